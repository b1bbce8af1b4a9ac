import UTF8Text

/// Percent-encoding of RFC 3986, section 2.1.
package enum PercentEncoding {
    /// What becomes of a `%` that two hexadecimal digits do not follow.
    package enum MalformedEscapes {
        /// It stays as it is, as browsers read it.
        case keep
        /// The text is refused.
        case reject
    }

    /// Decodes a text once; nil if the result is not valid UTF-8, or an escape is malformed and must not be.
    package static func decode(
        _ text: String, plusIsSpace: Bool = false, malformed: MalformedEscapes = .keep
    ) -> String? {
        let bytes = text.utf8.span
        let first = bytes.indexOrEnd { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
        return first == bytes.count ? text : decode(bytes, plusIsSpace: plusIsSpace, malformed: malformed)
    }

    /// Decodes bytes once; nil as with ``decode(_:plusIsSpace:malformed:)``.
    package static func decode(
        _ bytes: Span<UInt8>, plusIsSpace: Bool = false, malformed: MalformedEscapes = .keep
    ) -> String? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        var isASCII = true
        while index < bytes.count {
            var byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                if let escaped = escapedByte(bytes, at: index) {
                    byte = escaped
                    index += 2
                } else if malformed == .reject {
                    return nil
                }
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            decoded.append(byte)
            isASCII = isASCII && byte < 0x80
            index += 1
        }
        return isASCII ? String(decoding: decoded, as: UTF8.self) : String(validating: decoded, as: UTF8.self)
    }

    /// The byte that the escape `%XX` at an index encodes; nil if there is no such escape.
    static func escapedByte(_ bytes: Span<UInt8>, at index: Int) -> UInt8? {
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

    /// Encodes the bytes of a text from an index on, in place.
    package static func encode(_ text: inout [UInt8], from start: Int, keeping kept: Kept) {
        let plain = kept.characters
        var first = start
        while first < text.count, plain.contains(text[first]) { first += 1 }
        guard first < text.count else { return }
        let rest = Array(text[first...])
        text.removeSubrange(first...)
        append(rest.span, keeping: kept, to: &text)
    }

    /// Appends the encoded bytes of a text.
    package static func append(_ text: String, keeping kept: Kept, to encoded: inout [UInt8]) {
        append(text.utf8.span, keeping: kept, to: &encoded)
    }

    private static func append(_ bytes: Span<UInt8>, keeping kept: Kept, to encoded: inout [UInt8]) {
        let plain = kept.characters
        encoded.append(addingCapacity: 3 * bytes.count) { output in
            for index in bytes.indices {
                let byte = bytes[index]
                if plain.contains(byte) {
                    output.append(byte)
                } else if kept != .nothing, escapedByte(bytes, at: index) != nil {
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
