/// A character reference of HTML, `&nbsp;` or `&#8211;`: all numbers, the names of HTML 4, and those of other characters in
/// URLs and in references to the Bible.
package struct CharacterReference {
    package let scalar: Unicode.Scalar
    /// The index after the reference.
    package let end: Int
    private let isNumber: Bool

    /// The reference that starts at an index.
    ///
    /// - Parameter needsSemicolon: false to read references as browsers do, which accept numbers and the names of characters
    ///   of Latin-1 without the semicolon.
    package init?(at start: Int, in text: [UInt8], needsSemicolon: Bool = true) {
        guard text[start] == UInt8(ascii: "&") else { return nil }
        let content = text[(start + 1)...]
        isNumber = content.first == UInt8(ascii: "#")
        let found = isNumber ? Self.number(content.dropFirst()) : Self.name(content, needsSemicolon: needsSemicolon)
        guard let (scalar, end) = found else { return nil }
        let isClosed = end < text.count && text[end] == UInt8(ascii: ";")
        guard isClosed || !needsSemicolon else { return nil }
        self.scalar = scalar
        self.end = isClosed ? end + 1 : end
    }

    /// What readers see of the character: nothing of a soft hyphen, and of a place where a line may or must not break.
    package var shown: String { ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"].contains(scalar) ? "" : String(scalar) }

    /// Whether a name is one of a character of ASCII, as those in URLs are.
    package var mayBeInURL: Bool { isNumber || scalar.isASCII }

    /// The text with all references replaced, as browsers show it.
    package static func decode(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var copied = 0
        while let ampersand = bytes[copied...].firstIndex(of: UInt8(ascii: "&")) {
            output += bytes[copied..<ampersand]
            if let reference = CharacterReference(at: ampersand, in: bytes, needsSemicolon: false) {
                output += String(reference.scalar).utf8
                copied = reference.end
            } else {
                output.append(UInt8(ascii: "&"))
                copied = ampersand + 1
            }
        }
        output += bytes[copied...]
        return String(decoding: output, as: UTF8.self)
    }

    private static func number(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, end: Int)? {
        let isHexadecimal = text.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let digits = text.dropFirst(isHexadecimal ? 1 : 0)
            .prefix { isHexadecimal ? HexDigit.value($0) != nil : $0.isASCIIDigit }
        guard !digits.isEmpty else { return nil }
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10) ?? 0
        return (number == 0 ? "\u{FFFD}" : Unicode.Scalar(windows1252: number), digits.endIndex)
    }

    private static func name(_ text: ArraySlice<UInt8>, needsSemicolon: Bool) -> (Unicode.Scalar, end: Int)? {
        let name = text.prefix { $0.isASCIIAlphanumeric }
        if name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: ";"),
            let scalar = named[String(decoding: name, as: UTF8.self)]
        {
            return (scalar, name.endIndex)
        }
        guard !needsSemicolon else { return nil }
        for length in stride(from: min(name.count, 6), to: 1, by: -1) {
            let name = name.prefix(length)
            guard let scalar = named[String(decoding: name, as: UTF8.self)], scalar.mayLackSemicolon else { continue }
            return (scalar, name.endIndex)
        }
        return nil
    }

    /// The characters of `data/entities.txt` by their names.
    private static let named: [String: Unicode.Scalar] = {
        var named: [String: Unicode.Scalar] = [:]
        for line in String(decoding: EmbeddedFile.bytes("entities.txt"), as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard let scalar = UInt32(fields[0], radix: 16).flatMap(Unicode.Scalar.init) else { continue }
            for name in fields.dropFirst() { named[String(name)] = scalar }
        }
        return named
    }()
}

extension Unicode.Scalar {
    /// The character with a number, where those from 128 to 159 are those of Windows-1252, as in pages that say that they
    /// are Latin-1; U+FFFD if there is none.
    package init(windows1252 number: UInt32) {
        let isControl = (0x80..<0xA0).contains(number)
        self = isControl ? Self.windows1252[Int(number) - 0x80] : Unicode.Scalar(number) ?? "\u{FFFD}"
    }

    private static let windows1252 = Array("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

    /// Whether browsers accept the names of the character in HTML 2 without a semicolon.
    fileprivate var mayLackSemicolon: Bool { (0xA0...0xFF).contains(value) || ["\"", "&", "<", ">"].contains(self) }
}
