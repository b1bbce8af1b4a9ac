extension PassageParser {
    /// A name that stands in the text.
    struct NameMatch {
        var name: BookName
        /// The place after it.
        var end: Int
        /// Whether it is written with letters beyond ASCII.
        var isAccented: Bool
    }

    /// The longest name that starts at a place; it ends where a word ends.
    ///
    /// Names of languages that nobody asked for come last, or not at all.
    func nameMatch(at place: Int, foreign: Bool = true) -> NameMatch? {
        if let match = name(at: place, foreign: false) { return match }
        return foreign ? name(at: place, foreign: true) : nil
    }

    private func name(at place: Int, foreign: Bool) -> NameMatch? {
        switch token(place).kind {
        case .word:
            if let match = unlikelyCode(at: place) { return match }
            let rest = afterJoiners(place + 1)
            if token(rest).kind == .word, let digit = ordinal(at: place)?.digit,
                let match = longestName(at: rest, ordinal: digit, foreign: foreign)
            {
                return match
            }
            return longestName(at: place, ordinal: nil, foreign: foreign)
        case .number: return numberedName(at: place, foreign: foreign)
        default: return nil
        }
    }

    /// The codes of USFM that are no names, or other names, but for their capitals: `PS2.1` is not `Ps2.1`.
    private func unlikelyCode(at place: Int) -> NameMatch? {
        let first = tokens[place]
        guard first.end - first.start <= 3,
            text[Int(first.start)] == UInt8(ascii: "P") || text[Int(first.start)] == UInt8(ascii: "S")
        else { return nil }
        for length in 1...3 where token(place + length).kind == .stop {
            let book: Book
            switch written(first, token(place + length - 1)) {
            case "PS2": book = .additionalPsalm
            case "PSS": book = .psalmsOfSolomon
            case "S3Y": book = .prayerOfAzariah
            default: return nil
            }
            return NameMatch(name: BookName(book), end: place + length, isAccented: false)
        }
        return nil
    }

    /// `1 John`, `1-john`, `1. Joh`, `1st John`.
    private func numberedName(at place: Int, foreign: Bool) -> NameMatch? {
        let number = tokens[place]
        guard number.foldedEnd - number.foldedStart == 1, number.value >= 1, number.value <= 5 else { return nil }
        let rest = afterJoiners(place + 1)
        guard token(rest).kind == .word else { return nil }
        let digit = folded[Int(number.foldedStart)]
        if let match = longestName(at: rest, ordinal: digit, foreign: foreign) { return match }
        // `1st John`, and with a hyphen `1-я Иоанна`.
        let sign = token(place + 1).kind == .dash ? place + 2 : place + 1
        guard token(place + 1).isGlued, token(sign).isGlued, ordinal(at: sign) == .sign else { return nil }
        return longestName(at: afterJoiners(sign + 1), ordinal: digit, foreign: foreign)
    }

    /// The longest name of the words from a place on, behind its ordinal.
    private func longestName(at place: Int, ordinal: UInt8?, foreign: Bool) -> NameMatch? {
        guard token(place).kind == .word else { return nil }
        for end in stride(from: lastWord(ofNameAt: place), through: place, by: -1) where endsName(end) {
            let word = tokens[end].kind == .close ? end - 1 : end
            let range = Int(tokens[place].foldedStart)..<Int(tokens[word].foldedEnd)
            // `13J3` is a slip of the keyboard, not Revelation 13 and John 3.
            if ordinal == nil, range.count == 1, place > 0, tokens[place].isGlued, tokens[place - 1].kind == .number {
                return nil
            }
            let key = NameTable.Key(ordinal: ordinal, range: range)
            if let name = foreign ? NameTable.others.name(key, in: folded) : homeName(key) {
                if foreign, name.count > 1 { return nil }
                return NameMatch(name: name, end: end + 1, isAccented: isAccented(place, through: end))
            }
        }
        return nil
    }

    /// The last place that a name may reach to: nine words, a small number among them (`Song of the 3 Young Men`,
    /// `코린토1서`), or one of them in brackets (`Esther (Greek)`).
    private func lastWord(ofNameAt place: Int) -> Int {
        var last = place
        for _ in 0..<8 {
            let next = afterJoiners(last + 1)
            switch token(next).kind {
            case .word: last = next
            case .number where token(next).value <= 3 && token(next + 1).kind == .word: last = next + 1
            case .open where token(next + 1).kind == .word && token(next + 2).kind == .close: return next + 2
            default: return last
            }
        }
        return last
    }

    private func endsName(_ place: Int) -> Bool { tokens[place].kind == .word || tokens[place].kind == .close }

    /// A name of the language asked for, or of English; what is ambiguous in English counts in English only.
    private func homeName(_ key: NameTable.Key) -> BookName? {
        guard let preferredNames else { return NameTable.english.name(key, in: folded) }
        if let name = preferredNames.name(key, in: folded) { return name }
        guard let name = NameTable.english.name(key, in: folded), name.count == 1 else { return nil }
        return name
    }

    private func isAccented(_ place: Int, through end: Int) -> Bool {
        text[Int(tokens[place].start)..<Int(tokens[end].end)].contains { $0 >= 0x80 }
    }

    /// The place after marks that may stand inside a name, if a word follows them.
    private func afterJoiners(_ place: Int) -> Int {
        var next = place
        while true {
            switch token(next).kind {
            case .stop, .dash, .apostrophe: next += 1
            case .word: return next
            default: return place
            }
        }
    }
}
