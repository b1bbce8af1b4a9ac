import Text

extension ProseReader {
    /// Reads the item at the position of a parser and the numbers that follow it in a list; nil if there is none.
    func readList(in parser: inout PassageParser, from start: Int, isContext: Bool) -> ProseReading? {
        let first: ProseItem
        do throws(PassageError) {
            first = try readItem(in: &parser)
        } catch {
            return refusal(error, in: parser, from: start)
        }
        var items = [first]
        do throws(PassageError) {
            while items.count < PassageParser.maximumItems, let item = try nextItem(after: items, in: &parser) {
                items.append(item)
            }
        } catch {
            return refusal(error, of: items[0].tokens.lowerBound..<parser.position, in: parser, from: start)
        }
        guard !goesOn(at: parser.position, of: parser) else { return nil }
        return reading(of: items, in: parser, from: start)
    }

    /// Whether more is written right behind the items, so that they are something else: `2-3:1-5`, `3.2.txt`,
    /// `16-bit`.
    private func goesOn(at index: Int, of parser: borrowing PassageParser) -> Bool {
        let (mark, next) = (parser.token(index), parser.token(index + 1))
        // The games of a match: `Joel 3-6, 2-6`.
        if mark.kind == .comma, next.kind == .number, parser.token(index + 2).kind == .dash,
            parser.token(index - 2).kind == .dash, parser.token(index - 4).kind == .word,
            parser.value(at: index + 1) <= parser.value(at: index - 1)
        {
            return true
        }
        guard mark.isGlued, next.isGlued || mark.kind == .word else { return false }
        switch mark.kind {
        case .word: return isPartOfWord(index, of: parser)
        case .dash where next.kind == .word: return isCompound(index, of: parser)
        case .dash, .colon: return next.kind == .number
        case .stop:
            if next.kind == .word {
                return parser.firstByte(index) == UInt8(ascii: ".") && !parser.firstByte(index + 1).isASCIICapital
            }
            // `1.3.2` is a version; in `4,3.8`, the stop is one of a list.
            return next.kind == .number && parser.token(index + 2).kind != .colon
                && (!language.commaSeparatesVerse || index > 1 && parser.token(index - 2).kind == .stop)
        // `Mt 5,3` in a text that writes `5:3`.
        case .comma where next.kind == .open: return parser.token(index + 2).kind == .number
        case .comma:
            return next.kind == .number && parser.context.level == .chapter && parser.token(index - 1).kind == .number
                && parser.firstByte(index) == UInt8(ascii: ",") && parser.value(at: index + 1) <= parser.context.chapter
        case .apostrophe: return next.kind == .number
        case .slash: return isDate(from: index, of: parser)
        default: return false
        }
    }

    /// Whether letters go on behind the number, which are no word of their own: `16bar`, but not `16and` or `16NIV`.
    private func isPartOfWord(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        let word = parser.token(index)
        if style.isCitation, parser.context.level == .verse, parser.isCapitalized(index) { return false }
        return parser.firstByte(index).isASCIILetter && word.foldedRange.count > 1 && word.keyword == nil
            && !isFrequent(parser.foldedWord(index)) && !isCode(at: index, of: parser)
    }

    /// Whether a number and a noun make one word: `16-bit`, but not `16-end` or `16-Rom 8`.
    private func isCompound(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        // The ending of `2.1-es` is "and" without its accent in Hungarian.
        parser.firstByte(index) == UInt8(ascii: "-")
            && (parser.keyword(at: index + 1) == .and
                || parser.keyword(at: index + 1) == nil && !roles(at: index + 1, of: parser).contains(.suffix)
                    && isCounted(at: index + 1, of: parser))
    }

    /// Whether a year ends a date at a slash: `John 3/16/2004`.
    private func isDate(from index: Int, of parser: borrowing PassageParser) -> Bool {
        let year = parser.token(index + 1)
        return year.kind == .number && year.isGlued && year.end - year.start == 4
    }

    private func readItem(in parser: inout PassageParser) throws(PassageError) -> ProseItem {
        let context = parser.context
        let item = try readItemWithRange(in: &parser)
        guard shortenRange(of: item, in: &parser) else { return item }
        parser.context = context
        return try readItemWithRange(in: &parser)
    }

