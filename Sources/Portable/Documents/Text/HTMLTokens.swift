import Text

/// The tokens of HTML, by the rules of the standard (section 13.2.5) as far as these decide what is text and what is a tag.
///
/// There is no tree: building one takes quadratic time for some documents, and a parser moves and repeats what is out of
/// place. Each byte is read a bounded number of times, however the document is nested. ``MarkdownTag`` says what is a tag
/// at all in a paragraph of Markdown, where the rules are stricter.
struct HTMLTokens {
    enum Token {
        case text(Range<Int>)
        case tag(Tag)
        /// A comment or a declaration.
        case hidden(Range<Int>)
        /// The contents of an element without markup, such as a script.
        case raw(Range<Int>)
        /// What a program fills in. Tags in it are tags, as for a browser that sees the document as it is.
        case template(Range<Int>)
    }

    /// The tag at the start or the end of an element.
    struct Tag {
        var range: Range<Int>
        /// In lower case.
        let name: String
        let isEnd: Bool
        /// Whether it has the attribute `href`.
        var isLink = false
        /// The value of its first `href`, quotes included; nil if there is none, or the tag is not closed.
        var target: Range<Int>?
        /// Whether it ends in a slash, which only has a meaning within SVG and MathML.
        var isEmpty = false
    }

    private let text: [UInt8]
    private var position = 0
    private let end: Int
    /// The element whose text is not read as HTML.
    private var rawElement: String?
    /// Whether `?>` does not occur any more.
    private var hasNoCodeEnd = false

    /// How many elements of SVG and MathML are open, in which a slash closes a tag.
    private var foreignElements = 0
    private let templates: Templates
    /// The end of the last mark that a program fills in.
    private var markEnd = 0
    /// Where the JavaScript in braces ends, by where it starts.
    private let expressionEnds: [Int: Int]

    /// What is filled in by a program.
    enum Templates {
        case none
        /// The marks of template languages.
        case marks
        /// Those, and the JavaScript in braces of MDX.
        case mdx
    }

