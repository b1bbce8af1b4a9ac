/// Percent-encoding of RFC 3986, section 2.1.
package enum PercentEncoding {
    /// Undoes percent-encoding once; nil where the bytes are no UTF-8 afterwards. A `%` without two digits stays.
    package static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let byte = escaped(bytes, at: index) {
                decoded.append(byte)
                index += 3
            } else {
                let isPlus = plusIsSpace && bytes[index] == UInt8(ascii: "+")
                decoded.append(isPlus ? UInt8(ascii: " ") : bytes[index])
                index += 1
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }

    /// The byte that a `%XX` at this index stands for.
    static func escaped(_ bytes: [UInt8], at index: Int) -> UInt8? {
        guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
            let high = HexDigit.value(bytes[index + 1]), let low = HexDigit.value(bytes[index + 2])
        else { return nil }
        return high << 4 | low
    }

    /// Encodes every byte that RFC 3986 does not allow in a URI, and leaves the escapes that are there.
    package static func encodeDisallowed(_ text: some StringProtocol) -> String {
        encode(text) { isUnreserved($0) || reserved.contains($0) || $0 == UInt8(ascii: "%") }
    }

    /// Encodes every byte but the unreserved ones, as a query value wants it.
    package static func encodeValue(_ text: some StringProtocol) -> String {
        encode(text, keeping: isUnreserved)
    }

    private static let reserved = Set(":/?#@!$&'()*+,;=".utf8)

    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func encode(_ text: some StringProtocol, keeping isKept: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if isKept(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
