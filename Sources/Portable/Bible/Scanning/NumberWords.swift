/// The numbers that a language writes in words: `three`, `third`, `twenty-one`.
struct NumberWords: Sendable {
    private let values: [FoldedKey: Int]

    /// The words of a language by its code, after those of English.
    init(language: String) {
        var values: [FoldedKey: Int] = [:]
        var reader = TableReader("number-words.txt")
        while reader.nextLine() {
            guard let code = reader.nextString(), code == language || code == "en",
                let first = reader.nextString().flatMap({ Int($0) })
            else { continue }
            let step = first >= 20 && first % 10 == 0 ? 10 : 1
            for (index, field) in reader.remainingStrings().enumerated() {
                for word in field.split(separator: "/") {
                    let key = FoldedKey(Array(String(word).folded.utf8)[...])
                    if values[key] == nil { values[key] = first + index * step }
                }
            }
        }
        self.values = values
    }

    /// The number that the words from an index on form, and the index after it.
    func number(at index: Int, of parser: borrowing PassageParser) -> (value: Int, end: Int)? {
        guard parser.token(index).kind == .word, let value = values[FoldedKey(parser.foldedWord(index))] else {
            return nil
        }
        let next = parser.token(index + 1).kind == .dash ? index + 2 : index + 1
        guard value >= 20, value % 10 == 0, parser.token(next).kind == .word,
            let unit = values[FoldedKey(parser.foldedWord(next))], unit < 10
        else { return (value, index + 1) }
        return (value + unit, next + 1)
    }
}
