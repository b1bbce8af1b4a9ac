/// What one attempt to match may use.
enum Limits {
    /// Real rules need more than 262,144 steps; ten million end after about 0.1 s.
    static let matchSteps: UInt32 = 10_000_000
    /// Memory for backtracking.
    static let heapKibibytes: UInt32 = 65_536
    /// Compiling to machine code costs as much as some 30 matches gain.
    static let matchesBeforeJIT = 50
    /// Levels of `[a[b[c]]]`.
    static let nestedSets = 50
}
