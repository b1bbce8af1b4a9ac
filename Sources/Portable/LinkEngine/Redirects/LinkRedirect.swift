public import Text

/// A step from a link to the one that it wraps or redirects to.
public struct LinkRedirect: Sendable, Hashable {
    /// What leads from the one to the other.
    public enum Cause: Sendable, Hashable {
        /// A rule for links that wrap another; where it is in its file.
        case rule(SourceLocation)
        /// The server of the link, with this HTTP status.
        case http(status: Int)
    }

    /// The link that leads to another.
    public let url: String
    /// The link to which it leads.
    public let target: String
    /// What leads there.
    public let cause: Cause
}

extension LinkRedirect {
    var json: JSONOutput {
        let (kind, status, position): (String, Int?, SourcePosition?) =
            switch cause {
            case .rule(let location): ("rule", nil, location.position)
            case .http(let status): ("http", status, nil)
            }
        return [
            "from": .string(url), "to": .string(target), "kind": .string(kind),
            "status": status.map { .int($0) } ?? .null, "file": JSONOutput(position?.file),
            "line": position.map { .int($0.line) } ?? .null, "column": position.map { .int($0.column) } ?? .null,
        ]
    }
}
