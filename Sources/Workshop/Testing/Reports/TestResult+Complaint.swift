import Text

extension TestResult {
    /// What is wrong with the result, for people: the place, the reason, and the difference; then an empty line.
    package var complaint: String {
        let expected = test.expected.map(Printable.line)
        let actual = actual.map(Printable.line)
        var lines = [
            heading(note == nil ? outcome.rawValue : "note") + (reason ?? note ?? ""), "    input     \(test.input)",
            "    expected  \(expected ?? "null")", "    actual    \(actual ?? "null")",
        ].map(Printable.line)
        if let expected, let actual, expected != actual {
            lines.append("              " + TextDifference(from: expected, to: actual).insertionMarks)
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    /// The place of the test and its rule.
    func heading(_ severity: String) -> String {
        let position = test.location.position
        return "\(position.file):\(position.line): \(severity): \(test.rule): "
    }
}
