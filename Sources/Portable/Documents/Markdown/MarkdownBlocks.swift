import Text

/// Splits Markdown into blocks by the rules of CommonMark, as far as these decide what is a link and what is code.
struct MarkdownBlocks {
    /// A container block; an item of a list has the number of columns by which its content is indented.
    private enum Container {
        case quote
        case item(Int)
    }

    private enum Leaf {
        case none
        case paragraph
        case fence(MarkdownFence)
        case html(MarkdownHTMLBlock)
    }

    private let text: [UInt8]
    private var blocks: [MarkdownBlock] = []
    private var containers: [Container] = []
    private var leaf = Leaf.none
    private var lines: [Range<Int>] = []
    /// Whether the last line had only the marker of an item; a blank line then ends the item.
    private var isInEmptyItem = false

    /// The blocks of a text from an offset on, without empty ones.
    static func of(_ text: [UInt8], from start: Int) -> [MarkdownBlock] {
        var blocks = MarkdownBlocks(text: text)
        var start = start
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
            blocks.read(MarkdownLine(text, start..<end))
            start = end + (text.hasText("\r\n", at: end) ? 2 : 1)
        }
        blocks.finish()
        return blocks.blocks
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func read(_ line: MarkdownLine) {
        var line = line
        let matched = matchContainers(&line)
        isInEmptyItem = false
        if matched == containers.count, continuesLeaf(line) { return }
        guard !line.isBlank else { return leave(matched) }
        let open = openContainers(&line, matched)
        isInEmptyItem = line.isBlank
        if isInEmptyItem { return }
        if open < containers.count, !isParagraph { leave(open) }
        if line.indent.columns >= 4 {
            if isParagraph { lines.append(line.rest) } else { emit(.code, line.rest) }
        } else if opensLeaf(line, open) {
            return
        } else if isParagraph {
            lines.append(line.rest)
        } else {
            leaf = .paragraph
            lines = [line.rest]
        }
    }

    private var isParagraph: Bool { if case .paragraph = leaf { true } else { false } }

    /// The number of open containers that the line belongs to.
    private func matchContainers(_ line: inout MarkdownLine) -> Int {
        for (index, container) in containers.enumerated() {
            let (columns, next) = line.indent
            switch container {
            case .quote:
                guard columns <= 3, next < line.end, text[next] == UInt8(ascii: ">") else { return index }
                line.skip(to: next + 1)
                line.skipSpaces(1)
            case .item(let width):
                if next < line.end {
                    guard columns >= width else { return index }
                    line.skipSpaces(width)
                } else if isInEmptyItem, index == containers.count - 1 {
                    return index
                }
            }
        }
        return containers.count
    }

    /// Adds the line to the open code or HTML block; false if it does not belong to one.
    private mutating func continuesLeaf(_ line: MarkdownLine) -> Bool {
        switch leaf {
        case .none, .paragraph: return false
        case .fence(let fence):
            if fence.isClosed(by: line, in: text) { leaf = .none } else { emit(.code, line.rest) }
            return true
        case .html(let block):
            if block == .untilBlankLine, line.isBlank { return false }
            lines.append(line.rest)
            if block.isClosed(by: line.rest, in: text) { finish() }
            return true
        }
    }

    /// Opens the quotes and items that begin on the line, up to the maximum depth, and returns the number of containers
    /// that the line belongs to.
    private mutating func openContainers(_ line: inout MarkdownLine, _ matched: Int) -> Int {
        var matched = matched
        while matched < Self.maximumDepth {
            let (columns, next) = line.indent
            guard columns <= 3, next < line.end else { break }
            if text[next] == UInt8(ascii: ">") {
                open(.quote, at: matched)
                line.skip(to: next + 1)
                line.skipSpaces(1)
            } else if let marker = MarkdownListMarker(at: next, in: text, line.end),
                !isParagraph || marker.mayInterruptParagraph || matched < containers.count
            {
                line.skip(to: next + marker.length)
                let spaces = line.indent.columns
                let padding = line.isBlank || spaces > 4 ? 1 : spaces
                open(.item(columns + marker.length + padding), at: matched)
                line.skipSpaces(padding)
            } else {
                break
            }
            matched += 1
        }
        return matched
    }

    private static let maximumDepth = 100

    private mutating func open(_ container: Container, at depth: Int) {
        finish()
        containers.removeSubrange(depth...)
        containers.append(container)
    }

