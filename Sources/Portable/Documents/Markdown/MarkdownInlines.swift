import Text
import URLText

/// Finds the links in the text of one paragraph or heading.
struct MarkdownInlines {
    /// A bracket that may begin the text of a link.
    private struct Opener {
        let position: Int
        let isImage: Bool
        /// The number of links, references and tags that were found before the bracket.
        let linkCount: Int
        let referenceCount: Int
        let tagCount: Int
        /// Whether another bracket follows, so that the text is not a label.
        var precedesBracket = false
    }

    private let text: [UInt8]
    private var position = 0
    private let definitions: MarkdownDefinitions
    private(set) var links: [FoundLink] = []
    /// The destinations in definitions that links refer to.
    private(set) var references: [FoundLink] = []
    private var openers: [Opener] = []
    /// The number of openers, from the outermost, that contain a link and so cannot begin one themselves.
    private var inactiveOpeners = 0
    /// The index of the last run of backticks of each length, found when it is first needed.
    private var backticks: [Int: Int]?
    /// The number of open HTML elements for code.
    private var codeElements = 0
    /// The markers that no longer occur in the text.
    private var missingMarkers: Set<String> = []
    /// The number of links before the HTML element for a link that is open.
    private var linkElement: Int?
    /// What is markup in the text, if that is asked for, in no particular order.
    private(set) var markup: [MarkdownMarkup] = []
    private let recordsMarkup: Bool
    /// The targets of the HTML tags of links, quotes included.
    private(set) var tags: [(target: Range<Int>, isCode: Bool)] = []

    /// Finds the links from an index on.
    init(_ text: [UInt8], from start: Int, _ definitions: MarkdownDefinitions, recordsMarkup: Bool = false) {
        self.text = text
        self.recordsMarkup = recordsMarkup
        self.definitions = definitions
        position = start
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
        guard let range = TextURL.range(around: position, in: text.span, part, .web) else {
            position += 1
            return
        }
        add(range, MarkdownDestination.unescaped(text[range]), .bareMarkdown)
        record(.object, withBrackets(range))
        position = range.upperBound
    }

    /// A bare URL with the angle brackets around it: `<www.x.y>` is no autolink, but becomes one with another URL.
    private func withBrackets(_ range: Range<Int>) -> Range<Int> {
        let (before, after) = (range.lowerBound - 1, range.upperBound)
        guard before >= 0, after < text.count, text[before] == UInt8(ascii: "<"), text[after] == UInt8(ascii: ">")
        else {
            return range
        }
        return before..<after + 1
    }

    private mutating func add(_ range: Range<Int>, _ url: String, _ notation: LinkNotation) {
        links.append(FoundLink(range, url: url, notation: notation, isCode: codeElements > 0))
    }

    private mutating func record(_ kind: MarkdownMarkup.Kind, _ range: Range<Int>) {
        if recordsMarkup { markup.append(MarkdownMarkup(kind: kind, range: range)) }
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
        record(.object, start..<position)
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
        if let last = openers.indices.last { openers[last].precedesBracket = true }
        if openers.count == 2 * Self.maximumOpeners {
            openers.removeFirst(Self.maximumOpeners)
            inactiveOpeners = max(0, inactiveOpeners - Self.maximumOpeners)
        }
        openers.append(
            Opener(
                position: position, isImage: isImage, linkCount: links.count, referenceCount: references.count,
                tagCount: tags.count))
        position += 1
    }

    /// How many brackets around a text are known at least, so that a document of nothing else takes no memory for them.
    private static let maximumOpeners = 10_000

    private mutating func close() {
        let end = position
        position += 1
        guard let opener = openers.popLast() else { return }
        let isInactive = openers.count < inactiveOpeners
        inactiveOpeners = min(inactiveOpeners, openers.count)
        guard opener.isImage || !isInactive else { return }
        if let destination = inlineDestination() {
            position = destination.end + 1
            finish(opener, title: opener.position + 1..<end, destination)
        } else if let reference = reference(of: opener, end) {
            finish(opener)
            if !opener.isImage { references.append(reference) }
        } else {
            return
        }
        if opener.isImage {
            record(.object, opener.position - 1..<position)
        } else {
            record(.linkStart, opener.position..<opener.position + 1)
            record(.linkEnd, end..<position)
        }
    }

    /// Ends a link or image: a link cannot contain bare URLs or be in another link, and the description of an image is
    /// plain text.
    private mutating func finish(
        _ opener: Opener, title: Range<Int> = 0..<0, _ destination: MarkdownDestination? = nil
    ) {
        guard !opener.isImage else {
            links.removeSubrange(opener.linkCount...)
            references.removeSubrange(opener.referenceCount...)
            tags.removeSubrange(opener.tagCount...)
            return
        }
        dropBareURLs(from: opener.linkCount)
        inactiveOpeners = openers.count
        guard let destination, !destination.range.isEmpty else { return }
        add(destination.range, MarkdownDestination.unescaped(text[destination.range]), .destination)
        links[links.count - 1].title = MarkdownDestination.unescaped(text[title])
    }

