import Text

/// Numbers of other lists: hours, values, versions, scores. One of them may look like a reference, but not its neighbours.
extension ProseReader {
    /// Whether the numbers after a name belong to a list of something else.
    func isInOtherList(
        _ name: Name, _ numbers: Numbers, _ before: TextBefore, in parser: borrowing PassageParser
    ) -> Bool {
        if isAmongAbilities(name, in: parser) || isAmongHours(name, numbers, in: parser) || isInVolume(name, in: parser)
        {
            return true
        }
        if isScore(name, numbers, in: parser) || isAfterLabel { return true }
        switch numbers.form {
        case .colon:
            return isGoal(name, before) || isAppointment(name, numbers, before, mark: .colon, in: parser)
        case .stop:
            return isVersion(name, in: parser) || isAppointment(name, numbers, before, mark: .stop, in: parser)
        case .chapter: return isAmongScores(from: numbers.end, in: parser)
        case .comma, .words: return false
        }
    }

    // MARK: Values

    /// Whether a name belongs to the abilities of a role-playing game: `Int 8, Wis 10, Cha 9`.
    private func isAmongAbilities(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        let abilities = Range(from: max(0, name.start - 8), to: name.match.end + 16).filter { index in
            roles(at: index, of: parser).contains(.value) && parser.token(index + 1).kind == .number
                && parser.isCapitalized(index)
        }
        // The 1 and 2 of `1. Kön 17; 2. Kön 4` are no values, though `Kon` is an ability.
        return abilities.contains { !parser.foldedWord($0).elementsEqual(parser.foldedWord(abilities[0])) }
    }

    /// Whether a name in capitals belongs to a list of values: `AC 15 (plate), HP 40, WIS 14`.
    func isInListOfValues(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        isShortInCapitals(name.word, of: parser)
            && Range(from: max(0, name.start - 8), to: name.match.end + 8).contains { isValue($0, of: parser) }
    }

    /// Whether a word other than a name or a translation has a number: `HP 40`.
    private func isValue(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        isShortInCapitals(index, of: parser) && parser.token(index + 1).kind == .number
            && parser.token(index + 2).kind != .colon && !isCode(at: index, of: parser)
            && parser.nameMatch(at: index) == nil
    }

    // MARK: Hours

    /// Whether a weekday with hours is the item before or after a name: `Di 7,5 h, Mi 6,5 h`, `Åb. 10-17, lør. 10-14`.
    private func isAmongHours(_ name: Name, _ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        var end = numbers.end
        if parser.token(end).kind == .word { end += 1 }
        if isSeparator(end, in: parser), isWeekdayWithHours(end + 1, in: parser) { return true }
        guard name.start > 3, isSeparator(name.start - 1, in: parser) else { return false }
        return Range(from: max(0, name.start - 8), to: name.start - 3).contains { isWeekdayWithHours($0, in: parser) }
    }

    private func isSeparator(_ index: Int, in parser: borrowing PassageParser) -> Bool {
        [.comma, .semicolon, .slash].contains(parser.token(index).kind)
    }

    /// Whether a weekday has a time, a range or a decimal number, and not a date.
    private func isWeekdayWithHours(_ index: Int, in parser: borrowing PassageParser) -> Bool {
        guard roles(at: index, of: parser).contains(.weekday) else { return false }
        let number = [.stop, .colon].contains(parser.token(index + 1).kind) ? index + 2 : index + 1
        return parser.token(number).kind == .number && parser.token(number + 2).kind == .number
            && [.colon, .dash, .comma].contains(parser.token(number + 1).kind) && parser.token(number + 1).isGlued
            // `Sab 16,5-7`
            && (parser.token(number + 1).kind != .comma || parser.token(number + 3).kind != .dash)
            && parser.numberedNameIsAbsent(at: number)
            // `Mi 5,1` is Micah.
            && (parser.token(number + 1).kind != .comma || parser.token(number + 3).kind == .word)
    }

