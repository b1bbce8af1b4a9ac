import Text

/// The link reference definitions of a document: `[label]: destination "title"`.
struct MarkdownDefinitions {
    /// The destinations by their normalized labels; the first of several definitions counts.
    private var destinations: [String: FoundLink] = [:]

    /// Whether there are none.
    var isEmpty: Bool { destinations.isEmpty }

    /// The destination of a label as it is written; nil if no definition has the label.
    subscript(label: ArraySlice<UInt8>) -> FoundLink? {
        isEmpty || label.count > Self.maximumLabelLength ? nil : destinations[Self.normalized(label)]
    }

    /// Reads the definitions at the beginning of a paragraph.
    ///
    /// - Parameters:
    ///   - text: the lines of the paragraph.
    ///   - source: the range in the document of a range in `text`.
    /// - Returns: the index of the text after the definitions.
    mutating func read(_ text: [UInt8], source: (Range<Int>) -> Range<Int>) -> Int {
        var position = 0
        while let (label, target) = Self.definition(at: position, in: text) {
            let url = MarkdownDestination.unescaped(text[target.range])
            let link = FoundLink(source(target.range), url: url, notation: .destination)
            let name = Self.normalized(text[label])
            if destinations[name] == nil { destinations[name] = link }
            position = target.end
        }
        return position
    }

    /// Labels are compared without regard to case and to the kind of white space (CommonMark, section 6.3).
    private static func normalized(_ label: ArraySlice<UInt8>) -> String {
        label.split { $0.isASCIISpace }.map { String(decoding: $0, as: UTF8.self) }
            .joined(separator: " ").lowercased().uppercased()
    }

    /// A footnote, `[^1]: text`, is none, though CommonMark does not know them.
    private static func definition(
        at start: Int, in text: [UInt8]
    ) -> (label: Range<Int>, target: MarkdownDestination)? {
        let open = MarkdownDestination.spaces(from: start, in: text)
        guard let label = label(at: open, in: text), text.hasText("]:", at: label.upperBound),
            text[label.lowerBound] != UInt8(ascii: "^"),
            let target = MarkdownDestination(
                at: MarkdownDestination.spaces(from: label.upperBound + 2, in: text), in: text)
        else { return nil }
        var withTitle = target
        withTitle.skipTitle(in: text)
        return [withTitle, target].first { endsLine($0.end, in: text) }.map { (label, $0) }
    }

    /// The text of the label that begins with the bracket at an index: without brackets that are not escaped, and not
    /// blank. Nil if there is no label.
    static func label(at start: Int, in text: [UInt8]) -> Range<Int>? {
        guard start < text.count, text[start] == UInt8(ascii: "[") else { return nil }
        var index = start + 1
        let limit = min(text.count, index + maximumLabelLength + 1)
        while index < limit, text[index] != UInt8(ascii: "]") {
            guard text[index] != UInt8(ascii: "[") else { return nil }
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < limit, !text[start + 1..<index].allSatisfy({ $0.isASCIISpace }) else { return nil }
        return start + 1..<index
    }

    private static let maximumLabelLength = 999

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
