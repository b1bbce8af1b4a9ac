import Hosts
import Text
import URLText

/// The host of a URL: a domain in ASCII, or an address as it is written.
enum WebHost {
    private static let forbidden = ASCIISet("\0\t\n\r #/:<>?@[\\]^|")
    private static let forbiddenInDomain = ASCIISet("%")

    static func parse(_ text: ArraySlice<UInt8>, isOpaque: Bool) throws(InvalidURL) -> String {
        if text.first == UInt8(ascii: "[") {
            guard text.last == UInt8(ascii: "]"),
                let address = IPAddress(String(decoding: text.dropFirst().dropLast(), as: UTF8.self)), !address.isIPv4
            else { throw InvalidURL() }
            return "[\(address.serializedIPv6)]"
        }
        if isOpaque {
            if text.contains(where: forbidden.contains) { throw InvalidURL() }
            return PercentEncodeSet.control.encode(text)
        }
        let domain = PercentEncoding.decodedBytes(text.span, plusIsSpace: false)
        guard !domain.isEmpty, !domain.contains(where: isForbiddenInDomain) else { throw InvalidURL() }
        return String(decoding: domain.map(\.lowercasedASCII), as: UTF8.self)
    }

    private static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x7F || forbidden.contains(byte) || forbiddenInDomain.contains(byte)
    }
}

extension IPAddress {
    /// The address of IPv6 in lower case, with the first of its longest runs of at least two zeros compressed (RFC 5952).
    fileprivate var serializedIPv6: String {
        let pieces = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        func text(_ pieces: ArraySlice<UInt16>) -> String {
            pieces.map { String($0, radix: 16) }.joined(separator: ":")
        }
        var longest = 0..<0
        var start = 0
        for index in pieces.indices {
            if pieces[index] != 0 { start = index + 1 }
            if index + 1 - start > longest.count { longest = start..<index + 1 }
        }
        guard longest.count > 1 else { return text(pieces[...]) }
        return text(pieces[..<longest.lowerBound]) + "::" + text(pieces[longest.upperBound...])
    }
}
