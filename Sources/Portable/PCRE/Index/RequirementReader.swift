/// Reads what every match of a pattern contains, from the tokens that the translator reads too. Whatever is not certain
/// is a gap: what is found is sound, but not complete.
struct RequirementReader {
    private static let maximumDepth = 50
    private(set) var requirements = Requirements()
    private var scanner = PatternScanner("")
    private var depth = 0
    /// The index of the pending node that a quantifier would repeat.
    private var term: Int?

    /// Reads a pattern in place of the last one; returns its alternatives.
    ///
    /// - Throws: `PatternError` if the pattern cannot be read; not every invalid pattern is detected here.
    mutating func read(_ pattern: String) throws(PatternError) -> Range<Int> {
        guard pattern.utf8.count <= Limits.patternLength else { throw PatternError("it is too long", at: 0) }
        scanner = PatternScanner(pattern)
        requirements.removeAll()
        (depth, term) = (0, nil)
        takeCommonStart()
        try scanner.advance()
        let alternatives = try readAlternatives()
        guard scanner.current == nil else {
            throw PatternError("this ) closes no group", at: scanner.currentOffset)
        }
        return alternatives
    }

    /// Takes what most patterns for links start with.
    private mutating func takeCommonStart() {
        guard scanner.take("https?://") || scanner.take("^https?://") else { return }
        requirements.append(gap: .open, .open)
        for byte in "://".utf8 { requirements.append(byte) }
        // A quantifier may follow.
        term = requirements.pending.count - 1
    }

    private mutating func readAlternatives() throws(PatternError) -> Range<Int> {
        let first = requirements.pendingSequences.count
        let outer = requirements.start
        defer { requirements.start = outer }
        repeat {
            // What the common start put there belongs to the first alternative.
            requirements.start = depth == 0 ? 0 : requirements.pending.count
            try readSequence()
            requirements.closeSequence(from: requirements.start)
            // A quantifier after `|` repeats nothing.
            term = nil
        } while try scanner.skip("|")
        return requirements.closeAlternatives(from: first)
    }

    /// Reads terms up to `|`, `)` or the end.
    private mutating func readSequence() throws(PatternError) {
        while let token = scanner.current, token.isQuoted || token.scalar != "|" && token.scalar != ")" {
            if token.isQuoted { try readLiteral(token.scalar) } else { try readTerm(token.scalar) }
        }
    }

    private mutating func readTerm(_ scalar: Unicode.Scalar) throws(PatternError) {
        switch scalar {
        case "?", "*", "+", "{": repeatLast(try scanner.readQuantifier())
        case "(": try readGroup()
        case "[": append(try scanner.readSetMembers())
        case "\\": try readEscape()
        case ".":
            try scanner.advance()
            append(.anything)
        case "^", "$":
            try scanner.advance()
            append(.boundary)
        default: try readLiteral(scalar)
        }
    }

    private mutating func readLiteral(_ scalar: Unicode.Scalar) throws(PatternError) {
        if scalar.isASCII {
            requirements.append(Requirements.folded(UInt8(ascii: scalar)))
            requirements.append(scanner.takePlainText())
            term = requirements.pending.count - 1
        } else {
            append(.open)
        }
        try scanner.advance()
    }

    /// Appends a gap.
    private mutating func append(_ edge: Requirements.Edge) {
        requirements.append(gap: edge, edge)
        term = requirements.pending.count - 1
    }

    /// Appends one character of a set.
    private mutating func append(_ members: SetMembers) {
        if let letters = members.letters {
            requirements.append(letters)
        } else {
            requirements.append(gap: members.mayBeWord ? .open : .boundary, isWord: members.hasAllOfWords)
        }
        term = requirements.pending.count - 1
    }

    private mutating func repeatLast(_ quantifier: Quantifier) {
        guard let term else { return requirements.append(gap: .open, .open) }
        self.term = nil
        requirements.repeatLast(from: term, minimum: quantifier.minimum, maximum: quantifier.maximum)
    }
}

extension RequirementReader {
    /// Reads a group, a comment or flags; a quantifier does not apply to the latter two.
    private mutating func readGroup() throws(PatternError) {
        let outerFlags = scanner.flags
        let opening = try scanner.readGroupOpening()
        switch opening {
        case .flags, .comment: return
        case .capturing(isNamed: true): try scanner.skipName()
        case .capturing, .nonCapturing, .lookaround: break
        }
        guard depth < Self.maximumDepth else {
            throw PatternError("groups are nested too deeply", at: scanner.currentOffset)
        }
        depth += 1
        term = nil
        let alternatives = try readAlternatives()
        depth -= 1
        scanner.flags = outerFlags
        guard try scanner.skip(")") else {
            throw PatternError("this group is never closed", at: scanner.currentOffset)
        }
        if case .lookaround(let symbol) = opening {
            append(lookaround: symbol, alternatives)
        } else {
            append(alternatives)
        }
    }

    private mutating func append(_ alternatives: Range<Int>) {
        term = nil
        if alternatives.count == 1, !scanner.isAtQuantifier {
            requirements.appendNodes(of: alternatives.lowerBound)
        } else {
            term = requirements.pending.count
            requirements.pending.append(requirements.group(alternatives))
        }
    }

    /// Appends what a lookaround says about the position where it is: whether a token goes across it.
    private mutating func append(lookaround symbol: String, _ alternatives: Range<Int>) {
        let isBoundary =
            switch symbol {
            case "=": requirements.group(alternatives).first == .boundary
            case "<=": requirements.group(alternatives).last == .boundary
            default: requirements.hasWordSet(alternatives)
            }
        term = nil
        if isBoundary { append(.boundary) }
    }

    /// Reads an escape: `\.` is a literal, an escape of a letter or digit a gap, with all that belongs to it.
    private mutating func readEscape() throws(PatternError) {
        let offset = scanner.currentOffset
        try scanner.advance()
        guard let letter = scanner.current?.scalar else {
            throw PatternError("a pattern cannot end in \\", at: offset)
        }
        if letter.isASCII, !Rendering.isAlphanumeric(letter) { return try readLiteral(letter) }
        if let property = try scanner.takeProperty(letter, at: offset) { return append(property) }
        if letter == "N" { _ = try scanner.takeBracedName(at: offset) }
        try scanner.advance()
        if let members = SetMembers(shorthand: letter) { return append(members) }
        switch letter {
        case "b", "A", "Z", "z", "G": return append(.boundary)
        case "B": return term = nil
        case "k": if try scanner.skip("<") { try scanner.skipName() }
        // `\12` may be one reference or a reference and a digit, which depends on the number of groups.
        case "0"..."9": _ = try scanner.readDigits()
        default: break
        }
        append(.open)
    }
}
