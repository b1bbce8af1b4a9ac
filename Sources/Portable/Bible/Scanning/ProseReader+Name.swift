import Text

extension ProseReader {
    /// A name found before a number.
    struct Name {
        var match: NameMatch
        /// The index of its first token.
        var start: Int
        /// The index of its last word.
        var word: Int
        /// Whether it starts with the number of the book: `1 John`.
        var hasOrdinal: Bool
        /// Whether an article comes before it, which the parser reads as part of its title.
        var hasArticle = false
    }

    /// Reads a name with its numbers.
    func readName(_ versification: Versification) -> ProseReading? {
        let start = start(bytesBefore: candidate.kind == .longName ? 72 : 20)
        // In scripts other than Latin, Greek, Cyrillic and Hebrew, numbers are digits.
        if text[candidate.start] >= 0xD8, !tokens(from: start).tokens.contains(where: { $0.kind == .number }) {
            return nil
        }
        var parser = parser(from: start, versification)
        let word = parser.tokenIndex(at: candidate.start - start)
        guard let name = name(in: parser, at: word, isLong: candidate.kind == .longName) else {
            return readNameInWord(versification)
        }
        if hasCommaOfItsOwn(name, in: parser) || hasColonOfItsOwn(name, in: parser) {
            var reader = self
            reader.style.commaSeparatesVerse.toggle()
            return reader.readName(versification)
        }
        return read(name, in: &parser, from: start)
    }

    /// Reads a name at the end of a word: of a script that has no spaces, `因为约翰福音3:16`, or behind a prefix, `ورومية 8:28`.
    private func readNameInWord(_ versification: Versification) -> ProseReading? {
        for start in startsInWord {
            let part = Candidate(kind: .name, start: start, end: candidate.end)
            let window = TextWindow(text, from: start, around: part, limit: limit)
            var parser = parser(of: TokenizedText(window.bytes), versification)
            if let name = name(in: parser, at: 0, isLong: candidate.kind == .longName) {
                return read(name, in: &parser, from: start)
            }
        }
        return nil
    }

    /// Where a name may start within the word of the candidate.
    private var startsInWord: [Int] {
        switch text[candidate.start] {
        case 0xD6...0xDB:
            // A prefix is one letter or two, of two bytes each, and a name behind one has three at least.
            [2, 4].filter { length in
                candidate.end - candidate.start >= length + 6
                    && language.words[text.slice(from: candidate.start, to: candidate.start + length)].contains(.prefix)
            }.map { candidate.start + $0 }
        case 0xE3...0xED:
            characters(inLast: 36)
                .drop { $0 == candidate.start }
                // A name of one sign in a word needs the chapter in Chinese characters, `見約三16`, or a sign such as
                // `参` before it.
                .filter { start in
                    candidate.end - start > 3 || HanNumeral.length(endingName: text.span, at: candidate.end) != nil
                        || isBeforeVerses
                        || start - candidate.start >= 3
                            && !language.words[text.slice(from: start - 3, to: start)]
                                .isDisjoint(with: [.lead, .weak])
                }
        // A name has three letters at least, or is in Latin letters: `ในJohn 3:16`.
        case 0xE0:
            characters(inLast: 48).filter { start in
                guard start > candidate.start else { return false }
                return candidate.end - start >= 9 || text[start].isASCIILetter && text[start - 1] >= 0x80
            }
        default: []
        }
    }

    /// Whether a chapter and a range of verses come directly after the candidate: `4:6-7`.
    private var isBeforeVerses: Bool {
        let numbers = text[candidate.end...].prefix(12).prefix { $0.isASCIIDigit || $0 == 0x3A || $0 == 0x2D }
        return numbers.split(separator: 0x3A, omittingEmptySubsequences: false).count == 2 && numbers.last != 0x2D
            && numbers.firstIndex(of: 0x2D) ?? 0 > numbers.firstIndex(of: 0x3A) ?? numbers.endIndex
    }

    /// Where the characters start that are in the last bytes of the candidate.
    private func characters(inLast count: Int) -> [Int] {
        let start = text.span.characterStart(atOrAfter: max(candidate.start, candidate.end - count))
        return Range(from: start, to: candidate.end).filter { text[$0] & 0xC0 != 0x80 }
    }

    /// The longest name that ends with the word at an index, with the number before it.
    func name(in parser: borrowing PassageParser, at word: Int, isLong: Bool) -> Name? {
        let own = parser.nameMatch(at: word)
        if isLong {
            // `secondo` is "according to", but not in `secondo libro dei Re`.
            for start in 0..<word
            where !isPreposition(start, of: parser) || word - start > 2 && parser.foldedWord(start).count > 3 {
                if let match = parser.nameMatch(at: start), match.end > word {
                    if start == word - 1, own != nil, roles(at: start, of: parser).contains(.article) { break }
                    return Name(match: match, start: start, word: word, hasOrdinal: isOrdinal(start, of: parser))
                }
            }
        }
        if let start = ordinal(before: word, in: parser), let match = parser.nameMatch(at: start), match.end > word {
            return isVerse(start, of: parser) ? nil : Name(match: match, start: start, word: word, hasOrdinal: true)
        }
        return own.map { match in
            Name(
                match: match, start: word, word: word, hasOrdinal: isOrdinal(word, of: parser),
                hasArticle: word > 0 && roles(at: word - 1, of: parser).contains(.article))
        }
    }

