/// Limits of patterns and of the memory of a match; `MatchBudget` limits its steps.
enum Limits {
    /// Memory for backtracking.
    static let heapKibibytes: UInt32 = 20_480
    /// Levels of `[a[b[c]]]`.
    static let nestedSets = 50
    /// In bytes. The longest regex in a public manifest has less than 2,000.
    static let patternLength = 1 << 16
}
