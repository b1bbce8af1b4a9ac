import Text

/// A book name found in a text.
struct NameMatch {
    var name: BookName
    /// The index of the token after it.
    var end: Int
}

/// The names of books among the tokens, in the language of the text, in English and in all others.
extension TokenizedText {
    /// The longest name that starts at an index; it ends at the end of a word.
    ///
    /// With `foreign`, names in all other languages are tried after the preferred language and English.
    ///
    /// - Parameter isFirst: whether it is the first item; after others, a number must follow a title.
    func nameMatch(at index: Int, foreign: Bool = true, isFirst: Bool = false) -> NameMatch? {
        if let match = name(at: index, foreign: false) ?? titledName(at: index, isFirst: isFirst) { return match }
        return foreign && hasForeignNames ? name(at: index, foreign: true) : nil
    }

    /// The name in the preferred language or English that starts at an index, after an ordinal if there is one.
    func name(at index: Int, ordinal: UInt8?) -> NameMatch? {
        guard let ordinal else { return name(at: index, foreign: false) }
        return longestName(at: index, ordinal: ordinal, foreign: false)
    }

    /// Whether a language in which a comma separates the verse has a name for the book too.
    func isWrittenWithComma(_ match: NameMatch, at index: Int) -> Bool {
        guard let other = name(at: index, foreign: true) else { return false }
        return other.end == match.end && other.name[0] == match.name[0] && other.name.commaSeparatesVerse
    }

    private func name(at index: Int, foreign: Bool) -> NameMatch? {
        switch token(index).kind {
        case .word:
            if let match = caseSensitiveCode(at: index) { return match }
            let rest = afterJoiners(index + 1)
            if token(rest).kind == .word, let digit = ordinal(at: index)?.digit,
                let match = longestName(at: rest, ordinal: digit, foreign: foreign)
            {
                return match
            }
            return longestName(at: index, ordinal: nil, foreign: foreign)
                ?? (foreign ? nil : gluedName(at: index))
        case .number: return numberedName(at: index, foreign: foreign)
        default: return nil
        }
    }

    /// A code that only its case tells apart from another name: `PS2.1` of USFM is not `Ps2.1`, `phi.1` of Logos not `Phi. 1`.
    private func caseSensitiveCode(at index: Int) -> NameMatch? {
        let first = token(index)
        guard first.end - first.start <= 3,
            firstByte(index) | 0x20 == UInt8(ascii: "p") || firstByte(index) == UInt8(ascii: "S")
        else { return nil }
        for length in 1...3 where token(index + length).kind == .stop {
            let book: Book
            switch written(first, token(index + length - 1)) {
            case "PS2": book = .additionalPsalm
            case "PSS": book = .psalmsOfSolomon
            case "S3Y": book = .prayerOfAzariah
            case "phi" where token(index + 2).isGlued: book = .philippians
            default: return nil
            }
            return NameMatch(name: BookName(book), end: index + length)
        }
        return nil
    }

    /// A name with an ordinal in front: `1 John`, `1-john`, `1. Joh`, `1st John`.
    private func numberedName(at index: Int, foreign: Bool) -> NameMatch? {
        let number = token(index)
        guard number.foldedEnd - number.foldedStart == 1, number.value >= 1, number.value <= 5 else { return nil }
        let rest = afterJoiners(index + 1)
        guard token(rest).kind == .word else { return nil }
        guard let digit = foldedWord(index).first,
            !endsRange(index) || longestName(at: rest, ordinal: nil, foreign: foreign) == nil
        else { return nil }
        if let match = longestName(at: rest, ordinal: digit, foreign: foreign) { return match }
        // `1st John`, with a hyphen `1-я Иоанна`, with a stop `1.º Juan`.
        let sign = token(index + 1).kind == .dash || token(index + 1).kind == .stop ? index + 2 : index + 1
        guard token(index + 1).isGlued, token(sign).isGlued, ordinal(at: sign) == .sign else { return nil }
        return longestName(at: afterJoiners(sign + 1), ordinal: digit, foreign: foreign)
    }

    /// Whether a number ends a range without spaces after a name, so that it is not that of the next book: the 2 of `Luke 1-2,
    /// John 3`, the 3 of `Psalm 119:1-3 John 1:2`, but not the 3 of `see 1-3 John` and the 1 of `James 5-1 John 4`.
    private func endsRange(_ index: Int) -> Bool {
        guard index > 2, token(index).isGlued, token(index - 1).kind == .dash, token(index - 1).isGlued,
            token(index - 2).kind == .number, token(index - 2).value < token(index).value, !token(index + 1).isGlued
        else { return false }
        let name = token(index - 3).kind == .colon && token(index - 4).kind == .number ? index - 5 : index - 3
        // `1 John 1:1-2 John 1:13`
        return token(name - 1).kind != .number && longestName(at: name, ordinal: nil, foreign: false) != nil
    }

