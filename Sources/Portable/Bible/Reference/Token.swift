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

    /// The range of a word or number among the folded bytes.
    var foldedRange: Range<Int> { Int(foldedStart)..<Int(foldedEnd) }
}
