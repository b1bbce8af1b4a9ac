import Text

extension ProseReader {
    /// Whether enough stands around a name to make it the name of a book: `in Mark 5`, but not `Mark 5 items`.
    ///
    /// - Parameters:
    ///   - number: the index of the number after the name.
    ///   - offset: where the name starts in the text.
    ///   - isSpoken: whether the numbers were written with words: `chapter 3, verse 16`.
    func demandIsMet(
        by name: Name, number: Int, in parser: borrowing PassageParser, _ offset: Int, isSpoken: Bool = false
    ) -> Bool {
        let form = isSpoken ? .words : form(name, number, parser)
        let numbers = Numbers(first: number, end: end(of: number, in: parser), form: form)
        let before = textBefore(offset)
        let demand = demand(of: name, after: before, form, in: parser)
        if isOther(name, numbers, demand, before, in: parser) || isInOtherList(name, numbers, before, in: parser) {
            return false
        }
        var surroundings = surroundings(of: name, before, in: parser)
        if demand == .technical || demand == .example { surroundings.insert(.product) }
        if demand == .example { surroundings.insert(.example) }
        if form == .chapter, demand != .chapter, !name.hasOrdinal,
            isAfterDay(before, name.start, in: parser) || isRepeated(name, in: parser)
        {
            surroundings.formUnion([.lead, .evidence])
        }
        if demand == .brackets, parser.firstByte(name.word) >= 0xE3 {
            // `约3:16` may be "about 3:16", `约三16` is not.
            if hasEvidence || !parser.firstByte(number).isASCIIDigit { surroundings.insert(.opening) }
        }
        // `Is 2:1-5; Ps 122`
        if demand == .brackets, form == .colon, startsListOfBooks(at: numbers.end, of: parser) {
            surroundings.insert(.opening)
        }
        if demand == .technical || demand == .example, isElsewhere(from: numbers.end, of: parser) { return false }
        // `Kel. 3: 12 siswa`
        if form == .colon, !parser.token(number + 2).isGlued, isCounted(at: numbers.end, of: parser) { return false }
        // `Job 14:2 failed`
        if form == .colon, roles(at: numbers.end, of: parser).contains(.elsewhere), isCommonWord(name, in: parser),
            !hasEvidence
        {
            return false
        }
        if form != .words { surroundings.formUnion(amounts(numbers, demand, in: parser)) }
        if form == .comma || form == .stop, hasVerses(numbers, in: parser), isOwn(name, in: parser) {
            surroundings.insert(.verses)
        }
        if form != .words, form != .colon { surroundings.formUnion(after(numbers, name, before, in: parser)) }
        // Other languages than English often separate verses with a stop; the second number of a version is small.
        if form == .stop, language.code != "en", parser.value(at: number + 2) > 9 { surroundings.remove(.product) }
        // A version may come after a semicolon too.
        if form == .stop, before.kind == .opening, surroundings.isSuperset(of: [.product, .wordAfter]),
            !surroundings.contains(.evidence), !isInBrackets(offset)
        {
            surroundings.subtract([.opening, .lead])
        }
        guard demand.isMet(by: form, surroundings) else { return false }
        return !isDoubtful(name, numbers, in: parser) || isSupported(name, numbers, before, in: parser)
    }

    /// Whether a name and its numbers are hardly a reference, whatever stands around them.
    private func isOther(
        _ name: Name, _ numbers: Numbers, _ demand: ProseDemand, _ before: TextBefore,
        in parser: borrowing PassageParser
    ) -> Bool {
        let (number, word) = (numbers.first, parser.foldedWord(name.word))
        switch numbers.form {
        // The metre of a hymn: `MICAH 7.6.7.6`.
        case .stop:
            return parser.token(number + 3).kind == .stop && parser.token(number + 3).isGlued
                && parser.token(number + 4).kind == .number && parser.token(number + 4).isGlued
        // A short name and its chapter stand in one line: `CO\n 2`.
        case .chapter:
            return number > 0 && word.count <= 4
                && crossesLine(parser.token(number - 1), parser.token(number), parser)
        case .words:
            if demand == .verse, isCountedWriting(numbers, after: before, in: parser), before.kind != .opening,
                !hasEvidence
            {
                return true
            }
            // `RM chapter 10`
            return word.count == 2 && isShortInCapitals(name.word, of: parser)
                && parser.verseNumber(at: number + 1) == nil && parser.token(number + 1).kind != .colon
                && lastEnd == 0
        default: return false
        }
    }

