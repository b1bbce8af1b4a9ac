import Text

/// A character reference of HTML, `&nbsp;` or `&#8211;`: all numbers, the names of HTML 4, and those of other characters in
/// URLs and in references to the Bible.
struct CharacterReference {
    let scalar: Unicode.Scalar
    /// The index after the semicolon.
    let end: Int
    private let isNumber: Bool

    /// The reference that starts at an index.
    init?(at start: Int, in text: [UInt8]) {
        guard text[start] == UInt8(ascii: "&") else { return nil }
        let name = text[(start + 1)...].prefix(Self.maximumName)
            .prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
        guard name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: ";") else { return nil }
        let key = String(decoding: name, as: UTF8.self)
        isNumber = key.hasPrefix("#")
        guard let scalar = isNumber ? Self.numbered(key.dropFirst()) : Self.named[key] else { return nil }
        self.scalar = scalar
        end = name.endIndex + 1
    }

    /// What readers see of the character: nothing of a soft hyphen, and of a place where a line may or must not break.
    var shown: String { ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"].contains(scalar) ? "" : String(scalar) }

    /// Whether a name is one of a character of ASCII, as those in URLs are.
    var mayBeInURL: Bool { isNumber || scalar.isASCII }

    private static let maximumName = 18

    private static func numbered(_ digits: Substring) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number else { return nil }
        if (0x80..<0xA0).contains(number) { return windows1252[Int(number) - 0x80] }
        return Unicode.Scalar(number).flatMap { $0 == "\0" ? "\u{FFFD}" : $0 }
    }

    /// The characters that the standard gives to the numbers of control characters, as pages for Windows have them.
    private static let windows1252 = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

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
