/// Parses one reference: the whole text, or it fails.
///
/// Works on tokens and never goes back further than the start of an item: the time is linear in the length of the text.
struct PassageParser: ~Copyable {
    /// The default limit for the length of a text, in bytes of UTF-8.
    static let maximumLength = 1024
    /// The most items that a reference may have.
    static let maximumItems = 100

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

    let text: [UInt8]
    /// The tokens; in running text some are read as others, see ``ProseReader``.
    var tokens: [Token]
    let folded: [UInt8]
    var versification: Versification
    let keywords: Keywords
    /// Whether the text may be in any language.
    let isAnyLanguage: Bool
    /// The names in the preferred language, tried before English.
    let preferredNames: NameTable?

    /// The index of the current token.
    var position = 0
    /// The items read so far.
    var spans: [Passage.Span] = []
    /// The translation named after the reference.
    var translation: String?
    /// The index after the code of the translation read last, and after its bracket.
    var afterTranslation = 0
    /// The book and chapter that a bare number belongs to.
    var book: Book?
    var chapter = 0
    var level = Level.book
    /// Whether a hyphen separates levels: `john-3-16`.
    var isSlug = false
    /// Whether the end of a range is being read.
    var isRangeEnd = false
    /// What is corrected, rather than refused.
    let allowed: Corrections
    /// What was corrected so far.
    var corrections: [Correction] = []
    /// How running text is read; nil for a text that is one reference.
    var prose: ProseStyle?
    /// Whether text after the reference is ignored, rather than refused.
    var isPrefix = false
    /// Whether the last verse was written as the title of a psalm, so that the next number is a chapter.
    var isTitle = false
    /// Whether the last item came before its book: `chapter 3 of John`.
    var isBookLast = false
    /// Whether the item being read comes before its book.
    var isBeforeBook = false
    /// The last mark between the items before and after the position.
    var separator = Token.Kind.end
    /// Whether more than an opening bracket separates the last items.
    var hasSeparator = false
    /// Whether a comma separates chapter and verse: `Joh 3,16`.
    var commaSeparatesVerse = false

    /// - Parameter versification: nil for that of the translation at the end of the text, else the English one.
    init(
        _ text: [UInt8], language: String?, versification: Versification?, correcting: Corrections,
        maximumLength: Int = Self.maximumLength
    ) throws(PassageError) {
        guard text.count <= maximumLength else { throw PassageError(.tooLong(limit: maximumLength), at: maximumLength) }
        self.text = text
        self.versification = versification ?? .english
        allowed = correcting
        isAnyLanguage = language == nil
        var (tokens, folded) = Tokenizer.tokens(of: text)
        let tables =
            if let language { LanguageTables.forLanguage(language) } else {
                LanguageTables.forScript(of: text, tokens: tokens)
            }
        preferredNames = tables?.names
        let keywords = tables?.keywords ?? (language == nil ? .every : .english)
        for index in tokens.indices where tokens[index].kind == .word || tokens[index].value > 999 {
            tokens[index].keyword = keywords.keyword(folded[tokens[index].foldedRange])
            // A year may be the code of a translation.
            if tokens[index].keyword == .translation { tokens[index].kind = .word }
        }
        self.keywords = keywords
        self.tokens = tokens
        self.folded = folded
        if versification == nil, let other = versificationOfTranslation { self.versification = other }
    }

    /// Parses the whole text.
    ///
    /// - Throws: `PassageError` if it is not a reference.
    mutating func parse() throws(PassageError) {
        skipPreamble()
        guard current.kind != .end else { throw PassageError(.empty, at: 0) }
        while true {
            try parseItem()
            let separated = skipSeparators()
            if current.kind == .end { return }
            guard mayStartItem(separated) else { throw unexpected() }
        }
    }

    mutating func parseItem() throws(PassageError) {
        guard spans.count < Self.maximumItems else {
            throw PassageError(.tooManyItems(limit: Self.maximumItems), at: Int(current.start))
        }
        isTitle = false
        isBookLast = false
        if try parseBookLast() { return }
        if let chapter = try parseOrdinalChapter() {
            try append(parseSpan(from: chapter))
        } else {
            try append(parseSpan(from: parseLocation()))
        }
    }

    /// Adds an item, and sets the context in which the next one is read.
    mutating func append(_ span: Passage.Span) {
        spans.append(span)
        book = span.end.book
        chapter = span.end.chapter ?? 0
        // In `3title4`, the 4 is a verse.
        let isTitleAlone = isTitle && !(current.kind == .number && current.isGlued)
        level = span.end.verse != nil && !isTitleAlone ? .verse : span.end.chapter != nil ? .chapter : .book
    }

