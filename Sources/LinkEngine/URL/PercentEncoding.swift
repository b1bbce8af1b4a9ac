/// Percent-encoding of RFC 3986, section 2.1.
package enum PercentEncoding {
    /// Undoes percent-encoding once; nil where the bytes are no UTF-8 afterwards. A `%` without two digits stays.
    package static func decode(_ text: String, plusIsSpace: Bool = false) -> String? {
        decode(text[...].utf8, plusIsSpace: plusIsSpace)
    }

    static func decode(_ text: Substring.UTF8View, plusIsSpace: Bool = false) -> String? {
        guard text.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(Substring(text))
        }
        let bytes = Array(text)
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
    static func escaped(_ bytes: [UInt8], at index: Int) -> UInt8? { escaped(bytes.span, at: index) }

    private static func escaped(_ bytes: Span<UInt8>, at index: Int) -> UInt8? {
        guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
            let high = HexDigit.value(bytes[index + 1]), let low = HexDigit.value(bytes[index + 2])
        else { return nil }
        return high << 4 | low
    }

    /// What an encoder leaves as it is, beside the unreserved characters.
    package enum Kept {
        /// Nothing: the text becomes part of a value.
        case nothing
        /// Reserved characters and escapes, as RFC 6570's reserved expansion has it.
        case reserved
        /// The reserved characters that may stand in a path, query or fragment, and escapes.
        case urlSyntax
    }

    /// Encodes the bytes of a text.
    package static func encode(_ text: String, keeping kept: Kept) -> String {
        if text.utf8.hasOnly({ isUnreserved($0) || kept.contains($0) }) { return text }
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count * 2)
        append(text, keeping: kept, to: &encoded)
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Appends the encoded bytes of a text.
    static func append(_ text: String, keeping kept: Kept, to encoded: inout [UInt8]) {
        let bytes = text.utf8.span
        for index in bytes.indices {
            let byte = bytes[index]
            if isUnreserved(byte) || kept.contains(byte) || kept != .nothing && escaped(bytes, at: index) != nil {
                encoded.append(byte)
            } else {
                encoded.append(UInt8(ascii: "%"))
                encoded.append(HexDigit.digit(byte >> 4))
                encoded.append(HexDigit.digit(byte & 15))
            }
        }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

extension PercentEncoding.Kept {
    fileprivate func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "]"): self == .reserved
        case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"),
            UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: "="):
            self != .nothing
        default: false
        }
    }
}
