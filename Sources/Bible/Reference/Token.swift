/// A piece of a reference: a number, a word, or a mark between them. Spaces are not tokens.
struct Token {
    /// What the piece is.
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
        /// Nothing that stands in a reference.
        case other
        case end
    }

    var kind: Kind
    /// Whether nothing stands between this piece and the one before it.
    var isGlued: Bool
    /// The value of a number, at most 9,999.
    var value: Int16 = 0
    /// The place in the text, in bytes.
    var start: Int16
    var end: Int16
    /// The place of a word or number among the folded bytes.
    var foldedStart: Int16 = 0
    var foldedEnd: Int16 = 0
}
