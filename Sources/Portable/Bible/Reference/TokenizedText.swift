import Text

/// A text in tokens, the words among them with their meanings in a language.
struct TokenizedText {
    let bytes: [UInt8]
    /// The tokens; in running text some are replaced by what they are read as, see ``ProseReader``.
    var tokens: [Token]
    /// The folded letters and digits of words and numbers.
    let folded: [UInt8]
    /// The names and keywords of the language.
    private(set) var tables = LanguageTables.english
    /// Whether the text may be in any language.
    private(set) var isAnyLanguage = false
    /// Whether names in all other languages are known too.
    private(set) var hasForeignNames = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        (tokens, folded) = Tokenizer.tokens(of: bytes)
    }

    /// Gives the words of a text that is one reference their meanings in a language; nil for that of its script, or any.
    mutating func takeMeanings(language: String?) {
        let preferred =
            if let language { LanguageTables.forLanguage(language) } else { LanguageTables.forScript(of: self) }
        isAnyLanguage = language == nil
        hasForeignNames = true
        takeMeanings(from: preferred ?? (isAnyLanguage ? .every : .english), years: true)
    }

    /// Gives the words of a running text their meanings in a language.
    mutating func takeMeanings(from tables: LanguageTables) { takeMeanings(from: tables, years: false) }

    /// - Parameter years: whether a year may be the code of a translation, and a word then.
    private mutating func takeMeanings(from tables: LanguageTables, years: Bool) {
        self.tables = tables
        for index in tokens.indices {
            let token = tokens[index]
            guard token.kind == .word || years && token.value > 999,
                let meaning = tables.keywords.meaning(folded[token.foldedRange])
            else { continue }
            if token.kind == .number {
                guard meaning.keyword == .translation else { continue }
                tokens[index].kind = .word
            }
            tokens[index].keyword = meaning.keyword
            tokens[index].ordinal = meaning.ordinal
            tokens[index].startsRange = meaning.startsRange
            tokens[index].isNumbered = meaning.isNumbered
            tokens[index].continuation = meaning.continuation
        }
    }

    /// The token at an index, or the end token where there is none.
    func token(_ index: Int) -> Token { tokens[tokens.indices.contains(index) ? index : tokens.count - 1] }

    /// The keyword at an index, if there is one.
    func keyword(at index: Int) -> Keyword? { token(index).keyword }

    /// The ordinal at an index, or the ending of one, if there is one.
    func ordinal(at index: Int) -> Keyword? {
        let token = token(index)
        return token.kind == .word ? token.ordinal : nil
    }

    /// The value of the number at an index.
    func value(at index: Int) -> Int { Int(token(index).value) }

    /// Whether the word at an index counts chapters or verses directly after their number: `3章16節`, `3장`, `23篇`.
    func isCounter(_ index: Int) -> Bool { [.chapter, .verse, .title].contains(counter(index)) }

    /// Whether the word at an index counts chapters: `3章`, `3장`.
    func isChapterCounter(_ index: Int) -> Bool { counter(index) == .chapter }

    /// The meaning of a word directly after a number; in Korean, particles come after its first letter: `3장까지와`.
    private func counter(_ index: Int) -> Keyword? {
        guard token(index).kind == .word, token(index).isGlued, firstByte(index) >= 0x80 else { return nil }
        if let keyword = keyword(at: index) { return keyword }
        let isKorean = firstByte(index) >= 0xEA && token(index - 1).kind == .number
        return isKorean ? tables.keywords.keyword(foldedWord(index).prefix(3)) : nil
    }

    /// The end of a token, without the particle of a Korean counter: `16절입니다`.
    func endWithoutParticle(_ index: Int) -> Int {
        let token = token(index)
        return isCounter(index) && firstByte(index) >= 0xEA ? Int(token.start) + 3 : Int(token.end)
    }

    /// The index of the number after a word such as `chapter`.
    ///
    /// - Parameter isSlug: whether a hyphen may come between.
    func number(afterWordAt index: Int, isSlug: Bool = false) -> Int? {
        var next = index + 1
        if token(next).kind == .stop { next += 1 }
        if isSlug, token(next).kind == .dash { next += 1 }
        return token(next).kind == .number ? next : nil
    }

    /// The index of the first number of a range that is spoken, `from 1 to 6`, `from verse 1 to 6`; nil if there is none.
    func startOfSpokenRange(at index: Int) -> Int? {
        guard token(index).startsRange else { return nil }
        let first = keyword(at: index + 1) == .verse ? index + 2 : index + 1
        let isRange =
            token(first).kind == .number && keyword(at: first + 1) == .to
            && [.number, .word].contains(token(first + 2).kind)
        return isRange ? first : nil
    }

    /// The index of the first token that starts at an offset or after it.
    func tokenIndex(at offset: Int) -> Int {
        tokens.firstIndex { Int($0.start) >= offset } ?? tokens.count - 1
    }

    /// Whether a word starts with a capital, or with a letter of a script without capitals.
    func isCapitalized(_ index: Int) -> Bool {
        let first = firstByte(index)
        if first < 0x80 { return first.isASCIICapital }
        return !(written(token(index)).unicodeScalars.first?.properties.isLowercase ?? true)
    }

    /// Ends the text before a token.
    mutating func cut(at index: Int) {
        guard index < tokens.count else { return }
        let start = tokens[index].start
        tokens.removeSubrange(index...)
        tokens.append(Token(kind: .end, isGlued: false, start: start, end: start))
    }

    /// The folded letters of a word or number.
    func foldedWord(_ index: Int) -> ArraySlice<UInt8> { folded[token(index).foldedRange] }

    /// The first byte of a token as written.
    func firstByte(_ index: Int) -> UInt8 {
        let start = Int(token(index).start)
        return start < bytes.count ? bytes[start] : 0
    }

    /// The bytes from one token through another as written; none if the other comes before it, since tokens of running text
    /// change places.
    func bytes(_ first: Token, through last: Token? = nil) -> ArraySlice<UInt8> {
        bytes.slice(from: Int(first.start), to: Int((last ?? first).end))
    }

    /// The folded letters from one token through another.
    func folded(_ first: Token, through last: Token) -> ArraySlice<UInt8> {
        folded.slice(from: Int(first.foldedStart), to: Int(last.foldedEnd))
    }

    /// The text from one token through another as written.
    func written(_ first: Token, _ last: Token? = nil) -> String {
        String(decoding: bytes(first, through: last), as: UTF8.self)
    }
}

