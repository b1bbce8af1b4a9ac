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

extension PageResponse {
    /// A page, which nobody else may frame and which loads nothing from elsewhere.
    static func page(_ html: [UInt8], status: Int = 200) -> PageResponse {
        PageResponse(
            status: status,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Content-Security-Policy", contentPolicy),
                ("Cache-Control", "private, no-cache"), ("Vary", "User-Agent, Accept-Language"),
            ] + common, body: html)
    }

    /// A file that may be kept for an hour.
    ///
    /// - Parameter isPrivate: whether its address says what somebody reads, or its bytes depend on more than its address, so
    ///   that caches which others share keep none of it.
    static func file(_ bytes: [UInt8], _ type: String, isPrivate: Bool = false) -> PageResponse {
        let caching = isPrivate ? "private, max-age=3600" : "public, max-age=3600"
        return PageResponse(headers: [("Content-Type", type), ("Cache-Control", caching)] + common, body: bytes)
    }

    /// A redirect to a page of ours, or to what the engine made of a passage.
    static func redirect(to link: Link, isPermanent: Bool = false) -> PageResponse {
        PageResponse(
            status: isPermanent ? 301 : 302,
            headers: [("Location", link.url), ("Cache-Control", isPermanent ? "private, max-age=3600" : "no-store")]
                + common)
    }

    private static let common = [
        (name: "X-Content-Type-Options", value: "nosniff"), (name: "Referrer-Policy", value: "no-referrer"),
    ]

    /// Only our own files, and the one style sheet that is in the page.
    private static let contentPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'sha256-\(Asset.styleHash)'", "img-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "form-action 'self'", "base-uri 'none'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")
}
