import Text

/// Parses one reference: the whole text, or it fails.
///
/// Works on tokens and never goes back further than the start of an item: the time is linear in the length of the text.
struct PassageParser: ~Copyable {
    /// The default limit for the length of a text, in bytes of UTF-8.
    static let maximumLength = PortableLimits.reference
    /// The most items that a reference may have.
    static let maximumItems = PortableLimits.referenceItems

    /// The text.
    var source: TokenizedText
    var options: Options
    /// The index of the current token.
    var position = 0
    /// The items read so far.
    var spans: [Passage.Span] = []
    var notes = Notes()
    var context = Context()
    var item = ItemForm()

    /// - Parameter versification: nil for that of the translation at the end of the text, else the English one.
    init(
        _ text: [UInt8], language: String?, versification: Versification?, correcting: Corrections,
        maximumLength: Int = Self.maximumLength
    ) throws(PassageError) {
        guard text.count <= maximumLength else { throw PassageError(.tooLong(limit: maximumLength), at: maximumLength) }
        var source = TokenizedText(text)
        let preferred =
            if let language { LanguageTables.forLanguage(language) } else { LanguageTables.forScript(of: source) }
        let tables = preferred ?? (language == nil ? .every : .english)
        source.takeMeanings(from: tables.keywords, years: true)
        self.source = source
        options = Options(
            versification: versification ?? .english, tables: tables, isAnyLanguage: language == nil,
            allowed: correcting)
        if versification == nil, let other = versificationOfTranslation { options.versification = other }
    }

    /// Parses the whole text.
    ///
    /// - Throws: `PassageError` if it is not a reference.
    mutating func parse() throws(PassageError) {
        skipPreamble()
        guard current.kind != .end else { throw PassageError(.empty, at: 0) }
        var missing: PassageError?
        while true {
            do throws(PassageError) {
                try parseItem()
            } catch {
                try leaveOut(error)
                missing = missing ?? error
            }
            let separated = skipSeparators()
            if current.kind == .end { break }
            guard mayStartItem(separated) else { throw unexpected() }
        }
        if let missing, spans.isEmpty { throw missing }
    }

    mutating func parseItem() throws(PassageError) {
        guard spans.count < Self.maximumItems else {
            throw PassageError(.tooManyItems(limit: Self.maximumItems), at: Int(current.start))
        }
        item.start = Int32(position)
        item.isTitle = false
        item.isBookLast = false
        if try parseBookLast() { return }
        if let chapter = try parseOrdinalChapter() {
            try append(parseSpan(from: chapter))
        } else {
            try append(parseSpan(from: parseLocation()))
        }
    }

    /// Adds an item, and sets the context in which the next one is read.
    mutating func append(_ span: Passage.Span) {
        // The first item is most often the only one: no room for more.
        if spans.isEmpty { spans = [span] } else { spans.append(span) }
        context.book = span.end.book
        context.chapter = span.end.chapter ?? 0
        // In `3title4`, the 4 is a verse.
        let isTitleAlone = item.isTitle && !(current.kind == .number && current.isGlued)
        context.level = span.end.verse != nil && !isTitleAlone ? .verse : span.end.chapter != nil ? .chapter : .book
    }

    /// Skips what may come before the first item: marks, its number in a list (`1. 2 John 5`), `the book of`.
    mutating func skipPreamble() {
        if current.kind == .word, current.keyword == nil, token(1).kind == .number { return }
        if leaveOutLeadingNumber() { return }
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
        context.hasSeparator = false
        context.separator = .end
        while true {
            switch current.kind {
            // An item too few: `Gen 1:1;;2:1`.
            case .semicolon where context.separator == .semicolon: return true
            // So is `Gen 1:1,,3`, but not `Matt 9:1-8,, 9-23`, where lectionaries put commas for brackets.
            case .comma where context.separator == .comma && current.isGlued && token(position + 1).isGlued: return true
            case .comma, .semicolon, .ampersand, .open, .close:
                context.separator = current.kind
                context.hasSeparator = context.hasSeparator || context.separator != .open
                position += 1
            case .stop where !spans.isEmpty && !startsFourthLevel: position += 1
            case .colon
            where context.level == .verse && token(position + 1).kind == .number && !token(position - 1).isGlued:
                position += 1
            case .slash where context.level != .book && !current.isGlued && nameMatch(at: position + 1) != nil:
                position += 1
            case .dash where translationEnd(at: position + 1) != nil: position += 1
            case .word where takeConjunction() || takeTranslation(): continue
            default: return position > start
            }
        }
    }

    private mutating func takeConjunction() -> Bool {
        guard keyword(at: position) == .and else { return false }
        // `I Jonh`, where `i` is "and" in Polish.
        if options.allowed.contains(.names), spans.isEmpty, ordinal(at: position) != nil { return false }
        // `dan` is "and" in Indonesian, but not at the start, as in `Dan 1`.
        let isFirst = spans.isEmpty && token(position + 1).kind == .number
        let mayBeName = options.tables.names == nil || ordinal(at: position) != nil || isFirst
        if mayBeName, nameMatch(at: position, foreign: false) != nil { return false }
        context.hasSeparator = true
        position += 1
        if current.kind == .stop { position += 1 }
        return true
    }

    /// Whether another item may start here; two book names side by side are more likely one unknown name.
    func mayStartItem(_ isSeparated: Bool) -> Bool {
        context.level == .book ? context.hasSeparator : isSeparated || startsItem || startsNumberItem
    }

    /// Whether the next number is an item without any separator: `Ps 3title4`, `Chapter 1 of Genesis 15`.
    private var startsNumberItem: Bool {
        guard current.kind == .number else { return false }
        return item.isBookLast || item.isTitle && current.isGlued
            || context.level == .verse && !current.isGlued && isChapter(at: position)
    }

    /// Whether a number follows a verse as the verse follows its chapter: `Gen.1.1.1`.
    private var startsFourthLevel: Bool {
        context.level == .verse && !context.commaSeparatesVerse && token(position - 2).kind == .stop
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
    var text: [UInt8] { source.bytes }
    var tokens: [Token] { source.tokens }
    var folded: [UInt8] { source.folded }
    var versification: Versification { options.versification }

    var current: Token { source.token(position) }

    /// The token at an index, or the end token where there is none.
    func token(_ index: Int) -> Token { source.token(index) }

    /// The keyword at an index, if there is one.
    func keyword(at index: Int) -> Keyword? { source.token(index).keyword }

    /// The ordinal at an index, or the ending of one, if there is one.
    func ordinal(at index: Int) -> Keyword? {
        let token = source.token(index)
        return token.kind == .word ? token.ordinal : nil
    }

    /// The items; they are those of the reference then, and no longer of the parser.
    mutating func takeSpans() -> [Passage.Span] {
        var spans: [Passage.Span] = []
        swap(&spans, &self.spans)
        return spans
    }

    func unexpected() -> PassageError { PassageError(.unexpectedText, at: Int(current.start)) }

    /// The text from one token through another as written.
    func written(_ first: Token, _ last: Token? = nil) -> String { source.written(first, last) }
}
