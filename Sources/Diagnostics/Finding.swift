package import JSONText
import UTF8Text

/// What a rule author, or a person with a link, should know: what was found, where, and what to do about it.
public struct Finding: Error, Hashable, Sendable {
    /// How much a finding weighs. Errors alone change an exit status.
    public enum Severity: String, Sendable, CaseIterable {
        case error
        case warning
        case note
    }

    /// How much it weighs.
    public let severity: Severity
    /// What was found, in one sentence without a full stop.
    public let message: String
    /// Where in a file it is, unless it is about an input.
    public let location: SourceLocation?
    /// What was expected, or what to do.
    public private(set) var note: String?

    /// The finding with a note that an object is left out because of it.
    package func omitting(_ what: String) -> Finding {
        var finding = self
        finding.note = (note.map { $0 + "; " } ?? "") + "the \(what) is left out"
        return finding
    }

    /// A finding about a place in a rule file, or about an input.
    public init(_ severity: Severity, _ message: String, at location: SourceLocation? = nil, note: String? = nil) {
        self.severity = severity
        self.message = message
        self.location = location
        self.note = note
    }
}

extension Finding: CustomStringConvertible {
    /// The finding as a compiler would print it: place, severity, message, the line with a caret, the note.
    public var description: String {
        var lines: [String] = []
        let message = Printable.line(message)
        if let position = location?.position {
            let place = "\(Printable.line(position.file)):\(position.line):\(position.column)"
            lines.append("\(place): \(severity.rawValue): \(message)")
            lines.append("    " + Printable.line(position.before + position.after))
            lines.append("    " + String(position.before.map { $0 == "\t" ? "\t" : " " }) + "^")
        } else {
            lines.append("\(severity.rawValue): \(message)")
        }
        if let note { lines.append("    note: \(Printable.line(note))") }
        return lines.joined(separator: "\n")
    }

    /// The finding as the JSON outputs carry it.
    package var json: JSONOutput {
        let position = location?.position
        return .object([
            ("severity", .string(severity.rawValue)), ("message", .string(message)),
            ("file", JSONOutput(position?.file)), ("line", position.map { .int($0.line) } ?? .null),
            ("column", position.map { .int($0.column) } ?? .null), ("note", JSONOutput(note)),
        ])
    }
}
