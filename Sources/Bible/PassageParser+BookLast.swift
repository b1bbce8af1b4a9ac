extension PassageParser {
    /// `chapter 3 of John`, `1st ch. of Mark`, `23rd Psalm`.
    mutating func parseBookLast() throws(PassageError) -> Location? {
        guard let number = bookLastNumber, let match = bookAfterNumber(number) else { return nil }
        let start = at
        at = match.end
        guard !number.needsPsalms || match.name[0] == .psalms else {
            at = start
            return nil
        }
        let chapter = value(at: number.place)
        return try checked(Location(match.name[0], chapter, takeVerse([])), at: number.place)
    }

    /// `chapters 1 to 5 of Genesis`.
    mutating func parseChaptersBookLast() throws(PassageError) -> Passage.Span? {
        guard let first = bookLastNumber, !first.needsPsalms else { return nil }
        let isWord = keyword(at: first.end) == .to
        guard isWord || token(first.end).kind == .dash, token(first.end + 1).kind == .number else { return nil }
        let last = BookLastNumber(place: first.end + 1, end: first.end + 2, needsPsalms: false)
        guard keyword(at: last.end) == .filler, let match = bookAfterNumber(last) else { return nil }
        at = match.end
        let start = try checked(Location(match.name[0], value(at: first.place)), at: first.place)
        let end = try checked(Location(match.name[0], value(at: last.place)), at: last.place)
        guard start <= end else { throw PassageError(.reversedRange, at: Int(token(last.place).start)) }
        return Passage.Span(start, to: end)
    }

    /// A number that stands before its book.
    private struct BookLastNumber {
        var place: Int
        var end: Int
        /// Whether only the Psalms are counted so: `23rd Psalm`.
        var needsPsalms: Bool
    }

    private var bookLastNumber: BookLastNumber? {
        if keyword(at: at) == .chapter, let place = number(afterWordAt: at) {
            return BookLastNumber(place: place, end: place + 1, needsPsalms: false)
        }
        guard current.kind == .number, ordinal(at: at + 1) == .sign else { return nil }
        guard keyword(at: at + 2) == .chapter else {
            return hasEnglishSign ? BookLastNumber(place: at, end: at + 2, needsPsalms: true) : nil
        }
        let end = token(at + 3).kind == .stop ? at + 4 : at + 3
        return BookLastNumber(place: at, end: end, needsPsalms: false)
    }

    /// Whether the number has the ending it should have: 1st, 2nd, 3rd, 11th.
    private var hasEnglishSign: Bool {
        let sign = token(at + 1)
        let number = value(at: at)
        let isTeen = (11...13).contains(number % 100)
        let right: StaticString = isTeen ? "th" : ["th", "st", "nd", "rd"][number % 10 < 4 ? number % 10 : 0]
        return folded[Int(sign.foldedStart)..<Int(sign.foldedEnd)].elementsEqual(right.description.utf8)
    }

    private func bookAfterNumber(_ number: BookLastNumber) -> NameMatch? {
        var place = number.end
        while keyword(at: place) == .filler { place += 1 }
        guard place > number.end || number.needsPsalms, token(place).kind != .end else { return nil }
        return nameMatch(at: place, foreign: false)
    }
}
