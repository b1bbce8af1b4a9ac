extension PassageParser {
    /// Takes the code of a translation, if there is one; the first code in a text is the one that counts.
    mutating func takeTranslation() -> Bool {
        guard !spans.isEmpty, let end = translationEnd(at: position) else { return false }
        notes.translation = notes.translation ?? written(current, token(end - 1)).uppercased()
        position = end
        notes.afterTranslation = Int32(current.kind == .close ? end + 1 : end)
        return true
    }

    /// Takes a known code before the reference: `NIV: Matt 5:6`, `(NIV) Matt 5:6`.
    mutating func takeLeadingTranslation() {
        let isInBrackets = current.kind == .open
        let code = token(isInBrackets ? position + 1 : position)
        let mark = isInBrackets ? position + 2 : position + 1
        guard code.kind == .word, token(mark).kind == (isInBrackets ? .close : .colon),
            TranslationTable.shared.has(written(code))
        else { return }
        notes.translation = written(code).uppercased()
        position = mark + 1
    }

    /// The index after a translation code: a known one, or any word in capitals within brackets, with the digits right
    /// after it.
    func translationEnd(at index: Int) -> Int? {
        let first = token(index)
        guard first.kind == .word, !first.isGlued || token(index - 1).kind != .number else { return nil }
        let end = token(index + 1).kind == .number && token(index + 1).isGlued ? index + 2 : index + 1
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
        options.tables.keywords.keyword(source.folded(first, through: last)) == .translation
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
