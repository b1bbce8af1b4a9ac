import Text

/// Reads the text of Markdown: without code, front matter, link reference definitions and the markup of paragraphs.
struct MarkdownText {
    private var text = DisplayedText()
    private var elements: OpenElements
    private let skipsHeadings: Bool
    /// Whether braces hold JavaScript.
    private let isMDX: Bool
    /// The imports and exports of MDX that do not end before the block that is read.
    private var modules: ArraySlice<Range<Int>>
    /// Where the expressions in braces of the block that is read end, by where they start.
    private var expressionEnds: [Int: Int] = [:]
    /// The end of the last mark of the block that is no text, such as a template's. What begins in it may end after it.
    private var markEnd = 0

    static func read(_ document: MarkdownDocument, skipsHeadings: Bool, isMDX: Bool) -> DisplayedText {
        let modules = isMDX ? MDXCode.modules(in: document.bytes) : []
        var reader = MarkdownText(skipsHeadings: skipsHeadings, isMDX: isMDX, modules: modules[...])
        for (block, start) in zip(document.blocks, document.inlineStarts) {
            reader.read(block, from: start, of: document)
        }
        reader.text.finish()
        return reader.text
    }

    private init(skipsHeadings: Bool, isMDX: Bool, modules: ArraySlice<Range<Int>>) {
        elements = OpenElements(skipsHeadings: skipsHeadings)
        self.skipsHeadings = skipsHeadings
        self.isMDX = isMDX
        self.modules = modules
    }

    private mutating func read(_ block: MarkdownBlock, from start: Int, of document: MarkdownDocument) {
        let isHeading = block.kind == .heading || block.isUnderlined
        guard block.kind != .code, let first = block.lines.first, !(isHeading && skipsHeadings) else { return }
        modules = modules.drop { $0.upperBound <= first.lowerBound }
        guard modules.first?.contains(first.lowerBound) != true else { return }
        let lines = JoinedLines(block.lines, of: document.bytes)
        text.endBlock(at: first.lowerBound)
        if block.kind == .html {
            text.begin(.html)
            HTMLText.append(lines, to: &text, &elements, isMDX: isMDX)
        } else {
            text.begin(.markdown)
            if isMDX { expressionEnds = MDXCode.expressionEnds(in: lines.bytes) }
            append(lines, from: start, document.definitions)
        }
    }

    private mutating func append(_ lines: JoinedLines, from start: Int, _ definitions: MarkdownDefinitions) {
        let inlines = MarkdownInlines(lines.bytes, from: start, definitions, recordsMarkup: true)
        markEnd = 0
        var position = start
        for item in inlines.markup.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where item.range.lowerBound >= position {
            appendText(position..<item.range.lowerBound, of: lines)
            append(item, of: lines)
            position = item.range.upperBound
        }
        if position < lines.bytes.count { appendText(position..<lines.bytes.count, of: lines) }
    }

    private mutating func append(_ item: MarkdownMarkup, of lines: JoinedLines) {
        let source = lines.source(of: item.range)
        switch item.kind {
        case .hidden: text.mark()
        case .object: text.appendObject(for: source)
        case .linkStart: text.beginLink(.markdown)
        case .linkEnd: text.endLink(.markdown)
        case .tag(let name, let isEnd, let isLink):
            text.apply(elements.read(name, isEnd: isEnd, isLink: isLink), at: source)
        }
    }

    /// Adds text between markup that needs no other text to be recognized.
    private mutating func appendText(_ part: Range<Int>, of lines: JoinedLines) {
        guard !elements.isOpaque else { return appendObject(part, of: lines) }
        var copied = part.lowerBound
        var position = copied
        if position < markEnd {
            position = min(markEnd, part.upperBound)
            appendObject(copied..<position, of: lines)
            copied = position
        }
        while let start = lines.bytes[min(position, part.upperBound)..<part.upperBound].firstIndex(
            where: Self.isSpecial)
        {
            let (shown, end) = special(at: start, in: lines.bytes, part.upperBound)
            position = max(end, start + 1)
            guard end > start, let shown else { continue }
            text.append(copied..<start, of: lines)
            copied = min(end, part.upperBound)
            append(shown, for: lines.source(of: start..<copied))
            if end > copied { markEnd = end }
        }
        text.append(copied..<part.upperBound, of: lines)
    }

    private mutating func appendObject(_ part: Range<Int>, of lines: JoinedLines) {
        if !part.isEmpty { text.appendObject(for: lines.source(of: part)) }
    }

    private mutating func append(_ shown: Shown, for source: Range<Int>) {
        switch shown {
        case .nothing: text.mark()
        case .object: text.appendObject(for: source)
        case .character(let character): text.append(character, for: source)
        }
    }

    /// What readers see in place of bytes.
    private enum Shown {
        case nothing
        case object
        case character(String)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool { specials.contains(byte) }

