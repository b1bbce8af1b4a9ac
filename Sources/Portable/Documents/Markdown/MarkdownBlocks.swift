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
