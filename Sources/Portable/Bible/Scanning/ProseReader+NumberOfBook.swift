import Text

/// Numbers before a name.
extension ProseReader {
    func isOrdinal(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        parser.token(index).kind == .number || parser.ordinal(at: index)?.digit != nil
    }

    /// The index of the number of the book before its name: of `1`, `1st`, `II`, `First`.
    func ordinal(before word: Int, in parser: borrowing PassageParser) -> Int? {
        var index = word - 1
        if index >= 0, parser.token(index).kind == .stop || parser.token(index).kind == .dash { index -= 1 }
        if index >= 1, parser.ordinal(at: index) == .sign, parser.token(index).isGlued { index -= 1 }
        guard index >= 0, isOrdinal(index, of: parser) else { return nil }
        if isPreposition(index, of: parser), !isSpokenNumber(of: word, at: index, in: parser) { return nil }
        if index > 0, parser.token(index).isGlued, parser.firstByte(index) < 0x80 {
            switch parser.token(index - 1).kind {
            case .number: return nil
            case .word where !roles(at: index - 1, of: parser).contains(.prefix): return nil
            default: break
            }
        }
        return isListMarker(index, of: parser) ? nil : index
    }

    /// Whether the number before a name may be a verse: the 1 of `3:1 John`.
    func isVerse(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard index > 1, parser.token(index).isGlued else { return false }
        return ![.other, .apostrophe, .semicolon, .open].contains(parser.token(index - 1).kind)
            && parser.token(index - 1).isGlued && parser.token(index - 2).kind == .number
    }

    /// Whether `I` is a word of the language and no Roman numeral: "in" in Swedish, "and" in Polish if it is small.
    func isPreposition(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard parser.token(index).kind == .word else { return false }
        let roles = roles(at: index, of: parser)
        return roles.contains(.own) && (roles.contains(.lead) || !parser.firstByte(index).isASCIICapital)
    }

    /// Whether a small word is the number of a book in speech: `turn to first John chapter one`.
    private func isSpokenNumber(of word: Int, at index: Int, in parser: borrowing PassageParser) -> Bool {
        parser.foldedWord(index).count > 3 && parser.source.keyword(at: word + 1) == .chapter
    }

    /// Whether a number with a stop starts a line, as the marker of a list: `1. John 3:16`.
    private func isListMarker(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard language.code == "en", parser.token(index).kind == .number, parser.token(index + 1).kind == .stop,
            !parser.token(index + 2).isGlued
        else { return false }
        let offset = candidate.start - 4
        return offset <= 0 || text.slice(from: offset, to: candidate.start).contains(0x0A)
    }

    /// Whether the number that a name starts with may be the chapter of the name before it: `Hebrews 1 John 4:7`.
    func isChapterOfBook(before name: Name, in parser: borrowing PassageParser) -> Bool {
        guard name.hasOrdinal, parser.source.owner(ofNumberAt: name.start) == .either else { return false }
        return Range(from: max(0, name.start - 4), to: name.start).contains { start in
            parser.nameMatch(at: start).map { $0.end == name.start && isBook($0, at: start, of: parser) } ?? false
        }
    }

    /// Whether a name is hardly another word.
    func isBook(_ match: NameMatch, at start: Int, of parser: borrowing PassageParser) -> Bool {
        guard parser.isCapitalized(match.end - 1) else { return false }
        return match.end > start + 1
            || ProseNames.shared.demand(of: parser.foldedWord(start), match.name[0], in: language) < .verse
    }

    /// Whether a number is shown before a name that is not one of its books: `4 John`, `2nd Rom`, `① John`.
    ///
    /// A number that a noun comes before is the noun's, `Week 4 John 3:16`, and one before a name that no book has with a
    /// number counts something else.
    func hasOtherNumber(before name: Name, in parser: borrowing PassageParser, from start: Int) -> Bool {
        guard !name.hasOrdinal else { return false }
        if ShownNumber.isBefore(start + Int(parser.token(name.start).start), in: text.span) {
            return isNumbered(name, in: parser)
        }
        let index = name.start - 1
        guard index >= 0, !parser.source.crossesLine(name.start) else { return false }
        let number = parser.token(index)
        switch number.kind {
        // `2nd Rom`; `1e Johannes` or `2.o Juan`, where the language has another sign.
        case .word where number.isGlued && (parser.ordinal(at: index) == .sign || number.foldedRange.count <= 2):
            let first = parser.token(index - 1).kind == .stop ? index - 2 : index - 1
            let digit = parser.token(first)
            return digit.kind == .number && digit.end - digit.start == 1 && (first == 0 || !digit.isGlued)
                && (parser.ordinal(at: index) == .sign || isNumbered(name, in: parser))
        // `the twenty-third Psalm`
        case .word where name.match.name[0] == .psalms: return false
        // `im 4. Johannes 3,1`, but not the marker of a list.
        case .stop:
            let digit = parser.token(index - 1)
            return number.isGlued && index > 1 && digit.kind == .number && digit.end - digit.start == 1
                && !digit.isGlued && !parser.source.crossesLine(index - 1)
                && (isNumbered(name, in: parser)
                    || ProseNames.shared.isNumberedElsewhere(parser.foldedWord(name.word)))
        case .word:
            return parser.ordinal(at: index)?.digit != nil
                && (parser.isCapitalized(index) || number.foldedRange.count > 1)
                // `segundo São Marcos`
                && roles(at: index, of: parser).isDisjoint(with: [.article, .lead]) && !isPreposition(index, of: parser)
        case .number:
            guard number.end - number.start == 1, !number.isGlued || index == 0, !isNumberOfNoun(index, of: parser)
            else {
                return false
            }
            let word = parser.foldedWord(name.word)
            return isNumbered(name, in: parser) || ProseNames.shared.isNumberedElsewhere(word)
                || word.count <= 4 && NameTable.english.name(word, ordinal: nil) == nil
        default: return false
        }
    }

    /// Whether the number of a book may as well be that of a noun before it: `Day 1 John 3:16`, `Question 1. John 3:16`.
    func isCounted(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        guard name.hasOrdinal, name.start > 0, parser.firstByte(name.start).isASCIIDigit,
            parser.token(name.start - 1).kind == .word, !parser.source.crossesLine(name.start),
            parser.source.nameMatch(at: name.word) != nil
        else { return false }
        let roles = roles(at: name.start - 1, of: parser)
        return !roles.isDisjoint(with: [.month, .counted, .amount])
            && roles.isDisjoint(with: [.frequent, .lead, .verb])
    }

    /// Whether there are books of a name with numbers.
    private func isNumbered(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        (UInt8(ascii: "1")...UInt8(ascii: "4")).contains { parser.source.name(at: name.word, ordinal: $0) != nil }
    }

    /// Whether the word before a number has it: `Reading 2`, but not `in 2`.
    private func isNumberOfNoun(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard index > 0, parser.token(index - 1).kind == .word, !parser.source.crossesLine(index) else { return false }
        return roles(at: index - 1, of: parser).isDisjoint(with: [.frequent, .lead, .conjunction, .article, .verb])
    }
}