    /// The destination and optional title in the parentheses that follow.
    private func inlineDestination() -> MarkdownDestination? {
        guard position < text.count, text[position] == UInt8(ascii: "(") else { return nil }
        let start = MarkdownDestination.spaces(from: position + 1, in: text)
        if start < text.count, text[start] == UInt8(ascii: ")") { return MarkdownDestination(emptyAt: start) }
        guard var destination = MarkdownDestination(at: start, in: text) else { return nil }
        destination.skipTitle(in: text)
        return destination.end < text.count && text[destination.end] == UInt8(ascii: ")") ? destination : nil
    }

    /// The definition that a link refers to by the label that follows (`[text][label]`), or by its own text (`[label][]`
    /// or `[label]`); moves past the label.
    private mutating func reference(of opener: Opener, _ end: Int) -> FoundLink? {
        if let label = MarkdownDefinitions.label(at: position, in: text) {
            guard let target = definitions[text[label]] else { return nil }
            position = label.upperBound + 1
            return target
        }
        guard !opener.precedesBracket, let target = definitions[text[opener.position + 1..<end]] else { return nil }
        if text.hasText("[]", at: position) { position += 2 }
        return target
    }

    /// Removes bare URLs that turned out to be in the text of a link.
    private mutating func dropBareURLs(from first: Int) {
        guard first < links.count else { return }
        links.replaceSubrange(first..., with: links[first...].filter { $0.notation != .bareMarkdown })
    }

    private mutating func readAngle() {
        if let range = autolink() {
            add(range, text.text(range), .autolink)
            position = range.upperBound + 1
            record(.object, range.lowerBound - 1..<position)
        } else if let marker = Self.markers.first(where: { text.hasText($0.start, at: position) }) {
            skip(marker)
        } else if text.hasText("<!", at: position), position + 2 < text.count, text[position + 2].isASCIILetter {
            skip(("<!", ">"))
        } else if let tag = MarkdownTag(at: position, in: text, text.count) {
            read(tag)
        } else {
            position += 1
        }
    }

    private func autolink() -> Range<Int>? {
        let start = position + 1
        let scheme = text[start...].prefix(33) { $0.isSchemeCharacter }
        let colon = start + scheme.count
        guard (2...32).contains(scheme.count), scheme.first?.isASCIILetter == true, colon < text.count,
            text[colon] == UInt8(ascii: ":")
        else { return nil }
        let end = text[colon...].firstIndex { $0 <= 0x20 || $0 == 0x7F || $0 == 0x3C || $0 == 0x3E }
        return end.flatMap { text[$0] == UInt8(ascii: ">") ? start..<$0 : nil }
    }

    /// What begins and ends comments, processing instructions and character data (CommonMark, section 6.6).
    private static let markers: [(start: StaticString, end: StaticString)] = [
        ("<!-->", ""), ("<!--->", ""), ("<!--", "-->"), ("<?", "?>"), ("<![cdata[", "]]>"),
    ]

    /// Moves past the end marker, or past the start marker if there is none.
    private mutating func skip(_ marker: (start: StaticString, end: StaticString)) {
        let start = position + marker.start.utf8CodeUnitCount
        let name = marker.end.description
        let end = missingMarkers.contains(name) ? nil : text.index(of: marker.end, from: start)
        if end == nil { missingMarkers.insert(name) }
        let first = position
        defer { if end != nil { record(.hidden, first..<position) } }
        position = end.map { $0 + marker.end.utf8CodeUnitCount } ?? position + 1
    }

    private mutating func read(_ tag: MarkdownTag) {
        let name = text.text(tag.name).lowercased()
        if Self.codeNames.contains(name) { codeElements = max(0, codeElements + (tag.isEnd ? -1 : 1)) }
        if let target = tag.target, name == "a" || name == "area" { tags.append((target, codeElements > 0)) }
        if name == "a" {
            // The start of another one ends it too.
            if let first = linkElement { dropBareURLs(from: first) }
            linkElement = tag.isEnd ? nil : links.count
        }
        position = tag.range.upperBound
        record(.tag(name, isEnd: tag.isEnd, isLink: tag.isLink), tag.range)
    }

    private static let codeNames: Set = ["code", "pre", "samp", "kbd"]
}

extension ArraySlice {
    /// The longest prefix whose elements satisfy a condition, with at most `limit` elements.
    fileprivate func prefix(_ limit: Int, while condition: (Element) -> Bool) -> SubSequence {
        prefix(limit).prefix(while: condition)
    }
}
