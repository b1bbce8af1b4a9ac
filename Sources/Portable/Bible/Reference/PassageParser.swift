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
    var item = ItemForm()
    var context = Context()

    /// - Parameter versification: nil for that of the translation at the end of the text, else the English one.
    init(
        _ text: [UInt8], language: String?, versification: Versification?, correcting: Corrections,
        maximumLength: Int = Self.maximumLength
    ) throws(PassageError) {
        guard text.count <= maximumLength else { throw PassageError(.tooLong(limit: maximumLength), at: maximumLength) }
        var source = TokenizedText(text)
        source.takeMeanings(language: language)
        self.source = source
        options = Options(
            versification: versification ?? source.versificationOfTranslation ?? .english, allowed: correcting)
    }

    /// A parser of a part of a running text; what it reads starts where ``position`` is set.
    init(
        prose source: TokenizedText, language: ScanLanguage, style: ProseStyle, versification: Versification,
        correcting: Corrections
    ) {
        self.source = source
        options = Options(
            versification: versification, allowed: correcting, prose: style, isPrefix: true)
        self.source.takeMeanings(from: language.tables ?? .english)
        context.commaSeparatesVerse = style.commaSeparatesVerse
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
            let end = position
            let separated = skipSeparators()
            if current.kind == .end {
                // A reference does not end with `and`, unless that may be corrected.
                guard position == end || keyword(at: position - 1) != .and || options.allowed.contains(.names)
                else { throw unexpected() }
                break
            }
            guard mayStartItem(separated) else { throw unexpected() }
        }
        if let missing, spans.isEmpty { throw missing }
    }

    /// Parses the longest reference that the text starts with, and ignores what comes after it.
    ///
    /// - Returns: The offset of its end, in bytes.
    /// - Throws: `PassageError` if the text does not start with a reference.
    mutating func parsePrefix() throws(PassageError) -> Int {
        options.isPrefix = true
        try parseItem()
        var (end, count) = (position, spans.count)
        while spans.count < Self.maximumItems {
            let isSeparated = skipSeparators()
            end = max(end, Int(notes.afterTranslation))
            guard current.kind != .end, mayStartItem(isSeparated), (try? parseItem()) != nil else { break }
            (end, count) = (position, spans.count)
        }
        spans.removeSubrange(count...)
        let length = Int(token(end - 1).end)
        notes.corrections.removeAll { $0.offset >= length }
        return length
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
    private mutating func skipPreamble() {
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
    private mutating func skipSeparators() -> Bool {
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
            case .slash where context.level != .book && startsNumberedName(position + 1): position += 1
            case .dash where translationEnd(at: position + 1) != nil: position += 1
            case .word where takeConjunction() || takeTranslation(): continue
            default: return position > start
            }
        }
    }

    /// Whether a name starts at an index, with a number after it if there is no space before it: `psalm-78/hebrews-1`.
    private func startsNumberedName(_ index: Int) -> Bool {
        guard let match = nameMatch(at: index) else { return false }
        let next = token(match.end)
        return !token(index - 1).isGlued || next.kind == .number
            || next.kind == .dash && token(match.end + 1).kind == .number
    }

    private mutating func takeConjunction() -> Bool {
        guard keyword(at: position) == .and else { return false }
        // `I Jonh`, where `i` is "and" in Polish.
        if options.allowed.contains(.names), spans.isEmpty, ordinal(at: position) != nil { return false }
        // `dan` is "and" in Indonesian, but not at the start, as in `Dan 1`.
        let isFirst = spans.isEmpty && token(position + 1).kind == .number
        let mayBeName = source.tables.names == nil || ordinal(at: position) != nil || isFirst
        if mayBeName, nameMatch(at: position, foreign: false) != nil { return false }
        context.hasSeparator = true
        position += 1
        if current.kind == .stop { position += 1 }
        return true
    }

    /// Whether another item may start here; two book names side by side are more likely one unknown name.
    private func mayStartItem(_ isSeparated: Bool) -> Bool {
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

    /// The items; they are those of the reference then, and no longer of the parser.
    mutating func takeSpans() -> [Passage.Span] {
        var spans: [Passage.Span] = []
        swap(&spans, &self.spans)
        return spans
    }
}

