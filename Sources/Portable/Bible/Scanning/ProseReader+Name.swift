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
        if hasCommaOfItsOwn(name, in: parser) {
            var reader = self
            reader.style.commaSeparatesVerse = true
            return reader.readName(versification)
        }
        return read(name, in: &parser, from: start)
    }

    /// Whether a comma separates chapter and verse in a text that has colons elsewhere: after a name of languages that
    /// write it so, `John 3:16; Offb 22,21`, or before a number that is no chapter after the first, `Gen 1,1; Ex 3:14`.
    private func hasCommaOfItsOwn(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        let number = parser.token(name.match.end).kind == .stop ? name.match.end + 1 : name.match.end
        guard !style.commaSeparatesVerse, isPlainPair(at: number + 1, in: parser) else { return false }
        if isLanguageOpen, isOnlyVerse(number + 2, afterChapter: number, of: name.match.name[0], in: parser) {
            return true
        }
        return
            (name.match.name.commaSeparatesVerse || parser.source.isWrittenWithComma(name.match, at: name.start))
            && (isOfLanguageWithComma || NameTable.english.name(parser.foldedWord(name.word), ordinal: nil) == nil
                || parser.source.bytes(parser.token(name.word)).contains { $0 >= 0x80 })
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
    private func isAmbiguousComma(at comma: Int, of name: Name, in parser: borrowing PassageParser) -> Bool {
        guard !style.commaSeparatesVerse, isPlainPair(at: comma, in: parser), isLanguageOpen,
            language.commaSeparatesVerse || parser.foldedWord(name.word).count <= 3
                || parser.source.isWrittenWithComma(name.match, at: name.start)
        else { return false }
        let (chapter, verse) = (parser.value(at: comma - 1), parser.value(at: comma + 1))
        return verse <= parser.versification.verseCount(of: name.match.name[0], chapter: chapter) ?? 0
    }

    /// Reads a misspelt name with its chapter and verse, if exactly one book is near: `Jonh 3:16`.
    func readMisspeltName(_ versification: Versification) -> ProseReading? {
        let offset = start(bytesBefore: 8)
        var parser = parser(of: tokens(from: offset), versification, correcting: [.names, .rangeEnds])
        let word = parser.tokenIndex(at: candidate.start - offset)
        let start = ordinal(before: word, in: parser) ?? word
        let number = parser.token(word + 1).kind == .stop ? word + 2 : word + 1
        let mark = parser.token(number + 1).kind
        let before = textBefore(offset + Int(parser.token(start).start))
        guard mark == .colon || mark == .comma && style.commaSeparatesVerse && mayComeBeforeName(before),
            parser.nameMatch(at: start) == nil,
            !isTime(number, parser), !isUnit(at: number + 3, of: parser)
        else { return nil }
        parser.position = start
        var reading = readList(in: &parser, from: offset, isContext: false)
        reading?.isSure = true
        guard let book = reading?.found.first?.passage.spans[0].start.book else { return nil }
        return isSlip(parser.foldedWord(word), of: book) ? reading : nil
    }

    /// Whether a bracket or a word before a name shows that it is that of a book: `in Johanes 3,16`.
    private func mayComeBeforeName(_ before: TextBefore) -> Bool {
        before.kind == .opening || before.kind == .word && language.words[before.word[...]].contains(.lead)
    }

    /// Whether a word differs from the full name of a book within the word, or by letters in another order: a word with
    /// another end, such as `Romania`, is rather another name.
    private func isSlip(_ word: ArraySlice<UInt8>, of book: Book) -> Bool {
        let name = (language.fullName(of: book).split(separator: " ").last.map(String.init) ?? "").folded.utf8
        return word.first == name.first && word.last == name.last || word.sorted() == name.sorted()
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

    /// Where the characters start that are in the last bytes of the candidate.
    private func characters(inLast count: Int) -> [Int] {
        let start = text.span.characterStart(atOrAfter: max(candidate.start, candidate.end - count))
        return Range(from: start, to: candidate.end).filter { text[$0] & 0xC0 != 0x80 }
    }

    /// The longest name that ends with the word at an index, with the number before it.
    func name(in parser: borrowing PassageParser, at word: Int, isLong: Bool) -> Name? {
        let own = parser.nameMatch(at: word)
        if isLong {
            for start in 0..<word where !isPreposition(start, of: parser) {
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

    private func isOrdinal(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        parser.token(index).kind == .number || parser.ordinal(at: index)?.digit != nil
    }

    /// The index of the number of the book before its name: of `1`, `1st`, `II`, `First`.
    private func ordinal(before word: Int, in parser: borrowing PassageParser) -> Int? {
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
    private func isVerse(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard index > 1, parser.token(index).isGlued else { return false }
        return ![.other, .apostrophe, .semicolon, .open].contains(parser.token(index - 1).kind)
            && parser.token(index - 1).isGlued && parser.token(index - 2).kind == .number
    }

    /// Whether `I` is a word of the language and no Roman numeral: "in" in Swedish, "and" in Polish if it is small.
    private func isPreposition(_ index: Int, of parser: borrowing PassageParser) -> Bool {
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

    func read(_ name: Name, in parser: inout PassageParser, from start: Int) -> ProseReading? {
        guard !isChapterOfBook(before: name, in: parser), !hasOtherNumber(before: name, in: parser, from: start),
            !isOfOtherWork(name, in: parser)
        else { return nil }
        if isCounted(name, in: parser) {
            return refusal(
                parser.source.ambiguousNumberOfBook(at: name.start, before: name.word),
                of: name.start..<name.match.end + 2, in: parser, from: start)
        }
        switch parser.source.owner(ofNumberAt: name.match.end) {
        case .previous: break
        case .next: return nil
        case .either:
            guard isBook(name.match, at: name.start, of: parser) else { break }
            return refusal(
                parser.source.ambiguousNumberOfBook(at: name.match.end, before: name.match.end + 1),
                of: name.start..<name.match.end + 2,
                in: parser, from: start)
        }
        let isVulgate = readNumbers(after: name, in: &parser)
        let spoken = readSpokenNumbers(after: name, in: &parser)
        guard spoken != .refused else { return nil }
        let before = textBefore(start + Int(parser.token(name.start).start))
        dropComma(after: name, before, in: &parser)
        dropBrackets(after: name, before, in: &parser)
        guard let number = firstNumber(after: name, in: parser) else {
            return readOrdinalChapter(name, in: &parser, from: start)
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
        if isVulgate { reading?.numbering = .vulgate }
        return reading
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
        if mark == .colon, hasVerse, language.commaSeparatesVerse { parser.source.readStopsAsLists(from: number + 3) }
        var reading = readList(in: &parser, from: start, isContext: false)
        let isMark = mark == .colon || mark == .comma && style.commaSeparatesVerse
        // A verb behind a chapter tells the language, and a word such as `Kapitel` before it.
        reading?.isSure = isMark ? hasVerse || hasWord : hasWord || roles(at: number + 1, of: parser).contains(.verb)
        return reading
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
        guard parser.token(name.start - 2).kind == .number else { return nil }
        if parser.token(name.start - 1).kind == .stop {
            parser.source.putNumberBehind(Range(from: name.start, to: name.match.end), number: name.start - 2)
        } else if parser.ordinal(at: name.start - 1) != .sign {
            return nil
        }
        parser.position = name.start - 2
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
}

/// Numbers before a name.
extension ProseReader {
    /// Whether the number that a name starts with may be the chapter of the name before it: `Hebrews 1 John 4:7`.
    private func isChapterOfBook(before name: Name, in parser: borrowing PassageParser) -> Bool {
        guard name.hasOrdinal, parser.source.owner(ofNumberAt: name.start) == .either else { return false }
        return Range(from: max(0, name.start - 4), to: name.start).contains { start in
            parser.nameMatch(at: start).map { $0.end == name.start && isBook($0, at: start, of: parser) } ?? false
        }
    }

    /// Whether a name is hardly another word.
    private func isBook(_ match: NameMatch, at start: Int, of parser: borrowing PassageParser) -> Bool {
        guard parser.isCapitalized(match.end - 1) else { return false }
        return match.end > start + 1
            || ProseNames.shared.demand(of: parser.foldedWord(start), match.name[0], in: language) < .verse
    }

    /// Whether a number is shown before a name that is not one of its books: `4 John`, `2nd Rom`, `① John`.
    ///
    /// A number that a noun comes before is the noun's, `Week 4 John 3:16`, and one before a name that no book has with a
    /// number counts something else.
    private func hasOtherNumber(before name: Name, in parser: borrowing PassageParser, from start: Int) -> Bool {
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
                && !roles(at: index, of: parser).contains(.article) && !isPreposition(index, of: parser)
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
    private func isCounted(_ name: Name, in parser: borrowing PassageParser) -> Bool {
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

    /// Whether the word before a number has it: `Reading 2`, but not `in 2`.
    private func isNumberOfNoun(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard index > 0, parser.token(index - 1).kind == .word, !parser.source.crossesLine(index) else { return false }
        return roles(at: index - 1, of: parser).isDisjoint(with: [.frequent, .lead, .conjunction, .article, .verb])
    }
}

/// A number that signs or markup show before a place: `①`, `1️⃣`, `1&zwnj; John`, `1<img> John`.
private enum ShownNumber {
    /// The most bytes between the number and the place.
    private static let reach = 200
    /// The tags within a line.
    private static let inlineTags: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "big", "br", "cite", "del", "dfn", "em", "font", "i", "img", "ins", "mark",
        "nobr", "q", "rb", "rp", "rt", "ruby", "s", "small", "span", "strong", "sub", "sup", "tt", "u", "wbr",
    ]

    static func isBefore(_ place: Int, in text: Span<UInt8>) -> Bool {
        var index = place
        var hasMarkup = false
        while index > max(0, place - reach) {
            let byte = text[index - 1]
            if byte == 0x20 || byte == 0x09 {
                index -= 1
            } else if byte.isASCIIDigit {
                let isWhole =
                    index < 2 || !text[index - 2].isASCIIAlphanumeric && !":.,-".utf8.contains(text[index - 2])
                return hasMarkup && byte != UInt8(ascii: "0") && isWhole
            } else if byte >= 0x80 {
                let start = text.characterStart(atOrBefore: index - 1)
                guard let isNumber = isNumber(text, start..<index) else { return false }
                if isNumber { return true }
                (index, hasMarkup) = (start, true)
            } else {
                guard let start = startOfMarkup(text, endingAt: index) else { return false }
                (index, hasMarkup) = (start, true)
            }
        }
        return false
    }

    /// Whether a character is a digit in a circle or a Roman numeral; nil if it is neither that nor invisible.
    private static func isNumber(_ text: Span<UInt8>, _ character: Range<Int>) -> Bool? {
        let bytes = character.map { text[$0] }
        switch (bytes[0], bytes.dropFirst().first ?? 0, bytes.last ?? 0) {
        // ① to ⑨, ❶ to ❾, Ⅰ to Ⅳ.
        case (0xE2, 0x91, 0xA0...0xA8), (0xE2, 0x9D, 0xB6...0xBE), (0xE2, 0x85, 0xA0...0xA3): return true
        // Spaces, invisible characters, and the two that make a key of a digit.
        case (0xC2, _, 0xA0), (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0xA0),
            (0xEF, 0xBB, 0xBF),
            (0xEF, 0xB8, 0x8F), (0xE2, 0x83, 0xA3):
            return false
        default: return nil
        }
    }

    /// Where a tag within a line or an entity starts that ends at an index; the annotation of `<rt>` belongs to its tag.
    private static func startOfMarkup(_ text: Span<UInt8>, endingAt end: Int) -> Int? {
        let isTag = text[end - 1] == UInt8(ascii: ">")
        guard isTag || text[end - 1] == UInt8(ascii: ";"),
            let start = last(
                isTag ? UInt8(ascii: "<") : UInt8(ascii: "&"), in: text, before: end - 1, atMost: isTag ? reach : 10)
        else { return nil }
        guard isTag else {
            let name = Range(from: start + 1, to: end - 1)
            return name.allSatisfy { text[$0].isASCIIAlphanumeric || text[$0] == UInt8(ascii: "#") } ? start : nil
        }
        let letters = Range(from: start + 1, to: end - 1).map { text[$0] }.drop { $0 == UInt8(ascii: "/") }
            .prefix { $0.isASCIIAlphanumeric }
        let name = String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
        guard inlineTags.contains(name) else { return nil }
        guard name == "rt", text[start + 1] == UInt8(ascii: "/") else { return start }
        return last(UInt8(ascii: "<"), in: text, before: start, atMost: reach)
    }

    private static func last(_ mark: UInt8, in text: Span<UInt8>, before end: Int, atMost count: Int) -> Int? {
        var index = end - 1
        while index >= max(0, end - count) {
            if text[index] == mark { return index }
            index -= 1
        }
        return nil
    }
}

/// Marks between a name and its numbers.
extension ProseReader {
    /// Takes out the comma after a name in brackets, `(Eph, 2:13)`, or in capitals: `RÖMER, 8,28`.
    private func dropComma(after name: Name, _ before: TextBefore, in parser: inout PassageParser) {
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
    private func dropBrackets(after name: Name, _ before: TextBefore, in parser: inout PassageParser) {
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
    private func readCommaBeforeVerse(
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
