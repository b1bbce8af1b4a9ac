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
    /// Where, if it is about a file; counted when asked for.
    public var location: Location? { mark?.location }
    private let mark: SourceMark?
    /// What was expected, or what to do.
    public private(set) var note: String?

    /// The finding, saying too that its rule is not used.
    func leavingOut(_ what: String) -> Finding {
        var finding = self
        finding.note = (note.map { $0 + "; " } ?? "") + "the \(what) is left out"
        return finding
    }

    /// A finding about a place in a rule file, or about an input.
    public init(_ severity: Severity, _ message: String, at mark: SourceMark? = nil, note: String? = nil) {
        self.severity = severity
        self.message = message
        self.mark = mark
        self.note = note
    }
}

extension Finding: CustomStringConvertible {
    /// The finding as a compiler would print it: place, severity, message, the line with a caret, the note.
    public var description: String {
        var lines: [String] = []
        let message = Printable.line(message)
        if let location {
            let place = "\(Printable.line(location.file)):\(location.line):\(location.column)"
            lines.append("\(place): \(severity.rawValue): \(message)")
            lines.append("    " + Printable.line(location.before + location.after))
            lines.append("    " + String(location.before.map { $0 == "\t" ? "\t" : " " }) + "^")
        } else {
            lines.append("\(severity.rawValue): \(message)")
        }
        if let note { lines.append("    note: \(Printable.line(note))") }
        return lines.joined(separator: "\n")
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
