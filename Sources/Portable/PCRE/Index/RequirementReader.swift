/// Finds out what every match of a pattern contains. Whatever is not certain is a gap: what is found is sound, but not
/// complete.
struct RequirementReader {
    private(set) var requirements = Requirements()

    /// Reads a pattern in place of the last one; returns its alternatives.
    ///
    /// - Throws: `PatternError` if the pattern is not valid.
    mutating func read(_ pattern: String) throws(PatternError) -> Range<Int> {
        var alternatives = try PatternTree(pattern).alternatives
        requirements.removeAll()
        // What most patterns for links start with says little of them.
        for start in ["https?", "^https?"] where pattern.hasPrefix(start + "://") {
            alternatives[0].removeFirst(start.utf8.count - 1)
            requirements.append(gap: .open, .open)
        }
        return read(alternatives, from: 0)
    }

    /// - Parameter start: the index of the first pending node of the first alternative.
    private mutating func read(_ alternatives: PatternTree.Alternatives, from start: Int) -> Range<Int> {
        let first = requirements.pendingSequences.count
        let outer = requirements.start
        requirements.start = start
        for terms in alternatives {
            for term in terms { read(term) }
            requirements.closeSequence(from: requirements.start)
            requirements.start = requirements.pending.count
        }
        requirements.start = outer
        return requirements.closeAlternatives(from: first)
    }

    private mutating func read(_ alternatives: PatternTree.Alternatives) -> Range<Int> {
        read(alternatives, from: requirements.pending.count)
    }

    private mutating func read(_ term: PatternTree.Term) {
        switch term.kind {
        case .literal(let scalar) where scalar.isASCII: requirements.append(Requirements.folded(UInt8(ascii: scalar)))
        case .literal, .reference: append(.open)
        case .characters(let characters): append(characters, ignoringCase: term.flags.ignoresCase)
        case .group(let inner, _, _):
            let alternatives = read(inner)
            if alternatives.count == 1, term.quantifier == nil {
                requirements.appendNodes(of: alternatives.lowerBound)
            } else {
                requirements.pending.append(requirements.group(alternatives))
            }
        // What a lookaround says about the position where it is: whether a token goes across it.
        case .lookahead(let inner, isNegative: false):
            let alternatives = read(inner)
            if requirements.group(alternatives).first == .boundary { append(.boundary) }
        case .lookbehind(let inner, isNegative: false):
            let alternatives = read(inner)
            if requirements.group(alternatives).last == .boundary { append(.boundary) }
        case .lookahead(let inner, isNegative: true), .lookbehind(let inner, isNegative: true):
            let alternatives = read(inner)
            if requirements.hasWordSet(alternatives) { append(.boundary) }
        case .assertion("B"): break
        case .assertion: append(.boundary)
        }
        if let quantifier = term.quantifier {
            requirements.repeatLast(minimum: quantifier.minimum, maximum: quantifier.maximum)
        }
    }

    /// Appends a gap.
    private mutating func append(_ edge: Requirements.Edge) { requirements.append(gap: edge, edge) }

    /// Appends one character of a set.
    private mutating func append(_ characters: PatternTree.Characters, ignoringCase: Bool) {
        guard let members = SetMembers(characters.form, ignoringCase: ignoringCase) else { return append(.open) }
        if let letters = members.letters {
            requirements.append(letters)
        } else {
            requirements.append(gap: members.mayBeWord ? .open : .boundary, isWord: members.hasAllOfWords)
        }
    }
}
