package import LinkEngine
import PCRE
import RuleChecking
public import Text

/// How well rules are tested: which of their parts a test that passes with a result uses.
public struct RuleCoverage: Sendable {
    /// The coverage of one rule.
    public struct Rule: Sendable {
        /// What kind of rule it is.
        public let kind: RuleTest.Kind
        /// What people call the rule.
        public let title: String
        /// Where it is in its file.
        public let location: SourceLocation
        /// Its parts, in the order of the file.
        public internal(set) var parts: [RulePart]
        /// Why the branches of its regex are not known, where they are not.
        public let note: String?
        /// The score of HTTPS Everywhere; nil for rules without a regex.
        public let formula: Coverage.Rule?
        /// The rule as it is in its file.
        package let object: ManifestObject

        /// The number of parts that are taken.
        public var taken: Int { parts.count(where: \.isTaken) }
        /// Whether every part is taken.
        public var isComplete: Bool { note == nil && parts.allSatisfy(\.isTaken) }
        /// The share of its parts that are taken in percent, rounded down; 100 where there are none.
        public var percent: Int { parts.isEmpty ? 100 : taken * 100 / parts.count }
    }

    /// Every rule that may have tests, in the order of the files.
    public let rules: [Rule]
    /// The score of HTTPS Everywhere.
    public let formula: Coverage

    /// The coverage by the tests of a run.
    ///
    /// - Parameters:
    ///   - files: the rule files; one that cannot be read is left out.
    ///   - engine: the engine of their manifest.
    ///   - isSelection: whether the run had only some tests; rules without any of them are then omitted.
    package init(of files: [SourceFile], _ engine: Engine, by run: TestRun, isSelection: Bool = false) {
        let results = ResultsByPlace(run.results)
        let all = RuleParts.all(in: files, of: engine.manifest)
        let selected = all.filter { rule in
            !isSelection || !results.within(rule.object.value, of: rule.location.file).isEmpty
        }
        let regexes = Set(selected.map { rule in rule.object.regex.map(rule.location.moved) ?? rule.location })
        let formula = Coverage(files: files) { !isSelection || regexes.contains($0) }
        let scores = Dictionary(formula.rules.map { ($0.location, $0) }, uniquingKeysWith: { first, _ in first })
        self.formula = formula
        rules = selected.map { rule in
            Rule(rule, results, engine.services, scores[rule.object.regex.map(rule.location.moved) ?? rule.location])
        }
    }

    /// The number of all parts.
    public var parts: Int { rules.reduce(0) { $0 + $1.parts.count } }
    /// The number of parts that are taken.
    public var taken: Int { rules.reduce(0) { $0 + $1.taken } }
    /// The number of rules whose parts are all taken.
    public var complete: Int { rules.count(where: \.isComplete) }
    /// The share of all parts that are taken in percent, rounded down; 100 where there are none.
    public var percent: Int { parts == 0 ? 100 : taken * 100 / parts }
}

extension RuleCoverage.Rule {
    fileprivate init(_ rule: RuleParts, _ results: ResultsByPlace, _ services: RuleServices, _ formula: Coverage.Rule?)
    {
        var parts = rule.parts
        for result in results.within(rule.object.value, of: rule.location.file)
        where result.outcome == .passed && result.test.hasResult {
            for part in rule.taken(by: result.test.input, formats: [rule.format(of: result.test)], services) {
                parts[part].tests += 1
            }
        }
        self.init(
            kind: rule.kind, title: rule.rule.title, location: rule.location, parts: parts, note: rule.note,
            formula: formula, object: rule.object)
    }
}

extension RuleTest {
    /// Whether the rule applies to the link: a redirect, if it leads to another one.
    fileprivate var hasResult: Bool { expected != nil && (kind != .redirect || expected != input) }
}

/// The results of tests by the places of the tests.
struct ResultsByPlace {
    /// Of each file, in the order of the file.
    private var results: [String: [TestResult]]

    init(_ results: [TestResult]) {
        self.results = Dictionary(grouping: results) { $0.test.location.file.path }
            .mapValues { $0.sorted { $0.test.location.offset < $1.test.location.offset } }
    }

    func within(_ value: JSONValue, of file: SourceFile) -> ArraySlice<TestResult> {
        guard let results = results[file.path] else { return [] }
        let range = value.range
        return results[index(of: range.lowerBound, in: results)..<index(of: range.upperBound, in: results)]
    }

    /// The index of the first test at or after an offset.
    private func index(of offset: Int, in results: [TestResult]) -> Int {
        var (low, high) = (0, results.count)
        while low < high {
            let middle = (low + high) / 2
            if results[middle].test.location.offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension RuleCoverage {
    /// The coverage for programs; the members are part of the command line's contract.
    package var json: JSONOutput {
        [
            "parts": .int(parts), "taken": .int(taken), "percent": .int(percent), "complete": .int(complete),
            "covered": .int(formula.covered), "sites": .int(formula.sites), "forms": .int(formula.forms),
            "rules": .array(rules.map(\.json)),
        ]
    }
}

extension RuleCoverage.Rule {
    fileprivate var json: JSONOutput {
        let position = location.position
        return [
            "kind": .string(kind.rawValue), "title": .string(title), "file": .string(position.file),
            "line": .int(position.line), "parts": .int(parts.count), "taken": .int(taken), "percent": .int(percent),
            "note": JSONOutput(note), "needed": formula.map { .int($0.needed) },
            "matching": formula.map { .int($0.matching) }, "positive": formula.map { .int($0.positive) },
            "negative": formula.map { .int($0.negative) },
            "untaken": .array(parts.filter { !$0.isTaken }.map { $0.json(regex) }),
        ]
    }
}

extension RulePart {
    fileprivate func json(_ regex: String) -> JSONOutput {
        let position = location.position
        return [
            "kind": .string(name), "text": .string(text(regex)), "words": .string(words(regex)),
            "line": .int(position.line), "column": .int(position.column),
        ]
    }

    private var name: String {
        switch kind {
        case .branch(let branch): branch.kind.rawValue
        case .queryParameter: "query"
        case .book: "book"
        case .translation: "translation"
        case .template: "template"
        case .format: "format"
        }
    }

    /// The text of the part: of a branch, in the decoded regex.
    private func text(_ regex: String) -> String {
        switch kind {
        case .branch(let branch): branch.text(regex)
        case .queryParameter(let text), .book(let text), .translation(let text): text
        case .template(let index), .format(let index): String(index + 1)
        }
    }
}
