import LinkEngine
import PCRE
public import Text

/// How well rules are tested: the score of HTTPS Everywhere.
///
/// A rule needs one test that its regex matches, and one more for each `*`, `+`, `?` and `|` in it: each of these lets
/// it match more kinds of links.
public struct Coverage: Sendable {
    /// How well one rule is tested.
    public struct Rule: Sendable {
        /// What kind of rule it is.
        public let kind: RuleTest.Kind
        /// What people call the rule.
        public let title: String
        /// How many tests its regex needs.
        public let needed: Int
        /// How many tests its regex matches.
        public let matching: Int
        /// How many tests expect a result.
        public let positive: Int
        /// How many tests expect that the rule does not apply.
        public let negative: Int
        /// Where the regex is in its file.
        package let location: SourceLocation

        /// Whether it has the tests that its regex needs.
        public var isCovered: Bool { matching >= needed }
        /// Whether it has two positive tests and a negative one.
        public var isBalanced: Bool { positive >= 2 && negative >= 1 }
    }

    /// Every rule that has a regex and may have tests, in the order of the files.
    public let rules: [Rule]
    /// How many sites the rules for passages read.
    public let sites: Int

    /// Counts the tests of rule files; a file that cannot be read is left out.
    ///
    /// - Parameter isWanted: whether to count those of the rule whose regex is at a place.
    public init(files: [SourceFile], where isWanted: (SourceLocation) -> Bool = { _ in true }) {
        rules = files.flatMap { file in
            let objects = (try? file.parsed()).map { ManifestObject.all(in: $0.root) } ?? []
            return objects.compactMap { Rule($0, in: file) }.filter { isWanted($0.location) }
        }
        sites = Set(rules.filter { $0.kind == .passage }.map(\.title)).count
    }

    /// How many forms of links of sites the rules read.
    public var forms: Int { rules.count { $0.kind == .passage } }
    /// How many rules have the tests that their regexes need.
    public var covered: Int { rules.count(where: \.isCovered) }
    /// The share of those rules in percent, rounded down; 100 where there are no rules.
    public var percent: Int { rules.isEmpty ? 100 : covered * 100 / rules.count }

    /// How many tests a regex needs. Characters that are escaped or in brackets match themselves; `?` after `(`, and
    /// `?` or `+` after a quantifier, have another meaning.
    public static func testsNeeded(by regex: String) -> Int {
        var needed = 1
        var depth = 0
        var previous: Character?
        var isEscaped = false
        for character in regex {
            defer { previous = isEscaped ? "\\" : character }
            if previous == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            isEscaped = false
            switch character {
            case "[": depth += 1
            case "]" where depth > 0: depth -= 1
            case "*", "|", "+", "?":
                let isSpelling = "+?".contains(character) && previous.map { "(*+?}".contains($0) } ?? false
                if depth == 0, !isSpelling { needed += 1 }
            default: break
            }
        }
        return needed
    }
}

extension Coverage.Rule {
    fileprivate init?(_ object: ManifestObject, in file: SourceFile) {
        guard let kind = RuleTest.Kind(object.kind), let regex = object.regex?.string else { return nil }
        let tests = object.tests
        let pattern = object.pattern
        self.init(
            kind: kind, title: object.label ?? regex, needed: Coverage.testsNeeded(by: regex),
            matching: tests.count { test in
                pattern.map { (try? $0.firstMatch(in: object.subject(test.link))) != nil } ?? false
            },
            positive: tests.count(where: object.expectsResult), negative: tests.count { !object.expectsResult($0) },
            location: SourceLocation(file: file, offset: object.regex?.offset ?? object.value.offset))
    }
}

extension RuleTest.Kind {
    /// Nil for objects that are not rules with tests.
    fileprivate init?(_ kind: ManifestSchema.Kind) {
        switch kind {
        case .passage: self = .passage
        case .place: self = .place
        case .action: self = .action
        case .browser: self = .browser
        case .redirect: self = .redirect
        case .manifest, .app, .systems, .system, .stores, .format, .passageForm, .takes, .placeForm, .preview,
            .testInput, .testResult, .set:
            return nil
        }
    }
}
