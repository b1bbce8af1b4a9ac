import Text

extension PassageParser {
    /// A name in which a few letters are wrong, with a number behind it; the correction is recorded.
    ///
    /// An exact name takes precedence, unless more words follow it: `Song of Saloman 3`.
    mutating func misspeltName() -> NameMatch? {
        guard options.allowed.contains(.names), current.kind == .word || current.kind == .number else { return nil }
        let title = title(at: position)
        guard let end = endOfWords(from: title.next), end > (nameMatch(at: position)?.end ?? 0),
            // `1 Matt` is no misspelt number and name.
            title.digit == nil || nameMatch(at: title.next)?.end != end
        else { return nil }
        let words = tokens.slice(from: title.next, to: end).filter { $0.kind == .word }.map {
            source.folded($0, through: $0)
        }
        let misspelt = MisspeltName(words, ordinal: title.digit, isTitled: title.digit != nil || title.hasHead)
        guard
            let name = misspelt?.nearestName(
                language: options.tables.names, where: { !title.isGospel || $0.isGospel })
        else {
            return nil
        }
        let written = written(current, token(end - 1))
        notes.corrections.append(Correction(written: written, reading: .book(name[0]), offset: Int(current.start)))
        return NameMatch(name: name, end: end)
    }

    /// The index after the words that start at an index, if a chapter follows them.
    private func endOfWords(from start: Int) -> Int? {
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
