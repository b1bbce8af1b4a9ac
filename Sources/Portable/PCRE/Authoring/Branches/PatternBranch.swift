/// A way that a match of a pattern may take.
package struct PatternBranch: Hashable, Sendable {
    /// What kind of choice it is.
    package enum Kind: String, Hashable, Sendable {
        /// One of several alternatives of a group or of the whole pattern.
        case alternative
        /// Any of the alternatives of a group that are plain words, if there are more than 24: they count together.
        case words
        /// A repetition that reads nothing.
        case absent
        /// A repetition by the fewest times that are more than none: `x` of `x?`, `x*` and `x+`, `xx` of `x{2,3}`.
        case once
        /// A repetition by more times than that.
        case many
        /// A repetition without a limit, of a character that is any of many, by one time or more.
        case present
        /// An item of a set that is not negated: a character, a range, a class.
        case item
    }

    /// What kind of choice it is.
    package let kind: Kind
    /// The UTF-8 offsets in the author's pattern: of the alternative, of the term with its quantifier, of the item.
    package let range: Range<Int>
    /// How often the term is repeated; nil where it is not about a repetition.
    package let count: ClosedRange<Int>?
}