    /// Whether a bracket opens right before an offset.
    private func isInBrackets(_ offset: Int) -> Bool {
        offset > 0 && (text[offset - 1] == UInt8(ascii: "(") || text[offset - 1] == UInt8(ascii: "["))
    }

    /// The numbers after a name.
    struct Numbers {
        /// The index of the first one.
        var first: Int
        /// The index after the last one that belongs to the same item.
        var end: Int
        var form: ProseDemand.Form
    }

    private func demand(
        of name: Name, after before: TextBefore, _ form: ProseDemand.Form, in parser: borrowing PassageParser
    ) -> ProseDemand {
        let word = parser.foldedWord(name.word)
        let book = name.match.name[0]
        if name.hasOrdinal { return word.count == 1 ? .verse : .chapter }
        guard name.start == name.word else { return .chapter }
        let demand = ProseNames.shared.demand(of: word, book, in: language, isKnown: isLanguageKnown)
        if demand == .chapter, name.hasArticle || language.words[before.word[...]].contains(.article),
            ProseNames.shared.isPeople(book, word)
        {
            return .uncounted
        }
        if style.isCitation, demand == .lead, ProseNames.shared.demand(of: book) == .chapter { return .chapter }
        // With a stop, `Is. 14:12` is no word but an abbreviation.
        let isAbbreviated = form != .chapter && demand >= .verse && parser.token(name.match.end).kind == .stop
        return isAbbreviated ? .lead : demand
    }

    private func form(_ name: Name, _ number: Int, _ parser: borrowing PassageParser) -> ProseDemand.Form {
        if number > 0, parser.token(number - 1).kind == .word, parser.keyword(at: number - 1) != nil { return .words }
        let next = parser.token(number + 1)
        let isVerse = parser.token(number + 2).kind == .number
        switch next.kind {
        case .colon where isVerse: return .colon
        case .stop where isVerse && parser.token(number + 2).isGlued && next.isGlued: return .stop
        case .comma where isVerse && style.commaSeparatesVerse: return .comma
        case .word where parser.verseNumber(at: number + 1) != nil: return .words
        // `3章`, `17장`
        case .word where next.isGlued && isCounterWord(number + 1, of: parser): return .words
        case .dash where isVerse && parser.token(number + 3).isGlued && isCounterWord(number + 3, of: parser):
            return .words
        default: return .chapter
        }
    }

    /// The index after the numbers that start at an index.
    private func end(of number: Int, in parser: borrowing PassageParser) -> Int {
        var index = number
        while true {
            let next = parser.token(index + 1)
            let isMark =
                [.colon, .comma, .dash].contains(next.kind) || next.kind == .stop && next.isGlued
                || next.keyword == .and || next.keyword == .to
            // The 3 of `Daniel 2:3 Jan` is not that of 3 John, nor the 1 of `2.1 m` that of 1 Maccabees.
            let isPair =
                (next.kind == .colon || next.kind == .stop) && next.isGlued && parser.token(index + 2).isGlued
            guard isMark, parser.token(index + 2).kind == .number,
                isPair || parser.numberedNameIsAbsent(at: index + 2)
            else { return index + 1 }
            index += 2
        }
    }

    /// Whether a word beyond ASCII starts with a word for a chapter or a verse, which may have a particle: `17장에서`.
    func isCounterWord(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard parser.firstByte(index) >= 0xE3 else { return false }
        return parser.keyword(at: index) != nil
            || parser.source.tables.keywords.keyword(parser.foldedWord(index).prefix(3)) != nil
    }

    func isFrequent(_ word: ArraySlice<UInt8>) -> Bool { language.words[word].contains(.frequent) }

    /// What the word at an index tells; nothing if there is none.
    func roles(at index: Int, of parser: borrowing PassageParser) -> ProseWords.Roles {
        parser.token(index).kind == .word ? language.words[parser.foldedWord(index)] : []
    }
}

