/// A diagnostic for the author of a rule or the user of a link: what was found, where, and what to do about it.
public struct Finding: Error, Hashable, Sendable {
    /// How serious a finding is. Only errors change the exit status of a command.
    public enum Severity: String, Sendable, CaseIterable {
        case error
        case warning
        case note
    }

    /// How serious it is.
    public let severity: Severity
    /// What was found, in one sentence without a full stop.
    public let message: String
    /// Where in a rule file or an input it is, which then has no name; nil if it is about an input as a whole.
    public let location: SourceLocation?
    /// What was expected, or what to do about it.
    public private(set) var note: String?
    /// The check of rule files that found it; nil for what is not about a rule file.
    public let check: CheckName?
    /// What the message says, for programs that have their own words for it; nil if there is nothing but the message.
    public let cause: (any FindingCause)?

    /// The finding with a note that an object is left out because of it.
    package func omitting(_ what: String) -> Finding {
        var finding = self
        let consequence = "the \(what) is omitted"
        // A question is last.
        finding.note = note.map { $0.hasSuffix("?") ? "\(consequence); \($0)" : "\($0); \(consequence)" } ?? consequence
        return finding
    }

    /// In scalars: a text of a rule file, which may be long, can be part of a message.
    private static let maximumLength = 2000

    /// Creates the finding of a check.
    public init(_ check: CheckName, _ message: String, at location: SourceLocation? = nil, note: String? = nil) {
        self.init(check.severity, message, at: location, note: note, check: check)
    }

    /// Creates a finding about a location in a rule file, or about an input.
    public init(
        _ severity: Severity, _ message: String, at location: SourceLocation? = nil, note: String? = nil,
        check: CheckName? = nil, cause: (any FindingCause)? = nil
    ) {
        self.severity = severity
        self.check = check
        self.cause = cause
        self.message = Printable.shortened(message, to: Self.maximumLength)
        self.location = location
        self.note = note.map { Printable.shortened($0, to: Self.maximumLength) }
    }
}

/// What a finding says, as an object of a type that the module that makes the finding knows.
public protocol FindingCause: AnyObject, Sendable {}

extension Finding {
    /// Returns true if both say the same of the same place.
    public static func == (left: Self, right: Self) -> Bool {
        left.severity == right.severity && left.message == right.message && left.location == right.location
            && left.note == right.note && left.check == right.check
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(severity)
        hasher.combine(message)
        hasher.combine(location)
        hasher.combine(note)
        hasher.combine(check)
    }
}

extension Finding: CustomStringConvertible {
    /// The finding in the format of a compiler: location, severity, message, check, the line with a caret, the note.
    public var description: String {
        var lines: [String] = []
        let message = Printable.line(message) + (check.map { " [\($0.rawValue)]" } ?? "")
        if let position = location?.position {
            let place = "\(Printable.line(position.file)):\(position.line):\(position.column): "
            lines.append("\(position.file.isEmpty ? "" : place)\(severity.rawValue): \(message)")
            let (before, after) = (Printable.line(position.before), Printable.line(position.after))
            // A caret below an empty line shows nothing.
            if !before.isEmpty || !after.isEmpty {
                lines.append("    " + before + after)
                lines.append("    " + String(before.map { $0 == "\t" ? "\t" : " " }) + "^")
            }
        } else {
            lines.append("\(severity.rawValue): \(message)")
        }
        if let note { lines.append("    note: \(Printable.line(note))") }
        return lines.joined(separator: "\n")
    }

    /// The finding as a JSON object.
    public var json: JSONOutput {
        let position = location?.position
        return [
            "severity": .string(severity.rawValue), "message": .string(message),
            "file": JSONOutput(position.flatMap { $0.file.isEmpty ? nil : $0.file }),
            "line": position.map { .int($0.line) } ?? .null, "column": position.map { .int($0.column) } ?? .null,
            "note": JSONOutput(note), "check": check.map { .string($0.rawValue) },
        ]
    }

    /// Writes the finding as a JSON object; one that is not about a file without a value for each member, since there
    /// may be very many.
    package func write(to writer: inout JSONWriter) {
        guard location == nil, check == nil else { return writer.value(json) }
        writer.object { writer in
            writer.member("severity", severity.rawValue)
            writer.member("message", message)
            for name in ["file", "line", "column"] { writer.member(name, nil) }
            writer.member("note", note)
        }
    }
}