    private static let specials = ASCIISet("\\&*_~[{<")

    /// What begins at an index, and where it ends; nil if it is only text.
    private func special(at start: Int, in bytes: [UInt8], _ end: Int) -> (shown: Shown?, end: Int) {
        switch bytes[start] {
        case UInt8(ascii: "\\"):
            guard start + 1 < end else { return (.nothing, start) }
            let next = bytes[start + 1]
            if next == UInt8(ascii: "\n") { return (.nothing, start + 1) }
            guard next.isASCIIPunctuation else { return (.nothing, start) }
            return (.character(String(UnicodeScalar(next))), start + 2)
        case UInt8(ascii: "&"):
            guard let reference = CharacterReference(at: start, in: bytes) else { return (.nothing, start) }
            return (.character(reference.shown), reference.end)
        case UInt8(ascii: "["): return (.object, MarkdownMark.bracketEnd(at: start, in: bytes) ?? start)
        case UInt8(ascii: "<"): return (.object, TemplateMark.end(at: start, in: bytes) ?? start)
        case UInt8(ascii: "{"):
            let end =
                isMDX
                ? expressionEnds[start]
                : TemplateMark.end(at: start, in: bytes) ?? MarkdownMark.attributesEnd(at: start, in: bytes)
            return (.object, end ?? start)
        default:
            let run = MarkdownMark.run(at: start, in: bytes)
            return (MarkdownMark.isEmphasis(run, in: bytes) ? .nothing : nil, run.upperBound)
        }
    }
}

/// Marks in Markdown that are no text, some of which only extensions of CommonMark know.
private enum MarkdownMark {
    /// The end of a footnote, `[^1]`, or of a wiki link, `[[John 3:16]]`.
    static func bracketEnd(at start: Int, in text: [UInt8]) -> Int? {
        let isNote = text.hasText("[^", at: start)
        guard isNote || text.hasText("[[", at: start) else { return nil }
        let close = text[(start + 2)...].prefix(maximumLength).firstIndex { "[]\n".utf8.contains($0) }
        guard let close, text[close] == UInt8(ascii: "]") else { return nil }
        return isNote ? close + 1 : text.hasText("]]", at: close) ? close + 2 : nil
    }

    /// The end of the attributes of what is before them: `{: .class }`, `{#id}`, `{title="John 3:16"}`. A link is
    /// not an attribute, even if its target contains `=`.
    static func attributesEnd(at start: Int, in text: [UInt8]) -> Int? {
        let part = text[(start + 1)...].prefix(maximumLength)
        guard let first = part.first, let close = part.firstIndex(where: { "{}[]<\n".utf8.contains($0) }),
            text[close] == UInt8(ascii: "}"), ":#.".utf8.contains(first) || part[..<close].contains(UInt8(ascii: "="))
        else { return nil }
        return close + 1
    }

    private static let maximumLength = 1000

    /// The run of one character that starts at an index.
    static func run(at start: Int, in text: [UInt8]) -> Range<Int> {
        start..<text[start...].prefix { $0 == text[start] }.endIndex
    }

    /// Whether a run of characters may be emphasis: not between spaces, and `_` not within a word.
    static func isEmphasis(_ run: Range<Int>, in text: [UInt8]) -> Bool {
        let before = run.lowerBound > 0 ? text[run.lowerBound - 1] : UInt8(ascii: " ")
        let after = run.upperBound < text.count ? text[run.upperBound] : UInt8(ascii: " ")
        if before.isASCIISpace, after.isASCIISpace { return false }
        switch text[run.lowerBound] {
        case UInt8(ascii: "_"): return !(before.isInWord && after.isInWord)
        case UInt8(ascii: "~"): return run.count == 2
        default: return true
        }
    }
}

extension UInt8 {
    /// Whether the byte is a letter or a digit, or belongs to a character beyond ASCII.
    var isInWord: Bool { isASCIIAlphanumeric || self >= 0x80 }
}

extension DisplayedText {
    /// Adds a part of the joined lines of a block.
    mutating func append(_ part: Range<Int>, of lines: JoinedLines) {
        guard !part.isEmpty else { return }
        var position = part.lowerBound
        lines.forEachPart(of: part) { isBreak, source in
            if isBreak {
                append("\n", for: source)
                position += 1
            } else {
                append(lines.bytes[position..<position + source.count], at: source)
                position += source.count
            }
        }
    }

    /// Takes a tag into account.
    mutating func apply(_ effect: OpenElements.Effect, at source: Range<Int>) {
        switch effect {
        case .none: break
        case .markup: mark()
        case .line:
            mark()
            append("\n", for: source)
            mark()
        case .block: endBlock(at: source.upperBound)
        case .object: appendObject(for: source)
        case .linkStart: beginLink(.html)
        case .anchorStart: beginAnchor()
        case .linkEnd: endLink(.html)
        }
    }
}