    /// Whether names of persons have times: `Mark 7:30, Ruth 8:15, John 9:00`. All minutes end in 0 or 5, and one of the times
    /// is not a verse or that of another name, or all may be those of a day, or there are three of them, and nothing else
    /// tells that they are verses.
    private func isAppointment(
        _ name: Name, _ numbers: Numbers, _ before: TextBefore, mark: Token.Kind, in parser: borrowing PassageParser
    ) -> Bool {
        guard numbers.end == numbers.first + 3, isMinutes(numbers.first + 2, of: parser.source),
            ProseNames.shared.demand(of: name.match.name[0]) >= .uncounted, !name.hasOrdinal,
            parser.foldedWord(name.word).count > 2
        else { return false }
        let source = neighbourhood()
        var (persons, impossible, others, unknown) = (0, 0, 0, 0)
        var isDaytime = true
        for index in source.tokens.indices.dropFirst() where isPair(index, with: mark, in: source) {
            guard isMinutes(index + 2, of: source) else { return false }
            let (hour, minute) = (source.value(at: index), source.value(at: index + 2))
            isDaytime = isDaytime && 6...23 ~= hour
            let match = source.nameMatch(at: index - 1)
            if let match, match.end == index, ProseNames.shared.demand(of: match.name[0]) >= .uncounted {
                persons += 1
                let last = usual.verseCount(of: match.name[0], chapter: hour) ?? 0
                if minute == 0 || minute > last { impossible += 1 }
            } else if isUnknownName(index - 1, in: source) {
                unknown += 1
            } else {
                others += 1
                // Particles come between a name and its time in Japanese: `ダニエルは遅れて12:00`.
                if minute == 0, source.firstByte(index - 1) >= 0xE3 { impossible += 1 }
            }
            if source.token(index + 3).kind == .semicolon { others += 1 }
        }
        if persons > 1, impossible > 0 { return true }
        guard !hasEvidence, !isLead(before), others == 0, persons + unknown > 1 else { return false }
        return isDaytime && before.kind != .opening
            || unknown == 0 && persons > 2 && (before.kind == .mark || before.kind == .opening)
    }

    /// Whether a word is a name that is not that of a book nor of a day.
    private func isUnknownName(_ index: Int, in source: TokenizedText) -> Bool {
        guard source.token(index).kind == .word, source.isCapitalized(index), source.nameMatch(at: index) == nil else {
            return false
        }
        let word = source.foldedWord(index)
        return word.count > 2 && language.words[word].isDisjoint(with: [.frequent, .weekday, .month, .sacred])
    }

    private func isPair(_ index: Int, with mark: Token.Kind, in source: TokenizedText) -> Bool {
        source.token(index).kind == .number && source.token(index + 1).kind == mark && source.token(index + 1).isGlued
            && source.token(index + 2).kind == .number && source.token(index + 2).isGlued
    }

    private func isMinutes(_ index: Int, of source: TokenizedText) -> Bool {
        source.token(index).foldedRange.count == 2 && source.value(at: index) % 5 == 0
    }

    /// The text on both sides of the candidate, within its paragraph.
    private func neighbourhood() -> TokenizedText {
        let bytes = text.span
        let reach = 120
        var start = bytes.characterStart(atOrAfter: max(0, candidate.start - reach))
        for index in Range(from: start, to: candidate.start) where bytes[index] == 0x0A { start = index + 1 }
        let limit = bytes.characterStart(atOrBefore: min(text.count, candidate.end + reach))
        let end = Sentence.paragraphEnd(of: bytes, from: candidate.end, limit: limit)
        var source = TokenizedText(Array(text.slice(from: start, to: end)))
        source.takeMeanings(from: language.tables ?? .english)
        return source
    }

    // MARK: Versions

    /// Whether something near has a number that is a version, but no verse: `Ester 2.1 ... Ester 2.0`.
    private func isVersion(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        guard !name.hasOrdinal,
            ProseNames.shared.isProduct(name.match.name[0], parser.foldedWord(name.word), in: language)
        else { return false }
        return hasSameNumbers(from: name.match.end, in: parser) || hasZeroNear(after: UInt8(ascii: "."))
    }

    /// Whether a number and a zero with a mark between them stand near, which is not a verse: `2.0`, `1:0`.
    private func hasZeroNear(after mark: UInt8) -> Bool {
        let bytes = text.span
        let near = Range(
            from: max(1, candidate.start - Self.nearby), to: min(text.count - 1, candidate.end + Self.nearby))
        return near.contains { index in
            guard bytes[index] == mark, bytes[index - 1].isASCIIDigit, bytes[index + 1].isASCIIDigit else {
                return false
            }
            return bytes[index + 1] == UInt8(ascii: "0") && (index + 2 == bytes.count || !bytes[index + 2].isASCIIDigit)
                || bytes[index - 1] == UInt8(ascii: "0") && (index < 2 || !bytes[index - 2].isASCIIDigit)
        }
    }

