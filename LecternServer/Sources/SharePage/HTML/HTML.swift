import Text

/// HTML in UTF-8. Names of elements and attributes are literals of the source; everything else is escaped where it is written,
/// so that no text can become markup.
struct HTML {
    /// What was written so far.
    private(set) var bytes: [UInt8] = []

    private init() {}

    /// The start of a document.
    static var document: HTML {
        var html = HTML()
        html.bytes.reserveCapacity(24 << 10)
        html.append("<!DOCTYPE html>\n")
        return html
    }

    /// A part of documents.
    static var fragment: HTML { HTML() }

    mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout HTML) -> Void) {
        open(name, attributes)
        content(&self)
        append("</")
        append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// Writes an element without attributes that contains a text.
    mutating func element(_ name: StaticString, _ text: String) { element(name, [], text) }

    /// Writes an element that contains a text.
    mutating func element(_ name: StaticString, _ attributes: [Attribute], _ text: String) {
        element(name, attributes) { $0.text(text) }
    }

    /// Writes an element that has no content, such as `meta`.
    mutating func void(_ name: StaticString, _ attributes: [Attribute] = []) { open(name, attributes) }

    mutating func text(_ text: String) { append(escaping: text) }

    /// Writes the style sheet of the project, which the policy of the page allows by its hash.
    mutating func style(_ css: [UInt8]) {
        append("<style>")
        bytes += css
        append("</style>")
    }

    /// Writes JSON as data for machines; nothing in it can end the element.
    mutating func write(_ json: JSONOutput) {
        append("<script type=\"application/ld+json\">")
        for byte in json.line.utf8 { if byte == UInt8(ascii: "<") { append("\\u003C") } else { bytes.append(byte) } }
        append("</script>")
    }

    /// Writes a part of a template.
    mutating func append(_ part: HTMLTemplate.Part) { bytes += part.bytes }

    private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
        bytes.append(UInt8(ascii: "<"))
        append(name)
        for attribute in attributes {
            bytes.append(UInt8(ascii: " "))
            append(attribute.name.utf8.span)
            guard let value = attribute.value else { continue }
            bytes.append(UInt8(ascii: "="))
            bytes.append(UInt8(ascii: "\""))
            append(escaping: value)
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func append(_ text: StaticString) { text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) } }

    private mutating func append(_ text: Span<UInt8>) {
        unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Appends a text, in which what means something in HTML or is not visible is replaced.
    private mutating func append(escaping text: String) {
        let plain = Self.plain
        let span = text.utf8.span
        guard span.indices.contains(where: { !plain.contains(span[$0]) }) else { return append(span) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where scalar.isASCII && plain.contains(UInt8(scalar.value)): bytes.append(UInt8(scalar.value))
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "'": append("&#39;")
            case "\n": append("&#10;")
            case _ where Printable.isInvisible(scalar) && !Self.kept.contains(scalar): append("\u{FFFD}")
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }

    /// The joiners, which words of some languages contain, and the hole of a template.
    private static let kept: [Unicode.Scalar] = ["\u{200C}", "\u{200D}", "\u{10FFFF}"]

    /// The characters of ASCII that stand for themselves, in texts and in values of attributes.
    private static let plain = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !#$%()*+,-./:;=?@[\\]^_`{|}~")
}
