extension PatternScanner {
    /// Steps over a set, from its opening bracket to the character after the closing one.
    mutating func skipSet(depth: Int = 0) throws(PatternError) {
        let offset = currentOffset
        guard depth < Limits.nestedSets else { throw PatternError("sets are nested too deeply", at: offset) }
        try advance()
        _ = try skip("^")
        // A bracket that comes first is a member.
        _ = try skip("]")
        while let token = current {
            switch token.scalar {
            case "]" where !token.isQuoted: return try advance()
            case "[" where !token.isQuoted: try skipSet(depth: depth + 1)
            case "\\" where !token.isQuoted:
                try advance()
                try advance()
            default: try advance()
            }
        }
        throw PatternError("this set is never closed", at: offset)
    }
}
