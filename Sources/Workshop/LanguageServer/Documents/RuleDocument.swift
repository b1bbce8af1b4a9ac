import LinkEngine
import Text

/// A document that the client has open.
struct RuleDocument: Sendable {
    struct PlacedRule: Sendable {
        let key: RuleFile.Key
        let range: Range<Int>
    }

    /// What the client calls it.
    let uri: String
    /// Its path; the URI where that is not one of a file.
    let path: String
    private(set) var version: Int
    private(set) var text: DocumentText
    private(set) var context: RuleContext
    private let isInFolder: Bool
    private(set) var outline = DocumentOutline([])
    private(set) var rules: [PlacedRule] = []
    var reports: [RuleFile.Key: RuleReport] = [:]
    private(set) var file: SourceFile
    /// What is wrong apart from single rules.
    private(set) var findings: [Finding] = []
    /// What the client was told last of what is wrong.
    var published: PublishedDiagnostics?
    var stage = DocumentStage.outline

    init(uri: String, path: String, version: Int, text: [UInt8], context: RuleContext, isInFolder: Bool) {
        self.uri = uri
        self.path = path
        self.version = version
        self.text = DocumentText(text)
        self.context = context
        self.isInFolder = isInFolder
        file = SourceFile(path: path, bytes: text)
    }

    /// Whether it has rules. A client may open any JSON document.
    var isRuleFile: Bool { isInFolder || outline.members.contains { Self.manifestKeys.contains($0.name) } }

    private static let manifestKeys = Set(ManifestSchema.Kind.manifest.spellings).subtracting(["$schema"])

    mutating func change(
        to version: Int, _ edit: (inout DocumentText) throws(ResponseError) -> Void
    ) throws(ResponseError) {
        self.version = version
        stage = .outline
        try edit(&text)
    }

    /// Takes another context: what is known of single rules must be examined again.
    mutating func update(_ context: RuleContext) {
        self.context = context
        for key in reports.keys { reports[key]?.forgetFindings() }
        stage = .outline
    }

    /// Finds the rules after a change; what is known of those that did not change is kept.
    mutating func prepare() {
        guard stage == .outline else { return }
        outline = DocumentOutline(text.bytes)
        file = SourceFile(path: path, bytes: text.bytes)
        stage = .rules(0)
        guard isRuleFile else { return (rules, reports, findings) = ([], [:], []) }
        let isOwn = isOwn
        rules = outline.rules.prefix(WorkshopLimits.editorRules).map { rule in
            let key = RuleFile.Key(part: rule.part, isOwn: isOwn, text: Array(text.bytes[rule.range]))
            return PlacedRule(key: key, range: rule.range)
        }
        let old = reports
        reports = [:]
        for rule in rules where reports[rule.key] == nil {
            reports[rule.key] = old[rule.key] ?? RuleReport(RuleFile(rule.key, path: path))
        }
        updateApps()
        findings = context.findings(about: file)
    }

    /// Whether it is written for Lectern and not for Opener, see ``ManifestObject/isOwnManifest``.
    private var isOwn: Bool {
        if outline.members.contains(where: { ["$schema", "order", "passages"].contains($0.name) }) { return true }
        let key = Array("\"passage\"".utf8)
        return outline.rules.contains { rule in
            rule.part == .apps && text.bytes.span.extracting(rule.range).firstIndex(of: key.span) != nil
        }
    }

    /// Rules are examined with the apps of the document; where those have changed, again.
    private mutating func updateApps() {
        let apps = rules.filter { $0.key.part == .apps }.compactMap { reports[$0.key]?.rule.app }
        let updated = context.with(ownApps: apps)
        if updated.apps.mapValues(\.stub.line) != context.apps.mapValues(\.stub.line) {
            for rule in rules where rule.key.part == .actions { reports[rule.key]?.forgetFindings() }
        }
        context = updated
    }

    func rule(at offset: Int) -> PlacedRule? {
        let index = rules.partitioningIndex { $0.range.upperBound >= offset }
        return index < rules.count && rules[index].range.contains(offset) ? rules[index] : nil
    }
}

extension Array {
    /// The index of the first element for which a condition holds that holds for all after it.
    fileprivate func partitioningIndex(_ condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