    /// The longest name that the words from an index on form, after an ordinal if there is one.
    ///
    /// - Parameter letters: How many letters of the first word are before the name.
    private func longestName(at index: Int, ordinal: UInt8?, foreign: Bool, after letters: Int = 0) -> NameMatch? {
        guard token(index).kind == .word else { return nil }
        for end in stride(from: lastWord(ofNameAt: index), through: index, by: -1) where endsName(end) {
            let word = token(end).kind == .close ? end - 1 : end
            let text = folded(token(index), through: token(word)).dropFirst(letters)
            // `13J3` is a typing error, not Revelation 13 and John 3.
            if ordinal == nil, text.count == 1, index > 0, token(index).isGlued, token(index - 1).kind == .number {
                return nil
            }
            if let name = foreign ? NameTable.others.name(text, ordinal: ordinal) : domesticName(text, ordinal) {
                guard !joinsOtherWords(index, through: end, as: name) else { continue }
                if foreign, name.count > 1 || isContestedInEnglish(text, ordinal) { return nil }
                return NameMatch(name: name, end: end + 1)
            }
        }
        return nil
    }

    /// A name with a Roman numeral right before it: `IISam`, `Icor`.
    private func gluedName(at index: Int) -> NameMatch? {
        let word = bytes(token(index))
        let count = word.prefix { $0 == UInt8(ascii: "I") }.count
        guard (1...3).contains(count), word.count >= count + 3 else { return nil }
        return longestName(at: index, ordinal: UInt8(ascii: "0") + UInt8(count), foreign: false, after: count)
    }

    /// The index of the last token that may belong to a name: at most nine words, which may contain a small number
    /// (`Song of the 3 Young Men`, `코린토1서`) or end with a word in brackets (`Esther (Greek)`).
    private func lastWord(ofNameAt index: Int) -> Int {
        var last = index
        for _ in 0..<8 {
            let next = afterJoiners(last + 1)
            switch token(next).kind {
            case .word: last = next
            case .number where token(next).value <= 4 && token(afterJoiners(next + 1)).kind == .word:
                last = afterJoiners(next + 1)
            case .open where token(next + 1).kind == .word && token(next + 2).kind == .close: return next + 2
            default: return last
            }
        }
        return last
    }

    /// Whether a text has more words than a name, so that they only happen to have its letters: `is a` is not Isaiah. In
    /// scripts without spaces between words, and in Korean, they may be spelt as one.
    private func joinsOtherWords(_ index: Int, through end: Int, as name: BookName) -> Bool {
        guard end > index, firstByte(index) < 0xD6 else { return false }
        let words = (index...end).count {
            token($0).kind == .number || token($0).kind == .word && !($0 > index && isGluedToWord($0))
        }
        return words > Int(name.wordCount)
    }

    /// Whether no space is between a word and the one before it, at most an apostrophe: `Mısır'dan`.
    private func isGluedToWord(_ index: Int) -> Bool {
        guard token(index).isGlued else { return false }
        let last = token(index - 1)
        return last.kind == .word || last.kind == .apostrophe && last.isGlued
    }

    private func endsName(_ index: Int) -> Bool { token(index).kind == .word || token(index).kind == .close }

    /// A name in the preferred language, or in English; beside a preferred language, ambiguous English names are
    /// ignored.
    private func domesticName(_ text: ArraySlice<UInt8>, _ ordinal: UInt8?) -> BookName? {
        if let name = tables.names?.name(text, ordinal: ordinal) { return name }
        guard let name = NameTable.english.name(text, ordinal: ordinal) else { return nil }
        return tables.names == nil || name.count == 1 ? name : nil
    }

    /// Whether a name may be of several English books, beside a language that does not have it: `Ez`.
    private func isContestedInEnglish(_ text: ArraySlice<UInt8>, _ ordinal: UInt8?) -> Bool {
        guard !isAnyLanguage, let name = NameTable.english.name(text, ordinal: ordinal) else { return false }
        return name.isContested
    }

    /// The index after marks that may occur inside a name, if a word follows them; else the same index.
    private func afterJoiners(_ index: Int) -> Int {
        var next = index
        while true {
            switch token(next).kind {
            case .stop, .dash, .apostrophe: next += 1
            case .word: return next
            default: return index
            }
        }
    }

    /// Whether no name in the language or in English starts at an index.
    func numberedNameIsAbsent(at index: Int) -> Bool { nameMatch(at: index, foreign: false) == nil }
}