    private func readItemWithRange(in parser: inout PassageParser) throws(PassageError) -> ProseItem {
        let (spans, position) = (parser.spans.count, parser.position)
        try parser.parseItem()
        return ProseItem(
            spans: spans..<parser.spans.count, tokens: position..<parser.position,
            standsAlone: parser.token(position + 1).kind == .colon
                && parser.firstByte(position + 1) != UInt8(ascii: "."))
    }

    /// Cuts the text where the range of an item is more likely none, and goes back to its start; whether it did so.
    ///
    /// `John 3:16 - 5 reasons` and `John 3:16 - Romans 8` are no ranges, `Genesis 50:1 - Exodus 2:3` is one.
    private func shortenRange(of item: ProseItem, in parser: inout PassageParser) -> Bool {
        guard let span = parser.spans[item.spans].last, !span.isSingle else { return false }
        let mark = item.tokens.last { index in
            parser.token(index).kind == .dash || parser.keyword(at: index) == .to
        }
        guard let mark, mark > item.tokens.lowerBound else { return false }
        let isSpoken = (item.tokens.lowerBound..<mark).contains { parser.token($0).startsRange }
        let isLoose = !isSpoken && (!parser.token(mark).isGlued || !parser.token(mark + 1).isGlued)
        let isFar = span.end.book != span.start.book && span.end.book.index != span.start.book.index + 1
        guard isFar || span.end <= span.start || isLoose && isCounted(at: parser.position, of: parser) else {
            return false
        }
        parser.spans.removeSubrange(item.spans)
        parser.source.cut(at: mark)
        parser.position = item.tokens.lowerBound
        return true
    }

    /// Reads the next item of a list, if only a mark or a word such as `and` comes before its number.
    ///
    /// - Throws: if there is no such verse, and the number can hardly be anything else.
    private func nextItem(
        after items: [ProseItem], in parser: inout PassageParser
    ) throws(PassageError) -> ProseItem? {
        let end = parser.position
        guard let next = numberInList(in: parser) else { return nil }
        let (before, count) = (parser.context, parser.spans.count)
        parser.context.separator = hasVerse(at: next, after: end, in: parser) ? .semicolon : .comma
        parser.position = next
        if isChapterAgain(next, in: parser) { parser.context.level = .chapter }
        if parser.token(end).kind == .semicolon { parser.context.level = levelAfterSemicolon(of: next, in: parser) }
        var missing: PassageError?
        do throws(PassageError) {
            let item = try readItem(in: &parser)
            if isPlausible(item, after: end, in: parser) { return item }
        } catch {
            if isMissingVerse(error, at: next, behind: end, in: parser) { missing = error }
        }
        parser.spans.removeSubrange(count...)
        (parser.context, parser.position) = (before, end)
        if let missing { throw missing }
        return nil
    }

    /// Whether a number of a list is a verse that its chapter does not have: the 13 of `Ps 26,4.13.`, but not the 99 of
    /// `John 3:16, 99 people`.
    private func isMissingVerse(
        _ error: PassageError, at number: Int, behind mark: Int, in parser: borrowing PassageParser
    ) -> Bool {
        guard case .noSuchVerse = error.reason, parser.token(mark).kind == .comma || parser.token(mark).kind == .stop,
            parser.token(mark).isGlued, parser.token(number).kind == .number, parser.value(at: number) < 200
        else { return false }
        let next = parser.isLetter(at: number + 1) ? number + 2 : number + 1
        switch parser.token(next).kind {
        case .end, .close, .stop, .semicolon: return true
        case .comma, .dash: return parser.token(next + 1).kind == .number
        // `3 Joh 3,16 lesen`
        default:
            return language.commaSeparatesVerse && parser.token(mark).kind == .comma && parser.token(number).isGlued
        }
    }

