import Text

/// What makes the numbers after a name something else than chapters and verses.
extension ProseReader {
    /// ``Surroundings/amounts`` if the numbers are a time, an amount, a date, a score or a price.
    func amounts(_ numbers: Numbers, _ demand: ProseDemand, in parser: borrowing PassageParser) -> Surroundings {
        let isAmount =
            switch numbers.form {
            case .colon:
                isTime(numbers.first, parser) || demand > .chapter && isScore(numbers, of: parser)
                    // `PS5: 8/10`
                    || !parser.token(numbers.first + 2).isGlued && isModel(numbers.first, demand, of: parser)
            case .stop:
                isTime(numbers.first, parser) || isMeasure(at: numbers.end, of: parser)
                    || isCounter(at: numbers.end, of: parser) || isMeasured(numbers, of: parser)
            case .comma:
                isMeasure(at: numbers.end, of: parser) || isMeasured(numbers, of: parser)
                    || isPrice(at: numbers.end, of: parser)
            case .chapter: isNumberOfSomething(numbers, demand, of: parser)
            case .words: false
            }
        return isAmount ? .amounts : []
    }

    private func isNumberOfSomething(
        _ numbers: Numbers, _ demand: ProseDemand, of parser: borrowing PassageParser
    ) -> Bool {
        if isScoreWithDash(numbers, of: parser), demand > .chapter || parser.value(at: numbers.first + 2) == 0 {
            return true
        }
        if isModel(numbers.first, demand, of: parser) || isCounter(at: numbers.end, of: parser) { return true }
        let token = parser.token(numbers.end)
        switch token.kind {
        // A group of three digits: `1 653`.
        case .number: return token.end - token.start == 3
        // `Joel 3D`
        case .word where token.isGlued && parser.isCapitalized(numbers.end) && token.foldedRange.count == 1: return true
        default:
            return isUnit(at: numbers.end, of: parser) || isDay(before: numbers.end, of: parser)
                || isPrice(at: numbers.end, of: parser)
        }
    }

    /// Whether the number is glued to capitals, or to a word that is rather another one: `MI6`, `Co2`, `Job1`.
    private func isModel(_ number: Int, _ demand: ProseDemand, of parser: borrowing PassageParser) -> Bool {
        guard number > 0, parser.token(number).isGlued, parser.token(number - 1).kind == .word else { return false }
        let word = parser.token(number - 1)
        return demand == .surroundings || demand == .lead && word.end - word.start <= 3
            || parser.source.bytes(word).allSatisfy { $0.isASCIICapital }
    }

    /// Whether a word in Korean or Chinese is glued to the number, which is no word of references: `4억`.
    private func isCounter(at index: Int, of parser: borrowing PassageParser) -> Bool {
        let token = parser.token(index)
        return token.kind == .word && token.isGlued && parser.firstByte(index) >= 0xE3
            && !isCounterWord(index, of: parser)
    }

    /// Whether the word at an index makes the number before it a time or an amount.
    func isUnit(at index: Int, of parser: borrowing PassageParser) -> Bool {
        roles(at: index, of: parser).contains(.time) && parser.foldedWord(index).count > 1
    }

    /// Whether what stands at an index makes the number before it an amount: a unit, `6,5 m`, or a sign, `14,50 €`.
    func isMeasure(at index: Int, of parser: borrowing PassageParser) -> Bool {
        if isUnit(at: index, of: parser) || isAmountSign(at: index, of: parser) { return true }
        // The sign of degrees is not a token.
        let gap = parser.source.bytes.slice(
            from: Int(parser.token(index - 1).end), to: Int(parser.token(index).start))
        return gap.contains(0xB0)
            || roles(at: index, of: parser).contains(.unit) && parser.token(index + 1).kind != .apostrophe
    }

    /// Whether the numbers from an index on are a time: `5:30 pm`, `5:05:10`.
    func isTime(_ number: Int, _ parser: borrowing PassageParser) -> Bool {
        let end = number + 3
        let minutes = parser.token(number + 2)
        if minutes.end - minutes.start == 2, parser.firstByte(number + 2) == UInt8(ascii: "0") { return true }
        if isHalfOfDay(end, of: parser) { return true }
        guard roles(at: end, of: parser).contains(.time) || startsWithTime(end, of: parser) else { return false }
        return parser.foldedWord(end).count > 1
            || parser.token(end + 1).kind == .stop && parser.token(end + 2).kind == .word
    }