/// What stands before a name.
extension ProseReader {
    func surroundings(of name: Name, _ before: TextBefore, in parser: borrowing PassageParser) -> Surroundings {
        var found = surroundings(before)
        let word = parser.foldedWord(name.word)
        if startsWithCapital(name, in: parser) { found.insert(.capital) }
        if name.match.name[0] == .psalms, word.count >= 4 || before.kind == .opening && isAfterReference() {
            found.insert(.capital)
        }
        if before.kind == .opening, isAfterReference() { found.insert(.listed) }
        if isCell(name, before, in: parser) { found.insert(.cell) }
        if word.first ?? 0 >= 0xE3
            || !name.hasOrdinal && ProseNames.shared.isProduct(name.match.name[0], word, in: language)
        {
            found.insert(.product)
        }
        if before.kind == .word, !before.isCapital || found.contains(.lead), found.contains(.capital),
            isOwn(name, in: parser), roles(at: name.word, of: parser).contains(.own)
        {
            found.insert(.abbreviation)
        }
        if language.words[before.word[...]].contains(.release) { found.insert(.elsewhere) }
        if isAddress(before: name.start, of: parser) { found.insert(.amounts) }
        if isInListOfValues(name, in: parser) { found.insert(.persons) }
        // All names of a list are those of books, or none is.
        if !name.hasOrdinal, isListedAfterUnreadName {
            found.insert(.persons)
            if ProseNames.shared.demand(of: name.match.name[0]) > .chapter { found.insert(.amounts) }
        }
        if style.isCitation, name.start > 0, parser.nameMatch(at: name.start - 1) != nil { found.remove(.otherName) }
        return found
    }

    /// Whether another reference ends at most so many bytes before the candidate.
    func isAfterReference(within count: Int = 16) -> Bool { lastEnd > 0 && candidate.start - lastEnd <= count }

    /// Whether a day and perhaps a mark come before a name, as in a plan of readings: `Lunedì Gen 1`, `hétfő – Ruth 1`.
    private func isAfterDay(_ before: TextBefore, _ start: Int, in parser: borrowing PassageParser) -> Bool {
        let day: ProseWords.Roles = [.weekday, .month]
        if before.kind == .word { return !language.words[before.word[...]].isDisjoint(with: day) }
        guard before.kind == .mark, start > 1 else { return false }
        return [.colon, .dash].contains(parser.token(start - 1).kind)
            && !roles(at: start - 2, of: parser).isDisjoint(with: day)
    }

    /// Whether a name comes again soon with a number and nothing that it counts: `Ruth 1; Ruth 2`, also in the next line.
    private func isRepeated(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        let word = parser.foldedWord(name.word)
        guard !ProseNames.shared.isThing(name.match.name[0], word, in: language) else { return false }
        var index = name.match.end + 1
        while parser.token(index).kind == .dash || parser.token(index).kind == .number { index += 1 }
        guard parser.token(index).kind != .word || parser.source.crossesLine(index) else { return false }
        let end = text.span.characterStart(atOrBefore: min(text.count, candidate.end + Self.nearby))
        let next = Tokenizer.tokens(of: Array(text.slice(from: candidate.end, to: end)))
        return next.tokens.indices.dropLast().contains { index in
            next.tokens[index].kind == .word && next.folded[next.tokens[index].foldedRange].elementsEqual(word)
                && next.tokens[index + 1].kind == .number
        }
    }

    /// Whether a name and its chapter are all of a cell or a line: `| 시 121`, the end of the line.
    private func isCell(_ name: Name, _ before: TextBefore, in parser: borrowing PassageParser) -> Bool {
        let (number, next) = (parser.token(name.match.end), parser.token(name.match.end + 1))
        guard name.start > 0 || before.kind == .start, number.kind == .number,
            next.kind == .end || parser.source.crossesLine(name.match.end + 1)
        else { return false }
        return before.kind == .start || parser.firstByte(name.start - 1) == UInt8(ascii: "|")
    }

    /// Whether a name is one of the language of the text, and not only of English.
    private func isOwn(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        name.hasOrdinal || name.start < name.word
            || language.tables?.names?.name(parser.foldedWord(name.word), ordinal: nil) != nil
    }

