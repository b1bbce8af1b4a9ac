import Text

extension PassageParser {
    /// Reads the Roman numerals after a name as numbers: `2 Tim. iii. 16`, `Ps. xiii. 2; xxxvi. 3`, `Matthew xvi`.
    ///
    /// - Parameter index: the index of the token after the name.
    mutating func readRomanNumerals(from index: Int, chapters: Int) {
        var next = token(index).kind == .stop ? index + 1 : index
        if keyword(at: next) == .chapter, token(next).end - token(next).start > 1 {
            next = number(afterRomanWordAt: next)
        }
        guard readRomanNumeral(at: next, isFirst: true, chapters: chapters) else { return }
        while let separator = nextSeparator(after: next) {
            next = separator + 1
            _ = readRomanNumeral(at: next, isFirst: false, chapters: chapters)
        }
    }

    private func number(afterRomanWordAt index: Int) -> Int {
        token(index + 1).kind == .stop ? index + 2 : index + 1
    }

    /// Reads the Roman numeral at an index as a number, and the mark between it and its verse as a colon.
    private mutating func readRomanNumeral(at index: Int, isFirst: Bool, chapters: Int) -> Bool {
        let word = token(index)
        guard word.kind == .word, let value = RomanNumeral.value(source.bytes(word)),
            value <= chapters
        else {
            return false
        }
        let hasVerse = isMarkBeforeVerse(index + 1)
        let isCapital = firstByte(index).isASCIICapital
        // `I`, `v` and the like alone are words or letters; after the first item only a chapter with its verse counts.
        guard hasVerse || isFirst && (word.end - word.start > 1 || !isCapital && token(index + 1).kind == .stop) else {
            return false
        }
        source.tokens[index].kind = .number
        source.tokens[index].keyword = nil
        source.tokens[index].value = Int16(value)
        if hasVerse { source.tokens[index + 1].kind = .colon }
        return true
    }

    /// Whether the token at an index separates a chapter from its verse: `iii. 16`, `III, 16`, `iii: 16`.
    private func isMarkBeforeVerse(_ index: Int) -> Bool {
        switch token(index).kind {
        case .stop, .comma, .colon: token(index + 1).kind == .number && numberedNameIsAbsent(at: index + 1)
        default: false
        }
    }

    /// The index of the next mark between items, if only numbers and marks come before it.
    private func nextSeparator(after index: Int) -> Int? {
        var next = index + 1
        while true {
            switch token(next).kind {
            case .number, .dash, .colon, .stop: next += 1
            case .comma where token(next + 1).kind == .number: next += 1
            case .comma, .semicolon: return next
            case .word where keyword(at: next) == .and: return next
            default: return nil
            }
        }
    }

    /// Reads the numbers in words after `chapter` or `verse` as numbers: `verses three and four`, `chapter twenty-one`.
    mutating func readWrittenNumbers(from index: Int, words: NumberWords) {
        var next = index
        while token(next).kind == .word {
            if let number = words.number(at: next, of: self) {
                replaceWords(next..<number.end, by: number.value)
            } else if keyword(at: next) != .and && keyword(at: next) != .to {
                return
            }
            next += 1
            if token(next).kind == .comma { next += 1 }
        }
    }

    private mutating func replaceWords(_ range: Range<Int>, by value: Int) {
        source.tokens[range.lowerBound].kind = .number
        source.tokens[range.lowerBound].keyword = nil
        source.tokens[range.lowerBound].value = Int16(value)
        source.tokens[range.lowerBound].end = token(range.upperBound - 1).end
        source.tokens.removeSubrange(range.lowerBound + 1..<range.upperBound)
    }

    /// Reads `23. Psalm` as `Psalm 23`: puts the number before a name behind it, without what is between them.
    mutating func putNumberBehind(_ name: Range<Int>, number first: Int) {
        let words = Array(tokens.slice(from: name.lowerBound, to: name.upperBound))
        let (start, end) = (token(first).start, token(name.upperBound - 1).end)
        var number = token(first)
        number.end = end
        source.tokens.replaceSubrange(first..<name.upperBound, with: words + [number])
        source.tokens[first].start = start
    }

    /// Reads `3 глава 16 стих` as `глава 3 стих 16`: puts the words after their numbers before them.
    mutating func putWordsBeforeNumbers(from index: Int) {
        guard token(index).kind == .number, keyword(at: index + 1) == .chapter, !token(index + 1).isGlued,
            token(index + 2).kind == .number, keyword(at: index + 3) == .verse
        else { return }
        let end = token(index + 3).end
        source.tokens.swapAt(index, index + 1)
        source.tokens.swapAt(index + 2, index + 3)
        source.tokens[index + 3].end = end
    }

    /// Takes out a number in brackets between chapter and verse, the one of another versification: `Ps 47[48]:10`.
    ///
    /// - Returns: Whether the number in brackets is the next one, so that the other is that of the Vulgate.
    mutating func dropOtherNumbers(from index: Int) -> Bool {
        var next = index
        var isVulgate = false
        while next + 3 < tokens.count {
            if token(next).kind == .number, token(next + 1).kind == .open, token(next + 2).kind == .number,
                token(next + 3).kind == .close,
                token(next + 4).kind == .colon || context.commaSeparatesVerse && token(next + 4).kind == .comma
            {
                isVulgate = isVulgate || value(at: next + 2) == value(at: next) + 1
                source.tokens.removeSubrange(next + 1...next + 3)
            }
            next += 1
        }
        return isVulgate
    }
}
