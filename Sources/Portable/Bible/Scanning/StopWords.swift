/// Looks up the words of `data/stop-words.txt`.
struct StopWords: Sendable {
    /// The languages of the table, in its order.
    let languages: [String]
    /// The languages that a word belongs to, as bits.
    private let words: [FoldedKey: UInt64]

    static let shared = StopWords()

    private init() {
        var languages: [String] = []
        var words: [FoldedKey: UInt64] = [:]
        var reader = TableReader("stop-words.txt")
        while reader.nextLine() {
            guard let code = reader.nextString() else { continue }
            if languages.last != code { languages.append(code) }
            for word in reader.remainingStrings() {
                let key = FoldedKey(Array(word.folded.utf8)[...])
                words[key, default: 0] |= 1 << UInt64(languages.count - 1)
            }
        }
        self.languages = languages
        self.words = words
    }

    /// The languages that a folded word belongs to, as bits in the order of ``languages``.
    subscript(word: ArraySlice<UInt8>) -> UInt64 { words[FoldedKey(word)] ?? 0 }
}