    /// The index of the number after a mark between items; nil if something else comes.
    private func numberInList(in parser: borrowing PassageParser) -> Int? {
        var index = parser.position
        switch parser.token(index).kind {
        case .comma, .semicolon, .ampersand: index += 1
        case .stop
        where language.commaSeparatesVerse && parser.token(index).isGlued && parser.token(index + 1).isGlued:
            index += 1
        case .stop where isStopOfLectionary(at: index, in: parser): index += 1
        case .word where joinsItems(index, in: parser): break
        default: return nil
        }
        if joinsItems(index, in: parser) {
            // `8 u. 15`
            let isAbbreviated = parser.token(index + 1).kind == .stop && parser.token(index + 1).isGlued
            index += isAbbreviated ? 2 : 1
        }
        let isWord = parser.keyword(at: index) == .verse || parser.keyword(at: index) == .chapter
        let number = isWord ? parser.number(afterWordAt: index) : index
        guard let number, parser.token(number).kind == .number, parser.numberedNameIsAbsent(at: number),
            parser.token(parser.position).kind != .semicolon
                || !startsUnknownName(at: number, of: parser) && !isOrdinalOfNoun(number, of: parser)
        else { return nil }
        return index
    }

    /// Whether a word such as `and` or `or` comes between items.
    private func joinsItems(_ index: Int, in parser: borrowing PassageParser) -> Bool {
        parser.keyword(at: index) == .and || roles(at: index, of: parser).contains(.conjunction)
    }

    /// Whether a number belongs to a name that is not known: `1 Enoch 48:2`, `1. Kor 13` in a text that is not German.
    private func startsUnknownName(at number: Int, of parser: borrowing PassageParser) -> Bool {
        var index = number + 1
        if parser.token(index).kind == .stop { index += 1 }
        guard 1...6 ~= parser.value(at: number), parser.token(index).kind == .word, !parser.token(index).isGlued,
            parser.keyword(at: index) == nil, !isFrequent(parser.foldedWord(index))
        else { return false }
        index += 1
        if parser.token(index).kind == .stop { index += 1 }
        return parser.token(index).kind == .number
    }

    /// Whether a number counts what the word after it names: `1. lukukappale`, `2e lecture`. A capital comes after the
    /// number of a chapter that ends a sentence.
    func isOrdinalOfNoun(_ number: Int, of parser: borrowing PassageParser) -> Bool {
        let (sign, noun) = (parser.token(number + 1), number + 2)
        guard parser.token(number).kind == .number, !parser.token(number).isGlued, sign.isGlued,
            parser.token(noun).kind == .word, !parser.token(noun).isGlued,
            parser.keyword(at: noun) == nil
        else { return false }
        if sign.kind == .word { return parser.ordinal(at: number + 1) == .sign }
        return sign.kind == .stop
            && (!parser.isCapitalized(noun) || language.code == "de" && !isFrequent(parser.foldedWord(noun)))
    }

    /// Whether a stop with a space after it separates verses, with the letter of a part or in a list of ranges:
    /// `19, 9a. 11-13a`, `98, 1. 2-3. 5-6`, `64, 10-11. 12-13. 14`.
    private func isStopOfLectionary(at index: Int, in parser: borrowing PassageParser) -> Bool {
        let (number, last) = (index + 1, parser.spans.last?.end.verse ?? 0)
        guard parser.context.level == .verse, parser.token(index).isGlued, parser.token(number).kind == .number else {
            return false
        }
        // `57-88. 56; Sal 149`
        guard parser.value(at: number) >= last else {
            return parser.context.commaSeparatesVerse && parser.spans.last?.isSingle == false
                && parser.token(number + 1).kind == .semicolon
        }
        let isRange = parser.token(number + 1).kind == .dash && parser.token(number + 2).kind == .number
        let end = isRange ? number + 2 : number
        if parser.isLetter(at: number + 1) || parser.isLetter(at: end + 1) { return true }
        guard parser.context.commaSeparatesVerse else { return false }
        let isInRanges = parser.spans.count > 1 && parser.spans.last?.isSingle == false
        return parser.isLetter(at: index - 1)
            || (isRange || isInRanges || isInSeries(number, in: parser))
                && ([.stop, .semicolon, .close, .end, .dash].contains(parser.token(end + 1).kind)
                    || joinsItems(end + 1, in: parser) || isResponse(end + 1, in: parser))
    }

