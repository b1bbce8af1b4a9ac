import Text

/// A text in tokens, the words among them with their meanings.
struct TokenizedText {
    let bytes: [UInt8]
    /// The tokens; in running text some are replaced by what they are read as, see ``ProseReader``.
    var tokens: [Token]
    /// The folded letters and digits of words and numbers.
    let folded: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        (tokens, folded) = Tokenizer.tokens(of: bytes)
    }

    /// Gives the words their meanings in a language.
    ///
    /// - Parameter years: whether a year may be the code of a translation, and a word then.
    mutating func takeMeanings(from keywords: Keywords, years: Bool) {
        for index in tokens.indices {
            let token = tokens[index]
            guard token.kind == .word || years && token.value > 999,
                let meaning = keywords.meaning(folded[token.foldedRange])
            else { continue }
            if token.kind == .number {
                guard meaning.keyword == .translation else { continue }
                tokens[index].kind = .word
            }
            tokens[index].keyword = meaning.keyword
            tokens[index].ordinal = meaning.ordinal
        }
    }

    /// The token at an index, or the end token where there is none.
    func token(_ index: Int) -> Token { tokens[tokens.indices.contains(index) ? index : tokens.count - 1] }

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
