extension PassageParser {
    /// Parses the longest reference that the text starts with, and ignores what comes after it.
    ///
    /// - Returns: The offset of its end, in bytes.
    /// - Throws: `PassageError` if the text does not start with a reference.
    mutating func parsePrefix() throws(PassageError) -> Int {
        options.isPrefix = true
        try parseItem()
        var (end, count) = (position, spans.count)
        while spans.count < Self.maximumItems {
            let isSeparated = skipSeparators()
            end = max(end, Int(notes.afterTranslation))
            guard current.kind != .end, mayStartItem(isSeparated), (try? parseItem()) != nil else { break }
            (end, count) = (position, spans.count)
        }
        spans.removeSubrange(count...)
        let length = Int(token(end - 1).end)
        notes.corrections.removeAll { $0.offset >= length }
        return length
    }
}