extension PassageParser {
    /// What a text is read with; the same for all of its items.
    struct Options {
        /// What chapters and verses there are.
        var versification: Versification
        /// What is corrected, rather than refused.
        let allowed: Corrections
        /// How running text is read; nil for a text that is one reference.
        var prose: ProseStyle?
        /// Whether text after the reference is ignored, rather than refused.
        var isPrefix = false
    }

    /// What the items so far tell about the next one: the book and chapter that a bare number belongs to.
    struct Context {
        var chapter = 0
        var book: Book?
        var level = Level.book
        /// Whether a comma separates chapter and verse: `Joh 3,16`.
        var commaSeparatesVerse = false
        /// Whether a stop with a space after it separated the last verse from its chapter: `13. 24`.
        var hasLooseStop = false
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
        /// What was corrected so far.
        var corrections: [Correction] = []
        /// The index after the code of the translation read last, and after its bracket.
        var afterTranslation: Int32 = 0
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

/// The text, token by token.
extension PassageParser {
    var tokens: [Token] { source.tokens }
    var versification: Versification { options.versification }
    var current: Token { source.token(position) }

    /// The token at an index, or the end token where there is none.
    func token(_ index: Int) -> Token { source.token(index) }
    func keyword(at index: Int) -> Keyword? { source.keyword(at: index) }
    func ordinal(at index: Int) -> Keyword? { source.ordinal(at: index) }
    func value(at index: Int) -> Int { source.value(at: index) }
    func foldedWord(_ index: Int) -> ArraySlice<UInt8> { source.foldedWord(index) }
    func firstByte(_ index: Int) -> UInt8 { source.firstByte(index) }
    func isCapitalized(_ index: Int) -> Bool { source.isCapitalized(index) }
    func tokenIndex(at offset: Int) -> Int { source.tokenIndex(at: offset) }
    func numberedNameIsAbsent(at index: Int) -> Bool { source.numberedNameIsAbsent(at: index) }
    func translationEnd(at index: Int) -> Int? { source.translationEnd(at: index) }

    /// The text from one token through another as written.
    func written(_ first: Token, _ last: Token? = nil) -> String { source.written(first, last) }

    func nameMatch(at index: Int, foreign: Bool = true) -> NameMatch? {
        source.nameMatch(at: index, foreign: foreign, isFirst: spans.isEmpty && !item.isRangeEnd)
    }

    func number(afterWordAt index: Int) -> Int? { source.number(afterWordAt: index, isSlug: item.isSlug) }

    func unexpected() -> PassageError { PassageError(.unexpectedText, at: Int(current.start)) }
}

/// The code of a translation.
extension PassageParser {
    /// Takes the code of a translation, if there is one; the first code in a text is the one that counts.
    private mutating func takeTranslation() -> Bool {
        guard !spans.isEmpty, let end = translationEnd(at: position) else { return false }
        notes.translation = notes.translation ?? written(current, token(end - 1)).uppercased()
        position = end
        notes.afterTranslation = Int32(current.kind == .close ? end + 1 : end)
        return true
    }

