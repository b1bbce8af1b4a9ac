import Text

/// Chapters and verses with words at their numbers.
extension ProseReader {
    /// What became of numbers with words after a name.
    enum Spoken {
        /// There are none.
        case absent
        /// They are written as `3:16` now.
        case read
        /// There is a verse without its chapter: `a zsoltár 4. verse`.
        case refused
    }

    /// Reads a name at some distance before the word for its chapter: `den Römerbrief auf, Kapitel 8, Verse 28 bis 30`.
    func readNameBefore(_ versification: Versification) -> ProseReading? {
        let start = start(bytesBefore: 96)
        var parser = parser(from: start, versification)
        let word = parser.tokenIndex(at: candidate.start - start)
        guard parser.keyword(at: word) == .chapter else { return nil }
        readWrittenNumbers(after: word, in: &parser)
        for last in stride(from: word - 1, through: max(0, word - 7), by: -1)
        where parser.token(last).kind == .word && !roles(at: last, of: parser).contains(.frequent) {
            guard let name = name(in: parser, at: last, isLong: true), name.match.end == last + 1 else { continue }
            let word = dropEnding(of: name, in: &parser) ? word - 2 : word
            let reader = SpokenReader(source: parser.source, language: language)
            guard SpokenNumbers(after: name.match.end, in: reader)?.chapterWord == word else { return nil }
            return read(name, in: &parser, from: start)
        }
        return nil
    }

    /// Reads a chapter whose book comes after words of the language, or directly after it: `capitolo 8 della lettera ai Romani`,
    /// `8 глава Послания к Римлянам`. The name of a person needs another reference near.
    func readNameAfter(_ versification: Versification) -> ProseReading? {
        let start = start(bytesBefore: 48)
        var parser = parser(from: start, versification)
        let word = parser.tokenIndex(at: candidate.start - start)
        guard parser.keyword(at: word) == .chapter else { return nil }
        if chapter(with: word, in: parser) == nil { readWrittenNumbers(after: word, in: &parser) }
        guard let chapter = chapter(with: word, in: parser) else { return nil }
        let reader = SpokenReader(source: parser.source, language: language)
        guard let (index, match, isWriting) = nameOfBook(after: chapter.end, of: parser),
            ![.number, .colon].contains(parser.token(match.end).kind),
            (isWriting || match.end > index + 1) && parser.token(match.end).kind == .word
                || isBook(index..<match.end, in: parser)
        else { return nil }
        let verses = SpokenNumbers(chapter: chapter.number, versesAfter: match.end, in: reader)
        guard
            verses != nil || isWriting || match.end > index + 1 || chapter.number.value > Self.mostChapters
                || isAfterReference(within: Self.reach)
                || ProseNames.shared.demand(of: parser.foldedWord(match.end - 1), match.name[0], in: language)
                    < .surroundings
        else { return nil }
        let first = min(chapter.number.token, word)
        let offset = parser.token(first).start
        if let verses {
            parser.source.write(verses, from: match.end)
        } else {
            var number = parser.token(chapter.number.token)
            (number.kind, number.keyword, number.ordinal) = (.number, nil, nil)
            (number.value, number.end) = (Int16(chapter.number.value), parser.token(match.end - 1).end)
            parser.source.tokens.insert(number, at: match.end)
        }
        parser.source.tokens.removeSubrange(first..<index)
        parser.source.tokens[first].start = offset
        parser.position = first
        return readList(in: &parser, from: start, isContext: false)
    }

    /// The most chapters that somebody's own work has.
    private static let mostChapters = 10

    /// The chapter whose word stands at an index, with its number before or after it.
    private func chapter(
        with word: Int, in parser: borrowing PassageParser
    ) -> (number: SpokenNumbers.Number, word: Int, end: Int)? {
        let reader = SpokenReader(source: parser.source, language: language)
        return Range(from: max(0, word - 3), to: word + 1).lazy.compactMap { reader.chapter(at: $0) }
            .first { $0.word == word }
    }