    /// Whether `a.m.` or `p.m.` stands at an index.
    private func isHalfOfDay(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        let word = parser.foldedWord(index)
        return parser.token(index).kind == .word && (word.elementsEqual("a".utf8) || word.elementsEqual("p".utf8))
            && parser.token(index + 1).kind == .stop && parser.token(index + 2).isGlued
            && parser.foldedWord(index + 2).elementsEqual("m".utf8)
    }

    /// Whether a word in a script without spaces starts with one that makes the number before it a time: `8:30発の列車`.
    private func startsWithTime(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        let word = parser.foldedWord(index)
        guard parser.token(index).kind == .word, word.first ?? 0 >= 0xE3 else { return false }
        return [3, 6].contains { language.words[word.prefix($0)].contains(.time) }
    }

    /// Whether the numbers are a score between two names: `Nahum 3:2 Obadiah after extra time`.
    private func isScore(_ numbers: Numbers, of parser: borrowing PassageParser) -> Bool {
        if roles(at: numbers.end, of: parser).contains(.opponent), parser.isCapitalized(numbers.end + 1),
            parser.token(numbers.end + 2).kind != .number || parser.nameMatch(at: numbers.end + 1) == nil
        {
            return true
        }
        // `6:4 in favour`, `10:30 in your calendar`
        if isFrequent(parser.foldedWord(numbers.end)), parser.token(numbers.end).kind == .word,
            (numbers.end...numbers.end + 2).contains(where: { roles(at: $0, of: parser).contains(.tally) })
        {
            return true
        }
        guard parser.token(numbers.end).kind == .word, parser.isCapitalized(numbers.end),
            parser.value(at: numbers.first) <= 20, parser.value(at: numbers.first + 2) <= 20,
            !crossesLine(parser.token(numbers.end - 1), parser.token(numbers.end), parser),
            let other = parser.nameMatch(at: numbers.end)
        else { return false }
        switch parser.token(other.end).kind {
        case .word: return !parser.isCapitalized(other.end)
        case .comma, .semicolon, .stop, .close, .end: return parser.token(other.end + 1).kind != .number
        default: return false
        }
    }

    /// Whether a smaller number comes after the first one and a dash: `Micah 3 - 0 Nahum`.
    private func isScoreWithDash(_ numbers: Numbers, of parser: borrowing PassageParser) -> Bool {
        let second = numbers.first + 2
        return parser.token(numbers.first + 1).kind == .dash && parser.token(second).kind == .number
            && parser.value(at: second) < parser.value(at: numbers.first)
    }

    /// Whether a month follows a number, which is a day: `John 3 April 1970`, `Juan 3 de mayo`.
    func isDay(before end: Int, of parser: borrowing PassageParser) -> Bool {
        let hasStop = parser.token(end).kind == .stop
        var index = hasStop ? end + 1 : end
        if parser.keyword(at: index) == .filler { index += 1 }
        guard roles(at: index, of: parser).contains(.month), parser.token(end - 1).keyword == nil,
            !crossesLine(parser.token(end - 1), parser.token(index), parser)
        else { return false }
        // After a stop a sentence may start with a month; `may` and `march` are verbs.
        if hasStop, parser.token(index + 1).kind != .number { return false }
        return language.code != "en" || parser.isCapitalized(index)
    }

    /// Whether a price or the number of all follows: `5 for $10`, `5 out of 10`.
    private func isPrice(at end: Int, of parser: borrowing PassageParser) -> Bool {
        guard roles(at: end, of: parser).contains(.price) else { return false }
        let next = parser.keyword(at: end + 1) == .filler || parser.token(end + 1).kind == .other ? end + 2 : end + 1
        return parser.token(next).kind == .number && parser.numberedNameIsAbsent(at: next)
    }

    /// Whether a scale, or a measure on one, makes the numbers a measurement: `6,5 auf der Skala`, `das Beben (5,1)`.
    private func isMeasured(_ numbers: Numbers, of parser: borrowing PassageParser) -> Bool {
        Range(from: max(0, numbers.first - 6), to: numbers.end + 4).contains { index in
            // `nota 7`
            roles(at: index, of: parser).contains(.scale) && parser.token(index + 1).kind != .number
        }
    }
}
