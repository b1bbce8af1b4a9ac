/// Reads a pattern as alternatives of literal bytes and wildcards, from the tokens that the translator reads too.
struct LiteralReader {
    /// Stands for whatever may match between two literals; never a byte of UTF-8.
    static let wildcard: UInt8 = 0xFF

    /// A group with more alternatives than this, counted over the whole sequence, becomes a wildcard.
    private static let maximumAlternatives = 8
    private static let maximumDepth = 50

    /// A term of the pattern, held back until it is known whether a quantifier follows.
    private enum Term {
        case empty
        case wildcard
        case literal(Unicode.Scalar)
        case alternatives([[UInt8]])

        var alternativeCount: Int {
            if case .alternatives(let alternatives) = self { alternatives.count } else { 1 }
        }
    }

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
        var sequence: [[UInt8]] = [[]]
        var last = Term.empty
        while let token = scanner.current, token.isQuoted || token.scalar != "|" && token.scalar != ")" {
            if !token.isQuoted, Self.startsQuantifier(token.scalar) {
                if try scanner.readQuantifier().minimum > 0 { Self.append(last, to: &sequence) }
                last = .wildcard
            } else if let term = try readTerm(token, sequence.count * last.alternativeCount) {
                Self.append(last, to: &sequence)
                last = term
            }
        }
        Self.append(last, to: &sequence)
        return sequence
    }

    private static func startsQuantifier(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "?" || scalar == "*" || scalar == "+" || scalar == "{"
    }

    private static func append(_ term: Term, to sequence: inout [[UInt8]]) {
        switch term {
        case .empty: break
        case .wildcard: for index in sequence.indices { sequence[index].append(wildcard) }
        case .literal(let scalar) where scalar.isASCII:
            for index in sequence.indices { sequence[index].append(UInt8(ascii: scalar)) }
        case .literal(let scalar):
            for index in sequence.indices { sequence[index].append(contentsOf: String(scalar).utf8) }
        case .alternatives(let alternatives):
            sequence = sequence.flatMap { start in alternatives.map { start + $0 } }
        }
    }

    /// Reads a term; nil for a comment or flags, which a quantifier does not apply to.
    private mutating func readTerm(_ token: PatternScanner.Token, _ count: Int) throws(PatternError) -> Term? {
        guard !token.isQuoted else { return try readLiteral(token.scalar) }
        switch token.scalar {
        case "(": return try readGroup(maximum: Self.maximumAlternatives / count)
        case "[": try skipSet()
        case "\\": return try readEscape()
        case ".", "^", "$": try scanner.advance()
        default: return try readLiteral(token.scalar)
        }
        return .wildcard
    }

    private mutating func readLiteral(_ scalar: Unicode.Scalar) throws(PatternError) -> Term {
        let ignoresCase = scanner.flags.ignoresCase
        try scanner.advance()
        return ignoresCase ? .wildcard : .literal(scalar)
    }

    private mutating func readGroup(maximum: Int) throws(PatternError) -> Term? {
        let outerFlags = scanner.flags
        let opening = try scanner.readGroupOpening()
        if case .flags = opening { return nil }
        if opening == .comment { return nil }
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
        if case .lookaround = opening { return .wildcard }
        let areUseful = alternatives.allSatisfy { $0.contains { $0 != Self.wildcard } }
        return areUseful && alternatives.count <= maximum ? .alternatives(alternatives) : .wildcard
    }
}

extension LiteralReader {
    /// Reads an escape: `\.` is a literal, an escape of a letter or digit a wildcard, with all that belongs to it.
    private mutating func readEscape() throws(PatternError) -> Term {
        let offset = scanner.currentOffset
        try scanner.advance()
        guard let letter = scanner.current?.scalar else {
            throw PatternError("a pattern cannot end in \\", at: offset)
        }
        if letter.isASCII, !Rendering.isAlphanumeric(letter) { return try readLiteral(letter) }
        if letter == "p" || letter == "P" { _ = try scanner.takePropertyName(at: offset) }
        try scanner.advance()
        if letter == "k", try scanner.skip("<") { _ = try scanner.readName() }
        // `\12` may be one reference or a reference and a digit, which depends on the number of groups.
        if ("0"..."9").contains(letter) { _ = try scanner.readDigits() }
        return .wildcard
    }

    /// Steps over a set, from its opening bracket to the character after the closing one.
    private mutating func skipSet(depth: Int = 0) throws(PatternError) {
        let offset = scanner.currentOffset
        guard depth < Limits.nestedSets else { throw PatternError("sets are nested too deeply", at: offset) }
        try scanner.advance()
        _ = try scanner.skip("^")
        // A bracket that comes first is a member.
        _ = try scanner.skip("]")
        while !scanner.isAt("]") {
            guard scanner.current != nil else { throw PatternError("this set is never closed", at: offset) }
            if scanner.isAt("[") {
                try skipSet(depth: depth + 1)
            } else {
                if scanner.isAt("\\") { try scanner.advance() }
                try scanner.advance()
            }
        }
        try scanner.advance()
    }
}
