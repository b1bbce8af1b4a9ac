import UTF8Text

/// The tokens of HTML, by the rules of the standard (section 13.2.5) as far as these decide what is text.
///
/// The tree of ``ParsedHTML`` is for links and outlines. Text is read from tokens, since the parser moves and repeats
/// what is out of place, and since blocks of Markdown may start an element that another one ends. ``MarkdownTag`` says
/// what is a tag at all in a paragraph of Markdown, where the rules are stricter.
struct HTMLTokens {
    enum Token {
        case text(Range<Int>)
        case tag(Range<Int>, name: String, isEnd: Bool, isLink: Bool, isEmpty: Bool)
        /// A comment, a declaration, or the contents of a script.
        case hidden(Range<Int>)
        /// What a program fills in.
        case template(Range<Int>)
    }

    private let text: [UInt8]
    private var position = 0
    private let end: Int
    /// The element whose text is not read as HTML.
    private var rawElement: String?
    /// Whether `?>` does not occur any more.
    private var hasNoCodeEnd = false

    /// Whether braces hold JavaScript.
    private let isMDX: Bool

    init(_ text: [UInt8], isMDX: Bool = false) {
        self.text = text
        self.isMDX = isMDX
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
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<"),
                let templateEnd = templateEnd(at: position)
            {
                guard position == start else { break }
                position = templateEnd
                return .template(start..<position)
            }
            position += 1
        }
        return position > start ? .text(start..<position) : markup()
    }

    private func templateEnd(at start: Int) -> Int? {
        isMDX && text[start] == UInt8(ascii: "{")
            ? MDXCode.expressionEnd(at: start, in: text) : TemplateMark.end(at: start, in: text)
    }

    private func startsMarkup(_ byte: UInt8) -> Bool { byte.isASCIILetter || "/!?".utf8.contains(byte) }

    private mutating func markup() -> Token {
        let start = position
        for hidden in Self.hidden where text.hasText(hidden.start, at: start) {
            // Without its end, the rest of the document is hidden.
            let close = text.index(of: hidden.end, from: start + hidden.length)
            position = close.map { $0 + hidden.end.utf8CodeUnitCount } ?? end
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
        let name = text.text(nameStart..<position).lowercased()
        let isLink = skipAttributes()
        if !isEnd, Self.rawElements.contains(name) { rawElement = name }
        let isEmpty = position - start > 2 && text[position - 2] == UInt8(ascii: "/")
        return .tag(start..<position, name: name, isEnd: isEnd, isLink: isLink && !isEnd, isEmpty: isEmpty)
    }

    /// The last byte of code of PHP, `<?php if ($a > 3) ... ?>`, which ends for a browser at its first bracket.
    private mutating func codeEnd(from start: Int) -> Int? {
        guard text[start + 1] == UInt8(ascii: "?"), !hasNoCodeEnd else { return nil }
        let code = text.index(of: "?>", from: start + 2)
        hasNoCodeEnd = code == nil
        return code.map { $0 + 1 }
    }

    /// What begins and ends comments and character data, and the bytes between which no end begins: `<!-->` is a comment.
    private static let hidden: [(start: StaticString, end: StaticString, length: Int)] = [
        ("<!--", "-->", 2), ("<![cdata[", "]]>", 9),
    ]

    private static let rawElements: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "plaintext",
    ]

    /// Moves behind the tag; whether it has the attribute `href`.
    private mutating func skipAttributes() -> Bool {
        var isLink = false
        while position < end, text[position] != UInt8(ascii: ">") {
            guard !text[position].isASCIISpace, text[position] != UInt8(ascii: "/") else {
                position += 1
                continue
            }
            let start = position
            position += 1
            while position < end, !text[position].isASCIISpace, !"/>=".utf8.contains(text[position]) { position += 1 }
            isLink = isLink || position - start == 4 && text.hasText("href", at: start)
            skipValue()
        }
        position = min(position + 1, end)
        return isLink
    }

    private mutating func skipValue() {
        let equals = MarkdownDestination.spaces(from: position, in: text)
        guard equals < end, text[equals] == UInt8(ascii: "=") else { return }
        position = MarkdownDestination.spaces(from: equals + 1, in: text)
        guard position < end else { return }
        let quote = text[position]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position = (text[(position + 1)..<end].firstIndex(of: quote) ?? end - 1) + 1
        } else {
            while position < end, !text[position].isASCIISpace, text[position] != UInt8(ascii: ">") { position += 1 }
        }
    }

    /// The text up to the end tag of an element.
    private mutating func rawText(of name: String) -> Token {
        rawElement = nil
        let start = position
        while position < end {
            if text[position] == UInt8(ascii: "<"), position + name.utf8.count + 1 < end,
                text[position + 1] == UInt8(ascii: "/"),
                text[(position + 2)...].prefix(name.utf8.count).map(\.lowercasedASCII).elementsEqual(name.utf8)
            {
                break
            }
            position += 1
        }
        return .hidden(start..<position)
    }
}
