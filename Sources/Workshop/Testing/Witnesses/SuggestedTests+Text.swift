import LinkEngine
import Text

extension SuggestedTests {
    /// The tests as a rule file has them, each under a line that says what it is for; then the remarks.
    package func text(includingTests: Bool) -> String {
        let position = rule.rule.location.position
        let shown = includingTests ? tests : []
        guard !shown.isEmpty || !remarks.isEmpty else { return "" }
        let title = Printable.line("# \(position.file):\(position.line): \(rule.rule.title)")
        let lines = remarks.map { Printable.line("# " + $0) } + shown.flatMap(lines)
        return ([title] + lines).joined(separator: "\n") + "\n\n"
    }

    private func lines(of test: SuggestedTest) -> [String] {
        let apps = rule.rule.apps
        let reasons = test.reasons.map { Printable.line("# " + $0) }
        let results = test.expected.indices.map { index in
            let app = test.expected.count > 1 ? apps[index].map { "# in \($0):\n" } ?? "" : ""
            return app + "\(JSONOutput.string(test.link).line): \(test.json(index)),"
        }
        return reasons + results
    }
}
