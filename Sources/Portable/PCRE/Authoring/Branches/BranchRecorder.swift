/// Finds out which branches of a pattern a match takes.
///
/// A copy of the pattern has marks at its branches: an empty group, before which PCRE2 calls out. PCRE2 takes groups
/// back where it backtracks, so that the marks that are left at the end are those of the match.
package struct BranchRecorder: Sendable {
    /// The branches of the author's pattern, from left to right.
    package let branches: [PatternBranch]

    private let pattern: Pattern
    private let points: BranchPoints
    private let dialect: ICUDialect
    private let code: CompiledCode

    /// Prepares a pattern.
    ///
    /// - Parameter part: the UTF-8 offsets of the author's own text where the pattern has more than that: only branches
    ///   in it count, and all offsets are counted from its start.
    /// - Throws: `PatternError` if the pattern is too large with its marks, or has a reference to a later group.
    package init(_ pattern: Pattern, part: Range<Int>? = nil) throws(PatternError) {
        let options = pattern.options
        points = try BranchPoints(pattern.source, part: part ?? 0..<pattern.source.utf8.count)
        branches = points.branches
        self.pattern = pattern
        dialect = try ICUDialect(
            pattern.source, duplicateNames: options.contains(.duplicateNames),
            multiline: options.contains(.multiline), marks: points.marks.map(\.offset))
        do {
            code = try CompiledCode(
                dialect.translation, options: options.compileOptions, precautions: dialect.precautions)
        } catch {
            throw PatternError(error.message, at: dialect.sourceOffset(of: error.offset))
        }
    }

    /// The way of the first match; nil if there is none, or if the copy with marks matches otherwise: a mark in a text
    /// whose case is ignored can keep two letters from being read as one, `ss` as `ß`.
    ///
    /// - Parameter budget: what the search may use; what it used is subtracted.
    /// - Throws: `MatchError` if the search needs more steps or memory than allowed.
    package func path(in subject: Subject, budget: inout MatchBudget) throws(MatchError) -> PatternPath? {
        guard let expected = try pattern.firstMatch(in: subject, budget: &budget) else { return nil }
        var recorder = PathRecorder(dialect.marks, points.marks.map(\.point))
        let found = code.record(subject.string, groups: dialect.allGroupCount + 1, &recorder, budget: &budget)
        guard let match = try found.get(), dialect.isSame(match, as: expected) else { return nil }
        return points.path(of: recorder.finish(match), to: match.range.upperBound, in: subject)
    }
}
