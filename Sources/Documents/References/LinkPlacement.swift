import UTF8Text

/// Where the brackets of a new link go in Markdown, so that all other text means what it meant before.
enum LinkPlacement {
    /// The range that becomes the text of a link for a part of a document: the part, or more where emphasis begins and
    /// ends with it. Nil if brackets there would change what the text around them means.
    static func markdown(_ part: Range<Int>, in document: [UInt8]) -> Range<Int>? {
        guard hasBalancedBrackets(document[part]) else { return nil }
        let opening = run(before: part.lowerBound, in: document)
        let closing = run(after: part.upperBound, in: document)
        let outer = opening.lowerBound..<closing.upperBound
        guard !isEscape(before: outer.lowerBound, in: document) else { return nil }
        if opening.isEmpty, closing.isEmpty { return part }
        let before = outer.lowerBound > 0 ? document[outer.lowerBound - 1] : UInt8(ascii: " ")
        let after = outer.upperBound < document.count ? document[outer.upperBound] : UInt8(ascii: " ")
        guard opening.isEmpty || !before.isInWord, closing.isEmpty || !after.isInWord else { return nil }
        if document[opening].elementsEqual(document[closing]) { return outer }
        // A bracket beside a run makes punctuation of its neighbour, which matters where there is some on the other side.
        if !opening.isEmpty, !closing.isEmpty { return nil }
        let isFirst = !hasRun(of: document[outer.lowerBound], before: outer.lowerBound, in: document)
        if !opening.isEmpty { return before.isASCIISpace || isFirst ? part : nil }
        let mark = document[closing.lowerBound]
        let isClosing = hasRun(of: mark, before: part.lowerBound, in: document)
        return after.isASCIISpace || isClosing ? part : nil
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

    /// Whether the paragraph has a mark before an index.
    private static func hasRun(of mark: UInt8, before end: Int, in document: [UInt8]) -> Bool {
        var index = end
        while index > 0 {
            index -= 1
            if document[index] == mark { return true }
            if document[index] == UInt8(ascii: "\n"), index > 0, document[index - 1].isASCIISpace { return false }
        }
        return false
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
