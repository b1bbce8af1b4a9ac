/// A network request (RFC 9110).
public struct FetchRequest: Sendable, Hashable {
    /// The method: GET, HEAD or POST.
    public var method: String
    /// An absolute URL.
    public var url: String
    /// The header fields that the caller sets, in order.
    public var headers: [HeaderField]
    /// The content; empty for none.
    public var body: [UInt8]
    /// Whether redirects are followed. If not, the response is that of the URL itself, with a `Location` field where it
    /// redirects, and no other host learns of the request.
    public var followsRedirects: Bool

    /// Creates a request.
    public init(
        method: String = "GET", url: String, headers: [HeaderField] = [], body: [UInt8] = [],
        followsRedirects: Bool = true
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.followsRedirects = followsRedirects
    }
}

/// A header field as it was sent: names keep their case.
public struct HeaderField: Sendable, Hashable {
    /// The name, which is compared without regard to case.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a field.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Whether the name of a field may contain the byte (RFC 9110, section 5.6.2).
    package static func isTokenCharacter(_ byte: UInt8) -> Bool {
        (0x21...0x7e).contains(byte) && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
    }
}

/// A request and what became of it.
public struct PerformedRequest: Sendable, Hashable {
    /// The request.
    public let request: FetchRequest
    /// The response, or why there is none.
    public let result: Result<FetchResponse, FetchError>
    /// How long it took.
    public let duration: Duration

    /// Creates a record.
    public init(request: FetchRequest, result: Result<FetchResponse, FetchError>, duration: Duration) {
        self.request = request
        self.result = result
        self.duration = duration
    }

    /// Why there is no response; nil if there is one.
    public var failure: FetchError? { if case .failure(let error) = result { error } else { nil } }
}
