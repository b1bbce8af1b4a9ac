import Text

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
        text += "<\(name)>\(Markup.text(content))</\(name)>\n".utf8
    }
}
