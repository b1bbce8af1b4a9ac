public import Bible

/// How references in the text of documents become links.
public struct ReferenceOptions: Sendable {
    /// The text of a new link.
    public enum Style: String, Sendable, CaseIterable {
        /// As the document has it.
        case asWritten = "as-written"
        /// `1 Corinthians 13:4-7`, in the language of the options
        case full
        /// `1 Cor 13:4-7`, with the English abbreviations of the SBL Handbook of Style
        case short
        /// `1Cor.13.4-1Cor.13.7`
        case osis
        /// `1CO.13.4-7`
        case usfm
    }

    /// The text of the links.
    public var style = Style.asWritten
    /// Whether only the first of several references to a passage becomes a link.
    public var onlyFirst = false
    /// Whether headings stay as they are.
    public var skipsHeadings = false
    let scanner: ReferenceScanner
    /// How full names are written; nil for English.
    private let notation: PassageNotation?
    /// Reads the text of new links.
    private let styleScanner: ReferenceScanner

    /// Options for documents.
    ///
    /// - Parameters:
    ///   - languages: the ISO 639-1 codes of the languages of the documents; none to guess them.
    ///   - versification: what chapters and verses there are; nil for those of the translations that are named.
    ///   - translation: the translation of the readers; its numbers are those of documents in its language.
    ///   - styleLanguage: the language of ``Style/full``; nil for the first one of the documents, English if it is guessed.
    public init(
        languages: [String] = [], versification: Versification? = nil, translation: TranslationCode? = nil,
        styleLanguage: String? = nil
    ) {
        scanner = ReferenceScanner(languages: languages, versification: versification, translation: translation)
        let language = styleLanguage ?? languages.first ?? "en"
        notation = language == "en" ? nil : PassageNotation(language: language)
        styleScanner = styleLanguage.map { ReferenceScanner(languages: [$0], versification: versification) } ?? scanner
    }

    /// The text of the link of a reference; nil for the one that the document has, also where the other one would not be
    /// read as the same passage.
    func text(of found: WrittenReference) -> String? {
        let passage = found.reference.passage
        let text: String? =
            switch style {
            case .asWritten: nil
            case .full: notation.map(passage.text) ?? passage.text
            case .short: passage.shortText
            case .osis: passage.osis
            case .usfm: passage.usfm
            }
        guard let text, !found.isGlued else { return nil }
        let read = styleScanner.references(in: Array(text.utf8))
        return read.count == 1 && read[0].passage == passage && read[0].range == 0..<text.utf8.count ? text : nil
    }
}
