/// Writes an XML property list in the format of Apple's tools, with the keys in the order of the dictionaries.
package struct XMLPropertyListWriter {
    private var text: [UInt8] = []

    /// The property list in UTF-8.
    package static func write(_ value: PropertyListValue) -> [UInt8] {
        var writer = XMLPropertyListWriter()
        writer.text +=
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """.utf8
        writer.write(value, level: 0)
        writer.text += "</plist>\n".utf8
        return writer.text
    }

    private init() {}

    private mutating func write(_ value: PropertyListValue, level: Int) {
        switch value {
        case .string(let string): line("string", string, level)
        case .integer(let number): line("integer", "\(number)", level)
        case .other(let name): line("string", name, level)
        case .array(let items):
            line(items.isEmpty ? "<array/>" : "<array>", level)
            for item in items { write(item, level: level + 1) }
            if !items.isEmpty { line("</array>", level) }
        case .dictionary(let members):
            line(members.isEmpty ? "<dict/>" : "<dict>", level)
            for member in members {
                line("key", member.key, level + 1)
                write(member.value, level: level + 1)
            }
            if !members.isEmpty { line("</dict>", level) }
        }
    }

    private mutating func line(_ content: String, _ level: Int) {
        text += repeatElement(UInt8(ascii: "\t"), count: level)
        text += content.utf8
        text.append(UInt8(ascii: "\n"))
    }

    private mutating func line(_ name: String, _ content: String, _ level: Int) {
        text += repeatElement(UInt8(ascii: "\t"), count: level)
        text += "<\(name)>".utf8
        for byte in Self.writable(content).utf8 {
            switch byte {
            case UInt8(ascii: "&"): text += "&amp;".utf8
            case UInt8(ascii: "<"): text += "&lt;".utf8
            case UInt8(ascii: ">"): text += "&gt;".utf8
            // XML readers turn an unescaped carriage return into a line feed.
            case UInt8(ascii: "\r"): text += "&#13;".utf8
            default: text.append(byte)
            }
        }
        text += "</\(name)>\n".utf8
    }

    /// The text with U+FFFD for characters that XML 1.0 does not allow.
    private static func writable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnwritable) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isUnwritable($0) ? "\u{FFFD}" : $0 }))
    }

    private static func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
