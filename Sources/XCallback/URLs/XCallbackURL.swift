import URLText
import UTF8Text

/// A URL of [x-callback-url 1.0](https://x-callback-url.com/specification/): one app calls an action of another,
/// and says where the answer goes.
public struct XCallbackURL: Sendable, Hashable {
    /// The host that all such URLs have.
    static let host = "x-callback-url"

    /// The scheme of the app that is called, in lower case.
    public let scheme: String
    /// What the app is to do.
    public let action: String
    /// Who calls, and where the answer goes.
    public let callbacks: Callbacks
    /// The parameters of the action, in their order.
    public let parameters: [QueryItem]
    /// Parameters that the specification keeps for itself, but that version 1.0 does not define.
    public let reserved: [QueryItem]

    /// A call of an action.
    public init(
        scheme: String, action: String, callbacks: Callbacks = Callbacks(), parameters: [QueryItem] = []
    ) throws(CallError) {
        self.scheme = try URLParts.scheme(named: scheme)
        guard !action.isEmpty else { throw CallError("a call needs an action") }
        if let unnamed = parameters.first(where: \.name.isEmpty) {
            throw CallError("the parameter of the value \"\(Printable.shortened(unnamed.value))\" has no name")
        }
        self.action = action
        self.callbacks = callbacks
        self.parameters = try parameters.checkedForReserved()
        reserved = []
    }

    /// Reads a URL. Values are decoded once, so that a callback within a callback stays encoded.
    public init(parsing url: String) throws(CallError) {
        let parts = try URLParts(url)
        guard Self.hasForm(parts) else {
            throw CallError(
                "\"\(Printable.shortened(url))\" is no x-callback-url, which starts with \(parts.scheme)://\(Self.host)/"
            )
        }
        scheme = parts.scheme
        action = try URLParts.decode(Substring(parts.path.utf8.dropFirst()), of: "the action")
        guard !action.isEmpty else { throw CallError("the URL names no action after \(Self.host)/") }
        let items = try [QueryItem](query: parts.query ?? "", space: .escape)
        callbacks = try Callbacks(among: items)
        parameters = items.filter { !$0.isReserved }
        reserved = items.filter { $0.isReserved && !Callbacks.names.contains($0.name) }
    }

    /// Whether a URL has the host that makes it one of these, whatever else is wrong with it.
    static func hasForm(_ url: String) -> Bool { (try? URLParts(url)).map(hasForm) ?? false }

    private static func hasForm(_ parts: URLParts) -> Bool { parts.authority?.lowercased() == host }

    /// The URL: first what the specification defines, then the parameters of the action.
    public var string: String {
        let path = action.split(separator: "/", omittingEmptySubsequences: false)
            .map { PercentEncoding.encode(String($0), keeping: .nothing) }.joined(separator: "/")
        let query = (callbacks.items + reserved + parameters).query(space: .escape)
        return "\(scheme)://\(Self.host)/\(path)\(query.isEmpty ? "" : "?")\(query)"
    }
}