/// Numbers between two names.
extension TokenizedText {
    /// The owner of a number between two names.
    enum NumberOwner {
        /// The previous name; the number is its chapter.
        case previous
        /// The next name.
        case next
        /// Either: `Hebrews 1 John 4:7`.
        case either
    }

    /// The owner of the number at an index after a name. Across the end of a line it is the next name, if that name can
    /// have the number.
    func owner(ofNumberAt index: Int) -> NumberOwner {
        let next = token(index + 1)
        guard token(index).kind == .number, !token(index).isGlued, next.kind == .word || next.kind == .stop,
            keyword(at: index + 1) != .and, let match = nameAfterNumber(at: index), match.end > index + 1
        else { return .previous }
        if crossesLine(index) { return .next }
        // `Mi 1. Kön 18`, where no book is called `Kön` without a number.
        if next.kind == .stop, !token(index + 2).isGlued, nameMatch(at: index + 2) == nil { return .next }
        if next.isGlued { return ordinal(at: index + 1) == .sign ? .next : .previous }
        if crossesLine(index + 1) { return .previous }
        return nameMatch(at: index + 1) == nil ? .next : .either
    }

    /// The name that starts with a number, in other languages than that of the text if its word is not short.
    private func nameAfterNumber(at index: Int) -> NameMatch? {
        nameMatch(at: index, foreign: foldedWord(index + 1).count > 3)
    }

    /// The error for a number that may belong to the name whose word is at another index.
    func ambiguousNumberOfBook(at index: Int, before word: Int) -> PassageError {
        let books = [index, word].compactMap { nameMatch(at: $0)?.name[0] }
        return PassageError(.ambiguousName(written(token(index), token(word)), books), at: Int(token(index).start))
    }

    /// Whether a line ends between a token and the one before it.
    func crossesLine(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let gap = bytes.slice(from: Int(token(index - 1).end), to: Int(token(index).start))
        // The line separator, U+2028.
        return gap.contains { $0 == 0x0A || $0 == 0xA8 }
    }
}

/// Long titles of books, in English.
extension TokenizedText {
    /// The words that a title starts with.
    private static let heads = words("the book gospel epistle letter saint st prophet general")
    private static let gospel = words("gospel")
    /// The words that come between them and the name.
    private static let links = words("of to according from by paul apostle")
    /// The words between two titles of a book.
    private static let aliases = words("commonly otherwise called or")

    private static func words(_ text: String) -> FoldedTable<Bool> {
        var words = FoldedTable<Bool>()
        for word in text.split(separator: " ") {
            words.update(FoldedKey(Array(word.utf8)[...]), inserting: true) { _ in }
        }
        return words
    }

    /// The words before the name in a title, read so far.
    struct Title {
        /// The index after them.
        var next: Int
        /// The digit of the number among them.
        var digit: UInt8?
        /// Whether there is a word that makes it a title.
        var hasHead = false
        /// Whether it is the title of a Gospel.
        var isGospel = false
    }

    /// A name with its title: `The First Epistle of Paul to the Corinthians`, `The Book of the Prophet Isaiah`.
    ///
    /// After other items a number must follow it, because the title of an article may end with the name of a book.
    private func titledName(at index: Int, isFirst: Bool) -> NameMatch? {
        var title = startOfTitle(at: index)
        while readWord(of: &title) {
            guard title.hasHead, let match = name(at: title.next, ordinal: title.digit) else { continue }
            if title.isGospel, !match.name[0].isGospel { return nil }
            return isFirst || token(match.end).kind == .number ? match : nil
        }
        return nil
    }

    /// All words of a title, up to the name.
    func title(at index: Int) -> Title {
        var title = startOfTitle(at: index)
        while readWord(of: &title) {}
        // `I Corinthians`, which is no title.
        let name = afterJoiners(title.next + 1)
        if title.digit == nil, let digit = ordinal(at: title.next)?.digit, token(name).kind == .word {
            (title.next, title.digit) = (name, digit)
        }
        return title
    }

    /// A title with the digit before it, as in `1st Epistle of John`.
    private func startOfTitle(at index: Int) -> Title {
        let number = token(index)
        guard number.kind == .number, number.foldedRange.count == 1 else { return Title(next: index) }
        let hasSign = token(index + 1).isGlued && ordinal(at: index + 1) == .sign
        return Title(next: index + (hasSign ? 2 : 1), digit: folded[Int(number.foldedStart)])
    }

    /// Reads the next word or mark of a title; false if it does not belong to it.
    private func readWord(of title: inout Title) -> Bool {
        let index = title.next
        if isWord(index, in: Self.heads) {
            title.hasHead = true
            title.isGospel = title.isGospel || isWord(index, in: Self.gospel)
        } else if title.digit == nil, let digit = ordinal(at: index)?.digit, token(index).foldedRange.count > 1 {
            title.digit = digit
        } else if !title.hasHead && title.digit == nil || !isMark(index) && !isWord(index, in: Self.links) {
            return false
        }
        title.next += 1
        return true
    }

