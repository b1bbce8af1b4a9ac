import CPCRE2

/// What one attempt to match may use.
@safe enum Limits {
    /// The limits as PCRE2 takes them; nil where there is no memory for so little. Only ever read.
    nonisolated(unsafe) static let context: OpaquePointer? = {
        let context = unsafe pcre2_match_context_create_8(nil)
        guard let context = unsafe context else { return nil }
        unsafe pcre2_set_match_limit_8(context, matchSteps)
        unsafe pcre2_set_heap_limit_8(context, heapKibibytes)
        return unsafe context
    }()

    /// Real rules need more than 262,144 steps; ten million end after about 0.1 s.
    static let matchSteps: UInt32 = 10_000_000
    /// Memory for backtracking.
    static let heapKibibytes: UInt32 = 65_536
    /// Compiling to machine code costs as much as some 40 matches gain.
    static let matchesBeforeJIT = 50
    /// Levels of `[a[b[c]]]`.
    static let nestedSets = 50
}
