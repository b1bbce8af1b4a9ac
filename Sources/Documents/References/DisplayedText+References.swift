import Bible
import UTF8Text

/// A reference in the text of a document.
struct WrittenReference {
    let reference: Reference
    /// Its place in the document.
    let source: Range<Int>
    let syntax: DisplayedText.Syntax
    /// Whether it is in a link, or is the text of one.
    let isLinked: Bool
    /// Whether the document has markup between its start and its end.
    let hasMarkup: Bool
    /// Whether a letter or digit precedes or follows, so that another text would be read otherwise there.
    let isGlued: Bool
}

extension DisplayedText {
    /// The references, in their order.
    func references(_ result: ReferenceScanner.Result) -> [WrittenReference] {
        result.found.map {
            WrittenReference(
                reference: $0.reference, source: source(of: $0.range), syntax: syntax(at: $0.range.lowerBound),
                isLinked: isLinked($0.range), hasMarkup: hasMarkup(within: $0.range),
                isGlued: isGlued($0.range))
        }
    }

    private func isGlued(_ range: Range<Int>) -> Bool {
        range.lowerBound > 0 && bytes[range.lowerBound - 1].isASCIIAlphanumeric
            || range.upperBound < bytes.count && bytes[range.upperBound].isASCIIAlphanumeric
    }
}
