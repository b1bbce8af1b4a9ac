import Text

/// Marks between a name and its numbers.
extension ProseReader {
    /// Whether a comma separates chapter and verse in a text that has colons elsewhere: after a name of languages that
    /// write it so, `John 3:16; Offb 22,21`, or before a number that is not a chapter after the first, `Gen 1,1; Ex 3:14`.
    func hasCommaOfItsOwn(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        let number = parser.token(name.match.end).kind == .stop ? name.match.end + 1 : name.match.end
        guard !style.commaSeparatesVerse else { return false }
        if hasOtherNumber(after: number, of: name, in: parser) { return true }
        guard isPlainPair(at: number + 1, in: parser) else { return false }
        if isLanguageOpen, isOnlyVerse(number + 2, afterChapter: number, of: name.match.name[0], in: parser) {
            return true
        }
        return
            (name.match.name.commaSeparatesVerse || parser.source.isWrittenWithComma(name.match, at: name.start))
            && (isOfLanguageWithComma || NameTable.english.name(parser.foldedWord(name.word), ordinal: nil) == nil
                || parser.source.bytes(parser.token(name.word)).contains { $0 >= 0x80 })
    }

    /// Whether a colon separates chapter and verse in a list after chapters, `Иов 1–2, 38:1–7`, in a text with commas elsewhere.
    func hasColonOfItsOwn(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        guard style.commaSeparatesVerse, case let number = name.match.end, parser.token(number).kind == .number,
            parser.token(number + 1).kind == .dash || !parser.token(number + 2).isGlued
        else { return false }
        var index = number
        while [.number, .dash, .comma].contains(parser.token(index).kind) { index += 1 }
        let mark = parser.token(index)
        return index > number + 2 && mark.kind == .colon && mark.isGlued && parser.token(index + 1).isGlued
            && parser.token(index + 1).kind == .number && parser.token(index - 2).kind == .comma
    }

    /// Whether the number of a psalm in another versification and a verse come after its number: `Ps 122 (121), 1`, but not
    /// `Ps 22 (21), 23 (22)`.
    private func hasOtherNumber(after number: Int, of name: Name, in parser: borrowing PassageParser) -> Bool {
        name.match.name[0] == .psalms && parser.token(number + 1).kind == .open
            && abs(parser.value(at: number + 2) - parser.value(at: number)) == 1
            && parser.token(number + 3).kind == .close && parser.token(number + 4).kind == .comma
            && parser.token(number + 5).kind == .number && parser.token(number + 6).kind != .open
    }

    /// Whether a comma without spaces separates two numbers, and no further comma or colon follows: `3,16`.
    private func isPlainPair(at comma: Int, in parser: borrowing PassageParser) -> Bool {
        parser.token(comma - 1).kind == .number && parser.token(comma).kind == .comma && parser.token(comma).isGlued
            && parser.token(comma + 1).kind == .number && parser.token(comma + 1).isGlued
            && ![.comma, .colon].contains(parser.token(comma + 2).kind)
    }

    /// Whether a number is a verse of a chapter, but no chapter after it.
    private func isOnlyVerse(
        _ verse: Int, afterChapter chapter: Int, of book: Book, in parser: borrowing PassageParser
    ) -> Bool {
        let (first, second) = (parser.value(at: chapter), parser.value(at: verse))
        guard second > 0, second <= parser.versification.verseCount(of: book, chapter: first) ?? 0 else { return false }
        return second <= first || parser.versification.verseCount(of: book, chapter: second) == nil
    }

    /// Whether the numbers after a name may be chapter and verse as well as two chapters, in a text that has colons
    /// elsewhere: `Joh 3,16; John 3:16`.
    func isAmbiguousComma(at comma: Int, of name: Name, in parser: borrowing PassageParser) -> Bool {
        guard !style.commaSeparatesVerse, isPlainPair(at: comma, in: parser), isLanguageOpen,
            language.commaSeparatesVerse || parser.foldedWord(name.word).count <= 3
                || parser.source.isWrittenWithComma(name.match, at: name.start)
        else { return false }
        let (chapter, verse) = (parser.value(at: comma - 1), parser.value(at: comma + 1))
        return verse <= parser.versification.verseCount(of: name.match.name[0], chapter: chapter) ?? 0
    }

    /// Whether a bracket or a word before a name shows that it is that of a book: `in Johanes 3,16`.
    func mayComeBeforeName(_ before: TextBefore) -> Bool {
        before.kind == .opening || before.kind == .word && language.words[before.word[...]].contains(.lead)
    }