    private func surroundings(_ before: TextBefore) -> Surroundings {
        switch before.kind {
        case .start: return .start
        case .opening: return [.opening, .lead]
        case .number: return .numberBefore
        case .stop, .mark: return []
        case .word:
            let roles = language.words[before.word[...]]
            var found: Surroundings = .wordBefore
            if roles.contains(.lead) { found.insert(.lead) }
            if roles.contains(.reference) { found.insert(.reference) }
            if before.isCapital, !roles.contains(.frequent), !roles.contains(.lead) { found.insert(.otherName) }
            if language.code == "en", roles.contains(.frequent) { found.insert(.frequentBefore) }
            return found
        }
    }

    private func startsWithCapital(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        if name.hasOrdinal, name.start < name.word { return parser.isCapitalized(name.word) }
        // `lettera ai Romani`, but not `add ES`.
        return parser.isCapitalized(name.start)
            || parser.isCapitalized(name.word) && parser.foldedWord(name.word).count >= 4
    }

    /// Whether a word before a name makes it that of a street: `Rue Saint-Marc 3`.
    private func isAddress(before index: Int, of parser: borrowing PassageParser) -> Bool {
        var before = index - 1
        while before >= 0, parser.token(before).kind == .stop || roles(at: before, of: parser).contains(.saint) {
            before -= 1
        }
        return before >= 0 && roles(at: before, of: parser).contains(.address)
    }

    func isShortInCapitals(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        let word = parser.source.bytes(parser.token(index))
        return parser.token(index).kind == .word && word.count <= 3 && word.allSatisfy { $0.isASCIICapital }
    }
}

/// What stands after the numbers of a name.
extension ProseReader {
    func after(
        _ numbers: Numbers, _ name: Name, _ before: TextBefore, in parser: borrowing PassageParser
    ) -> Surroundings {
        let end = numbers.end
        var found: Surroundings = hasEvidence ? .evidence : []
        if before.kind == .start, parser.token(end).kind == .end || isRange(numbers, of: parser) {
            found.insert(.alone)
        }
        // `John XXIII` is a person.
        if parser.firstByte(numbers.first).isASCIICapital { found.insert(.roman) }
        if isRomanChapter(numbers.first, of: parser) || startsListOfBooks(at: end, of: parser)
            || hasRangeOfVerses(numbers, in: parser)
        {
            found.insert(.evidence)
        }
        if isMarker(numbers.first, parser) { found.insert(.marker) }
        if isPluralList(numbers, name, parser) { found.insert(.list) }
        if startsListOfPersons(at: end, of: parser) { found.insert(.persons) }
        if name.match.name[0] != .psalms, belongsToPerson(at: end, of: parser) {
            // `see Acts 3 to 5 of that year`
            let isThing =
                !name.hasOrdinal && roles(at: end, of: parser).contains(.origin)
                && ProseNames.shared.isThing(name.match.name[0], parser.foldedWord(name.word), in: language)
            found.formUnion(isThing ? [.owner, .elsewhere] : .owner)
        }
        if parser.token(end).kind == .colon { found.insert(.colonAfter) }
        if isElsewhere(from: end, of: parser) { found.insert(.elsewhere) }
        if isCounted(at: end, of: parser), numbers.form != .chapter || isNoun(at: end, after: before, parser) {
            found.insert(.noun)
        }
        if parser.token(end).kind == .word, !crossesLine(parser.token(end - 1), parser.token(end), parser) {
            found.formUnion(word(at: end, of: parser))
            if numbers.end > numbers.first + 1 { found.remove(.deed) }
        }
        return found
    }

