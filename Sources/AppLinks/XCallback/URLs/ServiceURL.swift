import Text
import URLText

/// A call in the form that apps used before x-callback-url: `paste-app:paste?scheme=home&data=hello+world`. The answer
/// is a URL with the scheme that the caller gives.
public struct ServiceURL: Sendable, Hashable {
    /// The scheme of the called app, in lower case.
    public let scheme: String
    /// The name of the service, decoded.
    public let service: String
    /// The scheme of the calling app, in lower case; nil if the caller wants no answer.
    public let returnScheme: String?
    /// The other parameters, in their order.
    public let parameters: [QueryItem]

    /// A call of a service.
    ///
    /// - Throws: `CallError` if a scheme, the service or a parameter name is not valid.
    public init(
        scheme: String, service: String, returnScheme: String? = nil, parameters: [QueryItem] = []
    ) throws(CallError) {
        self.scheme = try URLParts.scheme(named: scheme)
        guard !service.isEmpty, !service.hasPrefix("//") else { throw CallError("a call needs a service") }
        self.service = service
        self.returnScheme = try returnScheme.map(Self.returnScheme)
        guard !parameters.contains(where: { $0.name == "scheme" || $0.name.isEmpty }) else {
            throw CallError("a parameter needs a name other than \"scheme\"")
        }
        self.parameters = parameters
    }

    /// Reads a URL without `//`; a `+` in its query is a space.
    ///
    /// - Throws: `CallError` if the URL is too long, malformed, or not a call of a service.
    public init(parsing url: String) throws(CallError) {
        let parts = try URLParts(checking: url)
        guard parts.authority == nil else {
            throw CallError("\"\(Printable.shortened(url))\" has a host instead of a service")
        }
        let items = try [QueryItem](parts.query, space: .plus)
        let service = try PercentEncoding.decode(String(parts.path), of: "the service")
        try self.init(
            scheme: parts.scheme, service: service, returnScheme: items.value(named: "scheme"),
            parameters: items.filter { $0.name != "scheme" })
    }

    /// The answer must go to an app: schemes of web pages, programs and Android intents are refused.
    private static func returnScheme(_ name: String) throws(CallError) -> String {
        let scheme = try URLParts.scheme(named: name)
        if case .foreign = SchemePolicy.general.verdict(on: scheme + ":"), scheme != "intent" { return scheme }
        throw CallError("scheme: \(scheme): is not the scheme of an app")
    }

    /// The URL as text; only unreserved characters of the service and the parameters are not encoded.
    public var string: String {
        Self.string(scheme, service, (returnScheme.map { [QueryItem("scheme", $0)] } ?? []) + parameters)
    }

    /// The URL that returns an answer to the caller, with the outcome as `status`; nil without a return scheme.
    public func url(for answer: Answer) -> String? {
        let items = [QueryItem("status", answer.outcome.rawValue)] + answer.items
        return returnScheme.map { Self.string($0, service, items) }
    }

    private static func string(_ scheme: String, _ service: String, _ items: [QueryItem]) -> String {
        let path = PercentEncoding.encode(service, keeping: .nothing)
        return "\(scheme):\(path)\(items.isEmpty ? "" : "?")\(items.query(space: .plus))"
    }
}
