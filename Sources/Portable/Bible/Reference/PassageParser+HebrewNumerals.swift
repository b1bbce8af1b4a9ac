/// Numbers in Hebrew letters.
extension PassageParser {
    /// Reads the Hebrew letters behind the name of a book as numbers: `בראשית א, ג–ה`, `תהלים פרק כ״ג`. A comma between a
    /// chapter and its verse becomes a colon.
    ///
    /// In running text such letters may be words: `לא` is 31, and "not".
    mutating func readHebrewNumerals() {
        var index = current.kind == .apostrophe ? position + 1 : position
        guard options.prose == nil, isHebrew(index) else { return }
        var isChapter = true
        while true {
            switch token(index).kind {
            case .word:
                switch keyword(at: index) {
                case .chapter: isChapter = true
                case .verse: isChapter = false
                case .to, .and: break
                default:
                    guard readHebrewNumeral(at: index) else { return }
                    if isChapter, token(index + 1).kind == .comma, startsNumber(index + 2) {
                        source.tokens[index + 1].kind = .colon
                    }
                    isChapter = false
                }
            case .semicolon: isChapter = true
            case .number, .comma, .dash, .colon, .stop, .open, .close: break
            default: return
            }
            index += 1
        }
    }

    /// Reads one word as a number, with the mark behind it that makes it one: `ג׳`.
    private mutating func readHebrewNumeral(at index: Int) -> Bool {
        guard isHebrew(index), let value = HebrewNumeral.value(of: source.foldedWord(index)),
            nameMatch(at: index) == nil
        else { return false }
        source.tokens[index].kind = .number
        source.tokens[index].value = Int16(value)
        source.tokens[index].keyword = nil
        if token(index + 1).kind == .apostrophe, token(index + 1).isGlued { source.tokens.remove(at: index + 1) }
        return true
    }

    private func startsNumber(_ index: Int) -> Bool {
        token(index).kind == .number
            || isHebrew(index) && HebrewNumeral.value(of: source.foldedWord(index)) != nil
    }

    private func isHebrew(_ index: Int) -> Bool {
        token(index).kind == .word && Script(lead: source.firstByte(index), next: 0) == .hebrew
    }

    /// Refuses `יוחנן א 5` and `约一5`, which may be John 1:5 or 1 John 5.
    ///
    /// - Parameter index: the index of the chapter, which is written in letters.
    func checkIsNotNumberOfJohn(_ book: Book, chapterAt index: Int) throws(PassageError) {
        let mark = token(index + 1)
        guard book == .john, (1...3).contains(value(at: index)),
            source.firstByte(index) == 0xD7 && mark.kind != .colon
                || source.firstByte(index) >= 0xE3 && mark.kind == .colon && mark.start == mark.end
        else { return }
        let epistle = Book.epistleOfJohn(value(at: index))
        let verse = mark.kind == .colon ? index + 2 : index + 1
        let number = token(verse).kind == .number ? value(at: verse) : 1
        let hasOneChapter = versification.chapterCount(of: epistle) == 1
        let last =
            hasOneChapter ? versification.verseCount(of: epistle, chapter: 1) : versification.chapterCount(of: epistle)
        guard number <= last ?? 0 else { return }
        let name = PassageError.Reason.ambiguousName(written(token(index - 1), token(index)), [book, epistle])
        throw PassageError(name, at: Int(token(index - 1).start))
    }
}
