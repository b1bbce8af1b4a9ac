package import LinkEngine
import PCRE
package import RuleChecking
package import Text

/// The parts of one rule, and which of them a link takes. Made once for a rule, used for many links.
package struct RuleParts: Sendable {
    /// The rule as it was loaded.
    package let rule: SingleRule
    /// The rule as it is in its file; for an app, the app.
    package let object: ManifestObject
    /// Where the rule is in its file.
    package let location: SourceLocation
    /// The parts: first the branches of the regex as ``BranchRecorder/branches`` has them. No test has used them.
    package let parts: [RulePart]
    /// Why the branches of the regex are not known, where they are not.
    package let note: String?

    private let recorder: BranchRecorder?
    /// The parts that are not branches, by what they are.
    private let numbers: [RulePart.Kind: Int]

    package var kind: RuleTest.Kind {
        switch rule {
        case .passage(let rule): rule.topic == .bible ? .passage : .place
        case .form: .app
        case .action: .action
        case .browser: .browser
        case .redirect: .redirect
        }
    }

    private init(_ object: ManifestObject, _ rule: SingleRule, at location: SourceLocation) {
        var reader = RulePartReader(object, in: location.file)
        reader.read(rule.pattern)
        self.object = object
        self.location = location
        self.rule = rule
        parts = reader.parts
        recorder = reader.recorder
        note = reader.note
        numbers = Dictionary(
            reader.parts.indices.dropFirst(recorder?.branches.count ?? 0).map { (reader.parts[$0].kind, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The rules of files that a manifest has loaded, in the order of the files.
    package static func all(in files: [SourceFile], of manifest: Manifest) -> [RuleParts] {
        let rules = Dictionary(manifest.singleRules.map { ($0.location, $0) }, uniquingKeysWith: { first, _ in first })
        return files.flatMap { file -> [RuleParts] in
            guard let document = try? file.parsed() else { return [] }
            return ManifestObject.all(in: document.root).compactMap { object in
                let location = SourceLocation(file: file, offset: (object.tableKey ?? object.value).offset)
                return rules[location].map { RuleParts(object, $0, at: location) }
            }
        }
    }

    /// The way of a link through the regex; nil where it has none.
    package func path(of link: String) -> PatternPath? {
        var budget = MatchBudget()
        return path(of: link, budget: &budget)
    }

    /// The way of a link through the regex, within a budget.
    func path(of link: String, budget: inout MatchBudget) -> PatternPath? {
        recorder.flatMap { try? $0.path(in: rule.subject(link), budget: &budget) }
    }

    /// The parts that a link uses, as indices of ``parts``; nil where the rule alone gives no result for it.
    package func taken(by link: String, _ services: RuleServices) -> Set<Int>? {
        let results = rule.results(for: link, services)
        let formats = results.indices.filter { results[$0] != nil }
        return formats.isEmpty ? nil : taken(by: link, formats: formats, services)
    }

    /// The parts that a link uses for which the rule gives a result, for an action in these formats.
    func taken(by link: String, formats: [Int], _ services: RuleServices) -> Set<Int> {
        var kinds: [RulePart.Kind] = []
        switch rule {
        case .passage(let rule):
            let uses = rule.uses(of: link)
            kinds += uses.parameters.map { .queryParameter($0) } + uses.books.map { .book($0) }
            kinds += uses.translations.map { .translation($0) }
        case .form(let app):
            let uses = app.uses(of: link, services)
            kinds += uses.template.map { [.template($0)] } ?? []
            kinds += uses.translation.map { [.translation($0)] } ?? []
        case .action: kinds += formats.map { .format($0) }
        case .browser, .redirect: break
        }
        return (path(of: link)?.taken ?? []).union(kinds.compactMap { numbers[$0] })
    }

    /// The index of the format that a test is of.
    func format(of test: RuleTest) -> Int {
        guard case .action(let action) = rule else { return 0 }
        return action.formats.lastIndex { $0.location.offset <= test.location.offset } ?? 0
    }
}

/// Finds the parts of a rule in its file.
struct RulePartReader {
    private let object: ManifestObject
    private let file: SourceFile
    private(set) var parts: [RulePart] = []
    private(set) var recorder: BranchRecorder?
    private(set) var note: String?

    init(_ object: ManifestObject, in file: SourceFile) {
        self.object = object
        self.file = file
    }

    /// Finds all parts of a rule with this regex.
    mutating func read(_ pattern: Pattern?) {
        if let pattern, let regex = object.regex { readBranches(of: pattern, regex) }
        readKeys(.query, of: object) { .queryParameter($0) }
        readKeys(.books, of: object) { .book($0.lowercased()) }
        if object.kind == .passage { readKeys(.translations, of: object) { .translation($0.lowercased()) } }
        for (index, format) in object.objects(.formats).enumerated() { add(.format(index), format.value) }
        for form in object.objects(.passage) + object.objects(.place) {
            for (index, template) in (form[.templates]?.items ?? []).enumerated() { add(.template(index), template) }
            readKeys(.translations, of: form) { .translation($0) }
        }
    }

    private mutating func readBranches(of pattern: Pattern, _ regex: JSONValue) {
        do {
            let part = object.kind.readsSite ? ReadingRule.regexRange(of: pattern) : nil
            let recorder = try BranchRecorder(pattern, part: part)
            let offsets = regex.textOffsets
            parts += recorder.branches.map { branch in
                let start = offsets[branch.range.lowerBound]
                return RulePart(
                    kind: .branch(branch), location: SourceLocation(file: file, offset: start),
                    length: offsets[branch.range.upperBound] - start)
            }
            self.recorder = recorder
        } catch {
            note = "the branches of the regex are not known: \(error.message)"
        }
    }

    /// The keys of an object that is the value of a key; nothing for a table that is only named.
    private mutating func readKeys(
        _ key: ManifestSchema.Key, of object: ManifestObject, _ kind: (String) -> RulePart.Kind
    ) {
        object[key]?.forEachMember { member in add(kind(member.name), member.key) }
    }

    private mutating func add(_ kind: RulePart.Kind, _ value: JSONValue) {
        parts.append(
            RulePart(kind: kind, location: SourceLocation(file: file, offset: value.offset), length: value.range.count))
    }
}
