/// Percent-encoding of RFC 3986, section 2.1.
package enum PercentEncoding {
    /// Undoes percent-encoding once; nil where the bytes are no UTF-8 afterwards. A `%` without two digits stays.
    package static func decode(_ text: String, plusIsSpace: Bool = false) -> String? {
        let bytes = text.utf8.span
        let first = bytes.place { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
        return first == bytes.count ? text : decode(bytes, plusIsSpace: plusIsSpace)
    }

    static func decode(_ bytes: Span<UInt8>, plusIsSpace: Bool = false) -> String? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        var isASCII = true
        while index < bytes.count {
            var byte = bytes[index]
            if byte == UInt8(ascii: "%"), let escaped = escaped(bytes, at: index) {
                byte = escaped
                index += 2
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            decoded.append(byte)
            isASCII = isASCII && byte < 0x80
            index += 1
        }
        return isASCII ? String(decoding: decoded, as: UTF8.self) : String(validating: decoded, as: UTF8.self)
    }

    /// The byte that a `%XX` at this index stands for.
    static func escaped(_ bytes: Span<UInt8>, at index: Int) -> UInt8? {
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
        let plain = kept.characters
        if text.utf8.hasOnly({ plain.contains($0) }) { return text }
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count * 2)
        append(text, keeping: kept, to: &encoded)
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Encodes the end of a text.
    static func encode(_ text: inout [UInt8], from start: Int, keeping kept: Kept) {
        let plain = kept.characters
        var first = start
        while first < text.count, plain.contains(text[first]) { first += 1 }
        guard first < text.count else { return }
        let rest = Array(text[first...])
        text.removeSubrange(first...)
        append(rest.span, keeping: kept, to: &text)
    }

    /// Appends the encoded bytes of a text.
    static func append(_ text: String, keeping kept: Kept, to encoded: inout [UInt8]) {
        append(text.utf8.span, keeping: kept, to: &encoded)
    }

    private static func append(_ bytes: Span<UInt8>, keeping kept: Kept, to encoded: inout [UInt8]) {
        let plain = kept.characters
        encoded.append(addingCapacity: 3 * bytes.count) { output in
            for index in bytes.indices {
                let byte = bytes[index]
                if plain.contains(byte) {
                    output.append(byte)
                } else if kept != .nothing, escaped(bytes, at: index) != nil {
                    output.append(byte)
                } else {
                    output.append(UInt8(ascii: "%"))
                    output.append(HexDigit.digit(byte >> 4))
                    output.append(HexDigit.digit(byte & 15))
                }
            }
        }
    }
}

extension PercentEncoding.Kept {
    private static let unreserved = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
    private static let withNothing = ASCIISet(unreserved)
    private static let withSyntax = ASCIISet(unreserved + ":/?#@!$&'()*+,;=")
    private static let withReserved = ASCIISet(unreserved + ":/?#@!$&'()*+,;=[]")

    /// What is left as it is.
    fileprivate var characters: ASCIISet {
        switch self {
        case .nothing: Self.withNothing
        case .reserved: Self.withReserved
        case .urlSyntax: Self.withSyntax
        }
    }
}
