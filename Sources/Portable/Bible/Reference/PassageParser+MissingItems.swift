/// Items of a list that do not exist.
extension PassageParser {
    /// Leaves out the item that was read last, where that may be corrected; what follows is read as if it existed.
    ///
    /// - Throws: the error if the item is not plainly a chapter or verse, or is glued to what comes next.
    mutating func leaveOut(_ error: PassageError) throws(PassageError) {
        let start = Int(item.start)
        guard options.allowed.contains(.missingItems), error.isAboutExistence, !context.commaSeparatesVerse,
            let (numbers, book) = numbersOfItem(at: start), let end = end(ofNumbers: numbers), endsItem(at: end),
            error.offset <= Int(token(end - 1).start)
        else { throw error }
        if let book { context.book = book }
        if book != nil || end > numbers + 1 {
            context.chapter = value(at: numbers)
            context.level = end > numbers + 1 ? .verse : .chapter
        }
        let written = written(token(start), token(end - 1))
        notes.corrections.append(
            Correction(written: written, reading: .nothing(error.reason), offset: Int(token(start).start)))
        position = end
    }

    /// Where the numbers of an item start, and the book that it names.
    private func numbersOfItem(at start: Int) -> (index: Int, book: Book?)? {
        if let match = nameMatch(at: start) {
            guard match.name.count == 1 else { return nil }
            return (token(match.end).kind == .stop ? match.end + 1 : match.end, match.name[0])
        }
        // The 99 of `John 3,99` may be a verse.
        return start > 0 && token(start).isGlued ? nil : (start, nil)
    }

    /// The index after a chapter, or a chapter and its verse.
    private func end(ofNumbers index: Int) -> Int? {
        guard token(index).kind == .number else { return nil }
        let mark = token(index + 1)
        let hasVerse = (mark.kind == .colon || mark.kind == .stop && mark.isGlued) && token(index + 2).kind == .number
        return hasVerse ? index + 3 : index + 1
    }

    private func endsItem(at index: Int) -> Bool {
        switch token(index).kind {
        case .end, .semicolon, .close: true
        case .comma, .ampersand: !token(index + 1).isGlued
        case .word: keyword(at: index) == .and || !token(index).isGlued && nameMatch(at: index) != nil
        default: false
        }
    }

    /// Leaves out a number before a name that has none: the 1 of `1 Matt 2-4`.
    mutating func leaveOutLeadingNumber() -> Bool {
        guard options.allowed.contains(.names), current.kind == .number, !token(1).isGlued,
            nameMatch(at: position, foreign: false) == nil, let match = nameMatch(at: position + 1, foreign: false),
            token(match.end).kind == .number,
            (UInt8(ascii: "1")...UInt8(ascii: "4")).allSatisfy({ name(at: position + 1, ordinal: $0) == nil })
        else { return false }
        notes.corrections.append(
            Correction(written: written(current), reading: .nothing(.unexpectedText), offset: Int(current.start)))
        position += 1
        return true
    }

    /// Leaves out the end of a range that is 0: `Hosea 2-0`.
    mutating func leaveOutZero(at index: Int, _ error: PassageError) throws(PassageError) {
        let number = token(index).kind == .number ? index : number(afterWordAt: index) ?? index
        guard options.allowed.contains(.missingItems), error.isAboutExistence, token(number).kind == .number,
            value(at: number) == 0, endsItem(at: number + 1)
        else { throw error }
        notes.corrections.append(
            Correction(
                written: written(token(number)), reading: .nothing(error.reason), offset: Int(token(number).start)))
        position = number + 1
    }
}
