import Text

/// Which tests are run: those that have one of several texts in their rule, app, file or link.
package struct TestFilter: Sendable {
    private let texts: [String]

    /// A filter that all tests pass if there are no texts. Case does not matter.
    package init(_ texts: [String]) { self.texts = texts.map { $0.lowercased() } }

    /// Whether a test is run.
    package func includes(_ test: RuleTest) -> Bool {
        if texts.isEmpty { return true }
        let fields = ["\(test.kind.rawValue) \(test.title)", test.app ?? "", test.location.file.path, test.input]
            .map { $0.lowercased() }
        return texts.contains { text in fields.contains { $0.contains(text) } }
    }
}