    /// Takes out the ending that an apostrophe joins to a name, `Romalılar'ın 8. bölümünde`; whether there was one.
    @discardableResult
    func dropEnding(of name: Name, in parser: inout PassageParser) -> Bool {
        let mark = name.match.end
        guard parser.token(mark).kind == .apostrophe, parser.token(mark).isGlued, parser.token(mark + 1).isGlued,
            roles(at: mark + 1, of: parser).contains(.suffix)
        else { return false }
        parser.source.tokens.removeSubrange(mark...mark + 1)
        return true
    }

    /// Takes out the number of the reading in the year of the church: `Мк., 71 зач., XVI, 9–20`.
    func dropLection(after name: Name, in parser: inout PassageParser) {
        var next = name.match.end
        while [.stop, .comma].contains(parser.token(next).kind) { next += 1 }
        guard parser.token(next).kind == .number, parser.keyword(at: next + 1) == .lection else { return }
        next += 2
        while [.stop, .comma].contains(parser.token(next).kind) { next += 1 }
        parser.source.tokens.removeSubrange(name.match.end..<next)
    }

    /// Takes out the comma after a name in brackets, `(Eph, 2:13)`, or in capitals: `RÖMER, 8,28`.
    func dropComma(after name: Name, _ before: TextBefore, in parser: inout PassageParser) {
        let end = name.match.end
        let mark = parser.token(end + 2)
        guard parser.token(end).kind == .comma, parser.token(end + 1).kind == .number,
            mark.kind == .colon || mark.kind == .comma && mark.isGlued && style.commaSeparatesVerse,
            parser.token(end + 3).kind == .number,
            before.kind == .opening || isInCapitals(name.word, of: parser) || isRomanNumeral(end + 1, of: parser)
        else { return }
        parser.source.tokens.remove(at: end)
    }

    /// Whether a word of four letters or more is in capitals.
    private func isInCapitals(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        let word = parser.written(parser.token(index))
        return word.utf8.count >= 4 && word == word.uppercased() && word != word.lowercased()
    }

    /// Whether a number is written with letters: `Romans, viii. 28`.
    private func isRomanNumeral(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        parser.firstByte(index).isASCIILetter && parser.token(index).end - parser.token(index).start > 1
    }

    /// Takes out the brackets around the numbers after a name, if they are a chapter and verse: `san Lucas (15, 1-32)`. A
    /// person needs a word before it that shows that a reference follows, or evidence.
    func dropBrackets(after name: Name, _ before: TextBefore, in parser: inout PassageParser) {
        let open = name.match.end
        let mark = parser.token(open + 2).kind
        guard parser.token(open).kind == .open, parser.token(open + 1).kind == .number,
            mark == .colon || mark == .comma && language.commaSeparatesVerse, parser.token(open + 3).kind == .number,
            let close = (open + 4..<open + 24).first(where: { !isNumberOrMark($0, of: parser) }),
            parser.token(close).kind == .close,
            name.start < name.word && !name.hasOrdinal
                || ProseNames.shared.demand(of: name.match.name[0]) < .surroundings
                    && (mark == .comma || before.kind == .word || before.kind == .opening)
                || isMeant(before) || hasEvidence
        else { return }
        parser.source.tokens[close - 1].end = parser.token(close).end
        parser.source.tokens.remove(at: close)
        parser.source.tokens.remove(at: open)
    }

    /// Reads the comma in `(Lc 1, 45)` as a colon in a text that writes `1:45` elsewhere: there is no chapter 45, and
    /// nothing is counted.
    func readCommaBeforeVerse(
        at comma: Int, of book: Book, _ before: TextBefore, in parser: inout PassageParser
    ) {
        guard !style.commaSeparatesVerse, mayComeBeforeName(before) || language.commaSeparatesVerse,
            parser.token(comma).kind == .comma, parser.token(comma + 1).kind == .number,
            [.close, .end, .semicolon, .stop, .dash].contains(parser.token(comma + 2).kind),
            case (let chapter, let verse) = (parser.value(at: comma - 1), parser.value(at: comma + 1)),
            verse > parser.versification.chapterCount(of: book),
            verse <= parser.versification.verseCount(of: book, chapter: chapter) ?? 0
        else { return }
        parser.source.tokens[comma].kind = .colon
    }

    private func isMeant(_ before: TextBefore) -> Bool {
        before.kind == .word && !language.words[before.word[...]].isDisjoint(with: [.lead, .saint])
    }

    /// Whether a token may stand between brackets with numbers: a number, a mark, the letter of a part of a verse.
    func isNumberOrMark(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        switch parser.token(index).kind {
        case .number, .dash, .colon, .comma, .stop, .semicolon: true
        case .word: parser.token(index).isGlued && parser.token(index).foldedRange.count <= 2
        default: false
        }
    }
}
