extension PassageParser {
    /// Takes the code of a translation; the first one is kept.
    mutating func takeTranslation() -> Bool {
        guard !spans.isEmpty, let end = translationEnd else { return false }
        translation = translation ?? written(current, token(end - 1)).uppercased()
        at = end
        return true
    }

    /// The place after a code: a word with the digits glued to it, known, or in capitals within brackets.
    private var translationEnd: Int? {
        guard current.kind == .word, !current.isGlued || tokens[at - 1].kind != .number else { return nil }
        let end = token(at + 1).kind == .number && token(at + 1).isGlued ? at + 2 : at + 1
        let code = written(current, token(end - 1))
        if isKnownTranslation(code) { return end }
        guard tokens[at - 1].kind == .open || tokens[at - 1].kind == .comma, token(end).kind == .close else {
            return nil
        }
        let capitals = written(current).utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
        return capitals && (2...10).contains(code.utf8.count) ? end : nil
    }

    private func isKnownTranslation(_ code: String) -> Bool {
        !TranslationTable.shared.translations(code).isEmpty || Self.otherCodes.contains(code.uppercased())
    }

    /// Codes in use that the table of translations does not have.
    private static let otherCodes: Set<String> = [
        "B1917", "CEI", "CNV", "CUVMP", "DO33", "DO92", "JLB", "KAR", "LND", "LUTH1984", "LUTHER", "NB", "NBLH",
        "NEG1979", "NR", "SCH1950", "SEPT", "SEPTUAGINT", "SFB", "SV77", "WV95",
    ]

    /// The versification of the translation that ends the text, as it decides which verses there are.
    var versificationOfTranslation: Versification? {
        var last = tokens.count - 2
        while last > 2, tokens[last].kind == .close { last -= 1 }
        guard last > 1, tokens[last].kind == .word || tokens[last - 1].kind == .word && tokens[last].isGlued else {
            return nil
        }
        let first = tokens[last].kind == .word ? last : last - 1
        guard tokens[..<first].contains(where: { $0.kind == .number }) else { return nil }
        let translation = Translation.with(code: written(tokens[first], tokens[last]))
        return translation?.versification.flatMap(Versification.named)
    }
}
