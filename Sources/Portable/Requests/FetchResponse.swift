/// The response to a network request (RFC 9110).
public struct FetchResponse: Sendable, Hashable {
    /// The HTTP status.
    public var status: Int
    /// The URL of the content, after redirects.
    public var url: String
    /// The header fields of the last response, in order and as the server wrote them.
    public var headers: [HeaderField]
    /// The content, after decompression.
    public var body: [UInt8]
    /// The redirects that were followed, in order.
    public var redirects: [Redirect]

    /// A redirect that was followed.
    public struct Redirect: Sendable, Hashable {
        /// The URL that redirected.
        public var url: String
        /// Its HTTP status, such as 301.
        public var status: Int

        /// Creates a redirect.
        public init(url: String, status: Int) {
            self.url = url
            self.status = status
        }
    }

    /// Creates a response.
    public init(status: Int, url: String, headers: [HeaderField] = [], body: [UInt8] = [], redirects: [Redirect] = []) {
        self.status = status
        self.url = url
        self.headers = headers
        self.body = body
        self.redirects = redirects
    }

    /// The value of the first header field of that name, whatever its case.
    public func header(_ name: String) -> String? { headers.value(of: name) }

    /// The response as a script may read it (Fetch Standard, "forbidden response-header name").
    package var withoutCookies: FetchResponse {
        var response = self
        response.headers.removeAll { ["set-cookie", "set-cookie2"].contains($0.name.lowercased()) }
        return response
    }
}

extension [HeaderField] {
    private static let redirectStatuses = [301, 302, 303, 307, 308]

    /// Where a response with this header redirects to, as a reference to be resolved (RFC 9110, section 10.2.2); nil if
    /// it is not a redirect.
    package func redirectTarget(status: Int) -> String? {
        Self.redirectStatuses.contains(status) ? value(of: "Location") : nil
    }

    package func value(of name: String) -> String? {
        let name = name.lowercased()
        return first { $0.name.lowercased() == name }?.value
    }
}
