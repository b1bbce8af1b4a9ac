extension PassageParser {
    /// Reads items that come before their book, `chapters 1 to 5 of Genesis`, `verse 16 of John 3`; false if there
    /// are none.
    mutating func parseBookLast() throws(PassageError) -> Bool {
        guard !item.isBeforeBook, keyword(at: position) == .chapter || keyword(at: position) == .verse,
            let end = fillerOfBookLast,
            let match = nameMatch(at: afterFillers(end), foreign: false)
        else { return false }
        let start = position
        position = match.end
        (context.book, context.chapter, context.level) = (match.name[0], 0, .book)
        if keyword(at: start) == .verse { try parseChapterOfBookLast() }
        let after = position
        position = start
        try parseItems(before: end)
        position = after
        item.isBookLast = true
        if let chapter = spans.last, chapter.isSingle, context.level == .chapter, let verse = takeVerse([]) {
            spans.removeLast()
            try append(parseSpan(from: checked(Location(chapter.start.book, context.chapter, verse), at: position - 1)))
        }
        return true
    }

    /// Reads the chapter after the book, which the verses before it belong to.
    private mutating func parseChapterOfBookLast() throws(PassageError) {
        if keyword(at: position) == .chapter { position = number(afterWordAt: position) ?? position }
        guard let book = context.book else { throw unexpected() }
        if current.kind != .number, versification.chapterCount(of: book) == 1 {
            (context.chapter, context.level) = (1, .chapter)
            return
        }
        guard current.kind == .number else { throw unexpected() }
        context.chapter = try checked(Location(book, value(at: position)), at: position).chapter ?? 0
        context.level = .chapter
        position += 1
    }

    private mutating func parseItems(before end: Int) throws(PassageError) {
        item.isBeforeBook = true
        defer { item.isBeforeBook = false }
        while position < end {
            try parseItem()
            skipSeparators()
        }
        guard position == end else { throw unexpected() }
    }

    /// The index of `of`, if only numbers, marks and words such as `chapter` come before it.
    private var fillerOfBookLast: Int? {
        for index in (position + 1)..<(position + 16) {
            switch token(index).kind {
            case .number, .dash, .comma, .stop, .colon, .ampersand: continue
            case .word: if keyword(at: index) == .filler { return index }
            default: return nil
            }
            guard [.chapter, .verse, .and, .to].contains(keyword(at: index)) else { return nil }
        }
        return nil
    }

    private func afterFillers(_ index: Int) -> Int {
        var next = index
        while keyword(at: next) == .filler { next += 1 }
        return next
    }
}

extension PassageParser {
    /// Reads a chapter by its ordinal: `1st ch. of Mark`, `Fifth chapter of Genesis`, `23rd Psalm, verse 2`.
    mutating func parseOrdinalChapter() throws(PassageError) -> Location? {
        guard let (chapter, end) = ordinalOfChapter(at: position) else { return nil }
        let isPsalm = keyword(at: end) != .chapter
        let index = isPsalm ? end : afterFillers(token(end + 1).kind == .stop ? end + 2 : end + 1)
        guard let match = nameMatch(at: index, foreign: false), !isPsalm || match.name[0] == .psalms else { return nil }
        let start = position
        position = match.end
        return try checked(Location(match.name[0], chapter, takeVerse([])), at: start)
    }

    /// The chapter number that an ordinal means, and the index after it.
    func ordinalOfChapter(at index: Int) -> (chapter: Int, end: Int)? {
        switch token(index).kind {
        case .number where ordinal(at: index + 1) == .sign:
            guard keyword(at: index + 2) == .chapter || hasEnglishSign(at: index) else { return nil }
            return (value(at: index), index + 2)
        case .word where keyword(at: index + 1) == .chapter:
            return ordinal(at: index)?.digit.map { (Int($0 - UInt8(ascii: "0")), index + 1) }
        default: return nil
        }
    }

    /// Whether the number has its correct ending: 1st, 2nd, 3rd, 11th.
    private func hasEnglishSign(at index: Int) -> Bool {
        let sign = token(index + 1)
        let number = value(at: index)
        let isTeen = (11...13).contains(number % 100)
        let right: StaticString = isTeen ? "th" : ["th", "st", "nd", "rd"][number % 10 < 4 ? number % 10 : 0]
        return source.folded(sign, through: sign).elementsEqual(right.description.utf8)
    }
}
