import UTF8Text

extension ProseReader {
    /// How a chapter and its verse are written.
    enum Form {
        case chapter
        case colon
        case stop
        case comma
        case words
    }

    /// Whether enough stands around a name to make it the name of a book: `in Mark 5`, but not `Mark 5 items`.
    func demandIsMet(by name: Name, number: Int, in parser: borrowing PassageParser, _ offset: Int) -> Bool {
        let before = textBefore(offset)
        let form = form(name, number, parser)
        let end = end(of: number, in: parser)
        guard !isTime(number, form, parser) else { return false }
        let own = demand(of: name, in: parser)
        // With a stop, `Is. 14:12` is no word but an abbreviation.
        let isAbbreviated = form != .chapter && parser.token(name.match.end).kind == .stop
        let demand = isAbbreviated ? min(own, .lead) : own
        let isCapital = startsWithCapital(name, in: parser)
        switch form {
        case .colon: return coloned(demand, before, isCapital, name)
        case .words: return isCapital && demand < .brackets || isLead(before)
        case .stop, .comma:
            let isCommon = ProseNames.shared.isCommon(name.match.name[0], parser.foldedWord(name.word))
            guard isCapital, !isCommon || !isPlural(at: end, of: parser) else { return false }
            return demand < .brackets || isLead(before) && before.kind != .word
        case .chapter:
            return isCapital && !isThousands(end, parser)
                && chapterIsEnough(demand, before, counted(at: end, after: before, parser), number, parser)
        }
    }

    private func coloned(_ demand: ProseNames.Demand, _ before: TextBefore, _ isCapital: Bool, _ name: Name) -> Bool {
        switch demand {
        case .chapter, .uncounted: true
        case .surroundings, .lead: isCapital || isLead(before) || before.kind == .start
        case .verse: isCapital
        case .brackets:
            isCapital && before.kind == .opening
                || before.kind == .word && ProseNames.shared.isReferenceWord(before.word[...])
        }
    }

    private func chapterIsEnough(
        _ demand: ProseNames.Demand, _ before: TextBefore, _ isCounted: Bool, _ number: Int,
        _ parser: borrowing PassageParser
    ) -> Bool {
        let isName = before.kind == .word && before.isCapital && !isFrequent(before.word)
        // `John XXIII` is a person.
        let isRomanInCapitals = parser.firstByte(number).isASCIICapital
        let end = end(of: number, in: parser)
        if isUnit(at: end, of: parser) { return false }
        if demand < .verse, parser.token(end).kind == .word, ProseNames.shared.isText(parser.foldedWord(end)) {
            return true
        }
        if demand > .chapter, parser.keyword(at: end) == .filler && !isLead(before) || isListOfPersons(end, parser) {
            return false
        }
        switch demand {
        case .chapter: return !(isName && isCounted)
        case .uncounted: return !isName && !isCounted && before.kind != .number
        case .surroundings:
            if isRomanInCapitals || isCounted || isName || startsLine(number, parser) { return false }
            return before.kind != .word || isLead(before) || language.code == "en" && isFrequent(before.word)
        case .lead:
            if isRomanInCapitals || isCounted || isName || startsLine(number, parser) { return false }
            return isLead(before) || before.kind != .number && !isWord(after: number, parser)
        case .verse, .brackets: return false
        }
    }

    /// Whether a word after a number counts something; after `in` and the like, only a plural does: `on Acts 8 traditional
    /// readings differ`, but not `in Acts 8 people`.
    private func counted(at index: Int, after before: TextBefore, _ parser: borrowing PassageParser) -> Bool {
        guard isCounted(at: index, of: parser) else { return false }
        guard language.code == "en", before.kind == .word, isLead(before) else { return true }
        return isPlural(at: index, of: parser)
    }

    /// Whether a word that counts something stands at an index, and is a plural or a unit.
    private func isPlural(at index: Int, of parser: borrowing PassageParser) -> Bool {
        guard isCounted(at: index, of: parser) else { return false }
        guard parser.token(index).kind == .word else { return true }
        let word = parser.foldedWord(index)
        return word.last == UInt8(ascii: "s") || ProseNames.shared.isUnit(word)
    }

