/// Finds the links in the text of one paragraph or heading.
struct MarkdownInlines {
    /// A bracket that may begin the text of a link.
    private struct Opener {
        let position: Int
        let isImage: Bool
        /// How many links had been found before it.
        let links: Int
    }

    private let text: [UInt8]
    private var position = 0
    private(set) var links: [FoundLink] = []
    private var openers: [Opener] = []
    /// Brackets below this one are around a link, and so begin no link themselves.
    private var inactive = 0
    /// Where each length of a run of backticks is found last.
    private var backticks: [Int: Int]?
    /// How many elements of HTML that show code are open.
    private var codeElements = 0
    private var isWithoutCommentEnd = false
    /// The tags of links, to be read as HTML.
    private(set) var tags: [(range: Range<Int>, isCode: Bool)] = []

    init(_ text: [UInt8]) {
        self.text = text
        position = MarkdownDefinitions.skip(in: text) { links.append($0) }
        while position < text.count { step() }
    }

    private mutating func step() {
        switch text[position] {
        case UInt8(ascii: "\\"): position += 2
        case UInt8(ascii: "`"): readCodeSpan()
        case UInt8(ascii: "["): open(isImage: false)
        case UInt8(ascii: "!") where text.hasText("![", at: position):
            position += 1
            open(isImage: true)
        case UInt8(ascii: "]"): close()
        case UInt8(ascii: "<"): readAngle()
        case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"): readBareURL()
        default: position += 1
        }
    }

    private mutating func readBareURL() {
        let floor = links.last.map { max($0.range.upperBound, 0) } ?? 0
        let part = min(floor, position)..<text.count
        guard let range = PlainTextLinks.range(around: position, in: text, part, .web) else {
            position += 1
            return
        }
        add(range, text.text(range), .bareMarkdown)
        position = range.upperBound
    }

    private mutating func add(_ range: Range<Int>, _ url: String, _ notation: LinkNotation) {
        links.append(FoundLink(range, url: url, notation: notation, isCode: codeElements > 0))
    }

    private mutating func readCodeSpan() {
        let start = position
        while position < text.count, text[position] == UInt8(ascii: "`") { position += 1 }
        let length = position - start
        guard let last = lastBackticks()[length], last > start else { return }
        var end = position
        while end < text.count {
            let run = text[end...].prefix { $0 == UInt8(ascii: "`") }.count
            if run == length { break }
            end += max(run, 1)
        }
        links += PlainTextLinks.find(in: text, position..<end, isCode: true)
        position = end + length
    }

    private mutating func lastBackticks() -> [Int: Int] {
        if let backticks { return backticks }
        var runs: [Int: Int] = [:]
        var index = position
        while let start = text[index...].firstIndex(of: UInt8(ascii: "`")) {
            index = start
            while index < text.count, text[index] == UInt8(ascii: "`") { index += 1 }
            runs[index - start] = start
        }
        backticks = runs
        return runs
    }

    private mutating func open(isImage: Bool) {
        openers.append(Opener(position: position, isImage: isImage, links: links.count))
        position += 1
    }

    private mutating func close() {
        position += 1
        guard let opener = openers.popLast() else { return }
        let isInactive = openers.count < inactive
        inactive = min(inactive, openers.count)
        guard opener.isImage || !isInactive, position < text.count else { return }
        if text[position] == UInt8(ascii: "[") {
            dropBareURLs(from: opener.links)
            return
        }
        guard text[position] == UInt8(ascii: "("), let target = target(at: position + 1) else { return }
        dropBareURLs(from: opener.links)
        let title = opener.position + 1..<position - 1
        position = target.end + 1
        guard !opener.isImage else { return }
        add(target.range, MarkdownDestination.unescaped(text[target.range]), .destination)
        links[links.count - 1].title = MarkdownDestination.unescaped(text[title])
        inactive = openers.count
    }

    /// The target, and perhaps a title, up to a closing parenthesis.
    private func target(at start: Int) -> MarkdownDestination? {
        guard var target = MarkdownDestination(at: MarkdownDestination.spaces(from: start, in: text), in: text) else {
            return nil
        }
        target.skipTitle(in: text)
        return target.end < text.count && text[target.end] == UInt8(ascii: ")") ? target : nil
    }

    /// A URL that is the text of a link is no link of its own.
    private mutating func dropBareURLs(from first: Int) {
        guard first < links.count else { return }
        let kept = links[first...].filter { $0.notation != .bareMarkdown }
        links.replaceSubrange(first..., with: kept)
    }

    private mutating func readAngle() {
        if let range = autolink() {
            add(range, text.text(range), .autolink)
            position = range.upperBound + 1
        } else if text.hasText("<!--", at: position) {
            skipComment()
        } else if let tag = MarkdownTag(at: position, in: text, text.count) {
            read(tag)
        } else {
            position += 1
        }
    }

    private func autolink() -> Range<Int>? {
        let start = position + 1
        let scheme = text[start...].prefix(33) { $0.isSchemeByte }
        let colon = start + scheme.count
        guard (2...32).contains(scheme.count), scheme.first?.isLetter == true, colon < text.count,
            text[colon] == UInt8(ascii: ":")
        else { return nil }
        let end = text[colon...].firstIndex { $0 <= 0x20 || $0 == 0x7F || $0 == 0x3C || $0 == 0x3E }
        return end.flatMap { text[$0] == UInt8(ascii: ">") ? start..<$0 : nil }
    }

    private mutating func skipComment() {
        let end = isWithoutCommentEnd ? nil : text.index(of: "-->", from: position + 4)
        isWithoutCommentEnd = end == nil
        position = end.map { $0 + 3 } ?? position + 4
    }

    private mutating func read(_ tag: MarkdownTag) {
        let name = text.text(tag.name).lowercased()
        if Self.codeNames.contains(name) { codeElements = max(0, codeElements + (tag.isEnd ? -1 : 1)) }
        if !tag.isEnd, name == "a" || name == "area" { tags.append((tag.range, codeElements > 0)) }
        position = tag.range.upperBound
    }

    private static let codeNames: Set = ["code", "pre", "samp", "kbd"]
}

extension ArraySlice {
    /// The elements at the beginning that are of a kind, at most so many.
    fileprivate func prefix(_ limit: Int, while isWanted: (Element) -> Bool) -> SubSequence {
        prefix(limit).prefix(while: isWanted)
    }
}