    /// Whether single verses of a psalm come before or after a number, in its line: the 9 of `18, 8. 9. 10`.
    private func isInSeries(_ number: Int, in parser: borrowing PassageParser) -> Bool {
        let (before, next) = (parser.token(number - 3), parser.token(number + 2))
        guard parser.context.book == .psalms, !parser.source.crossesLine(number) else { return false }
        return before.kind == .stop && !parser.token(number - 2).isGlued
            || parser.token(number + 1).kind == .stop && next.kind == .number && next.value > parser.value(at: number)
    }

    /// Whether a word is the sign of the response to a psalm: `5. 6 R.`.
    private func isResponse(_ index: Int, in parser: borrowing PassageParser) -> Bool {
        parser.token(index).kind == .word && parser.source.bytes(parser.token(index)).elementsEqual("R".utf8)
    }

    /// Whether the number at an index is a chapter with its verse after a comma, `6, 19`, or after a stop where the item
    /// before has one too, `13. 24; 19. 4`. Ascending verses of a list are not: the 3 of `22, 1-2, 3, 4`.
    private func hasVerse(at index: Int, after end: Int, in parser: borrowing PassageParser) -> Bool {
        let context = parser.context
        guard parser.token(index + 2).kind == .number else { return false }
        if parser.token(index + 1).kind == .stop {
            return context.hasLooseStop && parser.token(end).kind == .semicolon && !parser.token(index + 2).isGlued
        }
        guard context.commaSeparatesVerse, parser.token(index + 1).kind == .comma else { return false }
        guard [.comma, .stop, .ampersand].contains(parser.token(end).kind), context.level == .verse,
            let book = context.book,
            let last = parser.spans.last?.end.verse
        else { return true }
        let (first, second) = (parser.value(at: index), parser.value(at: index + 2))
        let count = parser.versification.verseCount(of: book, chapter: context.chapter) ?? 0
        return !(last < first && first < second && second <= count)
    }

    /// Whether a number alone in a list that starts with a chapter is another one, because there is no such verse: the 42 of
    /// `Job 1-2, 38:1-7, 42`.
    private func isChapterAgain(_ index: Int, in parser: borrowing PassageParser) -> Bool {
        let context = parser.context
        guard context.level == .verse, let book = context.book, parser.spans.first?.end.verse == nil,
            case let number = parser.value(at: index), number > context.chapter
        else { return false }
        return number > parser.versification.verseCount(of: book, chapter: context.chapter) ?? 0
            && parser.versification.verseCount(of: book, chapter: number) != nil
    }

    /// What a number alone behind a semicolon is: a verse if it goes on from the last one, else a chapter.
    private func levelAfterSemicolon(of index: Int, in parser: borrowing PassageParser) -> PassageParser.Level {
        guard parser.context.level == .verse, let last = parser.spans.last?.end.verse else {
            return parser.context.level
        }
        let context = parser.context
        let value = parser.value(at: index)
        let count =
            context.book.flatMap { parser.options.versification.verseCount(of: $0, chapter: context.chapter) } ?? 0
        return value > last && value <= count ? .verse : .chapter
    }

