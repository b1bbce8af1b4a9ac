/// A reference in words, read: `Ps 22:2-5 DRA` is Psalm 22 of the Vulgate in the Douay-Rheims Bible.
public struct Reference: Hashable, Sendable {
    /// The books, chapters and verses.
    public let passage: Passage
    /// The translation that the reference names, or that its source has; nil where nobody says.
    public private(set) var translation: TranslationCode?
    /// The versification of the numbers in ``passage``.
    public private(set) var versification: Versification
    /// What was not read as it is written.
    public internal(set) var corrections: [Correction]

    /// Reads a reference; a text that has anything else in it is refused.
    ///
    /// The numbers are those of `versification`. Without one they are those of the translation, else those of the Bibles of
    /// `language`, so that `Ps 51,12` in German is verse 10 of an English Bible. A text that names the translation itself
    /// is refused if the passage does not exist there; with the translation of a source, which may number otherwise, it is
    /// read in English then. A versification that differs from the English one only at the ends of a few chapters counts
    /// as English, see ``Versification/isDefaultLike``, and so does that of a language where its numbers are the same.
    ///
    /// - Parameters:
    ///   - text: `John 3:16-18; Gen 1 (ESV)`, a slug such as `john-3-16`, OSIS, USFM or the common scheme's brackets; at
    ///     most 1024 bytes and 100 items.
    ///   - language: the ISO 639-1 code of the language whose names, punctuation and numbers come first; nil for the names
    ///     and punctuation of that of `translation`.
    ///   - translation: the translation that the source of the text has; it replaces the one that the text names.
    ///   - versification: what chapters and verses there are.
    ///   - correcting: what is corrected; what is not, is refused.
    /// - Throws: what is wrong with the text, and where.
    public init(
        parsing text: String, language: String? = nil, translation: TranslationCode? = nil,
        versification: Versification? = nil, correcting: Corrections = .rangeEnds
    ) throws(PassageError) {
        let bytes = Array(text.utf8)
        let numbering = language.flatMap(ScanLanguage.with)?.numbering
        guard translation == nil, versification == nil, let numbering, !numbering.isEnglish else {
            self = try Self(
                parsing: bytes, language: language, translation: translation, versification: versification,
                correcting: correcting)
            return
        }
        self = try ReferenceText(bytes: bytes, language: language, correcting: correcting).read(numberedAs: numbering)
    }

    /// Reads a reference in bytes of valid UTF-8, whose numbers are English without a translation and versification.
    package init(
        parsing bytes: [UInt8], language: String? = nil, translation: TranslationCode? = nil,
        versification: Versification? = nil, correcting: Corrections = .rangeEnds
    ) throws(PassageError) {
        guard translation != nil || versification != nil else {
            let source = ReferenceText(bytes: bytes, language: language, correcting: correcting)
            self = try source.readInItsOwnVersification()
            self.versification = self.versification.simplified
            return
        }
        let listed = translation?.listed(language: language)
        let source = ReferenceText(bytes: bytes, language: language ?? listed?.language, correcting: correcting)
        if let versification {
            self = try source.read(in: versification)
            self.versification = versification
        } else {
            // Its numbers are the same in texts of any language.
            self = try source.read(
                preferring: listed?.numbering ?? translation?.listed(language: nil)?.numbering ?? .english)
            self.versification = self.versification.simplified
            if listed?.versification == nil { self.versification = inEnglishIfSame.versification }
        }
        self.translation = translation ?? self.translation
    }

    /// Reads the longest reference that a text starts with.
    ///
    /// - Parameters:
    ///   - text: at most ``PassageParser/maximumLength`` bytes; what comes after the reference is ignored.
    ///   - language: the ISO 639-1 code of the language whose names and punctuation come first.
    ///   - versification: what chapters and verses there are; nil for those of the translation that the reference names.
    /// - Returns: The reference and its length in bytes.
    /// - Throws: `PassageError` if the text does not start with a reference.
    static func prefix(
        of text: [UInt8], language: String?, versification: Versification?
    ) throws(PassageError) -> (reference: Reference, length: Int) {
        let source = ReferenceText(bytes: text, language: language, correcting: .rangeEnds)
        var (reference, length) = try source.readPrefix(in: versification ?? .english)
        let own = versification == nil ? reference.translation?.listed?.versification : nil
        if let own, own != .english, let exact = try? source.readPrefix(in: own) { (reference, length) = exact }
        return (reference, length)
    }

    /// The reference in English numbers where those are the same, so that only what differs says whose its numbers are.
    /// Likewise, those of Catholic Bibles are those of the originals nearly everywhere.
    var inEnglishIfSame: Reference {
        let usual = versification == .catholic ? [.english, .original] : [Versification.english]
        var reference = self
        reference.versification =
            usual.first { passage.hasSameNumbers(in: versification, and: $0) } ?? versification
        return reference
    }

    init(
        passage: Passage, translation: TranslationCode?, versification: Versification, corrections: [Correction]
    ) {
        self.passage = passage
        self.translation = translation
        self.versification = versification.simplified
        self.corrections = corrections
    }

    init(_ parser: inout PassageParser) {
        passage = Passage(checked: parser.takeSpans())
        translation = parser.notes.translation.map { TranslationCode(normalizing: $0) }
        versification = parser.versification
        corrections = parser.notes.corrections
    }
}
