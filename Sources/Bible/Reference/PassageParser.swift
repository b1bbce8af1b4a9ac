/// Reads one reference: the whole text, or nothing.
///
/// Works on tokens, never goes back further than the start of an item, and so takes time linear in the text.
struct PassageParser: ~Copyable {
    /// The longest text that is read, where nothing else is said.
    static let maximumLength = 1024
    /// The most items that a passage has.
    static let maximumItems = 100

    /// How precise the last item was: what a bare number after it means.
    enum Level {
        case book
        case chapter
        case verse
    }

    /// The marks that may stand between chapter and verse, besides colon, slash and the like.
    struct VerseMarks: OptionSet {
        let rawValue: UInt8

        /// A mere space.
        static let space = VerseMarks(rawValue: 1)
        /// A comma, where the language has it.
        static let comma = VerseMarks(rawValue: 2)
        /// A hyphen, in a slug.
        static let hyphen = VerseMarks(rawValue: 4)
        /// A full stop with a space after it.
        static let looseStop = VerseMarks(rawValue: 8)
        /// What may stand right behind a book and its chapter.
        static let afterBook: VerseMarks = [.space, .comma, .hyphen, .looseStop]
    }

    let text: [UInt8]
    let tokens: [Token]
    let folded: [UInt8]
    var versification: Versification
    let keywords: Keywords
    /// The names of the language asked for, tried before English.
    let preferredNames: NameTable?

    /// The place among the tokens.
    var at = 0
    /// What has been read.
    var spans: [Passage.Span] = []
    /// The translation named after the reference.
    var translation: String?
    /// The book and chapter that a bare number belongs to.
    var book: Book?
    var chapter = 0
    var level = Level.book
    /// Whether a hyphen separates levels: `john-3-16`.
    var isSlug = false
    /// Whether the end of a range is being read.
    var isRangeEnd = false
    /// Whether a range may end beyond the chapter, and is cut.
    let cutsRanges: Bool
    /// Whether the last verse was written as the title of a psalm, so that a chapter comes next.
    var isTitle = false
    /// Whether the last item stood before its book: `chapter 3 of John`.
    var isBookLast = false
    /// Whether an item is being read that stands before its book.
    var isBeforeBook = false
    /// The last mark between items.
    var separator = Token.Kind.end
    /// Whether more than a bracket stood between the last items.
    var hasSeparator = false
    /// Whether a comma separates chapter and verse: `Joh 3,16`.
    var commaSeparatesVerse = false

    /// - Parameter versification: nil for that of the translation at the end of the text, else the English one.
    init(
        _ text: [UInt8], language: String?, versification: Versification?, cutsRanges: Bool,
        maximumLength: Int = Self.maximumLength
    ) throws(PassageError) {
        guard text.count <= maximumLength else { throw PassageError(.tooLong(limit: maximumLength), at: maximumLength) }
        self.text = text
        (tokens, folded) = Tokenizer.tokens(of: text)
        self.versification = versification ?? .english
        self.cutsRanges = cutsRanges
        let tables = language.flatMap(LanguageTables.forLanguage)
        keywords = tables?.keywords ?? (language == nil ? .every : .english)
        preferredNames = tables?.names
        if versification == nil, let other = versificationOfTranslation { self.versification = other }
    }

    /// Reads the whole text.
    mutating func parse() throws(PassageError) {
        skipPreamble()
        guard current.kind != .end else { throw PassageError(.empty, at: 0) }
        while true {
            try parseItem()
            let separated = skipSeparators()
            if current.kind == .end { return }
            // Two books side by side are more likely one that is unknown.
            guard level == .book ? hasSeparator : separated || startsItem || mayCount else { throw unexpected() }
        }
    }

    mutating func parseItem() throws(PassageError) {
        guard spans.count < Self.maximumItems else {
            throw PassageError(.tooManyItems(limit: Self.maximumItems), at: Int(current.start))
        }
        isTitle = false
        isBookLast = false
        if try parseBookLast() { return }
        if let chapter = try parseCountedChapter() {
            try append(parseSpan(from: chapter))
        } else {
            try append(parseSpan(from: parseLocation()))
        }
    }

