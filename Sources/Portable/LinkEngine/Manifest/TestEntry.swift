package import Text

/// A link that a rule is tested on, and what the rule must give.
package struct TestEntry: Sendable {
    /// The link, followed by a line break and its headers in one line of JSON where the test gives some.
    package let link: String
    /// What the rule must give; nil: it must not apply.
    package let expected: String?
    /// Why the test is known to fail, if its author says so.
    package let knownFailure: String?
    /// Whether the link was made for the test, and not seen anywhere.
    package let isMade: Bool
    /// The link in its file.
    package let input: JSONValue
    /// The expectation in its file.
    package let result: JSONValue

    /// The value that says what the rule must give: a string or null.
    package var expectation: JSONValue { result[ManifestSchema.Key.result.rawValue] ?? result }

    /// Nil where input or result is neither a string nor an object that says one.
    package init?(input: JSONValue, result: JSONValue) {
        guard let link = Self.link(input) else { return nil }
        self.link = link
        self.input = input
        self.result = result
        if result.isNull || result.string != nil {
            expected = result.string
            knownFailure = nil
            isMade = false
        } else if let object = ManifestObject(result, kind: .testResult) {
            expected = object.string(.result)
            knownFailure = object.string(.knownFailure)
            isMade = object[.made]?.flag == true
        } else {
            return nil
        }
    }

    private static func link(_ input: JSONValue) -> String? {
        if let url = input.string { return url }
        guard let object = ManifestObject(input, kind: .testInput), let url = object.string(.url) else { return nil }
        guard let headers = object[.headers] else { return url }
        return url + "\n" + JSONOutput.value(headers).line
    }
}
