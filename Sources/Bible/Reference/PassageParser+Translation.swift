extension PassageParser {
    /// Takes the code of a translation; the first one is kept.
    mutating func takeTranslation() -> Bool {
        guard !spans.isEmpty, let end = translationEnd(at: at) else { return false }
        translation = translation ?? written(current, token(end - 1)).uppercased()
        at = end
        return true
    }

    /// The place after a code: a word with the digits glued to it, known, or in capitals within brackets.
    func translationEnd(at place: Int) -> Int? {
        let first = token(place)
        guard first.kind == .word, !first.isGlued || tokens[place - 1].kind != .number else { return nil }
        let end = token(place + 1).kind == .number && token(place + 1).isGlued ? place + 2 : place + 1
        if tokens[place - 1].kind == .dash { guard startsNothingElse(at: place) else { return nil } }
        let code = written(first, token(end - 1))
        if TranslationTable.shared.has(code) { return end }
        guard tokens[place - 1].kind == .open || tokens[place - 1].kind == .comma, token(end).kind == .close else {
            return nil
        }
        let capitals = written(first).utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
        return capitals && (2...10).contains(code.utf8.count) ? end : nil
    }

    /// Whether the word behind a dash can only be a code, `john-3-16-niv`: no name, which would end a range, no keyword,
    /// and too short for a word of an article's title, as `message` is.
    private func startsNothingElse(at place: Int) -> Bool {
        token(place).end - token(place).start <= 6 && keyword(at: place) == nil && nameMatch(at: place) == nil
    }

    /// The versification of the translation that ends the text, as it decides which verses there are.
    var versificationOfTranslation: Versification? {
        var last = tokens.count - 2
        while last > 2, tokens[last].kind == .close { last -= 1 }
        guard last > 1, tokens[last].kind == .word || tokens[last - 1].kind == .word && tokens[last].isGlued else {
            return nil
        }
        let first = tokens[last].kind == .word ? last : last - 1
        guard tokens[..<first].contains(where: { $0.kind == .number }) else { return nil }
        return Translation.with(code: written(tokens[first], tokens[last]))?.versification
    }
}
