public import Bible

/// How references in the text of documents become links.
public struct ReferenceOptions: Sendable {
    /// The text of a new link.
    public enum Style: String, Sendable, CaseIterable {
        /// As the document has it.
        case asWritten = "as-written"
        /// `1 Corinthians 13:4-7`
        case full
        /// `1 Cor 13:4-7`
        case short
        /// `1Cor.13.4-1Cor.13.7`
        case osis
    }

    /// The text of the links.
    public var style = Style.asWritten
    /// Whether only the first of several references to a passage becomes a link.
    public var onlyFirst = false
    /// Whether headings stay as they are.
    public var skipsHeadings = false
    let scanner: ReferenceScanner

    /// Options for documents.
    ///
    /// - Parameters:
    ///   - languages: the ISO 639-1 codes of the languages of the documents; none to guess them.
    ///   - versification: what chapters and verses there are; nil for those of the translations that are named.
    public init(languages: [String] = [], versification: Versification? = nil) {
        scanner = ReferenceScanner(languages: languages, versification: versification)
    }

    /// The text of the link of a reference; nil for the one that the document has, also where the other one would not be
    /// read as the same passage.
    func text(of found: WrittenReference) -> String? {
        let passage = found.reference.passage
        let text: String? =
            switch style {
            case .asWritten: nil
            case .full: passage.text
            case .short: passage.shortText
            case .osis: passage.osis
            }
        guard let text, !found.isGlued else { return nil }
        let read = scanner.references(in: Array(text.utf8))
        return read.count == 1 && read[0].passage == passage && read[0].range == 0..<text.utf8.count ? text : nil
    }
}
