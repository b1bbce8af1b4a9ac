/// Reads a pattern as alternatives of literal bytes and wildcards, from the tokens that the translator reads too.
struct LiteralReader {
    /// A group with more alternatives than this, counted over the whole sequence, becomes a wildcard.
    private static let maximumAlternatives = 8
    private static let maximumDepth = 50

    private var scanner: PatternScanner
    private var depth = 0

    init(_ pattern: String) {
        scanner = PatternScanner(pattern)
    }

    /// Reads the whole pattern.
    ///
    /// - Throws: `PatternError` if the pattern cannot be read; not every invalid pattern is detected here.
    mutating func readPattern() throws(PatternError) -> [[UInt8]] {
        try scanner.advance()
        let alternatives = try readAlternatives()
        guard scanner.current == nil else {
            throw PatternError("this ) closes no group", at: scanner.currentOffset)
        }
        return alternatives
    }

    private mutating func readAlternatives() throws(PatternError) -> [[UInt8]] {
        var alternatives = try readSequence()
        while try scanner.skip("|") { alternatives += try readSequence() }
        return alternatives
    }

    /// Reads terms up to `|`, `)` or the end; several alternatives if a group in them has several.
    private mutating func readSequence() throws(PatternError) -> [[UInt8]] {
        var sequence = LiteralSequence()
        while let token = scanner.current, token.isQuoted || token.scalar != "|" && token.scalar != ")" {
            if token.isQuoted {
                try readLiteral(token.scalar, &sequence)
            } else {
                try readTerm(token.scalar, &sequence)
            }
        }
        return sequence.alternatives
    }

    private mutating func readTerm(
        _ scalar: Unicode.Scalar, _ sequence: inout LiteralSequence
    ) throws(PatternError) {
        switch scalar {
        case "?", "*", "+", "{": sequence.repeatLast(minimum: try scanner.readQuantifier().minimum)
        case "(": try readGroup(&sequence)
        case "[":
            try scanner.skipSet()
            sequence.appendWildcard()
        case "\\": try readEscape(&sequence)
        case ".", "^", "$":
            try scanner.advance()
            sequence.appendWildcard()
        default: try readLiteral(scalar, &sequence)
        }
    }

    private mutating func readLiteral(
        _ scalar: Unicode.Scalar, _ sequence: inout LiteralSequence
    ) throws(PatternError) {
        if scanner.flags.ignoresCase { sequence.appendWildcard() } else { sequence.append(scalar) }
        try scanner.advance()
    }

    /// Reads a group, a comment or flags; a quantifier does not apply to the latter two.
    private mutating func readGroup(_ sequence: inout LiteralSequence) throws(PatternError) {
        let outerFlags = scanner.flags
        let isLookaround: Bool
        switch try scanner.readGroupOpening() {
        case .flags, .comment: return
        case .lookaround: isLookaround = true
        case .capturing(let isNamed):
            if isNamed { try scanner.skipName() }
            isLookaround = false
        case .nonCapturing: isLookaround = false
        }
        guard depth < Self.maximumDepth else {
            throw PatternError("groups are nested too deeply", at: scanner.currentOffset)
        }
        depth += 1
        let alternatives = try readAlternatives()
        depth -= 1
        scanner.flags = outerFlags
        guard try scanner.skip(")") else {
            throw PatternError("this group is never closed", at: scanner.currentOffset)
        }
        let isUseful =
            !isLookaround && alternatives.count * sequence.count <= Self.maximumAlternatives
            && alternatives.allSatisfy { $0.contains { $0 != LiteralSequence.wildcard } }
        if isUseful { sequence.append(alternatives) } else { sequence.appendWildcard() }
    }
}

extension LiteralReader {
    /// Reads an escape: `\.` is a literal, an escape of a letter or digit a wildcard, with all that belongs to it.
    private mutating func readEscape(_ sequence: inout LiteralSequence) throws(PatternError) {
        let offset = scanner.currentOffset
        try scanner.advance()
        guard let letter = scanner.current?.scalar else {
            throw PatternError("a pattern cannot end in \\", at: offset)
        }
        if letter.isASCII, !Rendering.isAlphanumeric(letter) { return try readLiteral(letter, &sequence) }
        if ["p", "P", "N"].contains(letter) { _ = try scanner.takeBracedName(at: offset) }
        try scanner.advance()
        if letter == "k", try scanner.skip("<") { try scanner.skipName() }
        // `\12` may be one reference or a reference and a digit, which depends on the number of groups.
        if ("0"..."9").contains(letter) { _ = try scanner.readDigits() }
        sequence.appendWildcard()
    }
}

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