    /// Keeps an item, and what it says about the next one.
    mutating func append(_ span: Passage.Span) {
        spans.append(span)
        book = span.end.book
        chapter = span.end.chapter ?? 0
        // `3title4`: the verse after the title.
        let isTitleAlone = isTitle && !(current.kind == .number && current.isGlued)
        level = span.end.verse != nil && !isTitleAlone ? .verse : span.end.chapter != nil ? .chapter : .book
    }

    /// Passes over what may stand before the first item: marks, the number that the item has in a list
    /// (`1. 2 John 5`), `the book of`.
    private mutating func skipPreamble() {
        skipSeparators()
        while current.kind == .colon || current.kind == .stop { at += 1 }
        let mark = token(at + 1).kind
        if current.kind == .number, mark == .stop || mark == .colon && token(at + 2).kind == .word,
            nameMatch(at: at, foreign: false) == nil, hasOrdinal(at: at + 2)
        {
            at += 2
        }
        var place = at
        while keyword(at: place) == .filler { place += 1 }
        if place > at, nameMatch(at: at) == nil, nameMatch(at: place) != nil { at = place }
    }

    /// Whether a name with a number in front stands at a place: `2 John`, `Second John`.
    private func hasOrdinal(at place: Int) -> Bool {
        guard token(place).kind == .number || ordinal(at: place)?.digit != nil else { return false }
        return nameMatch(at: place, foreign: false) != nil
    }

    /// Passes over what may stand between items; whether there was anything.
    @discardableResult
    mutating func skipSeparators() -> Bool {
        let start = at
        hasSeparator = false
        while true {
            switch current.kind {
            case .comma, .semicolon, .ampersand, .open, .close:
                separator = current.kind
                hasSeparator = hasSeparator || separator != .open
                at += 1
            case .stop where !spans.isEmpty: at += 1
            case .colon where level == .verse && token(at + 1).kind == .number: at += 1
            case .slash where level != .book && !current.isGlued && nameMatch(at: at + 1) != nil: at += 1
            case .dash where translationEnd(at: at + 1) != nil: at += 1
            case .word where takeConjunction() || takeTranslation(): continue
            default: return at > start
            }
        }
    }

    private mutating func takeConjunction() -> Bool {
        guard keyword(at: at) == .and else { return false }
        // `dan` is "and" in Indonesian, but nothing stands before it in `Dan 1`.
        let isFirst = spans.isEmpty && token(at + 1).kind == .number
        let mayBeName = preferredNames == nil || ordinal(at: at) != nil || isFirst
        if mayBeName, nameMatch(at: at, foreign: false) != nil { return false }
        hasSeparator = true
        at += 1
        if current.kind == .stop { at += 1 }
        return true
    }

    /// Whether the next number is an item although nothing stands before it: `Ps 3title4`, `Chapter 1 of Genesis 15`.
    private var mayCount: Bool {
        current.kind == .number && (isBookLast || isTitle && current.isGlued)
    }

    /// Whether the next token starts an item without any separator: a book, or a word such as `verse`.
    private var startsItem: Bool {
        if nameMatch(at: at) != nil { return true }
        guard current.kind == .word else { return false }
        return keyword(at: at) == .verse || keyword(at: at) == .chapter
    }
}

extension PassageParser {
    var current: Token { tokens[at] }

    /// The token some places on, or the end.
    func token(_ place: Int) -> Token { tokens[min(place, tokens.count - 1)] }

    /// The keyword at a place, if there is one.
    func keyword(at place: Int) -> Keyword? {
        let token = token(place)
        guard token.kind == .word else { return nil }
        return keywords.keyword(bytes: folded, range: Int(token.foldedStart)..<Int(token.foldedEnd))
    }

    /// The ordinal, or the sign of one, at a place, if there is one.
    func ordinal(at place: Int) -> Keyword? {
        let token = token(place)
        guard token.kind == .word else { return nil }
        return keywords.ordinal(bytes: folded, range: Int(token.foldedStart)..<Int(token.foldedEnd))
    }

    func unexpected() -> PassageError { PassageError(.unexpectedText, at: Int(current.start)) }

    /// The text of a token, or of several, as written.
    func written(_ first: Token, _ last: Token? = nil) -> String {
        String(decoding: text[Int(first.start)..<Int((last ?? first).end)], as: UTF8.self)
    }
}