    func read(_ name: Name, in parser: inout PassageParser, from start: Int) -> ProseReading? {
        dropEnding(of: name, in: &parser)
        switch owner(ofNumbersOf: name, in: parser, from: start) {
        case .name: break
        case .other: return nil
        case .either(let error):
            return refusal(error, of: name.start..<name.match.end + 2, in: parser, from: start)
        }
        dropLection(after: name, in: &parser)
        let isVulgate = readNumbers(after: name, in: &parser)
        let spoken = readSpokenNumbers(after: name, in: &parser)
        guard spoken != .refused else { return nil }
        let before = textBefore(start + Int(parser.token(name.start).start))
        dropComma(after: name, before, in: &parser)
        dropBrackets(after: name, before, in: &parser)
        guard let number = firstNumber(after: name, in: parser) else {
            return readOrdinalChapter(name, in: &parser, from: start)
        }
        // `Žalm 34, 2. čtení`
        if parser.token(number + 1).kind == .comma, isOrdinalOfNoun(number + 2, of: parser) {
            parser.source.cut(at: number + 1)
        }
        readCommaBeforeVerse(at: number + 1, of: name.match.name[0], before, in: &parser)
        if isAmbiguousComma(at: number + 1, of: name, in: parser) {
            let verse = parser.token(number + 2)
            let error = PassageError(.ambiguousNumber(Int(verse.value)), at: Int(verse.start))
            return refusal(error, of: name.start..<number + 3, in: parser, from: start)
        }
        let (mark, hasVerse) = (parser.token(number + 1).kind, parser.token(number + 2).kind == .number)
        guard mark != .apostrophe || !hasVerse,
            demandIsMet(
                by: name, number: number, in: parser, start + Int(parser.token(name.start).start),
                isSpoken: spoken == .read)
        else { return nil }
        let isWord = spoken == .read || number > 0 && parser.keyword(at: number - 1) == .chapter
        parser.position = name.start
        var reading = readList(after: number, hasWord: isWord, in: &parser, from: start)
        if isVulgate || psalmsAreOfVulgate && name.match.name[0] == .psalms { reading?.numbering = .vulgate }
        return reading
    }

    /// What the numbers before and after a name belong to.
    private enum NumberOwner {
        case name
        /// Another name, noun or work.
        case other
        /// It may be the name or another one.
        case either(PassageError)
    }

    private func owner(
        ofNumbersOf name: Name, in parser: borrowing PassageParser, from start: Int
    ) -> NumberOwner {
        guard !isChapterOfBook(before: name, in: parser), !hasOtherNumber(before: name, in: parser, from: start),
            !isOfOtherWork(name, in: parser)
        else { return .other }
        if isCounted(name, in: parser) {
            return .either(parser.source.ambiguousNumberOfBook(at: name.start, before: name.word))
        }
        let end = name.match.end
        switch parser.source.owner(ofNumberAt: end) {
        case .previous: return .name
        case .next: return .other
        case .either:
            guard isBook(name.match, at: name.start, of: parser) else { return .name }
            return .either(parser.source.ambiguousNumberOfBook(at: end, before: end + 1))
        }
    }

    /// Reads a list that starts with a name at the position of a parser.
    ///
    /// - Parameters:
    ///   - number: the index of the number after the name.
    ///   - hasWord: whether the number has a word such as `Kapitel`.
    private func readList(
        after number: Int, hasWord: Bool, in parser: inout PassageParser, from start: Int
    ) -> ProseReading? {
        let (mark, hasVerse) = (parser.token(number + 1).kind, parser.token(number + 2).kind == .number)
        // A stop behind a verse that a colon separates is one of a list where languages write it so: `Salmo 51:3-4.12-13`.
        let stop = parser.token(number + 3).kind == .dash ? number + 5 : number + 3
        if mark == .colon, hasVerse, language.commaSeparatesVerse || isRange(afterStopAt: stop, of: parser) {
            parser.source.readStopsAsLists(from: number + 3)
        }
        var reading = readList(in: &parser, from: start, isContext: false)
        let isMark = mark == .colon || mark == .comma && style.commaSeparatesVerse
        // A verb behind a chapter tells the language, and a word such as `Kapitel` before it.
        reading?.isSure = isMark ? hasVerse || hasWord : hasWord || roles(at: number + 1, of: parser).contains(.verb)
        return reading
    }

