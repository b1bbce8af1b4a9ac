/// What a page is made from: a GET request, without anything of HTTP but what pages need.
public struct PageRequest: Sendable {
    /// The path as it was sent, percent-encoded, from `/`.
    public let path: String
    /// The query as it was sent, percent-encoded, without the question mark.
    public let query: String
    /// The header fields of the request, names in lower case.
    public let headers: [String: String]
    /// Where the service is reached, `https://lectern.example`, without a slash at the end: for canonical links. On a host of
    /// files, the addresses of the pages are fragments: `https://lectern.example/#`.
    public let origin: String

    /// Creates a request.
    public init(path: String, query: String = "", headers: [String: String] = [:], origin: String) {
        self.path = path
        self.query = query
        self.headers = headers
        self.origin = origin
    }

    /// Whether the addresses of the pages are fragments, since there is no service.
    static func isFragment(_ origin: String) -> Bool { origin.utf8.last == UInt8(ascii: "#") }
}