/// A token of a reference: a number, a word, or a mark between them. Spaces are not tokens.
struct Token {
    /// The kind of token.
    enum Kind: UInt8 {
        case number
        case word
        case dash
        case colon
        case stop
        case comma
        case semicolon
        case slash
        case apostrophe
        case ampersand
        case open
        case close
        /// A character that does not occur in references.
        case other
        case end
    }

    var kind: Kind
    /// Whether there is no space between this token and the one before it.
    var isGlued: Bool
    /// The value of a number, at most 9,999.
    var value: Int16 = 0
    /// Where it starts in the text, in bytes.
    var start: Int16
    var end: Int16
    /// Where a word or number starts among the folded bytes.
    var foldedStart: Int16 = 0
    var foldedEnd: Int16 = 0
    /// What a word means if it is not a name.
    var keyword: Keyword?
    /// The ordinal that a word is, or the ending of one.
    var ordinal: Keyword?
    /// Whether a word comes before the start of a range: `from 1 to 6`.
    var startsRange = false
    /// Whether a word makes the number before it an ordinal: `16 стих`.
    var isNumbered = false
    /// What a word means directly after a number, if it is a keyword of another meaning elsewhere: `8:38v`.
    var continuation: Keyword?

    /// The range of a word or number among the folded bytes.
    var foldedRange: Range<Int> { Int(foldedStart)..<Int(foldedEnd) }
}
