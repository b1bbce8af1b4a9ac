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
    func write(to json: inout JSONWriter) {
        let (kind, status, position): (String, Int?, SourcePosition?) =
            switch cause {
            case .rule(let location): ("rule", nil, location.position)
            case .http(let status): ("http", status, nil)
            }
        json.object { json in
            json.key("from")
            json.string(url)
            json.key("to")
            json.string(target)
            json.key("kind")
            json.string(kind)
            json.key("status")
            json.literal(status.map(String.init) ?? "null")
            json.key("file")
            json.string(position?.file)
            json.key("line")
            json.literal(position.map { String($0.line) } ?? "null")
            json.key("column")
            json.literal(position.map { String($0.column) } ?? "null")
        }
    }
}
