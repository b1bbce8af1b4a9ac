import Hosts
import Text
import URLText

/// The host of a URL (WHATWG URL Standard, section 3.5).
enum WebHost {
    private static let forbidden = ASCIISet("\0\t\n\r #/:<>?@[\\]^|")
    private static let forbiddenInDomain = ASCIISet("%")

    static func parse(
        _ text: ArraySlice<UInt8>, isOpaque: Bool, _ domains: DomainMapping
    ) throws(InvalidURL) -> String {
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
        let decoded = String(decoding: PercentEncoding.decodedBytes(text.span, plusIsSpace: false), as: UTF8.self)
        guard let domain = domains.ascii(decoded), !domain.isEmpty, !domain.utf8.contains(where: isForbiddenInDomain)
        else { throw InvalidURL() }
        return IPv4Address.endsInNumber(domain) ? try IPv4Address.parse(domain) : domain
    }

    private static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || forbidden.contains(byte) || forbiddenInDomain.contains(byte)
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

/// An IPv4 address in any of the forms that browsers read: `0x7f.1` is `127.0.0.1`.
enum IPv4Address {
    /// Whether the last label of a domain is a number, so that the domain must be an address.
    static func endsInNumber(_ domain: String) -> Bool {
        guard let last = labels(domain).last, !last.isEmpty else { return false }
        return last.utf8.allSatisfy(\.isASCIIDigit) || number(last) != nil
    }

    static func parse(_ domain: String) throws(InvalidURL) -> String {
        let labels = labels(domain)
        var address: UInt64 = 0
        guard labels.count <= 4 else { throw InvalidURL() }
        for (index, label) in labels.enumerated() {
            guard let number = number(label) else { throw InvalidURL() }
            // The last number is that of all remaining bytes.
            let bytes = index == labels.count - 1 ? UInt64(4 - index) : 1
            guard number < 1 << (8 * bytes) else { throw InvalidURL() }
            address = address << (8 * bytes) | number
        }
        return [24, 16, 8, 0].map { String(address >> $0 & 255) }.joined(separator: ".")
    }

    /// The labels without the empty one after a dot at the end.
    private static func labels(_ domain: String) -> [Substring] {
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.last?.isEmpty == true ? labels.dropLast() : labels
    }

    /// The number of a label in decimal, octal after `0` or hexadecimal after `0x`; `UInt64.max` if it is larger.
    private static func number(_ label: Substring) -> UInt64? {
        guard !label.isEmpty else { return nil }
        var digits = label
        var radix = 10
        if label.lowercased().hasPrefix("0x") {
            (digits, radix) = (label.dropFirst(2), 16)
        } else if label.count > 1, label.first == "0" {
            (digits, radix) = (label.dropFirst(), 8)
        }
        if digits.isEmpty { return 0 }
        let isNumber = digits.utf8.allSatisfy { HexDigit.value($0).map { $0 < radix } ?? false }
        return isNumber ? UInt64(digits, radix: radix) ?? .max : nil
    }
}
