import Text
import URLText

/// A URL of [x-callback-url 1.0](https://x-callback-url.com/specification/), by which one app calls an action of another
/// and gives the URLs that receive the answer.
///
/// ```swift
/// let call = try XCallbackURL(scheme: "app", action: "read", parameters: [QueryItem("page", "1 2")])
/// call.string // "app://x-callback-url/read?page=1%202"
/// ```
public struct XCallbackURL: Sendable, Hashable {
    /// The host of every such URL.
    static let host = "x-callback-url"

    /// The scheme of the called app, in lower case.
    public let scheme: String
    /// The name of the action, decoded; it may contain slashes.
    public let action: String
    /// The calling app and the URLs that receive the answer.
    public let callbacks: Callbacks
    /// The parameters of the action, in their order.
    public let parameters: [QueryItem]
    /// Parameters whose names start with `x-`, but which version 1.0 does not define.
    public let reserved: [QueryItem]

    /// A call of an action.
    ///
    /// - Throws: `CallError` if the scheme is not valid, the action is empty, or a parameter has no name or a reserved
    ///   one.
    public init(
        scheme: String, action: String, callbacks: Callbacks = Callbacks(), parameters: [QueryItem] = []
    ) throws(CallError) {
        self.scheme = try URLParts.scheme(named: scheme)
        guard !action.isEmpty else { throw CallError("a call needs an action") }
        if let unnamed = parameters.first(where: \.name.isEmpty) {
            throw CallError("the parameter with the value \"\(Printable.shortened(unnamed.value))\" has no name")
        }
        self.action = action
        self.callbacks = callbacks
        self.parameters = try parameters.checkedForReserved()
        reserved = []
    }

    /// Reads a URL. Values are decoded once, so that a callback within a callback stays encoded.
    ///
    /// - Throws: `CallError` if the URL is too long or malformed, has another host or no action, or if one of its
    ///   callbacks may not be opened.
    public init(parsing url: String) throws(CallError) {
        let parts = try URLParts(checking: url)
        guard Self.isCall(parts) else {
            throw CallError(
                "\"\(Printable.shortened(url))\" is not a valid x-callback-url: expected \(parts.scheme)://\(Self.host)/"
            )
        }
        scheme = parts.scheme
        action = try PercentEncoding.decode(String(Substring(parts.path.utf8.dropFirst())), of: "the action")
        guard !action.isEmpty else { throw CallError("the URL has no action after \(Self.host)/") }
        let items = try [QueryItem](parts.query, space: .escape)
        callbacks = try Callbacks(among: items)
        parameters = items.filter { !$0.isReserved }
        reserved = items.filter { $0.isReserved && !Callbacks.names.contains($0.name) }
    }

    /// Whether a URL has the host of an x-callback-url, even if it is malformed in other ways.
    static func isCall(_ url: String) -> Bool { (try? URLParts(checking: url)).map(isCall) ?? false }

    private static func isCall(_ parts: URLParts) -> Bool { parts.authority?.lowercased() == host }

    /// The URL as text: first the parameters that the specification defines, then those of the action.
    public var string: String {
        let path = action.split(separator: "/", omittingEmptySubsequences: false)
            .map { PercentEncoding.encode(String($0), keeping: .nothing) }.joined(separator: "/")
        let query = (callbacks.items + reserved + parameters).query(space: .escape)
        return "\(scheme)://\(Self.host)/\(path)\(query.isEmpty ? "" : "?")\(query)"
    }
}
