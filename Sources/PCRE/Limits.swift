import CPCRE2

/// Limits of one attempt to match, and of nesting.
@safe enum Limits {
    /// The limits as a PCRE2 match context; nil if it cannot be allocated. Never written after its creation.
    nonisolated(unsafe) static let context: OpaquePointer? = {
        let context = unsafe pcre2_match_context_create_8(nil)
        guard let context = unsafe context else { return nil }
        unsafe pcre2_set_match_limit_8(context, matchSteps)
        unsafe pcre2_set_heap_limit_8(context, heapKibibytes)
        return unsafe context
    }()

    /// Real rules need more than 262,144 steps; ten million take about 0.1 s.
    static let matchSteps: UInt32 = 10_000_000
    /// Memory for backtracking.
    static let heapKibibytes: UInt32 = 65_536
    /// Compiling to machine code pays off after about 40 matches.
    static let matchesBeforeJIT = 50
    /// Levels of `[a[b[c]]]`.
    static let nestedSets = 50
}