    /// Takes a known code before the reference: `NIV: Matt 5:6`, `(NIV) Matt 5:6`.
    private mutating func takeLeadingTranslation() {
        let isInBrackets = current.kind == .open
        let code = token(isInBrackets ? position + 1 : position)
        let mark = isInBrackets ? position + 2 : position + 1
        guard code.kind == .word, token(mark).kind == (isInBrackets ? .close : .colon),
            TranslationTable.shared.has(written(code))
        else { return }
        notes.translation = written(code).uppercased()
        position = mark + 1
    }
}

/// Items that come before their book.
extension PassageParser {
    /// Reads items that come before their book, `chapters 1 to 5 of Genesis`, `verse 16 of John 3`; false if there
    /// are none.
    mutating func parseBookLast() throws(PassageError) -> Bool {
        guard !item.isBeforeBook, keyword(at: position) == .chapter || keyword(at: position) == .verse,
            let end = fillerOfBookLast,
            let match = nameMatch(at: afterFillers(end), foreign: false)
        else { return false }
        let start = position
        position = match.end
        (context.book, context.chapter, context.level) = (match.name[0], 0, .book)
        if keyword(at: start) == .verse { try parseChapterOfBookLast() }
        let after = position
        position = start
        try parseItems(before: end)
        position = after
        item.isBookLast = true
        if let chapter = spans.last, chapter.isSingle, context.level == .chapter, let verse = takeVerse([]) {
            spans.removeLast()
            try append(parseSpan(from: checked(Location(chapter.start.book, context.chapter, verse), at: position - 1)))
        }
        return true
    }

    /// Reads the chapter after the book, which the verses before it belong to.
    private mutating func parseChapterOfBookLast() throws(PassageError) {
        if keyword(at: position) == .chapter { position = number(afterWordAt: position) ?? position }
        guard let book = context.book else { throw unexpected() }
        if current.kind != .number, versification.chapterCount(of: book) == 1 {
            (context.chapter, context.level) = (1, .chapter)
            return
        }
        guard current.kind == .number else { throw unexpected() }
        context.chapter = try checked(Location(book, value(at: position)), at: position).chapter ?? 0
        context.level = .chapter
        position += 1
    }

    private mutating func parseItems(before end: Int) throws(PassageError) {
        item.isBeforeBook = true
        defer { item.isBeforeBook = false }
        while position < end {
            try parseItem()
            skipSeparators()
        }
        guard position == end else { throw unexpected() }
    }

    /// The index of `of`, if only numbers, marks and words such as `chapter` come before it.
    private var fillerOfBookLast: Int? {
        for index in (position + 1)..<(position + 16) {
            switch token(index).kind {
            case .number, .dash, .comma, .stop, .colon, .ampersand: continue
            case .word: if keyword(at: index) == .filler { return index }
            default: return nil
            }
            guard [.chapter, .verse, .and, .to].contains(keyword(at: index)) else { return nil }
        }
        return nil
    }

    private func afterFillers(_ index: Int) -> Int {
        var next = index
        while keyword(at: next) == .filler { next += 1 }
        return next
    }

    /// Reads a chapter by its ordinal: `1st ch. of Mark`, `Fifth chapter of Genesis`, `23rd Psalm, verse 2`.
    private mutating func parseOrdinalChapter() throws(PassageError) -> Location? {
        guard let (chapter, end) = ordinalOfChapter(at: position) else { return nil }
        let isPsalm = keyword(at: end) != .chapter
        let index = isPsalm ? end : afterFillers(token(end + 1).kind == .stop ? end + 2 : end + 1)
        guard let match = nameMatch(at: index, foreign: false), !isPsalm || match.name[0] == .psalms else { return nil }
        let start = position
        position = match.end
        return try checked(Location(match.name[0], chapter, takeVerse([])), at: start)
    }

    /// The chapter number that an ordinal means, and the index after it.
    private func ordinalOfChapter(at index: Int) -> (chapter: Int, end: Int)? {
        switch token(index).kind {
        case .number where ordinal(at: index + 1) == .sign:
            guard keyword(at: index + 2) == .chapter || hasEnglishSign(at: index) else { return nil }
            return (value(at: index), index + 2)
        case .word where keyword(at: index + 1) == .chapter:
            return ordinal(at: index)?.digit.map { (Int($0 - UInt8(ascii: "0")), index + 1) }
        default: return nil
        }
    }

