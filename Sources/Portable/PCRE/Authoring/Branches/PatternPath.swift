/// The way that a match took through its pattern.
package struct PatternPath: Sendable {
    /// The branches that it took, as indices of ``BranchRecorder/branches``.
    package let taken: Set<Int>
    /// What was read, by the UTF-8 offsets of the term or alternative in the author's pattern.
    private let ranges: [Range<Int>: Range<Int>]

    init(taken: Set<Int>, ranges: [Range<Int>: Range<Int>]) {
        self.taken = taken
        self.ranges = ranges
    }

    /// What a term with a quantifier, a set with several items or an alternative read of the subject, the last time that
    /// the match came by it, in UTF-8 offsets. Empty where a term that was left out would be; nil if the match did not
    /// come by it, or if the term has no branches.
    package func range(of term: Range<Int>) -> Range<Int>? { ranges[term] }
}
