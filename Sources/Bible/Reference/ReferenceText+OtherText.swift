/// References with other words behind them.
extension ReferenceText {
    /// The reference that the text starts with, if only words that are no reference follow: `Isaiah 41:10 is my favourite`.
    ///
    /// It is read as in running text, where `Mark 5 items` is none.
    func readBeforeOtherText(in versification: Versification?, _ error: PassageError) -> Reference? {
        switch error.reason {
        case .unexpectedText, .ordinaryWord, .unknownBook: break
        default: return nil
        }
        let result = ReferenceScanner(languages: language.map { [$0] } ?? [], versification: versification).scan(bytes)
        guard let found = result.found.first, result.found.count == 1, result.refused.isEmpty,
            found.range.lowerBound == 0, let start = startOfOtherText(behind: found.range.upperBound)
        else { return nil }
        var reference = found.reference
        let written = String(decoding: bytes[start...], as: UTF8.self)
        reference.corrections.append(Correction(written: written, reading: .nothing(.unexpectedText), offset: start))
        return reference
    }

    /// Where the text starts behind an offset that is no part of a reference; nil if it may be part of one.
    private func startOfOtherText(behind offset: Int) -> Int? {
        guard let parser = try? parser(.english, []) else { return nil }
        return parser.startOfOtherText(at: parser.tokenIndex(at: offset))
    }
}

extension PassageParser {
    /// Where the text starts that begins at a token, after a translation; nil if it may be part of a reference: if it
    /// goes on with a list or within a word, names a book, or has numbers of a chapter and verse.
    fileprivate func startOfOtherText(at index: Int) -> Int? {
        let code = token(index).kind == .open ? index + 1 : index
        let end = translationEnd(at: code).map { token($0).kind == .close ? $0 + 1 : $0 }
        let first = token(end ?? index)
        switch first.kind {
        case .comma, .semicolon, .slash, .ampersand, .colon: return nil
        case .word: if first.isGlued || goesOn(first) { return nil }
        case .other: if first.isGlued { return nil }
        case .number:
            let next = token(index + 1)
            if end == nil, first.isGlued || next.kind != .word || !next.isGlued { return nil }
        default: break
        }
        let rest = (end ?? index)..<tokens.count
        let isOtherText = rest.contains { token($0).kind == .word } && !rest.contains { mayBeReference(at: $0) }
        return isOtherText ? Int(first.start) : nil
    }

    /// Whether a word behind a reference may go on with it: `and`, `ff`, `verse`.
    private func goesOn(_ word: Token) -> Bool {
        switch word.keyword {
        case nil, .title, .filler: false
        default: true
        }
    }

    private func mayBeReference(at index: Int) -> Bool {
        switch keyword(at: index) {
        case .chapter, .verse: return true
        default: break
        }
        if token(index).kind == .number { return isChapter(at: index) }
        guard token(index).kind == .word, let match = nameMatch(at: index) else { return false }
        return !match.name.needsNumber
    }
}
