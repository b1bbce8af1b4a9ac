/// A page or a file, as it is sent.
public struct PageResponse: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The header fields; `Content-Length`, `ETag` and `Date` are added by the server.
    public var headers: [(name: String, value: String)]
    /// The bytes.
    public var body: [UInt8]

    /// Creates a response.
    public init(status: Int = 200, headers: [(name: String, value: String)], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
