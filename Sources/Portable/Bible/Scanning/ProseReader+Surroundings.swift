import Text

/// What stands before a name.
extension ProseReader {
    func surroundings(of name: Name, _ before: TextBefore, in parser: borrowing PassageParser) -> Surroundings {
        var found = surroundings(before)
        let word = parser.foldedWord(name.word)
        if startsWithCapital(name, in: parser) { found.insert(.capital) }
        if name.match.name[0] == .psalms, word.count >= 5 { found.insert(.capital) }
        if word.first ?? 0 >= 0xE3
            || language.code == "en" && !name.hasOrdinal && ProseNames.shared.isProduct(name.match.name[0], word)
        {
            found.insert(.product)
        }
        if isAddress(before: name.start, of: parser) { found.insert(.amounts) }
        if endsListOfPersons(before: name.start, of: parser) { found.insert(.persons) }
        if style.isCitation, name.start > 0, parser.nameMatch(at: name.start - 1) != nil { found.remove(.otherName) }
        return found
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

    /// Whether a number and a word such as `and` stand before a name, which then belongs to a list: `Luke 3 and Mark 4`.
    private func endsListOfPersons(before index: Int, of parser: borrowing PassageParser) -> Bool {
        index >= 2 && parser.token(index - 2).kind == .number && parser.token(index - 1).keyword == .and
    }
}

/// What stands behind the numbers of a name.
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
        if isRomanChapter(numbers.first, of: parser) || startsListOfBooks(at: end, of: parser) {
            found.insert(.evidence)
        }
        if isMarker(numbers.first, parser) { found.insert(.marker) }
        if isPluralList(numbers, name, parser) { found.insert(.list) }
        if startsListOfPersons(at: end, of: parser) { found.insert(.persons) }
        if belongsToPerson(at: end, of: parser) { found.insert(.owner) }
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
        let isInList = before.kind == .opening && lastEnd > 0 && candidate.start - lastEnd <= 16
        guard isLead || isInList, parser.token(index).kind == .word else { return true }
        return language.code == "en" && parser.foldedWord(index).last == UInt8(ascii: "s")
    }

    /// Whether a list of numbers follows a name that is the plural of a word: `Numbers 3, 4 and 5`.
    private func isPluralList(_ numbers: Numbers, _ name: Name, _ parser: borrowing PassageParser) -> Bool {
        guard numbers.form == .comma, ProseNames.shared.isPlural(name.match.name[0]) else { return false }
        return !parser.token(numbers.first + 2).isGlued || numbers.end > numbers.first + 3
    }

    /// Whether names that are no books follow with numbers, or a book with a zero: `Jude 19, Sadie 16`.
    private func startsListOfPersons(at end: Int, of parser: borrowing PassageParser) -> Bool {
        var index = end
        while parser.token(index).kind == .comma || parser.keyword(at: index) == .and {
            let name = parser.token(index + 1)
            guard name.kind == .word, parser.token(index + 2).kind == .number, parser.keyword(at: index + 1) == nil,
                parser.isCapitalized(index + 1), parser.ordinal(at: index + 1) == nil
            else { return false }
            if parser.value(at: index + 2) == 0 || parser.nameMatch(at: index + 1) == nil { return true }
            index += 3
        }
        return false
    }

    /// Whether another book with a number follows behind a mark: `Mark 10/Matthew 19`.
    private func startsListOfBooks(at end: Int, of parser: borrowing PassageParser) -> Bool {
        guard [.slash, .semicolon, .comma].contains(parser.token(end).kind), let next = parser.nameMatch(at: end + 1)
        else { return false }
        let number = parser.token(next.end).kind == .stop ? next.end + 1 : next.end
        guard parser.token(number).kind == .number else { return false }
        // Persons come in lists with commas too: `Luke 5, Mark 3`.
        return parser.token(end).kind != .comma
            || ProseNames.shared.demand(of: parser.foldedWord(end + 1), next.name[0], in: language) <= .uncounted
            || number > next.end
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
    func isElsewhere(from end: Int, of parser: borrowing PassageParser) -> Bool {
        for index in end..<end + 5 {
            switch parser.token(index).kind {
            case .word: if roles(at: index, of: parser).contains(.elsewhere) { return true }
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
