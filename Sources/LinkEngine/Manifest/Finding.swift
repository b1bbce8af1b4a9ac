/// What a rule author, or a person with a link, should know: what was found, where, and what to do about it.
public struct Finding: Error, Hashable, Sendable {
    /// How much a finding weighs. Errors alone change an exit status.
    public enum Severity: String, Sendable, CaseIterable {
        case error
        case warning
        case note
    }

    /// A place in a file.
    public struct Location: Hashable, Sendable {
        /// The name of the file as it was given.
        public let file: String
        /// The line, from 1.
        public let line: Int
        /// The column in Unicode scalars, from 1.
        public let column: Int
        /// The text of the line before the place, and from it on (shortened where the line is long).
        let before: String
        let after: String
    }

    /// How much it weighs.
    public let severity: Severity
    /// What was found, in one sentence without a full stop.
    public let message: String
    /// Where, if it is about a file.
    public let location: Location?
    /// What was expected, or what to do.
    public let note: String?

    /// A finding about a place in a rule file, or about an input.
    public init(_ severity: Severity, _ message: String, at mark: SourceMark? = nil, note: String? = nil) {
        self.severity = severity
        self.message = message
        self.location = mark?.location
        self.note = note
    }
}

extension Finding: CustomStringConvertible {
    /// The finding as a compiler would print it: place, severity, message, the line with a caret, the note.
    public var description: String {
        var lines: [String] = []
        if let location {
            lines.append("\(location.file):\(location.line):\(location.column): \(severity.rawValue): \(message)")
            lines.append("    " + Self.printable(location.before + location.after))
            lines.append("    " + String(location.before.map { $0 == "\t" ? "\t" : " " }) + "^")
        } else {
            lines.append("\(severity.rawValue): \(message)")
        }
        if let note { lines.append("    note: \(note)") }
        return lines.joined(separator: "\n")
    }

    /// The text without characters that a terminal would obey.
    static func printable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    scalar == "\t" || !(scalar.properties.generalCategory == .control) ? scalar : "\u{FFFD}"
                }))
    }

    /// The finding as the JSON outputs carry it.
    package var json: JSONOutput {
        .object([
            ("severity", .string(severity.rawValue)), ("message", .string(message)),
            ("file", JSONOutput(location?.file)), ("line", location.map { .int($0.line) } ?? .null),
            ("column", location.map { .int($0.column) } ?? .null), ("note", JSONOutput(note)),
        ])
    }
}
