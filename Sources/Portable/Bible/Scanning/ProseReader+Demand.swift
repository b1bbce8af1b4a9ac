import Text

extension ProseReader {
    /// Whether enough stands around a name to make it the name of a book: `in Mark 5`, but not `Mark 5 items`.
    ///
    /// - Parameters:
    ///   - number: the index of the number after the name.
    ///   - offset: where the name starts in the text.
    func demandIsMet(by name: Name, number: Int, in parser: borrowing PassageParser, _ offset: Int) -> Bool {
        let form = form(name, number, parser)
        let numbers = Numbers(first: number, end: end(of: number, in: parser), form: form)
        let before = textBefore(offset)
        let demand = demand(of: name, after: before, form, in: parser)
        // A short name and its chapter stand in one line: `CO\n 2`.
        if form == .chapter, number > 0, parser.foldedWord(name.word).count <= 4,
            crossesLine(parser.token(number - 1), parser.token(number), parser)
        {
            return false
        }
        var surroundings = surroundings(of: name, before, in: parser)
        if demand == .technical || demand == .example { surroundings.insert(.product) }
        if demand == .example { surroundings.insert(.example) }
        if demand == .technical || demand == .example, isElsewhere(from: numbers.end, of: parser) { return false }
        if form != .words { surroundings.formUnion(amounts(numbers, demand, in: parser)) }
        if form != .words, form != .colon { surroundings.formUnion(after(numbers, name, before, in: parser)) }
        return demand.isMet(by: form, surroundings)
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
        let demand = ProseNames.shared.demand(of: word, book, in: language)
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
            guard isMark, parser.token(index + 2).kind == .number, parser.numberedNameIsAbsent(at: index + 2) else {
                return index + 1
            }
            index += 2
        }
    }

    /// Whether a word beyond ASCII starts with a word for a chapter or a verse, which may have a particle: `17장에서`.
    func isCounterWord(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard parser.firstByte(index) >= 0xE3 else { return false }
        return parser.keyword(at: index) != nil
            || parser.options.tables.keywords.keyword(parser.foldedWord(index).prefix(3)) != nil
    }

    func isFrequent(_ word: ArraySlice<UInt8>) -> Bool { language.words[word].contains(.frequent) }

    /// What the word at an index tells; nothing if there is none.
    func roles(at index: Int, of parser: borrowing PassageParser) -> ProseWords.Roles {
        parser.token(index).kind == .word ? language.words[parser.foldedWord(index)] : []
    }
}