    /// Skips what may come before the first item: marks, its number in a list (`1. 2 John 5`), `the book of`.
    mutating func skipPreamble() {
        takeLeadingTranslation()
        skipSeparators()
        while current.kind == .colon || current.kind == .stop { position += 1 }
        let mark = token(position + 1).kind
        if current.kind == .number, mark == .stop || mark == .colon && token(position + 2).kind == .word,
            nameMatch(at: position, foreign: false) == nil, hasOrdinal(at: position + 2)
        {
            position += 2
        }
        var index = position
        while keyword(at: index) == .filler { index += 1 }
        guard index > position, nameMatch(at: position) == nil else { return }
        if nameMatch(at: index) != nil || ordinalOfChapter(at: index) != nil { position = index }
    }

    /// Whether a name with an ordinal starts at an index: `2 John`, `Second John`.
    private func hasOrdinal(at index: Int) -> Bool {
        guard token(index).kind == .number || ordinal(at: index)?.digit != nil else { return false }
        return nameMatch(at: index, foreign: false) != nil
    }

    /// Skips what may separate items; whether there was anything.
    @discardableResult
    mutating func skipSeparators() -> Bool {
        let start = position
        hasSeparator = false
        separator = .end
        while true {
            switch current.kind {
            case .semicolon where separator == .semicolon: return true
            case .comma, .semicolon, .ampersand, .open, .close:
                separator = current.kind
                hasSeparator = hasSeparator || separator != .open
                position += 1
            case .stop where !spans.isEmpty && !startsFourthLevel: position += 1
            case .colon where level == .verse && token(position + 1).kind == .number && !tokens[position - 1].isGlued:
                position += 1
            case .slash where level != .book && !current.isGlued && nameMatch(at: position + 1) != nil: position += 1
            case .dash where translationEnd(at: position + 1) != nil: position += 1
            case .word where takeConjunction() || takeTranslation(): continue
            default: return position > start
            }
        }
    }

    private mutating func takeConjunction() -> Bool {
        guard keyword(at: position) == .and else { return false }
        // `I Jonh`, where `i` is "and" in Polish.
        if allowed.contains(.names), spans.isEmpty, ordinal(at: position) != nil { return false }
        // `dan` is "and" in Indonesian, but not at the start, as in `Dan 1`.
        let isFirst = spans.isEmpty && token(position + 1).kind == .number
        let mayBeName = preferredNames == nil || ordinal(at: position) != nil || isFirst
        if mayBeName, nameMatch(at: position, foreign: false) != nil { return false }
        hasSeparator = true
        position += 1
        if current.kind == .stop { position += 1 }
        return true
    }

    /// Whether another item may start here; two book names side by side are more likely one unknown name.
    func mayStartItem(_ isSeparated: Bool) -> Bool {
        level == .book ? hasSeparator : isSeparated || startsItem || startsNumberItem
    }

    /// Whether the next number is an item without any separator: `Ps 3title4`, `Chapter 1 of Genesis 15`.
    private var startsNumberItem: Bool {
        guard current.kind == .number else { return false }
        return isBookLast || isTitle && current.isGlued
            || level == .verse && !current.isGlued && isChapter(at: position)
    }

    /// Whether a number follows a verse as the verse follows its chapter: `Gen.1.1.1`.
    private var startsFourthLevel: Bool {
        level == .verse && !commaSeparatesVerse && tokens[position - 2].kind == .stop
            && token(position + 1).isGlued && token(position + 1).kind == .number
    }

    /// Whether the next token starts an item without any separator: a book, or a word such as `verse`.
    private var startsItem: Bool {
        if nameMatch(at: position) != nil { return true }
        guard current.kind == .word else { return false }
        return keyword(at: position) == .verse || keyword(at: position) == .chapter
    }
}

extension PassageParser {
    var current: Token { tokens[position] }

    /// The token at an index, or the end token beyond it.
    func token(_ index: Int) -> Token { tokens[min(index, tokens.count - 1)] }

    /// The keyword at an index, if there is one.
    func keyword(at index: Int) -> Keyword? { token(index).keyword }

    /// The ordinal at an index, or the ending of one, if there is one.
    func ordinal(at index: Int) -> Keyword? {
        let token = token(index)
        guard token.kind == .word else { return nil }
        return keywords.ordinal(folded[token.foldedRange])
    }

    func unexpected() -> PassageError { PassageError(.unexpectedText, at: Int(current.start)) }

    /// The text from one token through another as written.
    func written(_ first: Token, _ last: Token? = nil) -> String {
        String(decoding: text[Int(first.start)..<Int((last ?? first).end)], as: UTF8.self)
    }
}
