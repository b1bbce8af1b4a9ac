import Text

/// Checks the authority of links of the web: user, host and port (RFC 3986, section 3.2).
package enum WebAuthority {
    /// Why the authority of a link of the web is not valid; nil if it is valid, or the link is not one of the web.
    ///
    /// Letters beyond ASCII are allowed, as in an internationalised name (RFC 3987), and so is what people paste with a
    /// link: see ``NormalizedLink``.
    package static func problem(in link: String) -> String? {
        guard SchemePolicy.isWeb(link), !isPlain(link) else { return nil }
        // Browsers take `https:example.org` too.
        guard let authority = URLParts(NormalizedLink(link).url)?.authority else { return nil }
        return problem(authority: Array(authority.utf8))
    }

    /// A link of the web with its host in lower case, which is the same link (RFC 3986, section 6.2.2.1); nil if it is
    /// so already.
    package static func lowercasingHost(_ link: String) -> String? {
        let bytes = link.utf8.span
        let start = bytes.indexOrEnd(of: slash) + 2
        guard start < bytes.count, bytes[start - 1] == slash else { return nil }
        var end = start
        var hasUpper = false
        while end < bytes.count, bytes[end] != slash {
            if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[end] { hasUpper = true }
            end += 1
        }
        guard hasUpper, SchemePolicy.isWeb(link) else { return nil }
        return lowercasingHost(link, from: start, to: end)
    }

    /// - Parameters:
    ///   - start: where the authority starts.
    ///   - end: where the first slash behind it is, or the end of the link.
    private static func lowercasingHost(_ link: String, from start: Int, to end: Int) -> String? {
        let authority = link.utf8.dropFirst(start).prefix(end - start)
            .prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let userEnd = authority.lastIndex(of: UInt8(ascii: "@")) ?? authority.startIndex
        let host = String(Substring(authority[userEnd...]))
        guard host != host.lowercased() else { return nil }
        return String(link[..<userEnd]) + host.lowercased() + String(link[authority.endIndex...])
    }

    /// Whether the host consists of letters, digits, dots and hyphens, as that of nearly every link does.
    private static func isPlain(_ link: String) -> Bool {
        let bytes = link.utf8.span
        let start = bytes.indexOrEnd(of: UInt8(ascii: ":")) + 3
        guard start < bytes.count, bytes[start - 1] == slash, bytes[start - 2] == slash else { return false }
        let end = bytes.indexOrEnd(from: start) { !plain.contains($0) }
        return end > start && (end == bytes.count || bytes[end] == slash)
    }

    private static let slash = UInt8(ascii: "/")
    private static let plain = ASCIISet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.")

    private static func problem(authority: [UInt8]) -> String? {
        let start = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? 0
        if hasInvalidEscape(authority) { return "its host has an invalid percent-encoding" }
        var host = authority[start...]
        if host.first == UInt8(ascii: "[") {
            guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return "a bracket of its host is not closed" }
            guard isAddress(host[(start + 1)..<end]) else { return "its host is not an address" }
            return isPort(host[(end + 1)...]) ? nil : "its port is not a number"
        }
        let port = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
        guard isPort(host[port...]) else { return "its port is not a number" }
        host = host[..<port]
        if host.isEmpty { return "it has no host" }
        return host.contains(where: isForbidden) ? "its host has a character that no host has" : nil
    }

    private static func hasInvalidEscape(_ text: [UInt8]) -> Bool {
        text.indices.contains { index in
            text[index] == UInt8(ascii: "%") && PercentEncoding.escapedByte(text.span, at: index) == nil
        }
    }

    /// Whether a text has the form of an IPv6 address, or of a later version (`v1.x`).
    private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
        if text.first.map({ $0 | 0x20 }) == UInt8(ascii: "v") { return text.contains(UInt8(ascii: ".")) }
        // A zone may follow (RFC 6874).
        let address = text.prefix { $0 != UInt8(ascii: "%") }
        return address.count { $0 == UInt8(ascii: ":") } >= 2
            && address.allSatisfy { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || HexDigit.value($0) != nil }
    }

    /// Whether a text is empty, or a colon and a port, which may be empty.
    private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
        text.isEmpty || text.first == UInt8(ascii: ":") && text.dropFirst().allSatisfy { $0.isASCIIDigit }
    }

    /// The forbidden host code points of https://url.spec.whatwg.org/#forbidden-host-code-point, without those that
    /// have been looked at already.
    private static func isForbidden(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F || forbidden.contains(byte) }

    private static let forbidden = ASCIISet("<>[]\\^|\"`{}")
}
