extension PassageParser {
    /// Items whose book comes behind them: `chapters 1 to 5 of Genesis`, `verse 16 of John 3`; whether there are any.
    mutating func parseBookLast() throws(PassageError) -> Bool {
        guard !isBeforeBook, keyword(at: at) == .chapter || keyword(at: at) == .verse, let end = fillerOfBookLast,
            let match = nameMatch(at: afterFillers(end), foreign: false)
        else { return false }
        let start = at
        at = match.end
        (book, chapter, level) = (match.name[0], 0, .book)
        if keyword(at: start) == .verse { try parseChapterOfBookLast() }
        let after = at
        at = start
        try parseItems(before: end)
        at = after
        isBookLast = true
        if let chapter = spans.last, chapter.isSingle, level == .chapter, let verse = takeVerse([]) {
            spans.removeLast()
            try append(parseSpan(from: checked(Location(chapter.start.book, self.chapter, verse), at: at - 1)))
        }
        return true
    }

    /// The chapter behind the book that verses belong to.
    private mutating func parseChapterOfBookLast() throws(PassageError) {
        if keyword(at: at) == .chapter { at = number(afterWordAt: at) ?? at }
        guard current.kind == .number, let book else { throw unexpected() }
        chapter = try checked(Location(book, value(at: at)), at: at).chapter ?? 0
        level = .chapter
        at += 1
    }

    private mutating func parseItems(before end: Int) throws(PassageError) {
        isBeforeBook = true
        defer { isBeforeBook = false }
        while at < end {
            try parseItem()
            skipSeparators()
        }
        guard at == end else { throw unexpected() }
    }

    /// The place of `of`, if only numbers, marks and words such as `chapter` stand before it.
    private var fillerOfBookLast: Int? {
        for place in (at + 1)..<(at + 16) {
            switch token(place).kind {
            case .number, .dash, .comma, .stop, .colon, .ampersand: continue
            case .word: if keyword(at: place) == .filler { return place }
            default: return nil
            }
            guard [.chapter, .verse, .and, .to].contains(keyword(at: place)) else { return nil }
        }
        return nil
    }

    private func afterFillers(_ place: Int) -> Int {
        var next = place
        while keyword(at: next) == .filler { next += 1 }
        return next
    }
}

extension PassageParser {
    /// A chapter by its ordinal: `1st ch. of Mark`, `Fifth chapter of Genesis`, `23rd Psalm, verse 2`.
    mutating func parseCountedChapter() throws(PassageError) -> Location? {
        guard let (chapter, end) = ordinalOfChapter else { return nil }
        let isPsalm = keyword(at: end) != .chapter
        let place = isPsalm ? end : afterFillers(token(end + 1).kind == .stop ? end + 2 : end + 1)
        guard let match = nameMatch(at: place, foreign: false), !isPsalm || match.name[0] == .psalms else { return nil }
        let start = at
        at = match.end
        return try checked(Location(match.name[0], chapter, takeVerse([])), at: start)
    }

    /// The chapter that an ordinal counts, and the place after it.
    private var ordinalOfChapter: (chapter: Int, end: Int)? {
        switch current.kind {
        case .number where ordinal(at: at + 1) == .sign:
            guard keyword(at: at + 2) == .chapter || hasEnglishSign else { return nil }
            return (value(at: at), at + 2)
        case .word where keyword(at: at + 1) == .chapter:
            return ordinal(at: at)?.digit.map { (Int($0 - UInt8(ascii: "0")), at + 1) }
        default: return nil
        }
    }

    /// Whether the number has the ending it should have: 1st, 2nd, 3rd, 11th.
    private var hasEnglishSign: Bool {
        let sign = token(at + 1)
        let number = value(at: at)
        let isTeen = (11...13).contains(number % 100)
        let right: StaticString = isTeen ? "th" : ["th", "st", "nd", "rd"][number % 10 < 4 ? number % 10 : 0]
        return folded[Int(sign.foldedStart)..<Int(sign.foldedEnd)].elementsEqual(right.description.utf8)
    }
}
