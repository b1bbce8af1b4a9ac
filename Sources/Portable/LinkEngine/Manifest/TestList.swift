package import Text

/// The tests of a rule as its file has them. All who read tests read them here, whatever their form is.
package enum TestList: Sendable {
    /// No tests.
    case none
    /// An object from links to results, or an array of links and one of results in the same order.
    case table(JSONValue)
    case arrays(inputs: JSONValue, results: JSONValue)

    /// The tests in the order of the file; what is not one is left out.
    package var entries: [TestEntry] {
        switch self {
        case .none: []
        case .table(let table): (table.members ?? []).compactMap { TestEntry(input: $0.key, result: $0.value) }
        case .arrays(let inputs, let results):
            zip(inputs.items ?? [], results.items ?? []).compactMap { TestEntry(input: $0, result: $1) }
        }
    }

    /// The value that holds the results.
    package var results: JSONValue? {
        switch self {
        case .none: nil
        case .table(let table): table
        case .arrays(_, let results): results
        }
    }
}

extension ManifestObject {
    /// The tests of a rule or of a format; those of a format that has arrays take the links of its action.
    package func testList(of action: ManifestObject? = nil) -> TestList {
        if let table = self[.tests] { return .table(table) }
        guard let inputs = (action ?? self)[.testInputs], let results = self[.testResults] else { return .none }
        return .arrays(inputs: inputs, results: results)
    }

    /// The tests of a rule: of an action, the tests of each of its formats; of any other rule, one list.
    package var testLists: [TestList] {
        kind == .action ? objects(.formats).map { $0.testList(of: self) } : [testList()]
    }

    /// The tests of a rule. Of an action, each link once: where a format must have a result for it, that test.
    package var tests: [TestEntry] {
        guard kind == .action else { return testList().entries }
        var tests: [TestEntry] = []
        var indices: [String: Int] = [:]
        for entry in testLists.flatMap({ $0.entries }) {
            if let index = indices[entry.link] {
                if tests[index].expected == nil { tests[index] = entry }
            } else {
                indices[entry.link] = tests.count
                tests.append(entry)
            }
        }
        return tests
    }

    /// Whether a rule must do something with the link of a test: a redirect, give another link.
    package func expectsResult(_ test: TestEntry) -> Bool {
        test.expected != nil && (kind != .redirect || test.expected != test.link)
    }
}

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
