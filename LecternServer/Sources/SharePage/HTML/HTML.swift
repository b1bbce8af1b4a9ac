/// HTML in UTF-8. Names of elements and attributes are literals of the source; everything else is escaped where it is written,
/// so that no text can become markup.
struct HTML {
    /// What was written so far.
    private(set) var bytes: [UInt8] = []

    /// Starts a document.
    init() {
        bytes.reserveCapacity(24 << 10)
        append("<!DOCTYPE html>\n")
    }

    /// Writes an element with its content.
    mutating func element(
        _ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout HTML) throws -> Void
    ) rethrows {
        open(name, attributes)
        try content(&self)
        append("</")
        append(name)
        append(">")
    }

    /// Writes an element without attributes that contains a text.
    mutating func element(_ name: StaticString, _ text: String) { element(name, [], text) }

    /// Writes an element that contains a text.
    mutating func element(_ name: StaticString, _ attributes: [Attribute], _ text: String) {
        element(name, attributes) { $0.text(text) }
    }

    /// Writes an element that has no content, such as `meta`.
    mutating func void(_ name: StaticString, _ attributes: [Attribute] = []) { open(name, attributes) }

    /// Writes a text.
    mutating func text(_ text: String) { append(escaping: text) }

    /// Writes the style sheet of the project, which the policy of the page allows by its hash.
    mutating func style(_ css: [UInt8]) {
        append("<style>")
        bytes += css
        append("</style>")
    }

    /// Writes JSON as data for machines; nothing in it can end the element.
    mutating func data(json: String) {
        append("<script type=\"application/ld+json\">")
        for byte in json.utf8 {
            if byte == UInt8(ascii: "<") { append("\\u003C") } else { bytes.append(byte) }
        }
        append("</script>")
    }

    private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
        append("<")
        append(name)
        for attribute in attributes {
            append(" ")
            bytes += attribute.name.utf8
            guard let value = attribute.value else { continue }
            append("=\"")
            append(escaping: value)
            append("\"")
        }
        append(">")
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    private mutating func append(escaping text: String) {
        if Self.plain.contain(text.utf8.span) {
            bytes += text.utf8
        } else {
            for scalar in text.unicodeScalars { append(scalar: scalar) }
        }
    }

    private mutating func append(scalar: Unicode.Scalar) {
        switch scalar {
        case "&": append("&amp;")
        case "<": append("&lt;")
        case ">": append("&gt;")
        case "\"": append("&quot;")
        case "'": append("&#39;")
        case "\n": append("&#10;")
        default:
            if Self.isVisible(scalar), let encoded = UTF8.encode(scalar) {
                bytes.append(contentsOf: encoded)
            } else {
                bytes += [0xEF, 0xBF, 0xBD]
            }
        }
    }

    /// The characters that stand for themselves in text and in values of attributes.
    private static let plain = ASCIIBytes(ASCIIBytes.alphanumeric + " !#$%()*+,-./:;=?@[\\]^_`{|}~")

    /// Whether people see a character, and it does not change the direction of those around it.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            false
        default: true
        }
    }
}
