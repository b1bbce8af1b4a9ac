extension PassageParser {
    /// What a text is read with; the same for all of its items.
    struct Options {
        /// What chapters and verses there are.
        var versification: Versification
        /// The names and keywords of the preferred language.
        let tables: LanguageTables
        /// Whether the text may be in any language.
        var isAnyLanguage = false
        /// What is corrected, rather than refused.
        let allowed: Corrections
        /// How running text is read; nil for a text that is one reference.
        var prose: ProseStyle?
        /// Whether text after the reference is ignored, rather than refused.
        var isPrefix = false
    }

    /// What the items so far tell about the next one: the book and chapter that a bare number belongs to.
    struct Context {
        var book: Book?
        var chapter = 0
        var level = Level.book
        /// Whether a comma separates chapter and verse: `Joh 3,16`.
        var commaSeparatesVerse = false
        /// The last mark between the items before and after the position.
        var separator = Token.Kind.end
        /// Whether more than an opening bracket separates the last items.
        var hasSeparator = false
    }

    /// How the item is written that is being read, or was read last.
    struct ItemForm {
        /// The index of its first token.
        var start: Int32 = 0
        /// Whether a hyphen separates levels: `john-3-16`.
        var isSlug = false
        /// Whether the end of a range is being read.
        var isRangeEnd = false
        /// Whether the last verse was written as the title of a psalm, so that the next number is a chapter.
        var isTitle = false
        /// Whether the item came before its book: `chapter 3 of John`.
        var isBookLast = false
        /// Whether the item being read comes before its book.
        var isBeforeBook = false
    }

    /// What has been read besides the passage.
    struct Notes {
        /// The translation named in the text.
        var translation: String?
        /// The index after the code of the translation read last, and after its bracket.
        var afterTranslation: Int32 = 0
        /// What was corrected so far.
        var corrections: [Correction] = []
    }

    /// How precise the last item was, which decides what a bare number after it means.
    enum Level {
        case book
        case chapter
        case verse
    }

    /// The marks that may separate chapter and verse, besides colon, slash and apostrophe.
    struct VerseMarks: OptionSet {
        let rawValue: UInt8

        /// Only a space.
        static let space = VerseMarks(rawValue: 1)
        /// A comma, if the language uses it.
        static let comma = VerseMarks(rawValue: 2)
        /// A hyphen, in a slug.
        static let hyphen = VerseMarks(rawValue: 4)
        /// A full stop with a space after it.
        static let looseStop = VerseMarks(rawValue: 8)
        /// All of them, after a book and its chapter.
        static let afterBook: VerseMarks = [.space, .comma, .hyphen, .looseStop]
    }
}
