/// A name or a word as the tables store it: folded, without the spaces and marks between its words.
struct FoldedName {
    /// The folded letters and digits.
    private(set) var bytes: [UInt8] = []
    /// The end of the first word or number, as an index of `bytes`.
    private(set) var firstEnd = 0
    /// How many words and numbers the name is made of.
    private(set) var wordCount = 0
    /// Whether the name contains letters beyond ASCII.
    private(set) var isAccented = false
    /// Whether the text is a ``NamePattern``, which is not folded.
    private(set) var isPattern = false

    /// Replaces the name by part of a text, folded.
    mutating func fold(_ text: [UInt8], _ range: Range<Int>) {
        bytes.removeAll(keepingCapacity: true)
        firstEnd = 0
        wordCount = 0
        isAccented = false
        isPattern = false
        var isInWord = false
        for byte in text[range] {
            guard byte < 0x80 else { return foldTokens(of: Array(text[range])) }
            let isDigit = byte >= 0x30 && byte <= 0x39
            guard isDigit || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A else {
                if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { return isPattern = true }
                endFirst()
                isInWord = false
                continue
            }
            if let last = bytes.last, isDigit != (last <= 0x39) {
                endFirst()
                isInWord = false
            }
            if !isInWord { wordCount += 1 }
            isInWord = true
            bytes.append(isDigit ? byte : byte | 0x20)
        }
        endFirst()
    }

    private mutating func endFirst() {
        if firstEnd == 0 { firstEnd = bytes.count }
    }

    private mutating func foldTokens(of text: [UInt8]) {
        isPattern = text.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
        guard !isPattern else { return }
        let (tokens, folded) = Tokenizer.tokens(of: text)
        bytes = folded
        firstEnd = Int(tokens[0].foldedEnd)
        wordCount = tokens.count { $0.kind == .word || $0.kind == .number }
        isAccented = true
    }
}
