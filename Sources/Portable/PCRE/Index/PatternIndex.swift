/// Finds the patterns that may match a text, by what each of them requires.
///
/// A lookup reads the text once, however many patterns there are. Each alternative of a pattern is listed under the
/// rarest of the tokens that it requires; where a text has that token, it must also have up to three others, and then
/// all that the pattern requires, in order.
package struct PatternIndex: Sendable {
    /// An alternative of a pattern under a key.
    struct Posting: Sendable {
        let pattern: UInt32
        /// Where the program of the alternative starts, if the key is in a choice; zero otherwise.
        let alternative: UInt32
        /// The bits of the tokens that a text must have besides; the first again where there are fewer.
        let bits: (UInt8, UInt8, UInt8)
        /// The number of bits.
        let bitCount: UInt8
        /// Whether it is the last one of its key.
        var isLast = false
    }

    let program: RequirementProgram
    /// Where the program of each pattern starts, and where the last one ends.
    let starts: [UInt32]
    /// The patterns that are tried on every text that has what they require, ascending.
    package let unlisted: [UInt32]
    let postings: [Posting]
    let slots: [UInt64]
    let bitmap: [UInt64]
    /// The affixes among the keys.
    let affixes: Token.Affixes

    /// An index over patterns.
    package init(_ patterns: some Collection<(source: String, isAnchored: Bool)>) {
        var builder = PatternIndexBuilder(count: patterns.count)
        for pattern in patterns { builder.append(pattern.source, isAnchored: pattern.isAnchored) }
        builder.finish()
        program = builder.program
        starts = builder.starts
        unlisted = builder.unlisted
        affixes = builder.affixes
        let table = PatternTable(builder.entries)
        (slots, postings, bitmap) = (table.slots, table.postings, table.bitmap)
    }
}
