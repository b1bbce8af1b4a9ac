/// Looks up the words of ``StopWordData``.
struct StopWords: Sendable {
    /// The languages of the table, in its order.
    let languages: [String]
    /// The languages that a word belongs to, as bits.
    private let words: [FoldedKey: UInt64]

    static let shared = StopWords()

    private init() {
        var languages: [String] = []
        var words: [FoldedKey: UInt64] = [:]
        for row in Table(StopWordData.table).rows() {
            let code = String(Substring(row[0]))
            if languages.last != code { languages.append(code) }
            for word in row.dropFirst() {
                let key = FoldedKey(Array(String(Substring(word)).folded.utf8)[...])
                words[key, default: 0] |= 1 << UInt64(languages.count - 1)
            }
        }
        self.languages = languages
        self.words = words
    }

    /// The languages that a folded word belongs to, as bits in the order of ``languages``.
    subscript(word: ArraySlice<UInt8>) -> UInt64 { words[FoldedKey(word)] ?? 0 }
}
