import Text

/// Percent-encoding of RFC 3986, section 2.1.
public enum PercentEncoding {
    /// Decodes a text once; nil if the result is not valid UTF-8. A `%` without two hexadecimal digits after it is kept, as in
    /// browsers.
    package static func decode(_ text: String, plusIsSpace: Bool = false) -> String? {
        let bytes = text.utf8.span
        let first = bytes.indexOrEnd { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
        return first == bytes.count ? text : decode(bytes, plusIsSpace: plusIsSpace)
    }

    /// Decodes bytes once, as ``decode(_:plusIsSpace:)`` decodes a text.
    package static func decode(_ bytes: Span<UInt8>, plusIsSpace: Bool = false) -> String? {
        String(validating: decodedBytes(bytes, plusIsSpace: plusIsSpace), as: UTF8.self)
    }

    /// Decodes bytes once, whether or not the result is valid UTF-8; malformed escapes are kept.
    public static func decodedBytes(_ bytes: Span<UInt8>, plusIsSpace: Bool) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            var byte = bytes[index]
            if let escaped = escapedByte(bytes, at: index) {
                byte = escaped
                index += 2
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            decoded.append(byte)
            index += 1
        }
        return decoded
    }

    /// Decodes bytes until no escape is left, whether or not the result is valid UTF-8; malformed escapes are kept.
    package static func decodedRepeatedly(_ bytes: Span<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        for index in bytes.indices {
            decoded.append(bytes[index])
            // A decoded byte can be the last one of another escape: `%%361` is `%61`, and that is `a`.
            while let escaped = escapedByte(decoded.span, at: decoded.count - 3) {
                decoded.removeLast(3)
                decoded.append(escaped)
            }
        }
        return decoded
    }

    /// Whether two hexadecimal digits follow every `%` of a text.
    package static func hasValidEscapes(_ text: String) -> Bool {
        let bytes = text.utf8.span
        for index in bytes.indices
        where bytes[index] == UInt8(ascii: "%") && escapedByte(bytes, at: index) == nil {
            return false
        }
        return true
    }

    /// Whether there is an escape `%XX` at an index.
    package static func isEscape(_ bytes: Span<UInt8>, at index: Int) -> Bool { escapedByte(bytes, at: index) != nil }

    /// The byte that the escape `%XX` at an index encodes; nil if there is no such escape.
    static func escapedByte(_ bytes: Span<UInt8>, at index: Int) -> UInt8? {
        guard index >= 0, index + 2 < bytes.count, bytes[index] == UInt8(ascii: "%"),
            let high = HexDigit.value(bytes[index + 1]), let low = HexDigit.value(bytes[index + 2])
        else { return nil }
        return high << 4 | low
    }

    /// What is not encoded.
    public struct Kept: Equatable, Sendable {
        fileprivate let characters: ASCIISet
        private(set) var includesEscapes = false

        /// The unreserved characters, and others of ASCII.
        public init(_ characters: String) {
            self.characters = ASCIISet(
                "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~" + characters)
        }

        private static func escapes(and characters: String) -> Kept {
            var kept = Kept(characters)
            kept.includesEscapes = true
            return kept
        }

        /// The unreserved characters, for text within a component.
        public static let nothing = Kept("")
        /// Reserved characters and escapes too, as in reserved expansion (RFC 6570, section 3.2.3).
        package static let reserved = escapes(and: ":/?#@!$&'()*+,;=[]")
        /// The reserved characters that may occur in a path, query or fragment, and escapes.
        package static let urlSyntax = escapes(and: ":/?#@!$&'()*+,;=")
    }

    /// Encodes the bytes of a text.
    public static func encode(_ text: String, keeping kept: Kept) -> String {
        let plain = kept.characters
        if text.utf8.hasOnly({ plain.contains($0) }) { return text }
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count * 2)
        append(text, keeping: kept, to: &encoded)
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Encodes in place the bytes from an index on.
    package static func encode(_ text: inout [UInt8], from start: Int, keeping kept: Kept) {
        let plain = kept.characters
        var first = start
        while first < text.count, plain.contains(text[first]) { first += 1 }
        guard first < text.count else { return }
        let rest = Array(text[first...])
        text.removeSubrange(first...)
        append(rest.span, keeping: kept, to: &text)
    }

    /// Encodes the characters of a text that are not visible where it is printed.
    package static func encodingInvisible(_ text: String) -> String {
        guard !text.utf8.isPrintableASCII, text.unicodeScalars.contains(where: Printable.isInvisible) else {
            return text
        }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            result += Printable.isInvisible(scalar) ? encode(String(scalar), keeping: .nothing) : String(scalar)
        }
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
                } else if kept.includesEscapes, escapedByte(bytes, at: index) != nil {
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