    /// Whether a name that is no book and a number follow: `Jude 19, Sadie 16`.
    private func isListOfPersons(_ end: Int, _ parser: borrowing PassageParser) -> Bool {
        let isJoined = parser.token(end).kind == .comma || parser.keyword(at: end) == .and
        let name = parser.token(end + 1)
        guard isJoined, name.kind == .word, parser.token(end + 2).kind == .number, parser.keyword(at: end + 1) == nil,
            parser.firstByte(end + 1).isASCIICapital, parser.ordinal(at: end + 1) == nil
        else { return false }
        return parser.nameMatch(at: end + 1) == nil
    }

    /// Whether three digits follow as a group of their own: `1 653`.
    private func isThousands(_ end: Int, _ parser: borrowing PassageParser) -> Bool {
        let token = parser.token(end)
        return token.kind == .number && token.end - token.start == 3
    }

    /// Whether the number stands at the start of a line, where it may be the marker of a list.
    private func startsLine(_ number: Int, _ parser: borrowing PassageParser) -> Bool {
        let start = Int(parser.token(number).start)
        return parser.text[Int(parser.token(number - 1).end)..<start].contains(0x0A)
            && parser.token(number + 1).kind == .stop
    }

    /// Whether a word stands behind a number, on its line.
    private func isWord(after number: Int, _ parser: borrowing PassageParser) -> Bool {
        let end = end(of: number, in: parser)
        if parser.keyword(at: end) == .and, parser.token(end + 1).kind == .number, parser.token(end + 2).kind != .word {
            return false
        }
        return parser.token(end).kind == .word && !crossesLine(parser.token(end - 1), parser.token(end), parser)
    }

    /// Whether a word is frequent and joins no items of a list.
    private func isFrequent(_ word: [UInt8]) -> Bool {
        if language.code != "en", ProseNames.shared.isConjunction(word[...]) { return false }
        return StopWords.shared.contains(word[...], language: language.code)
            || StopWords.shared.contains(word[...], language: "en")
    }

    private func isLead(_ before: TextBefore) -> Bool {
        switch before.kind {
        case .opening: true
        case .word: ProseNames.shared.isLead(before.word[...])
        default: false
        }
    }

    private func demand(of name: Name, in parser: borrowing PassageParser) -> ProseNames.Demand {
        let isLong = name.start < name.word && !name.hasOrdinal
        if isLong { return .chapter }
        let word = parser.foldedWord(name.word)
        if name.hasOrdinal { return word.count == 1 ? .verse : .chapter }
        return ProseNames.shared.demand(of: word, name.match.name[0], language: language.code)
    }

    private func startsWithCapital(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        parser.isCapitalized(name.hasOrdinal && name.start < name.word ? name.word : name.start)
    }

    private func form(_ name: Name, _ number: Int, _ parser: borrowing PassageParser) -> Form {
        if number > 0, parser.token(number - 1).kind == .word, parser.keyword(at: number - 1) != nil { return .words }
        let next = parser.token(number + 1)
        let isVerse = parser.token(number + 2).kind == .number
        switch next.kind {
        case .colon where isVerse: return .colon
        case .stop where isVerse && parser.token(number + 2).isGlued && next.isGlued: return .stop
        case .comma where isVerse && style.commaSeparatesVerse: return .comma
        case .word where parser.verseNumber(at: number + 1) != nil: return .words
        default: return .chapter
        }
    }

    /// The index after the numbers that start at an index.
    private func end(of number: Int, in parser: borrowing PassageParser) -> Int {
        var index = number
        while true {
            let next = parser.token(index + 1)
            let isMark = [.colon, .comma, .dash].contains(next.kind) || next.kind == .stop && next.isGlued
            guard isMark, parser.token(index + 2).kind == .number else { return index + 1 }
            index += 2
        }
    }

    /// Whether the numbers are a time: `5:30 pm`, `5:05:10`.
    func isTime(_ number: Int, _ form: Form, _ parser: borrowing PassageParser) -> Bool {
        guard form == .colon || form == .stop else { return false }
        let end = number + 3
        let minutes = parser.token(number + 2)
        if minutes.end - minutes.start == 2, parser.firstByte(number + 2) == UInt8(ascii: "0") { return true }
        guard parser.token(end).kind == .word else { return false }
        let word = parser.foldedWord(end)
        guard ProseNames.shared.isUnit(word) else { return false }
        return word.count > 1 || parser.token(end + 1).kind == .stop && parser.token(end + 2).kind == .word
    }
}
