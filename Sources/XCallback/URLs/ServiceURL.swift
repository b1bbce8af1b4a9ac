import URLText
import UTF8Text

/// A URL of the way in which apps called each other before x-callback-url: `paste-app:paste?scheme=home&data=hello+world`.
/// The scheme that the caller names takes the answer home.
public struct ServiceURL: Sendable, Hashable {
    /// The scheme of the app that is called, in lower case.
    public let scheme: String
    /// What the app is to do.
    public let service: String
    /// The scheme of the calling app, in lower case.
    public let returnScheme: String?
    /// The other parameters, in their order.
    public let parameters: [QueryItem]

    /// A call of a service.
    public init(
        scheme: String, service: String, returnScheme: String? = nil, parameters: [QueryItem] = []
    ) throws(CallError) {
        self.scheme = try URLParts.scheme(named: scheme)
        guard !service.isEmpty, !service.hasPrefix("//") else { throw CallError("a call needs a service") }
        self.service = service
        self.returnScheme = try returnScheme.map(Self.returnScheme)
        guard !parameters.contains(where: { $0.name == "scheme" || $0.name.isEmpty }) else {
            throw CallError("a parameter needs a name, and another one than \"scheme\"")
        }
        self.parameters = parameters
    }

    /// Reads a URL, which has no `//`; a `+` in its query is a space.
    public init(parsing url: String) throws(CallError) {
        let parts = try URLParts(url)
        guard parts.authority == nil else {
            throw CallError("\"\(Printable.shortened(url))\" names a host, not a service")
        }
        let items = try [QueryItem](query: parts.query ?? "", space: .plus)
        let service = try URLParts.decode(parts.path, of: "the service")
        try self.init(
            scheme: parts.scheme, service: service, returnScheme: items.value(named: "scheme"),
            parameters: items.filter { $0.name != "scheme" })
    }

    /// A page of the web or a program is no app to return to.
    private static func returnScheme(_ name: String) throws(CallError) -> String {
        let scheme = try URLParts.scheme(named: name)
        if case .foreign = SchemePolicy.general.verdict(on: scheme + ":"), scheme != "intent" { return scheme }
        throw CallError("scheme: \(scheme): is no app to return to")
    }

    /// The URL.
    public var string: String {
        Self.string(scheme, service, (returnScheme.map { [QueryItem("scheme", $0)] } ?? []) + parameters)
    }

    /// The URL that takes an answer home; nil where none was asked for. It says whether the service was a success.
    public func url(for answer: Answer) -> String? {
        let items = [QueryItem("status", answer.outcome.rawValue)] + answer.items
        return returnScheme.map { Self.string($0, service, items) }
    }

    private static func string(_ scheme: String, _ service: String, _ items: [QueryItem]) -> String {
        let path = PercentEncoding.encode(service, keeping: .nothing)
        return "\(scheme):\(path)\(items.isEmpty ? "" : "?")\(items.query(space: .plus))"
    }
}
