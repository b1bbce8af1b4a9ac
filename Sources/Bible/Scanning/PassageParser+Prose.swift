import UTF8Text

extension PassageParser {
    /// A parser of a part of a running text; what it reads starts where ``position`` is set.
    init(
        prose text: [UInt8], language: ScanLanguage, style: ProseStyle, versification: Versification,
        correcting: Corrections = .rangeEnds
    ) {
        self.text = text
        self.versification = versification
        allowed = correcting
        isAnyLanguage = false
        preferredNames = language.tables?.names
        keywords = language.tables?.keywords ?? .english
        (tokens, folded) = Tokenizer.tokens(of: text)
        for index in tokens.indices where tokens[index].kind == .word {
            tokens[index].keyword = keywords.keyword(folded[tokens[index].foldedRange])
        }
        prose = style
        isPrefix = true
        commaSeparatesVerse = style.commaSeparatesVerse
    }

    /// The folded letters of a word.
    func foldedWord(_ index: Int) -> ArraySlice<UInt8> { folded[token(index).foldedRange] }

    /// The first byte of a token as written.
    func firstByte(_ index: Int) -> UInt8 {
        let start = Int(token(index).start)
        return start < text.count ? text[start] : 0
    }

    /// Whether a word starts with a capital, or with a letter of a script without capitals.
    func isCapitalized(_ index: Int) -> Bool {
        let first = firstByte(index)
        if first < 0x80 { return first.isASCIICapital }
        let written = String(decoding: text[Int(token(index).start)..<Int(token(index).end)], as: UTF8.self)
        return !(written.unicodeScalars.first?.properties.isLowercase ?? true)
    }

    /// The index of the first token that starts at an offset or after it.
    func tokenIndex(at offset: Int) -> Int {
        tokens.firstIndex { Int($0.start) >= offset } ?? tokens.count - 1
    }

    /// Ends the text before a token.
    mutating func cut(at index: Int) {
        guard index < tokens.count else { return }
        let start = tokens[index].start
        tokens.removeSubrange(index...)
        tokens.append(Token(kind: .end, isGlued: false, start: start, end: start))
    }
}