    /// Opens a leaf block other than a paragraph, and closes the containers that the line does not belong to; false if
    /// no such block begins on the line.
    private mutating func opensLeaf(_ line: MarkdownLine, _ matched: Int) -> Bool {
        let next = line.indent.next
        let rest = next..<line.end
        let isInParagraph = isParagraph && matched == containers.count
        if let fence = MarkdownFence(at: rest, indent: line.indent.columns, in: text) {
            leave(matched)
            leaf = .fence(fence)
        } else if let block = MarkdownHTMLBlock(
            at: rest, interruptsParagraph: isInParagraph, in: text)
        {
            leave(matched)
            leaf = .html(block)
            lines = [rest]
            if block.isClosed(by: rest, in: text) { finish() }
        } else if MarkdownRule.isHeading(rest, in: text) {
            leave(matched)
            emit(.heading, rest)
        } else if isInParagraph && MarkdownRule.isUnderline(rest, in: text) {
            finish(isUnderlined: true)
            leave(matched)
        } else if MarkdownRule.isBreak(rest, in: text) {
            leave(matched)
        } else {
            return false
        }
        return true
    }

    private mutating func leave(_ matched: Int) {
        finish()
        containers.removeSubrange(matched...)
    }

    private mutating func emit(_ kind: MarkdownBlock.Kind, _ line: Range<Int>) {
        blocks.append(MarkdownBlock(kind: kind, lines: [line]))
    }

    private mutating func finish(isUnderlined: Bool = false) {
        let block: MarkdownBlock?
        switch leaf {
        case .none, .fence: block = nil
        case .paragraph: block = MarkdownBlock(kind: .paragraph, lines: lines, isUnderlined: isUnderlined)
        case .html(let html): block = html.content.map { MarkdownBlock(kind: $0, lines: lines) }
        }
        leaf = .none
        lines = []
        if let block { blocks.append(block) }
    }
}

/// A leaf block of Markdown: the ranges of its lines in the document, without the markers of quotes and lists.
struct MarkdownBlock {
    enum Kind {
        /// A paragraph, which may begin with link reference definitions.
        case paragraph
        case heading
        case code
        case html
    }

    var kind: Kind
    var lines: [Range<Int>]
    /// Whether a line of `=` or `-` below it makes the paragraph a heading.
    var isUnderlined = false
}

/// A fence of backticks or tildes that opens a block of code.
struct MarkdownFence {
    private let mark: UInt8
    private let length: Int

    /// The fence that begins on a line, given without leading white space.
    init?(at line: Range<Int>, indent: Int, in text: [UInt8]) {
        guard let mark = line.first.map({ text[$0] }), mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
            return nil
        }
        let length = line.prefix { text[$0] == mark }.count
        guard length >= 3, mark == UInt8(ascii: "~") || !text[line.dropFirst(length)].contains(mark) else { return nil }
        self.mark = mark
        self.length = length
    }

    func isClosed(by line: MarkdownLine, in text: [UInt8]) -> Bool {
        let (columns, next) = line.indent
        let run = (next..<line.end).prefix { text[$0] == mark }.count
        return columns <= 3 && run >= length && text[next + run..<line.end].allSatisfy { $0.isASCIISpace }
    }
}

struct MarkdownListMarker {
    let length: Int
    /// Whether the item may directly follow a paragraph, without a blank line.
    let mayInterruptParagraph: Bool

    init?(at start: Int, in text: [UInt8], _ end: Int) {
        let isBullet = "-+*".utf8.contains(text[start])
        let digits = text[start..<end].prefix { $0.isASCIIDigit }.count
        let markerEnd = start + (isBullet ? 1 : digits + 1)
        guard isBullet || (1...9).contains(digits) && markerEnd <= end && ".)".utf8.contains(text[markerEnd - 1]),
            markerEnd >= end || text[markerEnd] == UInt8(ascii: " ") || text[markerEnd] == UInt8(ascii: "\t"),
            !MarkdownRule.isBreak(start..<end, in: text)
        else { return nil }
        length = markerEnd - start
        let isEmpty = text[markerEnd..<end].allSatisfy { $0.isASCIISpace }
        mayInterruptParagraph = !isEmpty && (isBullet || digits == 1 && text[start] == UInt8(ascii: "1"))
    }
}

/// Lines that are a block of their own.
enum MarkdownRule {
    /// `## Heading`
    static func isHeading(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        let level = line.prefix { text[$0] == UInt8(ascii: "#") }.count
        let markerEnd = line.lowerBound + level
        return (1...6).contains(level) && (markerEnd == line.upperBound || text[markerEnd].isASCIISpace)
    }

    /// `---` or `* * *`
    static func isBreak(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        guard let mark = line.first.map({ text[$0] }), "-_*".utf8.contains(mark) else { return false }
        return text[line].count { $0 == mark } >= 3 && text[line].allSatisfy { $0 == mark || $0.isASCIISpace }
    }

    /// The line of `=` or `-` that turns the paragraph above it into a heading.
    static func isUnderline(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        guard let mark = line.first.map({ text[$0] }), "-=".utf8.contains(mark) else { return false }
        return text[line].drop { $0 == mark }.allSatisfy { $0.isASCIISpace }
    }
}

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