    /// Whether a stop and a range come without spaces: `.16-20`.
    private func isRange(afterStopAt index: Int, of parser: borrowing PassageParser) -> Bool {
        parser.token(index).kind == .stop && parser.token(index + 1).kind == .number
            && parser.token(index + 2).kind == .dash && parser.token(index + 3).kind == .number
            && Range(from: index, to: index + 4).allSatisfy { parser.token($0).isGlued }
    }

    /// Reads what stands for numbers after a name as numbers; whether they are those of the Vulgate.
    private func readNumbers(after name: Name, in parser: inout PassageParser) -> Bool {
        let (book, end) = (name.match.name[0], name.match.end)
        let chapters = parser.versification.chapterCount(of: book)
        if chapters > 1 { parser.source.readRomanNumerals(from: end, chapters: chapters) }
        if parser.source.areHebrewNumerals(at: end) { parser.source.readHebrewNumerals(from: end) }
        let isVulgate =
            book == .psalms
            && parser.source.dropOtherNumbers(from: end, commaSeparatesVerse: style.commaSeparatesVerse)
        if language.code == "el" { parser.source.readGreekNumerals(from: end) }
        parser.source.readOptionalVerses(from: end)
        return isVulgate
    }

    /// The index of the number after a name.
    private func firstNumber(after name: Name, in parser: borrowing PassageParser) -> Int? {
        var index = name.match.end
        let isWord = parser.keyword(at: index) == .chapter || parser.keyword(at: index) == .verse
        switch parser.token(index).kind {
        case .stop, .comma: index += 1
        case .colon where parser.token(index).isGlued && parser.token(index + 1).isGlued: index += 1
        case .dash where parser.token(index).isGlued && parser.token(index + 1).isGlued: index += 1
        // The label of a psalm among the readings: `Salmo: 117, 1. 8-9`.
        case .colon where name.match.name[0] == .psalms && isAfterReference(within: Self.reach): index += 1
        default: break
        }
        if parser.token(index).kind == .number { return parser.token(index - 1).kind == .comma ? nil : index }
        guard isWord || parser.keyword(at: index) == .chapter || parser.keyword(at: index) == .verse else { return nil }
        return parser.number(afterWordAt: index)
    }

    /// Reads `23rd Psalm`, `23. Psalm`, `twenty-third Psalm`.
    private func readOrdinalChapter(_ name: Name, in parser: inout PassageParser, from start: Int) -> ProseReading? {
        guard name.start >= 2, name.match.name[0] == .psalms else { return nil }
        if let first = writtenNumber(before: name.start, in: parser) {
            parser.source.readWrittenNumbers(from: first, words: language.numberWords)
            parser.source.putNumberBehind(first + 1..<first + 1 + name.match.end - name.start, number: first)
            parser.position = first
            return readList(in: &parser, from: start, isContext: false)
        }
        let mark = name.start - 1
        guard parser.token(mark).kind == .stop || parser.ordinal(at: mark) == .sign else { return nil }
        // `90-й псалом`
        let number = parser.token(mark - 1).kind == .dash && parser.token(mark - 1).isGlued ? mark - 2 : mark - 1
        guard number >= 0, parser.token(number).kind == .number, parser.token(number + 1).isGlued else { return nil }
        parser.source.putNumberBehind(Range(from: name.start, to: name.match.end), number: number)
        parser.position = number
        return readList(in: &parser, from: start, isContext: false)
    }

    /// Where a number in words starts that ends at an index: `twenty-third`. A small one counts psalms: `his third psalm`. One
    /// after "and" may go on before the text at hand: `hundred and nineteenth`.
    private func writtenNumber(before index: Int, in parser: borrowing PassageParser) -> Int? {
        let first = Range(from: max(0, index - NumberWords.maximumLength), to: index).first { first in
            language.numberWords.number(at: first, of: parser.source).map { $0.end == index && $0.value > 10 } ?? false
        }
        return first.flatMap { $0 > 0 && parser.keyword(at: $0 - 1) == .and ? nil : $0 }
    }

    /// Whether a name is part of the title of another work: `Testament of Job`, `Ascension d'Isaïe`, but not `New Testament
    /// (Job 3)`.
    private func isOfOtherWork(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        var index = name.start - 1
        while index > 0,
            parser.keyword(at: index) == .filler && parser.foldedWord(index).count <= 3
                || parser.token(index).kind == .apostrophe
                || parser.token(index).kind == .word && parser.foldedWord(index).count <= 3
                    && !roles(at: index, of: parser).isDisjoint(with: [.article, .origin, .frequent])
        {
            index -= 1
        }
        return index >= 0 && roles(at: index, of: parser).contains(.work)
            && !(index > 0 && roles(at: index - 1, of: parser).contains(.scripture))
    }
}
