import LinkEngine
import Text

/// A line above the tests of a rule that says how many pass.
struct CodeLens {
    /// The index of the rule in the document.
    let rule: Int
    /// The key of the tests.
    let range: Range<Int>
    /// What it says; nil until the tests were run.
    let title: String?

    /// The lenses of a document, or of one of its rules.
    static func all(in document: RuleDocument, rule only: Int? = nil) -> [CodeLens] {
        document.rules.indices.filter { only == nil || only == $0 }.flatMap { index -> [CodeLens] in
            let placed = document.rules[index]
            guard let report = document.reports[placed.key] else { return [] }
            let offset = placed.range.lowerBound - report.rule.range.lowerBound
            return report.rule.objects.compactMap { object in
                guard let key = Self.key(of: object) else { return nil }
                let range = key.range.lowerBound + offset..<key.range.upperBound + offset
                return CodeLens(rule: index, range: range, title: report.tests(of: object).map(Self.title))
            }
        }
    }

    /// The key under which an object has its tests.
    private static func key(of object: ManifestObject) -> JSONValue? {
        object.members.first { member in
            let role = object.kind.key(named: member.name).flatMap(object.kind.member)?.role
            return (role == .testInputs && object.kind != .testInput || role == .tests) && member.value.isContainer
        }?.key
    }

    static func title(_ results: [TestResult]) -> String {
        let passed = results.count { $0.outcome == .passed }
        let skipped = results.count { $0.outcome == .skipped }
        let run = results.count - skipped
        let rest = skipped == 0 ? "" : ", \(skipped) not run"
        if run == 0 { return skipped == 0 ? "no tests" : "\(Printable.count(skipped, "test")) not run" }
        guard passed == run else { return "\(passed) of \(run) \(run == 1 ? "test passes" : "tests pass")" + rest }
        return (run == 1 ? "1 test passes" : "\(run) tests pass") + rest
    }

    /// The lens of the protocol. Without a title, the client asks for it when it shows the lens.
    func json(in document: RuleDocument, _ encoding: PositionEncoding, isResolved: Bool = false) -> JSONOutput {
        let range = document.range(range, encoding).json
        // Scripts run when nothing else is to do; then the client is asked to draw the lenses again.
        if let title = title ?? (isResolved ? "tests with scripts have not run yet" : nil) {
            return ["range": range, "command": ["title": .string(title), "command": ""]]
        }
        return [
            "range": range,
            "data": [
                "uri": .string(document.uri), "version": .int(document.version), "rule": .int(rule),
                "offset": .int(self.range.lowerBound),
            ],
        ]
    }
}

extension JSONValue {
    /// Whether it is an array or an object.
    fileprivate var isContainer: Bool { isArray || members != nil }
}
