import Text

/// Names that are other words too, with numbers whose shape is that of other numbers too: `Daniel 3:2`, `창 3:2`, `Hiob 4,6`.
///
/// Each alone is a reference; both together are only one if something around them supports it.
extension ProseReader {
    /// Whether a name and its numbers may as well be something else.
    func isDoubtful(_ name: Name, _ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        guard !name.hasOrdinal, name.start == name.word else { return false }
        switch numbers.form {
        case .colon:
            return isOneSign(name, in: parser) || isCommonWord(name, in: parser) && isScore(numbers, in: parser)
        case .comma:
            return isCommonWord(name, in: parser) && isDecimal(numbers, in: parser) || isSeries(numbers, in: parser)
        case .chapter, .stop, .words: return false
        }
    }

    /// Whether what stands around a name and its numbers supports that they are a reference.
    func isSupported(
        _ name: Name, _ numbers: Numbers, _ before: TextBefore, in parser: borrowing PassageParser
    ) -> Bool {
        if before.kind == .opening || isLead(before) || hasEvidence { return true }
        if parser.token(numbers.end - 2).kind == .dash { return true }
        // A decimal number is rather in a sentence than at its start.
        if before.kind == .start || before.kind == .stop, isDecimal(numbers, in: parser) { return true }
        return switch numbers.form {
        case .colon where !isOneSign(name, in: parser): isBeforeNameWithNumber(numbers.end, in: parser)
        case .colon, .comma:
            endsClause(at: numbers.end, in: parser) || roles(at: numbers.end, of: parser).contains(.verb)
                || isBeforeNameWithNumber(numbers.end + 1, in: parser) && !isTimeOfDay(numbers, in: parser)
        case .chapter, .stop, .words: true
        }
    }

    /// Whether a name is that of a person or thing, and no abbreviation.
    func isCommonWord(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        let (book, word) = (name.match.name[0], parser.foldedWord(name.word))
        return !name.hasOrdinal && name.start == name.word && ProseNames.shared.demand(of: book) >= .surroundings
            && (ProseNames.shared.isProduct(book, word, in: language) || ProseNames.shared.isPlural(book, word)
                || ProseNames.shared.demand(of: word, book, in: language) == .verse)
    }

    /// Whether a name is one sign of Chinese or one syllable of Korean, which may be any word.
    private func isOneSign(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        parser.firstByte(name.word) >= 0xE3 && parser.foldedWord(name.word).count == 3
    }

    /// Whether a word before a name shows that a reference follows; without spaces, it is the last sign before it.
    func isLead(_ before: TextBefore) -> Bool {
        guard before.kind == .word else { return false }
        let word = before.word.first ?? 0 >= 0xE3 ? before.word.suffix(3) : before.word[...]
        return !language.words[word].isDisjoint(with: [.lead, .reference])
    }

    /// Whether small numbers stand between a name and another one that has none: `Daniel 3:1 Łukasz,`, `Mateo 6:4 a Lucas`.
    private func isScore(_ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        let isSmall = Range(from: numbers.first, to: numbers.end).allSatisfy { index in
            parser.token(index).kind != .number || parser.value(at: index) <= Self.mostGoals
        }
        guard isSmall else { return false }
        var other = numbers.end
        if roles(at: other, of: parser).contains(.frequent), !parser.isCapitalized(other) {
            other += 1
            guard let match = parser.nameMatch(at: other) else { return false }
            return parser.isCapitalized(other) && parser.token(match.end).kind != .number
        }
        return parser.token(other).kind == .word && parser.isCapitalized(other) && !isCode(at: other, of: parser)
            && roles(at: other, of: parser).isDisjoint(with: [.frequent, .verb, .sacred])
            && !crossesLine(parser.token(numbers.end - 1), parser.token(numbers.end), parser)
            && [.comma, .semicolon, .stop, .end, .dash].contains(parser.token(other + 1).kind)
    }

    /// The most goals, points or games of a side.
    private static let mostGoals = 15

    /// Whether the numbers are one digit, a comma and one digit: `4,6`.
    private func isDecimal(_ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        let (comma, fraction) = (parser.token(numbers.first + 1), parser.token(numbers.first + 2))
        return numbers.form == .comma && numbers.end == numbers.first + 3 && comma.isGlued && fraction.isGlued
            && fraction.foldedRange.count == 1
    }

    /// Whether the numbers are a list of three or more that follow each other closely: `3, 4 og 5`.
    private func isSeries(_ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        var last = numbers.end - 1
        if roles(at: numbers.end, of: parser).contains(.conjunction) { last += 2 }
        guard last >= numbers.first + 4, !parser.token(numbers.first + 2).isGlued, parser.token(last - 1).kind == .word
        else { return false }
        return stride(from: numbers.first + 2, through: last, by: 2).allSatisfy { index in
            parser.token(index).kind == .number && 1...3 ~= parser.value(at: index) - parser.value(at: index - 2)
        }
    }

    /// Whether the numbers are a time of a day by their look: `8:30`.
    private func isTimeOfDay(_ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        6...23 ~= parser.value(at: numbers.first) && parser.token(numbers.first + 2).foldedRange.count == 2
            && parser.value(at: numbers.first + 2) % 5 == 0
    }

    /// Whether nothing follows in the clause.
    func endsClause(at index: Int, in parser: borrowing PassageParser) -> Bool {
        [.stop, .end, .close, .semicolon].contains(parser.token(index).kind) || parser.source.crossesLine(index)
    }

    /// Whether a name with a chapter and verse stands at an index.
    private func isBeforeNameWithNumber(_ index: Int, in parser: borrowing PassageParser) -> Bool {
        guard let match = parser.nameMatch(at: index) else { return false }
        return parser.token(match.end).kind == .number && parser.token(match.end + 1).kind == .colon
    }
}
