import Foundation

/// A row of the table of an ``HTTPServer``: which requests it is for, and the answer.
public struct Route: Encodable, Sendable {
    /// How the server answers, where it does not just send the status, the headers and the content.
    public enum Mode: String, Encodable, Sendable, CaseIterable {
        /// Sends the request back as JSON: `scheme`, `method`, `host`, `target`, `headers`, `body`.
        case echo
        /// Sends the content compressed.
        case gzip
        /// Sends the content in the format of the field `X-Format` (`gzip`, `deflate`, or `bare` for that without the head and
        /// the checksum of zlib), without as many bytes at its end as the field `X-Cut` says, or with more where that is
        /// negative.
        case compressed
        /// Sends the content compressed, twice in a row.
        case gzipMembers
        /// Sends the content and nothing else, as if it were a whole HTTP response.
        case raw
        /// Closes the connection without an answer.
        case reset
        /// Announces more content than it sends.
        case truncated
        /// Reads the request and never answers.
        case silent
        /// Sends the head, then a byte every 10 ms.
        case trickle
        /// Sends a byte of a header field every 10 ms.
        case trickleHeaders
        /// Sends content without end.
        case endless
        /// Sends a header field without end.
        case endlessHeader
        /// Sends interim responses (103) without end.
        case interim
        /// Sends 100,000 header fields.
        case manyHeaders
        /// Sends content that is 128 MB when it is decompressed.
        case bomb
        /// Sends content that is 128 MB when it is decompressed twice.
        case nestedBomb
    }

    private let target: String
    private let method: String?
    private let host: String?
    private let status: Int
    private let headers: [[String]]
    private let body: Data
    private let mode: Mode?

    /// A route.
    ///
    /// - Parameters:
    ///   - target: the path and the query of the requests; one that ends with `*` is for all that start with it.
    ///   - method: the method of the requests; nil: all.
    ///   - host: the host of the requests, without the port; nil: all.
    ///   - status: the status of the answer.
    ///   - headers: its header fields, beside `Content-Length` and `Connection`.
    ///   - body: its content.
    ///   - mode: how it is sent.
    public init(
        _ target: String, method: String? = nil, host: String? = nil, status: Int = 200,
        headers: KeyValuePairs<String, String> = [:], body: String = "", mode: Mode? = nil
    ) {
        self.target = target
        self.method = method
        self.host = host
        self.status = status
        self.headers = headers.map { [$0, $1] }
        self.body = Data(body.utf8)
        self.mode = mode
    }

    /// The content as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// A redirect to a URL.
    public static func redirect(
        _ target: String, to url: String, status: Int = 302, host: String? = nil
    ) -> Route {
        Route(target, host: host, status: status, headers: ["Location": url])
    }
}
