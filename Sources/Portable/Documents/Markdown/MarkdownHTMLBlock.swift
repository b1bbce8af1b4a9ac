import Text

/// A block of HTML in Markdown. The kinds differ in the condition that ends them (CommonMark, section 4.6).
enum MarkdownHTMLBlock: Equatable {
    case untilBlankLine
    case script
    case preformatted
    case comment
    case instruction
    case declaration
    case characterData

    /// The block that begins on a line, given without leading white space.
    init?(at line: Range<Int>, interruptsParagraph: Bool, in text: [UInt8]) {
        guard let start = line.first, text[start] == UInt8(ascii: "<"), line.count > 1 else { return nil }
        if text.hasText("<!--", at: start) {
            self = .comment
        } else if text.hasText("<![cdata[", at: start) {
            self = .characterData
        } else if text[start + 1] == UInt8(ascii: "?") {
            self = .instruction
        } else if text[start + 1] == UInt8(ascii: "!"), line.count > 2, text[start + 2].isASCIILetter {
            self = .declaration
        } else {
            self.init(tagAt: line, interruptsParagraph, in: text)
        }
    }

    private init?(tagAt line: Range<Int>, _ interruptsParagraph: Bool, in text: [UInt8]) {
        let isEnd = text[line.lowerBound + 1] == UInt8(ascii: "/")
        let start = line.lowerBound + (isEnd ? 2 : 1)
        let name = text[min(start, line.upperBound)..<line.upperBound].prefix { $0.isASCIIAlphanumeric }
        let nameEnd = start + name.count
        let isDelimited =
            nameEnd >= line.upperBound || text[nameEnd].isASCIISpace || text[nameEnd] == UInt8(ascii: ">")
            || text.hasText("/>", at: nameEnd)
        guard !name.isEmpty else { return nil }
        let lowerName = String(decoding: name, as: UTF8.self).lowercased()
        if isDelimited, !isEnd, lowerName == "pre" {
            self = .preformatted
        } else if isDelimited, !isEnd, ["script", "style", "textarea"].contains(lowerName) {
            self = .script
        } else if isDelimited, Self.blockNames.contains(lowerName) {
            self = .untilBlankLine
        } else if !interruptsParagraph, let tag = MarkdownTag(at: line.lowerBound, in: text, line.upperBound),
            text[tag.range.upperBound..<line.upperBound].allSatisfy({ $0.isASCIISpace })
        {
            self = .untilBlankLine
        } else {
            return nil
        }
    }

    /// Whether a line contains the end of the block.
    func isClosed(by line: Range<Int>, in text: [UInt8]) -> Bool {
        let ends: [StaticString]
        switch self {
        case .untilBlankLine: return false
        case .script, .preformatted: ends = ["</script>", "</pre>", "</style>", "</textarea>"]
        case .comment: ends = ["-->"]
        case .instruction: ends = ["?>"]
        case .declaration: ends = [">"]
        case .characterData: ends = ["]]>"]
        }
        return line.contains { index in
            ends.contains { text.hasText($0, at: index) && index + $0.utf8CodeUnitCount <= line.upperBound }
        }
    }

    /// How to read the lines of the block; nil if a browser does not display them.
    var content: MarkdownBlock.Kind? { self == .untilBlankLine || self == .preformatted ? .html : nil }

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
        "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
        "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe",
        "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p",
        "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr",
        "track", "ul",
    ]
}