    /// What a word behind the numbers tells.
    private func word(at index: Int, of parser: borrowing PassageParser) -> Surroundings {
        let roles = roles(at: index, of: parser)
        // `Ps 23 and Isa 40` is followed by nothing.
        if roles.contains(.conjunction), parser.isCapitalized(index + 1), parser.nameMatch(at: index + 1) != nil {
            return []
        }
        var found: Surroundings = .wordAfter
        if roles.contains(.counted) { found.insert(.counted) }
        if roles.contains(.text) { found.insert([.text, .textual]) }
        if roles.contains(.verb) { found.insert(.textual) }
        let isName =
            !roles.contains(.sacred) && parser.isCapitalized(index) && parser.firstByte(index) < 0xD6
            && parser.keyword(at: index) == nil
            && language.code != "de" && parser.nameMatch(at: index) == nil
        if isName && !isCode(at: index, of: parser) || isPastTense(at: index, of: parser) { found.insert(.deed) }
        return found
    }

    /// Whether a number is a Roman one of several small letters: `Matthew xix`.
    private func isRomanChapter(_ number: Int, of parser: borrowing PassageParser) -> Bool {
        let token = parser.token(number)
        return token.end - token.start > 1 && parser.firstByte(number).isASCIILetter
            && !parser.firstByte(number).isASCIICapital
    }

    /// Whether the numbers are a range without spaces: `Jude 24-25`.
    private func isRange(_ numbers: Numbers, of parser: borrowing PassageParser) -> Bool {
        numbers.end == numbers.first + 3 && parser.token(numbers.first + 1).kind == .dash
            && parser.token(numbers.first + 1).isGlued && parser.token(numbers.first + 2).isGlued
    }

    func isPastTense(at index: Int, of parser: borrowing PassageParser) -> Bool {
        let word = parser.foldedWord(index)
        return language.code == "en" && word.count >= 5 && word.suffix(2).elementsEqual("ed".utf8)
    }

    /// Whether a word after a number counts something; after `in` and the like, only a plural does: `on Acts 8 traditional
    /// readings differ`, but not `in Acts 8 people`.
    private func isNoun(at index: Int, after before: TextBefore, _ parser: borrowing PassageParser) -> Bool {
        let isLead = before.kind == .word && language.words[before.word[...]].contains(.lead)
        let isInList = before.kind == .opening && isAfterReference()
        guard isLead || isInList, parser.token(index).kind == .word else { return true }
        return language.code == "en" && parser.foldedWord(index).last == UInt8(ascii: "s")
    }

    /// Whether a list of numbers follows a name that is the plural of a word: `Numbers 3, 4 and 5`.
    private func isPluralList(_ numbers: Numbers, _ name: Name, _ parser: borrowing PassageParser) -> Bool {
        guard numbers.form == .comma, !name.hasOrdinal,
            ProseNames.shared.isPlural(name.match.name[0], parser.foldedWord(name.word)),
            parser.token(numbers.first + 3).kind != .dash
        else { return false }
        let isAscending = parser.value(at: numbers.first) < parser.value(at: numbers.first + 2)
        return !parser.token(numbers.first + 2).isGlued && isAscending || numbers.end > numbers.first + 3
    }

    /// Whether a range or a list of verses follows a chapter: `40, 1-5`, `40,1.9`; a decimal number has none.
    private func hasVerses(_ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        let (verse, mark) = (numbers.first + 2, parser.token(numbers.first + 3))
        return (mark.kind == .dash || mark.kind == .stop) && mark.isGlued && parser.token(verse + 2).isGlued
            && parser.token(verse + 2).kind == .number && parser.value(at: verse + 2) > parser.value(at: verse)
            && (parser.token(verse + 3).kind != .comma || !parser.token(verse + 4).isGlued)
    }

    /// Whether a range of verses with its chapter is among the numbers: `1-2, 38:1-7`.
    private func hasRangeOfVerses(_ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        Range(from: numbers.first + 2, to: numbers.end).contains { index in
            parser.token(index).kind == .colon && parser.token(index + 2).kind == .dash
        }
    }

    /// Whether a name of one sign, which means a kind of text, has only a number and a counter: `詩三篇` are three poems. In
    /// Korean, nothing counted has its number directly after it: `마14장`. A line `詩23篇` is one psalm.
    private func isCountedWriting(
        _ numbers: Numbers, after before: TextBefore, in parser: borrowing PassageParser
    ) -> Bool {
        let counter = numbers.first + 1
        if parser.token(numbers.first).isGlued, parser.firstByte(numbers.first - 1) >= 0xEA { return false }
        if before.kind == .start, parser.firstByte(numbers.first).isASCIIDigit, endsClause(at: counter + 1, in: parser)
        {
            return false
        }
        return parser.token(counter).kind == .word && parser.token(counter).isGlued
            && parser.firstByte(counter) >= 0xE3
            && (parser.keyword(at: counter) == nil || parser.token(counter + 1).kind != .number)
    }