    private func isMark(_ index: Int) -> Bool {
        token(index).kind == .stop || token(index).kind == .dash && token(index).isGlued
    }

    /// The index after another title of the same book: `Ecclesiastes, or the Preacher`, `1 Samuel, otherwise called 1 Kings`.
    func afterAlias(of match: NameMatch) -> Int {
        var next = token(match.end).kind == .comma ? match.end + 1 : match.end
        var isCalled = false
        let start = next
        while isWord(next, in: Self.aliases) {
            isCalled = folded[token(next).foldedRange].first == UInt8(ascii: "c") || isCalled
            next += 1
        }
        guard next > start else { return match.end }
        if token(next).kind == .comma { next += 1 }
        guard let alias = nameMatch(at: next, foreign: false, isFirst: true), isCalled || alias.name[0] == match.name[0]
        else {
            return match.end
        }
        return alias.end
    }

    private func isWord(_ index: Int, in words: @autoclosure () -> FoldedTable<Bool>) -> Bool {
        token(index).kind == .word && words().value(of: folded[token(index).foldedRange]) != nil
    }
}

/// Misspelt names.
extension TokenizedText {
    /// The index after the words that start at an index, if a chapter follows them.
    func endOfWords(from start: Int) -> Int? {
        var end = start
        while token(end).kind == .word, !startsChapter(end) { end = afterJoiners(end + 1) }
        let isMark = [.stop, .dash, .comma, .colon, .slash].contains(token(end).kind)
        return end > start && startsChapter(isMark ? end + 1 : end) ? end : nil
    }

    private func startsChapter(_ index: Int) -> Bool {
        if token(index).kind == .number { return true }
        return (keyword(at: index) == .chapter || keyword(at: index) == .verse) && number(afterWordAt: index) != nil
    }
}

/// The codes of translations.
extension TokenizedText {
    /// The index after a translation code: a known one, or any word in capitals within brackets, with the digits right
    /// after it.
    func translationEnd(at index: Int) -> Int? {
        let first = token(index)
        guard first.kind == .word, !first.isGlued || token(index - 1).kind != .number else { return nil }
        let year = token(index + 1)
        // `Luther 2017`
        let hasYear = year.value > 999 && TranslationTable.shared.has(written(first, year))
        let end = year.kind == .number && (year.isGlued || hasYear) ? index + 2 : index + 1
        if token(index - 1).kind == .dash { guard canOnlyBeCode(at: index) else { return nil } }
        let code = written(first, token(end - 1))
        if TranslationTable.shared.has(code) || isTranslation(first, token(end - 1)) { return end }
        guard token(index - 1).kind == .open || token(index - 1).kind == .comma, token(end).kind == .close else {
            return nil
        }
        let capitals = written(first).utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
        return capitals && (2...10).contains(code.utf8.count) ? end : nil
    }

    /// Whether the text from one token through another is a translation of the language.
    private func isTranslation(_ first: Token, _ last: Token) -> Bool {
        tables.keywords.keyword(folded(first, through: last)) == .translation
    }

    /// Whether the word after a dash can only be a code, as in `john-3-16-niv`: it is not a name, which would end a
    /// range, not a keyword, and shorter than codes such as `message`, which occur in titles of articles.
    private func canOnlyBeCode(at index: Int) -> Bool {
        token(index).end - token(index).start <= 6 && keyword(at: index) == nil && nameMatch(at: index) == nil
    }

    /// The versification of the translation at the end of the text, the first of several (`NIV, ESV`), which decides
    /// which verses exist.
    var versificationOfTranslation: Versification? {
        var end = tokens.count - 1
        var found: Versification?
        while let code = codeBefore(end), let translation = Translation.with(code: code.text) {
            found = translation.versification
            end = code.start
        }
        return found
    }

    /// The word before an index, with digits right after it and marks behind it, if a number comes before it.
    private func codeBefore(_ index: Int) -> (text: String, start: Int)? {
        var last = index - 1
        while last > 2, [.close, .open, .comma, .semicolon, .slash].contains(token(last).kind) { last -= 1 }
        guard last > 1, token(last).kind == .word || token(last - 1).kind == .word && token(last).isGlued else {
            return nil
        }
        let first = token(last).kind == .word ? last : last - 1
        guard tokens.prefix(first).contains(where: { $0.kind == .number }) else { return nil }
        return (written(token(first), token(last)), first)
    }
}
