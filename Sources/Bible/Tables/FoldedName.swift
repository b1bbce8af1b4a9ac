/// A name or a word as the tables have it: folded, without what stands between its words.
struct FoldedName {
    /// The folded letters and digits.
    private(set) var bytes: [UInt8] = []
    /// Where the first word, or the first number, ends.
    private(set) var firstEnd = 0
    /// Whether a letter stands beyond ASCII.
    private(set) var isAccented = false

    /// Folds part of a text, in place of what was folded before.
    mutating func fold(_ text: [UInt8], _ range: Range<Int>) {
        bytes.removeAll(keepingCapacity: true)
        firstEnd = 0
        isAccented = false
        for place in range {
            let byte = text[place]
            guard byte < 0x80 else { return foldTokens(of: Array(text[range])) }
            let isDigit = byte >= 0x30 && byte <= 0x39
            guard isDigit || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A else {
                endFirst()
                continue
            }
            if let last = bytes.last, isDigit != (last <= 0x39) { endFirst() }
            bytes.append(isDigit ? byte : byte | 0x20)
        }
        endFirst()
    }

    private mutating func endFirst() {
        if firstEnd == 0 { firstEnd = bytes.count }
    }

    private mutating func foldTokens(of text: [UInt8]) {
        let (tokens, folded) = Tokenizer.tokens(of: text)
        bytes = folded
        firstEnd = Int(tokens[0].foldedEnd)
        isAccented = true
    }
}
