import Text

extension ProseReader {
    /// The references that the items of a list are, each chapter with its verses for itself.
    func reading(of items: [ProseItem], in parser: borrowing PassageParser, from start: Int) -> ProseReading {
        var reading = ProseReading()
        reading.translation = translation(at: parser.position, of: parser)
        var index = 0
        while index < items.count {
            var end = index + 1
            while end < items.count, !items[end].standsAlone { end += 1 }
            let spans = parser.spans.slice(
                from: items[index].spans.lowerBound, to: items[end - 1].spans.upperBound)
            let tokens = Range(from: items[index].tokens.lowerBound, to: items[end - 1].tokens.upperBound)
            reading.found.append(
                FoundReference(
                    reference: Reference(
                        passage: Passage(checked: Array(spans)), translation: reading.translation,
                        versification: parser.versification, corrections: corrections(of: tokens, in: parser)),
                    range: range(of: tokens, in: parser, from: start)))
            index = end
        }
        reading.context = context(after: parser, end: reading.found.last?.range.upperBound ?? start)
        return reading
    }

    /// What was corrected in some tokens, with offsets from the first of them.
    private func corrections(of tokens: Range<Int>, in parser: borrowing PassageParser) -> [Correction] {
        let (start, end) = (Int(parser.token(tokens.lowerBound).start), Int(parser.token(tokens.upperBound - 1).end))
        return parser.notes.corrections.filter { $0.offset >= start && $0.offset < end }.map { correction in
            Correction(written: correction.written, reading: correction.reading, offset: correction.offset - start)
        }
    }

    private func range(of tokens: Range<Int>, in parser: borrowing PassageParser, from start: Int) -> Range<Int> {
        Range(
            from: start + Int(parser.token(tokens.lowerBound).start),
            to: start + Int(parser.token(tokens.upperBound - 1).end))
    }

    private func context(after parser: borrowing PassageParser, end: Int) -> ScanContext? {
        guard let book = parser.context.book else { return nil }
        return ScanContext(
            book: book, chapter: parser.context.chapter, level: parser.context.level, end: end, language: language,
            versification: parser.versification, commaSeparatesVerse: parser.context.commaSeparatesVerse)
    }

    /// The translation behind the references: `John 3:16 (NIV)`, `John 3:16 NIV`, `John 3:16, NIV`.
    private func translation(at start: Int, of parser: borrowing PassageParser) -> TranslationCode? {
        var index = start
        // A closing quote or the marks of emphasis may come between.
        while index < start + 3, parser.token(index).kind == .other, parser.token(index).isGlued { index += 1 }
        switch parser.token(index).kind {
        case .open, .comma, .semicolon, .dash: index += 1
        default: break
        }
        guard parser.token(index).kind == .word, parser.firstByte(index).isASCIICapital,
            let end = parser.translationEnd(at: index)
        else { return nil }
        let code = parser.written(parser.token(index), parser.token(end - 1))
        guard code.utf8.count > 1, code == code.uppercased() else { return nil }
        return TranslationCode(normalizing: code)
    }

    /// Some tokens that are refused.
    func refusal(
        _ error: PassageError, of tokens: Range<Int>, in parser: borrowing PassageParser, from start: Int
    ) -> ProseReading {
        var reading = ProseReading()
        reading.refused = RefusedReference(error: error, range: range(of: tokens, in: parser, from: start))
        return reading
    }

    /// A reference to a chapter or a verse that there is not, where a verse is written.
    func refusal(_ error: PassageError, in parser: borrowing PassageParser, from start: Int) -> ProseReading? {
        switch error.reason {
        case .noSuchChapter, .noSuchVerse, .ambiguousName: break
        default: return nil
        }
        guard
            let number = (parser.tokenIndex(at: error.offset)..<parser.tokens.count).first(where: { index in
                parser.token(index).kind == .number && parser.numberedNameIsAbsent(at: index)
            })
        else { return nil }
        let isVerse =
            parser.token(number + 1).kind == .colon
            && parser.token(number + 2).kind == .number
        guard isVerse else { return nil }
        let first = min(Int(parser.item.start), parser.tokenIndex(at: candidate.start - start))
        var reading = ProseReading()
        reading.translation = (number + 3...number + 6).compactMap { translation(at: $0, of: parser) }.first
        reading.refused = RefusedReference(
            error: error, range: range(of: Range(from: first, to: number + 3), in: parser, from: start))
        return reading
    }
}