    /// Whether the same numbers stand behind another word near: `Genesis 2.1`, `Exodus 2.1`.
    private func hasSameNumbers(from index: Int, in parser: borrowing PassageParser) -> Bool {
        let numbers = parser.source.bytes.slice(
            from: Int(parser.token(index).start), to: Int(parser.token(index + 2).end))
        let bytes = text.span
        let end = min(text.count, candidate.end + Self.nearby) - numbers.count
        let near = Range(from: max(0, candidate.start - Self.nearby), to: end)
        return near.contains { start in
            bytes[start] == numbers.first && (start < candidate.start || start > candidate.end + 2)
                && start > 0 && bytes[start - 1] == 0x20
                && text.slice(from: start, to: start + numbers.count).elementsEqual(numbers)
                && (start + numbers.count == text.count || !bytes[start + numbers.count].isASCIIDigit)
        }
    }

    // MARK: Scores and law reports

    /// Whether the name of a person and another one have a score between them: `Mark 2:3 John,`, `Micah 1-3 Ruth`.
    private func isScore(_ name: Name, _ numbers: Numbers, in parser: borrowing PassageParser) -> Bool {
        guard numbers.end == numbers.first + 3, !name.hasOrdinal, parser.token(numbers.first + 1).isGlued,
            parser.isCapitalized(numbers.end), let other = parser.nameMatch(at: numbers.end),
            other.end == numbers.end + 1,
            [.comma, .semicolon, .stop, .end].contains(parser.token(other.end).kind),
            parser.token(other.end + 1).kind != .number
        else { return false }
        return ProseNames.shared.demand(of: name.match.name[0]) >= .uncounted
    }

    /// Whether the name of a person is that of the other side, `gegen Joel 3:6`, or in a list of scores, one of them without
    /// goals of a side: `Jonas 2:1, Lukas 2:0`.
    private func isGoal(_ name: Name, _ before: TextBefore) -> Bool {
        !name.hasOrdinal && ProseNames.shared.demand(of: name.match.name[0]) >= .uncounted
            && (language.words[before.word[...]].contains(.opponent) && !hasEvidence
                || hasZeroNear(after: UInt8(ascii: ":")))
    }

    /// Whether names with a dash between them and scores after them follow a colon: `2: Česko – Slovensko 3:2`.
    private func isAmongScores(from end: Int, in parser: borrowing PassageParser) -> Bool {
        guard parser.firstByte(end) == UInt8(ascii: ":") else { return false }
        return (end + 2..<end + 5).contains { dash in
            parser.token(dash).kind == .dash && !parser.token(dash).isGlued && parser.token(dash - 1).kind == .word
                && parser.token(dash + 1).kind == .word && isPair(dash + 2, with: .colon, in: parser.source)
        }
    }

    /// Whether the line has a label such as `Final score:` or `Track 4:`.
    private var isAfterLabel: Bool {
        let bytes = text.span
        var index = candidate.start
        while index > max(0, candidate.start - 60), bytes[index - 1] != 0x0A {
            index -= 1
            let isWide = index > 1 && bytes[index - 2] == 0xEF && bytes[index - 1] == 0xBC && bytes[index] == 0x9A
            guard isWide || bytes[index] == UInt8(ascii: ":") && !bytes[index + 1].isASCIIDigit else { continue }
            if isWide { index -= 2 }
            while index > 0, bytes[index - 1].isASCIIDigit { index -= 1 }
            let label = TextBefore(bytes, index, lastEnd: 0, language.words)
            if label.kind == .word, language.words[label.word[...]].contains(.label) { return true }
        }
        return false
    }

    /// Whether a year in square brackets comes before a name, as in law reports: `[1962] 1 Ch 12`.
    private func isInVolume(_ name: Name, in parser: borrowing PassageParser) -> Bool {
        let year = name.start - 2
        return year > 0 && parser.token(year).kind == .number && parser.token(year).foldedRange.count == 4
            && parser.firstByte(year - 1) == UInt8(ascii: "[") && parser.firstByte(year + 1) == UInt8(ascii: "]")
    }
}
