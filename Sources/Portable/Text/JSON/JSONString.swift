/// Decodes and encodes JSON strings (RFC 8259, section 7).
package enum JSONString {
    /// Decodes the escapes of a string. A lone surrogate becomes U+FFFD, and an escape that is cut off ends the string: the
    /// parser accepts none, but the tokens may be those of a file.
    static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        var units: [UInt8] = []
        units.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while true {
            let plain = bytes[index...].prefix { $0 != UInt8(ascii: "\\") }
            units.append(plain.span)
            index = plain.endIndex
            guard index + 1 < bytes.endIndex else { break }
            let escape = bytes[index + 1]
            if escape == UInt8(ascii: "u") {
                guard index + 5 < bytes.endIndex else { break }
                units.append(contentsOf: String(Character(scalar(bytes, &index))).utf8)
            } else {
                units.append(unescaped(escape))
                index += 2
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    private static func unescaped(_ escape: UInt8) -> UInt8 {
        switch escape {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: escape
        }
    }

    /// The scalar of the `\uXXXX` at `index`, or of two of them that form a surrogate pair; moves `index` past it.
    private static func scalar(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Unicode.Scalar {
        let high = unit(bytes, index)
        index += 6
        if UTF16.isLeadSurrogate(high), index + 5 < bytes.endIndex, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        {
            let low = unit(bytes, index)
            if UTF16.isTrailSurrogate(low) {
                index += 6
                return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00)) ?? "\u{FFFD}"
            }
        }
        return Unicode.Scalar(high) ?? "\u{FFFD}"
    }

    private static func unit(_ bytes: ArraySlice<UInt8>, _ start: Int) -> UInt16 {
        bytes[start + 2..<start + 6].reduce(0) { $0 << 4 | UInt16(HexDigit.value($1) ?? 0) }
    }

    /// The string in double quotes; escapes what has to be, and every character that is not visible where the text is
    /// shown, so that no program takes it for the end of a line or a change of direction.
    package static func encode(_ string: String) -> String {
        var text: [UInt8] = []
        append(string, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the string in double quotes.
    package static func append(_ string: String, to text: inout [UInt8]) { append(string.utf8.span, to: &text) }

    /// Appends a string, UTF-8, in double quotes.
    package static func append(_ string: Span<UInt8>, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        if isPlainASCII(string) || isPlain(string) {
            text.append(string)
        } else {
            let string = unsafe string.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
            for scalar in string.unicodeScalars { append(scalar, to: &text) }
        }
        text.append(UInt8(ascii: "\""))
    }

    /// Whether no character needs an escape; false also for some that need none, which begin with the same byte. Does not
    /// stop early, so that the compiler can vectorise the loop.
    private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
        var special: UInt8 = 0
        for index in bytes.indices {
            let byte = bytes[index]
            let isControl: UInt8 = byte < 0x20 ? 1 : 0
            let isDelete: UInt8 = byte == 0x7F ? 1 : 0
            let isQuote: UInt8 = byte == 0x22 ? 1 : 0
            let isBackslash: UInt8 = byte == 0x5C ? 1 : 0
            // U+0080 to U+00BF, and U+0600 to U+063F.
            let isTwoBytes: UInt8 = byte == 0xC2 || byte == 0xD8 ? 1 : 0
            // U+1000 to U+3FFF, and everything from U+F000 on.
            let isMoreBytes: UInt8 = byte >= 0xE1 && byte <= 0xE3 || byte >= 0xEF ? 1 : 0
            special |= isControl | isDelete | isQuote | isBackslash | isTwoBytes | isMoreBytes
        }
        return special == 0
    }

    /// The same for ASCII, which nearly all strings are: eight bytes at a time, in a third of the instructions.
    private static func isPlainASCII(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while let word = bytes.word(at: index) {
            guard isPlainASCII(word) else { return false }
            index += 8
        }
        // The last word again, or what there is of it.
        if let word = bytes.word(at: bytes.count - 8) { return isPlainASCII(word) }
        return isPlain(bytes.extracting(index...))
    }

    /// Whether eight bytes are visible ASCII, without quotes and backslashes.
    @inline(__always)
    private static func isPlainASCII(_ word: UInt64) -> Bool {
        let control = word &- 0x2020_2020_2020_2020
        let special = hasByte(0x22, word) | hasByte(0x5C, word) | hasByte(0x7F, word)
        return (control | special | word) & 0x8080_8080_8080_8080 == 0
    }

    /// A word with the top bit of a byte set, if one of the bytes is this one.
    @inline(__always)
    private static func hasByte(_ byte: UInt64, _ word: UInt64) -> UInt64 {
        let difference = word ^ (byte &* 0x0101_0101_0101_0101)
        return (difference &- 0x0101_0101_0101_0101) & ~difference
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
        switch scalar {
        case "\"": text += "\\\"".utf8
        case "\\": text += "\\\\".utf8
        case "\n": text += "\\n".utf8
        case "\r": text += "\\r".utf8
        case "\t": text += "\\t".utf8
        case _ where Printable.isInvisible(scalar):
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            }
        default: text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
}