    /// Whether the number has its correct ending: 1st, 2nd, 3rd, 11th.
    private func hasEnglishSign(at index: Int) -> Bool {
        let sign = token(index + 1)
        let number = value(at: index)
        let isTeen = (11...13).contains(number % 100)
        let right: StaticString = isTeen ? "th" : ["th", "st", "nd", "rd"][number % 10 < 4 ? number % 10 : 0]
        return source.folded(sign, through: sign).elementsEqual(right.description.utf8)
    }
}

/// Items of a list that do not exist.
extension PassageParser {
    /// Leaves out the item that was read last, where that may be corrected; what follows is read as if it existed.
    ///
    /// - Throws: the error if the item is not plainly a chapter or verse, or is glued to what comes next.
    private mutating func leaveOut(_ error: PassageError) throws(PassageError) {
        let start = Int(item.start)
        guard options.allowed.contains(.missingItems), error.isAboutExistence, !context.commaSeparatesVerse,
            let (numbers, book) = numbersOfItem(at: start), let end = end(ofNumbers: numbers), endsItem(at: end),
            error.offset <= Int(token(end - 1).start)
        else { throw error }
        if let book { context.book = book }
        if book != nil || end > numbers + 1 {
            context.chapter = value(at: numbers)
            context.level = end > numbers + 1 ? .verse : .chapter
        }
        let written = written(token(start), token(end - 1))
        notes.corrections.append(
            Correction(written: written, reading: .nothing(error.reason), offset: Int(token(start).start)))
        position = end
    }

    /// Where the numbers of an item start, and the book that it names.
    private func numbersOfItem(at start: Int) -> (index: Int, book: Book?)? {
        if let match = nameMatch(at: start) {
            guard match.name.count == 1 else { return nil }
            return (token(match.end).kind == .stop ? match.end + 1 : match.end, match.name[0])
        }
        // The 99 of `John 3,99` may be a verse.
        return start > 0 && token(start).isGlued ? nil : (start, nil)
    }

    /// The index after a chapter, or a chapter and its verse.
    private func end(ofNumbers index: Int) -> Int? {
        guard token(index).kind == .number else { return nil }
        let mark = token(index + 1)
        let hasVerse = (mark.kind == .colon || mark.kind == .stop && mark.isGlued) && token(index + 2).kind == .number
        return hasVerse ? index + 3 : index + 1
    }

    private func endsItem(at index: Int) -> Bool {
        switch token(index).kind {
        case .end, .semicolon, .close: true
        case .comma, .ampersand: !token(index + 1).isGlued
        case .word: keyword(at: index) == .and || !token(index).isGlued && nameMatch(at: index) != nil
        default: false
        }
    }

    /// Leaves out a number before a name that has none: the 1 of `1 Matt 2-4`.
    private mutating func leaveOutLeadingNumber() -> Bool {
        guard options.allowed.contains(.names), current.kind == .number, !token(1).isGlued,
            nameMatch(at: position, foreign: false) == nil, let match = nameMatch(at: position + 1, foreign: false),
            token(match.end).kind == .number,
            (UInt8(ascii: "1")...UInt8(ascii: "4")).allSatisfy({ source.name(at: position + 1, ordinal: $0) == nil })
        else { return false }
        notes.corrections.append(
            Correction(written: written(current), reading: .nothing(.unexpectedText), offset: Int(current.start)))
        position += 1
        return true
    }

    /// Leaves out the end of a range that is 0: `Hosea 2-0`.
    mutating func leaveOutZero(at index: Int, _ error: PassageError) throws(PassageError) {
        let number = token(index).kind == .number ? index : number(afterWordAt: index) ?? index
        guard options.allowed.contains(.missingItems), error.isAboutExistence, token(number).kind == .number,
            value(at: number) == 0, endsItem(at: number + 1)
        else { throw error }
        notes.corrections.append(
            Correction(
                written: written(token(number)), reading: .nothing(error.reason), offset: Int(token(number).start)))
        position = number + 1
    }
}