    /// Whether words that are no books follow with numbers, or a book with a zero: `Jude 19, Sadie 16`, `Romanos 15, local 3`.
    private func startsListOfPersons(at end: Int, of parser: borrowing PassageParser) -> Bool {
        // `Romans 4 Carthage 0`
        if parser.isCapitalized(end), parser.token(end + 1).kind == .number, parser.value(at: end + 1) == 0 {
            return true
        }
        var index = end
        while parser.token(index).kind == .comma || parser.keyword(at: index) == .and {
            let name = parser.token(index + 1)
            guard name.kind == .word, parser.token(index + 2).kind == .number, parser.keyword(at: index + 1) == nil,
                parser.ordinal(at: index + 1) == nil,
                roles(at: index + 1, of: parser).isDisjoint(with: [.frequent, .lead, .conjunction, .weekday, .month])
            else { return false }
            if parser.value(at: index + 2) == 0 || parser.nameMatch(at: index + 1) == nil { return true }
            index += 3
        }
        return false
    }

    /// Whether another book with a number follows behind a mark: `Mark 10/Matthew 19`.
    private func startsListOfBooks(at end: Int, of parser: borrowing PassageParser) -> Bool {
        var mark = end
        for _ in 0..<3 {
            let name = startOfListedName(after: mark, of: parser)
            guard [.slash, .semicolon, .comma].contains(parser.token(mark).kind), let next = parser.nameMatch(at: name)
            else { return false }
            let number = parser.token(next.end).kind == .stop ? next.end + 1 : next.end
            guard parser.token(number).kind == .number else { return false }
            // Persons come in lists with commas too: `Luke 5, Mark 3`.
            if parser.token(mark).kind != .comma || number > next.end
                || ProseNames.shared.demand(of: parser.foldedWord(name), next.name[0], in: language) == .chapter
            {
                return true
            }
            guard name > mark + 1 else { return false }
            mark = number + 1
        }
        return false
    }

    /// The index of a name in a list, after the day of the week that may come before it: `ma Ruut 1, ti Ruut 2, ke Ps. 23`.
    private func startOfListedName(after mark: Int, of parser: borrowing PassageParser) -> Int {
        let word = parser.token(mark + 1)
        let isDay =
            word.kind == .word && (2...3).contains(word.foldedRange.count) && !parser.isCapitalized(mark + 1)
            && parser.keyword(at: mark + 1) == nil && parser.token(mark + 2).kind == .word
        return isDay ? mark + 2 : mark + 1
    }

    /// Whether the number is the age of somebody, or the name that of an owner: `Isaiah 25, of Ohio`, `Acts 2 of the play`.
    private func belongsToPerson(at end: Int, of parser: borrowing PassageParser) -> Bool {
        let isApposition = parser.token(end).kind == .comma
        let word = isApposition ? end + 1 : end
        guard isApposition ? roles(at: word, of: parser).contains(.origin) : parser.keyword(at: word) == .filler else {
            return false
        }
        return !(word + 1...word + 3).contains { roles(at: $0, of: parser).contains(.scripture) }
    }

    /// Whether one of the next words of the sentence shows that the name is that of something else.
    private func isElsewhere(from end: Int, of parser: borrowing PassageParser) -> Bool {
        for index in end..<end + 5 {
            switch parser.token(index).kind {
            case .word: if !roles(at: index, of: parser).isDisjoint(with: [.elsewhere, .release]) { return true }
            case .comma, .colon, .dash, .number, .other: continue
            default: return false
            }
        }
        return false
    }

    /// Whether the number stands at the start of a line, where it may be the marker of a list.
    private func isMarker(_ number: Int, _ parser: borrowing PassageParser) -> Bool {
        parser.token(number + 1).kind == .stop && number > 0
            && crossesLine(parser.token(number - 1), parser.token(number), parser)
    }
}
