/// A part of a pattern, as far as it matters for texts that the pattern reads.
indirect enum PatternTerm {
    case literal(Unicode.Scalar)
    /// A set or an escape that matches one character, as it is written.
    case set(String)
    case group([[PatternTerm]])
    /// What is only looked at.
    case lookaround([[PatternTerm]])
    case repetition(PatternTerm, Quantifier, range: Range<Int>)
    /// What matches without a character of its own, or cannot be known from the pattern alone.
    case other
}

/// Reads a pattern as terms, from the tokens that the translator reads too.
struct PatternTermReader {
    private static let maximumDepth = 50
    private static let assertions = Set("AzZbBGK".unicodeScalars)

    private let source: [UInt8]
    private var scanner: PatternScanner
    private var depth = 0

    init(_ pattern: String) {
        source = Array(pattern.utf8)
        scanner = PatternScanner(pattern)
    }

    /// Reads the whole pattern as alternatives.
    ///
    /// - Throws: `PatternError` if the pattern cannot be read.
    mutating func readPattern() throws(PatternError) -> [[PatternTerm]] {
        try scanner.advance()
        let alternatives = try readAlternatives()
        guard scanner.current == nil else {
            throw PatternError("this ) closes no group", at: scanner.currentOffset)
        }
        return alternatives
    }

    private mutating func readAlternatives() throws(PatternError) -> [[PatternTerm]] {
        var alternatives = [try readSequence()]
        while try scanner.skip("|") { alternatives.append(try readSequence()) }
        return alternatives
    }

    private mutating func readSequence() throws(PatternError) -> [PatternTerm] {
        var terms: [PatternTerm] = []
        var start = scanner.currentOffset
        while let token = scanner.current, token.isQuoted || token.scalar != "|" && token.scalar != ")" {
            if !token.isQuoted, "?*+{".unicodeScalars.contains(token.scalar) {
                let quantifier = try scanner.readQuantifier()
                guard let last = terms.popLast() else { continue }
                terms.append(.repetition(last, quantifier, range: start..<scanner.currentOffset))
            } else {
                start = scanner.currentOffset
                if let term = try readTerm(token) { terms.append(term) }
            }
        }
        return terms
    }

    private mutating func readTerm(_ token: PatternScanner.Token) throws(PatternError) -> PatternTerm? {
        guard !token.isQuoted else { return try readLiteral(token.scalar) }
        switch token.scalar {
        case "(": return try readGroup()
        case "[":
            try scanner.skipSet()
            return set(from: token.offset)
        case "\\": return try readEscape(at: token.offset)
        case ".":
            try scanner.advance()
            return .set(".")
        case "^", "$":
            try scanner.advance()
            return .other
        default: return try readLiteral(token.scalar)
        }
    }

    private mutating func readLiteral(_ scalar: Unicode.Scalar) throws(PatternError) -> PatternTerm {
        try scanner.advance()
        return .literal(scalar)
    }

    private func set(from start: Int) -> PatternTerm {
        .set(String(decoding: source[start..<scanner.currentOffset], as: UTF8.self))
    }

    private mutating func readEscape(at start: Int) throws(PatternError) -> PatternTerm {
        try scanner.advance()
        guard let letter = scanner.current?.scalar else { throw PatternError("a pattern cannot end in \\", at: start) }
        if letter == "p" || letter == "P" { _ = try scanner.takePropertyName(at: start) }
        try scanner.advance()
        if letter == "k", try scanner.skip("<") { try scanner.skipName() }
        if ("0"..."9").contains(letter) { _ = try scanner.readDigits() }
        if letter == "k" || ("0"..."9").contains(letter) || Self.assertions.contains(letter) { return .other }
        return Rendering.isAlphanumeric(letter) ? set(from: start) : .literal(letter)
    }

    /// Nil for a comment and for flags.
    private mutating func readGroup() throws(PatternError) -> PatternTerm? {
        let outerFlags = scanner.flags
        var isLookaround = false
        switch try scanner.readGroupOpening() {
        case .flags, .comment: return nil
        case .lookaround: isLookaround = true
        case .capturing(let isNamed): if isNamed { try scanner.skipName() }
        case .nonCapturing: break
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
        return isLookaround ? .lookaround(alternatives) : .group(alternatives)
    }
}