    /// Whether an item of a list belongs to it: it goes on from the one before it, and counts nothing.
    private func isPlausible(_ item: ProseItem, after end: Int, in parser: borrowing PassageParser) -> Bool {
        let (last, span) = (parser.spans[item.spans.lowerBound - 1], parser.spans[item.spans.lowerBound])
        if parser.keyword(at: item.tokens.lowerBound) != nil { return true }
        guard !item.standsAlone else { return !isTimeItem(item, parser) }
        // `13,1-23 or 13,1-9`
        let isComplete = parser.token(end).kind == .word && hasChapterAndVerse(item, in: parser)
        guard
            last.end < span.start
                || last.end == span.start
                    && (parser.isLetter(at: item.tokens.lowerBound + 1) || !span.isSingle)
                // Lectionaries go back too: `103,24.35c.27-28`.
                || last.end.chapter == span.start.chapter && parser.token(end).kind == .stop
                || span.start.chapter != last.end.chapter && parser.token(end).kind == .semicolon || isComplete
        else {
            return false
        }
        if isComplete, !span.isSingle { return !isMeasure(at: parser.position, of: parser) }
        let isNext =
            span.start.verse == last.end.verse.map { $0 + 1 } && span.start.chapter == last.end.chapter
            || last.end.verse == nil && span.start.chapter == last.end.chapter.map { $0 + 1 }
        if parser.token(end).kind == .stop {
            // Nobody counts with a range after a stop: `34,11-12.15-17 insieme`.
            return span.isSingle
                ? !isCounted(at: parser.position, of: parser) : !isMeasure(at: parser.position, of: parser)
        }
        if isNext, !parser.context.commaSeparatesVerse { return !isUnit(at: parser.position, of: parser) }
        return !isCounted(at: parser.position, of: parser)
    }

    /// Whether a chapter and its verse are written, with a comma between them.
    private func hasChapterAndVerse(_ item: ProseItem, in parser: borrowing PassageParser) -> Bool {
        let index = item.tokens.lowerBound
        return parser.context.commaSeparatesVerse && parser.token(index + 1).kind == .comma
            && index + 2 < item.tokens.upperBound && parser.token(index + 2).kind == .number
    }

    private func isTimeItem(_ item: ProseItem, _ parser: borrowing PassageParser) -> Bool {
        isUnit(at: item.tokens.upperBound, of: parser)
    }
}

/// The references that a list is read as.
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
            to: start + parser.source.endWithoutParticle(tokens.upperBound - 1))
    }

    private func context(after parser: borrowing PassageParser, end: Int) -> ScanContext? {
        guard let book = parser.context.book else { return nil }
        // A verse after several chapters may be of any of them.
        let isOfChapters = parser.spans.last.map { !$0.isSingle && $0.end.verse == nil } ?? false
        return ScanContext(
            book: book, chapter: isOfChapters ? 0 : parser.context.chapter, level: parser.context.level, end: end,
            language: language,
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
        guard parser.token(index).kind == .word, parser.isCapitalized(index),
            let end = parser.translationEnd(at: index)
        else { return nil }
        let code = parser.written(parser.token(index), parser.token(end - 1))
        // `NeÜ` and `Luther 2017`, but not `Message`.
        guard code.utf8.count > 1,
            code == code.uppercased() || end > index + 1 || code.dropFirst() != code.dropFirst().lowercased()
        else { return nil }
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
        let mark = parser.token(number + 1).kind
        let isVerse =
            (mark == .colon || mark == .comma && parser.context.commaSeparatesVerse)
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

/// What a candidate was read as.
struct ProseReading {
    /// The references, one for each chapter with verses.
    var found: [FoundReference] = []
    /// A reference to a chapter or verse that there is not.
    var refused: RefusedReference?
    /// Whether it is refused because the name is that of several books.
    var isAmbiguous: Bool {
        if case .ambiguousName = refused?.error.reason { true } else { false }
    }
    /// Whether nothing is refused, and no range cut.
    var isWhole: Bool { refused == nil && !found.contains { $0.reference.corrections.contains { $0.isCut } } }
    /// The reading with English numbers where they are the same.
    var inEnglishIfSame: ProseReading {
        var reading = self
        for index in reading.found.indices { reading.found[index].reference = found[index].reference.inEnglishIfSame }
        return reading
    }
    /// What the next number alone belongs to.
    var context: ScanContext?
    /// The translation named with the references.
    var translation: TranslationCode?
    /// The versification that the numbers show to be theirs.
    var numbering: Versification?
    /// Whether a name with chapter and verse was read, which hardly is anything else.
    var isSure = false
    /// Whether these are the verses of the chapter before them, and one reference with it.
    var completesChapter = false
}

/// An item of a list of references, as spans and tokens of the parser.
struct ProseItem {
    var spans: Range<Int>
    var tokens: Range<Int>
    /// Whether it would be a reference without the one before it: `5:1`, but not `5`.
    var standsAlone: Bool
}
