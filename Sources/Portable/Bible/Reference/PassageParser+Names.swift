extension PassageParser {
    /// A book name found in the text.
    struct NameMatch {
        var name: BookName
        /// The index of the token after it.
        var end: Int
    }

    /// The longest name that starts at an index; it ends at the end of a word.
    ///
    /// With `foreign`, names in all other languages are tried after the preferred language and English.
    func nameMatch(at index: Int, foreign: Bool = true) -> NameMatch? {
        if let match = name(at: index, foreign: false) ?? titledName(at: index) { return match }
        return foreign && options.prose == nil ? name(at: index, foreign: true) : nil
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
        guard let digit = source.foldedWord(index).first else { return nil }
        if let match = longestName(at: rest, ordinal: digit, foreign: foreign) { return match }
        // `1st John`, with a hyphen `1-я Иоанна`, with a stop `1.º Juan`.
        let sign = token(index + 1).kind == .dash || token(index + 1).kind == .stop ? index + 2 : index + 1
        guard token(index + 1).isGlued, token(sign).isGlued, ordinal(at: sign) == .sign else { return nil }
        return longestName(at: afterJoiners(sign + 1), ordinal: digit, foreign: foreign)
    }

    /// The longest name that the words from an index on form, after an ordinal if there is one.
    ///
    /// - Parameter letters: How many letters of the first word are before the name.
    private func longestName(at index: Int, ordinal: UInt8?, foreign: Bool, after letters: Int = 0) -> NameMatch? {
        guard token(index).kind == .word else { return nil }
        for end in stride(from: lastWord(ofNameAt: index), through: index, by: -1) where endsName(end) {
            let word = token(end).kind == .close ? end - 1 : end
            let text = source.folded(token(index), through: token(word)).dropFirst(letters)
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
        let word = source.bytes(token(index))
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
        if let name = options.tables.names?.name(text, ordinal: ordinal) { return name }
        guard let name = NameTable.english.name(text, ordinal: ordinal) else { return nil }
        return options.tables.names == nil || name.count == 1 ? name : nil
    }

    /// Whether a name may be of several English books, beside a language that does not have it: `Ez`.
    private func isContestedInEnglish(_ text: ArraySlice<UInt8>, _ ordinal: UInt8?) -> Bool {
        guard !options.isAnyLanguage, let name = NameTable.english.name(text, ordinal: ordinal) else { return false }
        return name.isContested
    }

    /// The index after marks that may occur inside a name, if a word follows them; else the same index.
    func afterJoiners(_ index: Int) -> Int {
        var next = index
        while true {
            switch token(next).kind {
            case .stop, .dash, .apostrophe: next += 1
            case .word: return next
            default: return index
            }
        }
    }
}
