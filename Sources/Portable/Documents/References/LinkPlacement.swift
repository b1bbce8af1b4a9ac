import Text

/// Where the brackets of a new link go in Markdown, so that all other text means what it meant before.
struct LinkPlacement {
    let document: [UInt8]
    /// The places of the URLs of the links, in order. What is in them is no mark of emphasis.
    let links: [Range<Int>]

    /// The range that becomes the text of a link for a part of a document: the part, or more where emphasis begins and
    /// ends with it. Nil if brackets there would change what the text around them means.
    func markdown(_ part: Range<Int>) -> Range<Int>? {
        guard Self.hasBalancedBrackets(document[part]) else { return nil }
        let opening = Self.run(before: part.lowerBound, in: document)
        let closing = Self.run(after: part.upperBound, in: document)
        let outer = opening.lowerBound..<closing.upperBound
        guard !Self.isEscape(before: outer.lowerBound, in: document) else { return nil }
        if opening.isEmpty, closing.isEmpty { return part }
        let before = outer.lowerBound > 0 ? document[outer.lowerBound - 1] : UInt8(ascii: " ")
        let after = outer.upperBound < document.count ? document[outer.upperBound] : UInt8(ascii: " ")
        guard opening.isEmpty || !before.isInWord, closing.isEmpty || !after.isInWord else { return nil }
        if document[opening].elementsEqual(document[closing]) { return outer }
        guard opening.isEmpty || closing.isEmpty else { return nil }
        // A bracket beside a run makes punctuation of its neighbour. With punctuation on its other side too, the run may
        // then both open and close emphasis, which only does not matter where it has a counterpart of its length.
        let isPaired =
            opening.isEmpty
            ? after.isASCIISpace || nearestRun(to: closing.lowerBound, by: -1) == closing.count
            : before.isASCIISpace
                || nearestRun(to: opening.lowerBound, by: -1) == 0
                    && nearestRun(to: opening.upperBound - 1, by: 1) == opening.count
        return isPaired ? part : nil
    }

    /// Whether a mark of emphasis is between a word and an index, and so would end emphasis before a bracket there.
    static func isInWord(before end: Int, in document: [UInt8]) -> Bool {
        let run = run(before: end, in: document)
        return !run.isEmpty && run.lowerBound > 0 && document[run.lowerBound - 1].isInWord
    }

    /// Whether what is before a bracket would make an image or a label of it, or take away its meaning.
    private static func isEscape(before start: Int, in document: [UInt8]) -> Bool {
        start > 0 && "!\\]".utf8.contains(document[start - 1])
    }

    /// The run of one mark of emphasis that ends at an index.
    private static func run(before end: Int, in document: [UInt8]) -> Range<Int> {
        guard end > 0, isMark(document[end - 1]) else { return end..<end }
        let mark = document[end - 1]
        var start = end
        while start > 0, document[start - 1] == mark { start -= 1 }
        return start..<end
    }

    /// The run of one mark of emphasis that starts at an index.
    private static func run(after start: Int, in document: [UInt8]) -> Range<Int> {
        guard start < document.count, isMark(document[start]) else { return start..<start }
        let mark = document[start]
        var end = start
        while end < document.count, document[end] == mark { end += 1 }
        return start..<end
    }

    private static func isMark(_ byte: UInt8) -> Bool { "*_~".utf8.contains(byte) }

    /// The length of the nearest run of the mark at an index, in one direction and the same paragraph; 0 if there is none.
    private func nearestRun(to start: Int, by step: Int) -> Int {
        var index = start + step
        var length = 0
        var isBlank = false
        while document.indices.contains(index) {
            let byte = document[index]
            if byte == document[start], !isInLink(index) { length += 1 } else if length > 0 { break }
            if byte == UInt8(ascii: "\n") {
                if isBlank { break }
                isBlank = true
            } else if !byte.isASCIISpace {
                isBlank = false
            }
            index += step
        }
        return length
    }

    private func isInLink(_ index: Int) -> Bool {
        !links.isEmpty && links[links.lastIndex(upTo: index) { $0.lowerBound }].contains(index)
    }

    private static func hasBalancedBrackets(_ text: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        for byte in text {
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