    /// The book whose name stands at an index or after frequent words and names of writings: `del Vangelo di Giovanni`; and
    /// whether there is a name of a writing.
    private func nameOfBook(
        after index: Int, of parser: borrowing PassageParser
    ) -> (index: Int, match: NameMatch, isWriting: Bool)? {
        var isWriting = false
        for next in index..<index + 8 {
            if let match = parser.nameMatch(at: next, foreign: false), hasCapital(next..<match.end, in: parser) {
                return (next, match, isWriting)
            }
            let roles = roles(at: next, of: parser)
            if roles.contains(.writing) {
                isWriting = true
            } else if parser.token(next).kind != .apostrophe {
                guard parser.token(next).kind == .word, parser.keyword(at: next) != .and,
                    !parser.isCapitalized(next), !roles.isDisjoint(with: [.frequent, .saint]) || roles.contains(.lead),
                    roles.isDisjoint(with: [.conjunction, .verb])
                else { return nil }
            }
        }
        return nil
    }

    /// Reads numbers with words after a name as `3:16-18`.
    func readSpokenNumbers(after name: Name, in parser: inout PassageParser) -> Spoken {
        let end = name.match.end
        readWrittenNumbers(after: end, in: &parser)
        let reader = SpokenReader(source: parser.source, language: language)
        if name.match.name[0] == .psalms, let chapter = ordinal(before: name, in: reader),
            let numbers = SpokenNumbers(chapter: chapter, versesAfter: end, in: reader)
        {
            parser.source.write(numbers, from: end)
            parser.source.tokens[name.start].start = parser.token(chapter.token).start
            return .read
        }
        if parser.versification.chapterCount(of: name.match.name[0]) > 1, isVerseFirst(after: end, in: reader) {
            return .refused
        }
        guard let numbers = SpokenNumbers(after: end, in: reader) else {
            return isVerseAlone(after: end, in: reader) && !parser.isCapitalized(end + 2) ? .refused : .absent
        }
        guard numbers.verses != nil || numbers.isNumberFirst || numbers.hasLinks else { return .absent }
        // `詩三篇` may be three poems.
        if numbers.verses == nil, parser.firstByte(name.word) >= 0xE3, parser.foldedWord(name.word).count == 3 {
            return .absent
        }
        if numbers.verses == nil, numbers.hasLinks, !isChapterMeant(numbers, of: name, in: parser) { return .absent }
        parser.source.write(numbers, from: end)
        return .read
    }

    /// Reads the numbers in words after words such as `chapter`.
    private func readWrittenNumbers(after end: Int, in parser: inout PassageParser) {
        var index = end
        while index < end + 12, index < parser.tokens.count {
            if parser.keyword(at: index) == .chapter || parser.keyword(at: index) == .verse {
                parser.source.readWrittenNumbers(from: index + 1, words: language.numberWords)
            }
            index += 1
        }
    }

    /// The number of a psalm before the word: `23. Psalm`, `23rd Psalm`.
    private func ordinal(before name: Name, in reader: SpokenReader) -> SpokenNumbers.Number? {
        guard name.start >= 2 else { return nil }
        let mark = reader.token(name.start - 1)
        guard mark.isGlued, mark.kind == .stop || mark.kind == .word && mark.ordinal == .sign,
            let number = reader.digits(at: name.start - 2)
        else { return nil }
        return number
    }

    /// Whether the word for a verse and its number come after a name, so that its chapter is elsewhere: `en el capítulo 5 de la
    /// carta a los Gálatas, versículo 22`.
    private func isVerseFirst(after end: Int, in reader: SpokenReader) -> Bool {
        let word = reader.kind(end) == .comma ? end + 1 : end
        return reader.token(word).keyword == .verse && reader.verses(at: word, afterNumberFirst: false) != nil
    }

    /// Whether a verse without its chapter comes after a name: `zsoltár 4. verse`.
    private func isVerseAlone(after end: Int, in reader: SpokenReader) -> Bool {
        guard let number = reader.digits(at: end), reader.kind(number.end) == .stop,
            let verses = reader.verses(at: end, afterNumberFirst: false)
        else { return false }
        return verses.first.token == end
    }

    /// Whether a chapter without verses, after words such as `in the`, is that of a book and not of a person's work.
    private func isChapterMeant(
        _ numbers: SpokenNumbers, of name: Name, in parser: borrowing PassageParser
    ) -> Bool {
        let next = numbers.end
        let isOwned =
            parser.keyword(at: next) == .filler || roles(at: next, of: parser).contains(.origin)
            || parser.token(next).startsRange
        return !isOwned
            && (ProseNames.shared.demand(of: name.match.name[0]) < .surroundings
                || isAfterReference(within: Self.reach))
    }
}
