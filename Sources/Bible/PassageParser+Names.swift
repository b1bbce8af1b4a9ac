extension PassageParser {
    /// A name that stands in the text.
    struct NameMatch {
        var name: BookName
        /// The place after it.
        var end: Int
    }

    /// The longest name that starts at a place; it ends where a word ends.
    ///
    /// Names of languages that nobody asked for come last, or not at all.
    func nameMatch(at place: Int, foreign: Bool = true) -> NameMatch? {
        name(at: place, foreign: false) ?? (foreign ? name(at: place, foreign: true) : nil)
    }

    private func name(at place: Int, foreign: Bool) -> NameMatch? {
        let first = tokens[place]
        switch first.kind {
        case .word:
            if let match = longestName(at: place, ordinal: nil, from: Int(first.foldedStart), foreign: foreign) {
                return match
            }
            guard let digit = keyword(at: place)?.digit else { return nil }
            let rest = afterJoiners(place + 1)
            return longestName(at: rest, ordinal: digit, from: Int(token(rest).foldedStart), foreign: foreign)
        case .number:
            return numberedName(at: place, foreign: foreign)
        default:
            return nil
        }
    }

    /// `1 John`, `1-john`, `1. Joh`, `1st John`.
    private func numberedName(at place: Int, foreign: Bool) -> NameMatch? {
        let number = tokens[place]
        guard number.foldedEnd - number.foldedStart == 1, number.value >= 1, number.value <= 5 else { return nil }
        let rest = afterJoiners(place + 1)
        guard token(rest).kind == .word else { return nil }
        if let match = longestName(at: rest, ordinal: nil, from: Int(number.foldedStart), foreign: foreign) {
            return match
        }
        guard token(place + 1).isGlued, keyword(at: place + 1) == .sign else { return nil }
        let word = afterJoiners(place + 2)
        let digit = folded[Int(number.foldedStart)]
        return longestName(at: word, ordinal: digit, from: Int(token(word).foldedStart), foreign: foreign)
    }

    /// The longest name of the words from a place on, whose folded text starts at `start`.
    private func longestName(at place: Int, ordinal: UInt8?, from start: Int, foreign: Bool) -> NameMatch? {
        guard token(place).kind == .word else { return nil }
        var last = place
        var next = place
        for _ in 0..<9 where token(next).kind == .word {
            last = next
            next = afterJoiners(next + 1)
        }
        for end in stride(from: last, through: place, by: -1) where tokens[end].kind == .word {
            let key = NameTable.Key(ordinal: ordinal, range: start..<Int(tokens[end].foldedEnd))
            if let name = foreign ? NameTable.others.name(key, in: folded) : name(key) {
                return foreign && name.count > 1 ? nil : NameMatch(name: name, end: end + 1)
            }
        }
        return nil
    }

    /// A name of the language asked for, or of English.
    private func name(_ key: NameTable.Key) -> BookName? {
        preferredNames?.name(key, in: folded) ?? NameTable.english.name(key, in: folded)
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
