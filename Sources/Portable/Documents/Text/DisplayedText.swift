/// The text of a document as its readers see it, and where it is in the document.
///
/// A document in which references have become links has the same text as before, so that the same references are found.
struct DisplayedText {
    /// How a link is written in a part of the document.
    enum Syntax {
        case markdown
        case html
        case text
    }

    /// A part of the text and the bytes of the document that it stands for: the same, or an escape of one character.
    private struct Piece {
        let start: Int
        var source: Range<Int>
        var isEscape: Bool
    }

    private(set) var bytes: [UInt8] = []
    /// What is no text, such as an image or code: U+FFFC in its place.
    private(set) var objects: [Range<Int>] = []
    private(set) var links: [Range<Int>] = []
    /// What is in an anchor of HTML that is no link, and that another one would end.
    private var anchors: [Range<Int>] = []
    /// Where the document has markup.
    private(set) var marks: [Int] = []
    private var pieces: [Piece] = []
    private var syntaxes: [(start: Int, syntax: Syntax)] = []
    /// Where the links that are open begin: one of each syntax, since they end by different marks.
    private var openLinks: [Syntax: Int] = [:]
    private var openAnchor: Int?

    /// The place of a part of the text in the document.
    func source(of range: Range<Int>) -> Range<Int> {
        let first = pieces[index(of: range.lowerBound)]
        let last = pieces[index(of: range.upperBound - 1)]
        let start = first.source.lowerBound + (first.isEscape ? 0 : range.lowerBound - first.start)
        let end = last.isEscape ? last.source.upperBound : last.source.lowerBound + range.upperBound - last.start
        return start..<end
    }

    private func index(of offset: Int) -> Int { pieces.lastIndex(upTo: offset) { $0.start } }

    /// How a link is written at an offset.
    func syntax(at offset: Int) -> Syntax {
        syntaxes.isEmpty ? .text : syntaxes[syntaxes.lastIndex(upTo: offset) { $0.start }].syntax
    }

    /// Whether the document has markup within a part of the text, so that one link cannot contain the part.
    func hasMarkup(within range: Range<Int>) -> Bool {
        guard !marks.isEmpty else { return false }
        let mark = marks[marks.lastIndex(upTo: range.upperBound - 1) { $0 }]
        return mark > range.lowerBound && mark < range.upperBound
    }

    /// Whether a part of the text is in a link, or overlaps with one.
    func isLinked(_ range: Range<Int>) -> Bool { Self.overlaps(range, links) }

    /// Whether a part of the text is in an anchor of HTML that a link would end, or overlaps with one.
    func isAnchored(_ range: Range<Int>) -> Bool { Self.overlaps(range, anchors) }

    private static func overlaps(_ range: Range<Int>, _ others: [Range<Int>]) -> Bool {
        !others.isEmpty && others[others.lastIndex(upTo: range.upperBound - 1) { $0.lowerBound }].overlaps(range)
    }

    /// Starts a part of another syntax.
    mutating func begin(_ syntax: Syntax) {
        if syntaxes.last?.syntax != syntax { syntaxes.append((bytes.count, syntax)) }
    }

    /// Adds bytes of the document.
    mutating func append(_ part: ArraySlice<UInt8>, at source: Range<Int>) {
        guard !source.isEmpty else { return }
        if let last = pieces.last, !last.isEscape, last.source.upperBound == source.lowerBound {
            pieces[pieces.count - 1].source = last.source.lowerBound..<source.upperBound
        } else {
            pieces.append(Piece(start: bytes.count, source: source, isEscape: false))
        }
        bytes += part
    }

    /// Adds a text that stands for bytes of the document; nothing if readers do not see them.
    mutating func append(_ text: String, for source: Range<Int>) {
        guard !text.isEmpty else { return }
        pieces.append(Piece(start: bytes.count, source: source, isEscape: true))
        bytes += text.utf8
    }

    /// Adds what is no text. What directly follows another such thing is a part of it.
    mutating func appendObject(for source: Range<Int>) {
        mark()
        guard objects.last?.upperBound != bytes.count else { return }
        let start = bytes.count
        append("\u{FFFC}", for: source)
        objects.append(start..<bytes.count)
        mark()
    }

    mutating func endBlock(at offset: Int) {
        guard let last = bytes.last, last != UInt8(ascii: "\n") || bytes.dropLast().last != UInt8(ascii: "\n") else {
            return
        }
        mark()
        append("\n\n", for: offset..<offset)
        mark()
    }

    /// Notes that there is markup in the document.
    mutating func mark() { if marks.last != bytes.count { marks.append(bytes.count) } }

    /// Starts a link, which ends one of the same syntax that is open.
    mutating func beginLink(_ syntax: Syntax) {
        if syntax == .html { openAnchor = nil }
        endLink(syntax)
        openLinks[syntax] = bytes.count
    }

    mutating func endLink(_ syntax: Syntax) {
        mark()
        if let start = openLinks.removeValue(forKey: syntax) { addLink(start..<bytes.count) }
        guard syntax == .html, let start = openAnchor else { return }
        if start < bytes.count { anchors.append(start..<bytes.count) }
        openAnchor = nil
    }

    /// Starts an anchor of HTML. Only its end tag shows that a link would end it: without one, the next link does anyway.
    mutating func beginAnchor() {
        openAnchor = nil
        endLink(.html)
        openAnchor = bytes.count
    }

    /// Notes that what ends some bytes before is linked.
    mutating func linkText(endingBefore count: Int) {
        mark()
        addLink(max(0, bytes.count - count - 1)..<max(0, bytes.count - count))
    }

    /// Adds a link that ends behind all others; those that it overlaps become a part of it.
    private mutating func addLink(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        var start = range.lowerBound
        while let last = links.last, last.upperBound > start {
            start = min(start, last.lowerBound)
            links.removeLast()
        }
        links.append(start..<range.upperBound)
    }

    /// Ends all links.
    mutating func finish() {
        openAnchor = nil
        for syntax in openLinks.keys { endLink(syntax) }
    }
}