    init(_ text: [UInt8], templates: Templates) {
        self.text = text
        self.templates = templates
        expressionEnds = templates == .mdx ? MDXCode.expressionEnds(in: text) : [:]
        end = text.count
    }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        guard position < end else { return nil }
        if let name = rawElement { return rawText(of: name) }
        let start = position
        while position < end {
            let byte = text[position]
            if byte == UInt8(ascii: "<"), position + 1 < end, startsMarkup(text[position + 1]) { break }
            if start < markEnd {
                guard position < markEnd else { break }
            } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<"), let end = templateEnd(at: position) {
                guard position == start else { break }
                markEnd = end
            }
            position += 1
        }
        guard position > start else { return markup() }
        return start < markEnd ? .template(start..<position) : .text(start..<position)
    }

    private func templateEnd(at start: Int) -> Int? {
        switch templates {
        case .none: nil
        case .mdx where text[start] == UInt8(ascii: "{"): expressionEnds[start]
        case .marks, .mdx: TemplateMark.end(at: start, in: text)
        }
    }

    private func startsMarkup(_ byte: UInt8) -> Bool { byte.isASCIILetter || "/!?".utf8.contains(byte) }

    private mutating func markup() -> Token {
        let start = position
        if text.hasText("<!--", at: start) {
            position = commentEnd(from: start)
            return .hidden(start..<position)
        }
        if text.hasText("<![cdata[", at: start) {
            // Without its end, the rest of the document is hidden.
            position = text.index(of: "]]>", from: start + 9).map { $0 + 3 } ?? end
            return .hidden(start..<position)
        }
        let isEnd = text[start + 1] == UInt8(ascii: "/")
        let nameStart = start + (isEnd ? 2 : 1)
        guard nameStart < end, text[nameStart].isASCIILetter else {
            position = (codeEnd(from: start) ?? text[start..<end].firstIndex(of: UInt8(ascii: ">")) ?? end - 1) + 1
            return .hidden(start..<position)
        }
        position = nameStart
        while position < end, !text[position].isASCIISpace, !"/>".utf8.contains(text[position]) { position += 1 }
        var tag = Tag(range: start..<position, name: text.text(nameStart..<position).lowercased(), isEnd: isEnd)
        readAttributes(of: &tag)
        tag.range = start..<position
        startContents(of: tag)
        return .tag(tag)
    }

    /// The end of a comment: `<!-->` is one. Without its end, the rest of the document is hidden.
    private func commentEnd(from start: Int) -> Int {
        var index = start + 2
        while let next = text.index(of: "--", from: index) {
            if text.hasText(">", at: next + 2) { return next + 3 }
            if next > start + 3, text.hasText("!>", at: next + 2) { return next + 4 }
            index = next + 1
        }
        return end
    }

    /// Takes the start tag of an element into account whose contents are read otherwise.
    private mutating func startContents(of tag: Tag) {
        if Self.foreignNames.contains(tag.name) {
            foreignElements = max(0, foreignElements + (tag.isEnd ? -1 : tag.isEmpty ? 0 : 1))
        } else if !tag.isEnd, Self.rawElements.contains(tag.name), !(tag.isEmpty && foreignElements > 0) {
            rawElement = tag.name
        }
    }

    private static let foreignNames: Set<String> = ["svg", "math"]

    /// The last byte of code of PHP, `<?php if ($a > 3) ... ?>`, which ends for a browser at its first bracket.
    private mutating func codeEnd(from start: Int) -> Int? {
        guard text[start + 1] == UInt8(ascii: "?"), !hasNoCodeEnd else { return nil }
        let code = text.index(of: "?>", from: start + 2)
        hasNoCodeEnd = code == nil
        return code.map { $0 + 1 }
    }

    private static let rawElements: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "plaintext",
    ]

    /// Reads the attributes of a tag, and moves past it.
    private mutating func readAttributes(of tag: inout Tag) {
        var xlink: Range<Int>?
        while position < end, text[position] != UInt8(ascii: ">") {
            guard !text[position].isASCIISpace, text[position] != UInt8(ascii: "/") else {
                position += 1
                continue
            }
            let start = position
            position += 1
            while position < end, !text[position].isASCIISpace, !"/>=".utf8.contains(text[position]) { position += 1 }
            let name = start..<position
            let value = attributeValue()
            if name.count == 4, !tag.isEnd, !tag.isLink, text.hasText("href", at: start) {
                (tag.isLink, tag.target) = (true, value)
            } else if name.count == 10, xlink == nil, text.hasText("xlink:href", at: start) {
                xlink = value
            }
        }
        tag.isEmpty = position < end && text[position - 1] == UInt8(ascii: "/")
        tag.target = position < end ? tag.isLink ? tag.target : xlink : nil
        position = min(position + 1, end)
    }

    /// The value that follows the name of an attribute, quotes included; nil if none does.
    private mutating func attributeValue() -> Range<Int>? {
        let equals = MarkdownDestination.spaces(from: position, in: text)
        guard equals < end, text[equals] == UInt8(ascii: "=") else { return nil }
        position = MarkdownDestination.spaces(from: equals + 1, in: text)
        guard position < end else { return nil }
        let start = position
        let quote = text[position]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position = (text[(position + 1)..<end].firstIndex(of: quote) ?? end - 1) + 1
        } else {
            while position < end, !text[position].isASCIISpace, text[position] != UInt8(ascii: ">") { position += 1 }
        }
        return start..<position
    }

    /// The text up to the end tag of an element.
    private mutating func rawText(of name: String) -> Token {
        rawElement = nil
        let start = position
        position = name == "plaintext" ? end : name == "script" ? scriptEnd() : nextEndTag(of: name, from: position)
        return .raw(start..<position)
    }

    private func nextEndTag(of name: String, from start: Int) -> Int {
        var index = start
        while index < end {
            if text[index] == UInt8(ascii: "<"), isTag(name, at: index, isEnd: true) { return index }
            index += 1
        }
        return end
    }

    /// The end of a script: not an end tag between `<!--<script>` and `-->` (section 13.2.5.26).
    private func scriptEnd() -> Int {
        var index = position
        var (isEscaped, isDoublyEscaped) = (false, false)
        while index < end {
            switch text[index] {
            case UInt8(ascii: "<"):
                if isTag("script", at: index, isEnd: true) {
                    guard isDoublyEscaped else { return index }
                    isDoublyEscaped = false
                } else if isEscaped {
                    isDoublyEscaped = isDoublyEscaped || isTag("script", at: index, isEnd: false)
                } else {
                    isEscaped = text.hasText("<!--", at: index)
                }
            case UInt8(ascii: "-") where isEscaped && text.hasText("-->", at: index):
                (isEscaped, isDoublyEscaped) = (false, false)
            default: break
            }
            index += 1
        }
        return end
    }

    /// Whether a tag of an element begins at a bracket.
    private func isTag(_ name: String, at start: Int, isEnd: Bool) -> Bool {
        let nameStart = start + (isEnd ? 2 : 1)
        let after = nameStart + name.utf8.count
        guard after <= end, !isEnd || text[start + 1] == UInt8(ascii: "/"),
            zip(text[nameStart..<after], name.utf8).allSatisfy({ $0.lowercasedASCII == $1 })
        else { return false }
        return after >= end || text[after].isASCIISpace || "/>".utf8.contains(text[after])
    }
}
