import Files
package import Requests

extension FetchRequest {
    private static let methods = ["GET", "HEAD", "POST"]

    /// The names that a caller cannot set: the forbidden request-headers of the Fetch standard, those that contain
    /// credentials, and `User-Agent`.
    private static let forbiddenNames: Set<String> = [
        "accept-charset", "accept-encoding", "access-control-request-headers", "access-control-request-method",
        "authorization", "connection", "content-length", "cookie", "cookie2", "date", "dnt", "expect", "host",
        "keep-alive", "origin", "referer", "set-cookie", "te", "trailer", "transfer-encoding", "upgrade", "user-agent",
        "via", "x-http-method", "x-http-method-override", "x-method-override",
    ]

    /// The request without the header fields that a caller cannot set.
    ///
    /// - Throws: `FetchError` if the method is not allowed, a header field is not valid, or the request is too large.
    package func sanitized() throws(FetchError) -> FetchRequest {
        guard Self.methods.contains(method) else {
            throw FetchError(.notAllowed, "only GET, HEAD and POST requests are made")
        }
        guard headers.allSatisfy(\.isValid) else { throw FetchError(.malformed, "a header field is not valid") }
        let size = headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        guard size <= SystemLimits.requestFields, body.count <= SystemLimits.requestBody else {
            throw FetchError(.sizeLimit, "the request is too large")
        }
        var request = self
        request.headers.removeAll { field in
            let name = field.name.lowercased()
            return Self.forbiddenNames.contains(name) || name.hasPrefix("proxy-") || name.hasPrefix("sec-")
        }
        if method != "POST" { request.body = [] }
        return request
    }

    /// The request that follows a redirect with a status (RFC 9110, section 15.4).
    ///
    /// - Throws: `FetchError` of the kind `refusedURL` if content would go to another origin.
    package func redirected(status: Int, to url: String, hasSameOrigin: Bool) throws(FetchError) -> FetchRequest {
        var request = self
        request.url = url
        // What a caller sets is for the host that it asks.
        if !hasSameOrigin { request.headers = [] }
        guard method == "POST" else { return request }
        if status == 307 || status == 308 {
            if hasSameOrigin { return request }
            throw FetchError(.refusedURL, "a POST request is not redirected to another origin")
        }
        request.method = "GET"
        request.body = []
        request.headers.removeAll { $0.name.lowercased().hasPrefix("content-") }
        return request
    }
}

extension HeaderField {
    /// Whether the name is a token of RFC 9110 and the value has no control characters.
    fileprivate var isValid: Bool {
        !name.isEmpty && name.utf8.allSatisfy(Self.isTokenCharacter)
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }
    }
}
