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

    /// Writes an element with its content.
    mutating func element(
        _ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout HTML) -> Void
    ) {
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

    /// Writes a text.
    mutating func text(_ text: String) { append(escaping: text) }

    /// Writes the style sheet of the project, which the policy of the page allows by its hash.
    mutating func style(_ css: [UInt8]) {
        append("<style>")
        bytes += css
        append("</style>")
    }

    /// Writes JSON as data for machines; nothing in it can end the element.
    mutating func write(_ json: JSON) {
        append("<script type=\"application/ld+json\">")
        for (index, part) in json.bytes.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
            .enumerated()
        {
            if index > 0 { append("\\u003C") }
            bytes += part
        }
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

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ text: Span<UInt8>) {
        unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Appends a text, in which what means something in HTML or is not visible is replaced.
    private mutating func append(escaping text: String) {
        let text = text.utf8.span
        var start = 0
        while true {
            let end = PlainText.end(in: text, from: start)
            append(text.extracting(start..<end))
            guard end < text.count else { return }
            start = end + append(characterAt: end, of: text)
        }
    }

    /// Appends what stands for a character, and returns the number of its bytes.
    private mutating func append(characterAt index: Int, of text: Span<UInt8>) -> Int {
        switch text[index] {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        case UInt8(ascii: "\""): append("&quot;")
        case UInt8(ascii: "'"): append("&#39;")
        case UInt8(ascii: "\n"): append("&#10;")
        case 0x80...: return append(nonASCIIAt: index, of: text)
        default: append(Self.replacement)
        }
        return 1
    }

    private mutating func append(nonASCIIAt index: Int, of text: Span<UInt8>) -> Int {
        let (scalar, count) = PlainText.scalar(in: text, at: index)
        if PlainText.isVisible(scalar) {
            append(text.extracting(index..<index + count))
        } else {
            append(Self.replacement)
        }
        return count
    }

    /// U+FFFD, for what people would not see.
    private static let replacement: StaticString = "\u{FFFD}"
}
