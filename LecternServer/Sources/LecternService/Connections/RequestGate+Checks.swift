import HTTPTypes
import NIOHTTP1
import NIOHTTPTypesHTTP1

extension RequestGate {
    /// The request of a head.
    ///
    /// - Throws: `Problem` if the head names no host or several (RFC 9112, section 3.2), its target is no path, it expects what
    ///   is not done here, or a field is malformed.
    static func request(_ head: HTTPRequestHead) throws(Problem) -> HTTPRequest {
        try checkHost(head)
        try checkExpectation(head)
        // The parser refuses anything that is not a number.
        guard head.headers[canonicalForm: "content-length"].allSatisfy({ Int($0) != nil }) else {
            throw Problem(.tooLarge, "the Content-Length is larger than any body that is read")
        }
        guard head.version != .http1_0 || !head.headers.contains(name: "transfer-encoding") else {
            throw Problem(.malformed, "HTTP/1.0 has no Transfer-Encoding")
        }
        guard head.headers[canonicalForm: "transfer-encoding"].allSatisfy({ $0.lowercased() == "chunked" }) else {
            throw Problem(.malformed, "the only Transfer-Encoding that is read is chunked")
        }
        guard head.uri.utf8.first == UInt8(ascii: "/") || head.method == .OPTIONS && head.uri == "*" else {
            throw Problem(.malformed, "the target of the request is not a path")
        }
        var head = head
        // Hummingbird looks for this field as it is written here, and not at the version.
        if isLast(head) { head.headers.replaceOrAdd(name: "connection", value: "close") }
        do {
            return try HTTPRequest(head, secure: false, splitCookie: false)
        } catch {
            throw Problem(.malformed, "the method or a header field is malformed")
        }
    }

    /// Whether no request may follow on the connection. The parser reads nothing behind one that asks for another protocol,
    /// which it is not given (RFC 9110, section 7.8).
    static func isLast(_ head: HTTPRequestHead) -> Bool {
        !head.isKeepAlive || head.method == .CONNECT || head.headers.contains(name: "upgrade")
    }

    private static func checkHost(_ head: HTTPRequestHead) throws(Problem) {
        let hosts = head.headers[canonicalForm: "host"]
        guard hosts.count == 1 || hosts.isEmpty && head.version == .http1_0 else {
            throw Problem(.host, hosts.isEmpty ? "there is no Host field" : "there are \(hosts.count) Host fields")
        }
        guard hosts.allSatisfy(isHost) else {
            throw Problem(.host, "the Host field is not the name of a host")
        }
    }

    private static func checkExpectation(_ head: HTTPRequestHead) throws(Problem) {
        guard head.version == .http1_0 || head.headers[canonicalForm: "expect"].allSatisfy(isContinue) else {
            throw Problem(.expectation, "the only expectation that is met here is 100-continue")
        }
    }

    /// Whether an expectation is that of a client that waits until it is told to send its body.
    private static func isContinue(_ expectation: Substring) -> Bool { expectation.lowercased() == "100-continue" }

    /// What is wrong with a request that cannot be parsed.
    static func problem(_ error: HTTPParserError) -> Problem {
        switch error {
        case .headerOverflow: Problem(.headTooLarge, "the head of the request is larger than is read here")
        default: Problem(.malformed, "this is not HTTP/1.1: \(error)")
        }
    }

    /// Whether a field has the form of a host with a port or without one (RFC 9110, section 7.2).
    private static func isHost(_ field: Substring) -> Bool {
        let isAddress = field.first == "["
        guard
            let end = isAddress
                ? field.firstIndex(of: "]").map(field.index(after:)) : field.firstIndex(of: ":") ?? field.endIndex
        else { return false }
        let (host, port) = (field[..<end], field[end...])
        let isKnown =
            isAddress
            ? host.dropFirst().dropLast().allSatisfy { $0.isASCII && $0.isHexDigit || ":.".contains($0) }
            : host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || ".-_".contains($0) }
        return isKnown && host.utf8.count > (isAddress ? 2 : 0) && (port.isEmpty || isPort(port))
    }

    /// Whether a text is a colon and a number of a port, which may be left out.
    private static func isPort(_ text: Substring) -> Bool {
        let number = text.dropFirst()
        return text.first == ":" && number.first != "+" && (number.isEmpty || UInt16(number) != nil)
    }
}
