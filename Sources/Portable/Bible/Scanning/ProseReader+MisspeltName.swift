import Text

extension ProseReader {
    /// Reads a misspelt name with its chapter and verse, if exactly one book is near: `Jonh 3:16`.
    func readMisspeltName(_ versification: Versification) -> ProseReading? {
        let offset = start(bytesBefore: 8)
        var parser = parser(of: tokens(from: offset), versification, correcting: [.names, .rangeEnds])
        let word = parser.tokenIndex(at: candidate.start - offset)
        let start = ordinal(before: word, in: parser) ?? word
        let number = parser.token(word + 1).kind == .stop ? word + 2 : word + 1
        let mark = parser.token(number + 1).kind
        let before = textBefore(offset + Int(parser.token(start).start))
        guard mark == .colon || mark == .comma && style.commaSeparatesVerse && mayComeBeforeName(before),
            parser.nameMatch(at: start) == nil,
            !isTime(number, parser), !isUnit(at: number + 3, of: parser)
        else { return nil }
        parser.position = start
        var reading = readList(in: &parser, from: offset, isContext: false)
        reading?.isSure = true
        guard let book = reading?.found.first?.passage.spans[0].start.book else { return nil }
        return isSlip(parser.foldedWord(word), of: book) ? reading : nil
    }

    /// Whether a word differs from the full name of a book within the word, or by letters in another order: a word with
    /// another end, such as `Romania`, is rather another name.
    private func isSlip(_ word: ArraySlice<UInt8>, of book: Book) -> Bool {
        let name = (language.fullName(of: book).split(separator: " ").last.map(String.init) ?? "").folded.utf8
        return word.first == name.first && word.last == name.last || word.sorted() == name.sorted()
    }
}
