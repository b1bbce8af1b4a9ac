import Text

extension PassageParser {
    /// A parser of a part of a running text; what it reads starts where ``position`` is set.
    init(
        prose source: TokenizedText, language: ScanLanguage, style: ProseStyle, versification: Versification,
        correcting: Corrections
    ) {
        self.source = source
        options = Options(
            versification: versification, tables: language.tables ?? .english, allowed: correcting, prose: style,
            isPrefix: true)
        self.source.takeMeanings(from: options.tables.keywords, years: false)
        context.commaSeparatesVerse = style.commaSeparatesVerse
    }

    /// Keeps the stops among the numbers from an index on from separating chapters and verses.
    mutating func readStopsAsLists(from index: Int) {
        var next = index
        while [.number, .dash, .colon, .stop, .comma, .semicolon].contains(token(next).kind) {
            let isGlued = token(next).isGlued && token(next + 1).isGlued
            if token(next).kind == .stop, isGlued, token(next + 1).kind == .number {
                source.tokens[next].kind = .ampersand
            }
            next += 1
        }
    }

    /// The folded letters of a word.
    func foldedWord(_ index: Int) -> ArraySlice<UInt8> { source.foldedWord(index) }

    /// The first byte of a token as written.
    func firstByte(_ index: Int) -> UInt8 { source.firstByte(index) }

    /// Whether a word starts with a capital, or with a letter of a script without capitals.
    func isCapitalized(_ index: Int) -> Bool {
        let first = firstByte(index)
        if first < 0x80 { return first.isASCIICapital }
        return !(source.written(token(index)).unicodeScalars.first?.properties.isLowercase ?? true)
    }

    /// The index of the first token that starts at an offset or after it.
    func tokenIndex(at offset: Int) -> Int {
        tokens.firstIndex { Int($0.start) >= offset } ?? tokens.count - 1
    }

    /// Ends the text before a token.
    mutating func cut(at index: Int) {
        guard index < tokens.count else { return }
        let start = tokens[index].start
        source.tokens.removeSubrange(index...)
        source.tokens.append(Token(kind: .end, isGlued: false, start: start, end: start))
    }
}
