public import Bible
import Text

struct WrittenReference {
    let reference: Reference
    /// The language of the text; nil if it is not known.
    let language: String?
    /// Its place in the document.
    let source: Range<Int>
    let syntax: DisplayedText.Syntax
    /// Whether it is in a link, or is the text of one.
    let isLinked: Bool
    /// Whether the document has markup between its start and its end, or an element around it, that a link would break.
    let hasMarkup: Bool
    /// Whether a letter or digit precedes or follows, so that another text would be read otherwise there.
    let isGlued: Bool
}

extension DisplayedText {
    func references(_ result: ReferenceScanner.Result) -> [WrittenReference] {
        result.found.map {
            WrittenReference(
                reference: $0.reference, language: $0.language, source: source(of: $0.range),
                syntax: syntax(at: $0.range.lowerBound), isLinked: isLinked($0.range),
                hasMarkup: hasMarkup(within: $0.range) || isAnchored($0.range) || precedesRaisedNumber($0),
                isGlued: isGlued($0.range))
        }
    }

    /// Whether a chapter has a number in superscript behind it, which may be its verse: `John 3<sup>16</sup>`.
    private func precedesRaisedNumber(_ found: FoundReference) -> Bool {
        let end = found.range.upperBound
        guard found.passage.spans.last?.end.verse == nil, end + 3 < bytes.count else { return false }
        return bytes[end..<end + 3].elementsEqual("\u{FFFC}".utf8) && bytes[end + 3].isASCIIDigit
    }

    private func isGlued(_ range: Range<Int>) -> Bool {
        range.lowerBound > 0 && bytes[range.lowerBound - 1].isASCIIAlphanumeric
            || range.upperBound < bytes.count && bytes[range.upperBound].isASCIIAlphanumeric
    }
}

extension DocumentFormat {
    /// The references in the text that readers of a document see, each with its range in the document. Those in code, in
    /// the addresses of links and in other markup are skipped.
    ///
    /// - Throws: `DocumentError` if the document is too large.
    public func references(
        in document: [UInt8], by scanner: ReferenceScanner
    ) throws(DocumentError) -> [FoundReference] {
        let text = try ParsedDocument(document, format: self).text(skipsHeadings: false)
        return scanner.scanOnThreads(text.bytes, excluding: text.objects).found.map {
            FoundReference(reference: $0.reference, range: text.source(of: $0.range), language: $0.language)
        }
    }
}
