/// The link reference definitions at the beginning of a paragraph: `[label]: destination "title"`.
enum MarkdownDefinitions {
    /// Visits the destinations, and returns the index of the text after the definitions.
    static func skip(in text: [UInt8], _ visit: (FoundLink) -> Void) -> Int {
        var position = 0
        while let target = definition(at: position, in: text) {
            visit(
                FoundLink(
                    target.range, url: MarkdownDestination.unescaped(text[target.range]), notation: .destination))
            position = target.end
        }
        return position
    }

    private static func definition(at start: Int, in text: [UInt8]) -> MarkdownDestination? {
        let open = MarkdownDestination.spaces(from: start, in: text)
        guard let colon = labelEnd(at: open, in: text),
            let target = MarkdownDestination(at: MarkdownDestination.spaces(from: colon + 1, in: text), in: text)
        else { return nil }
        var withTitle = target
        withTitle.skipTitle(in: text)
        return [withTitle, target].first { endsLine($0.end, in: text) }
    }

    /// The index of the colon after a label.
    private static func labelEnd(at start: Int, in text: [UInt8]) -> Int? {
        guard start < text.count, text[start] == UInt8(ascii: "[") else { return nil }
        var index = start + 1
        let limit = min(text.count, index + maximumLabelLength)
        while index < limit, text[index] != UInt8(ascii: "]") {
            guard text[index] != UInt8(ascii: "[") else { return nil }
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index > start + 1 && text.hasText("]:", at: index) ? index + 1 : nil
    }

    private static let maximumLabelLength = 1000

    /// Whether only white space follows on the line, or a line break directly precedes.
    private static func endsLine(_ position: Int, in text: [UInt8]) -> Bool {
        var before = position
        while before > 0, text[before - 1] == UInt8(ascii: " ") || text[before - 1] == UInt8(ascii: "\t") {
            before -= 1
        }
        if before > 0, text[before - 1] == UInt8(ascii: "\n") { return true }
        let next = text[position...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return next == nil || next == UInt8(ascii: "\n")
    }
}
