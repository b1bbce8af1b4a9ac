/// Marks between a name and its numbers.
extension ProseReader {
    /// Takes out the comma after a name in brackets: `(Eph, 2:13)`.
    func dropComma(after name: Name, _ before: TextBefore, in parser: inout PassageParser) {
        let end = name.match.end
        guard before.kind == .opening, parser.token(end).kind == .comma, parser.token(end + 1).kind == .number,
            parser.token(end + 2).kind == .colon, parser.token(end + 3).kind == .number
        else { return }
        parser.source.tokens.remove(at: end)
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
            ProseNames.shared.demand(of: name.match.name[0]) < .surroundings || isMeant(before) || hasEvidence
        else { return }
        parser.source.tokens[close - 1].end = parser.token(close).end
        parser.source.tokens.remove(at: close)
        parser.source.tokens.remove(at: open)
    }

    /// Reads the comma in `(Lc 1, 45)` as a colon in a text that writes `1:45` elsewhere: there is no chapter 45, and
    /// nothing is counted.
    func readCommaBeforeVerse(at comma: Int, of book: Book, _ before: TextBefore, in parser: inout PassageParser) {
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
    private func isNumberOrMark(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        switch parser.token(index).kind {
        case .number, .dash, .colon, .comma, .stop, .semicolon: true
        case .word: parser.token(index).isGlued && parser.token(index).foldedRange.count <= 2
        default: false
        }
    }
}
