import Text

/// The part of a running text that is tokenised to read one candidate.
struct TextWindow {
    let bytes: [UInt8]
    /// Where it starts in the text.
    let start: Int

    /// The most bytes behind a candidate.
    private static let length = 240
    /// The number of words behind a candidate that the window holds.
    private static let words = 5

    init(_ bytes: [UInt8], from start: Int, around candidate: Candidate, limit: Int) {
        self.start = start
        let text = bytes.span
        let limit = min(candidate.end + Self.length, limit)
        var end = candidate.end
        var words = 0
        var isInWord = true
        while end < limit {
            let isLetter = text[end].isASCIILetter || text[end] >= 0x80 && ProseCharacter.isLetter(text, at: end)
            if isLetter, !isInWord {
                words += 1
                if words == Self.words { break }
            }
            isInWord = isLetter
            end += text[end] < 0x80 ? 1 : ProseCharacter.length(text[end])
        }
        let cut = text.characterStart(atOrBefore: min(end, limit))
        end = Sentence.paragraphEnd(of: text, from: candidate.end, limit: cut)
        self.bytes = Array(bytes.slice(from: start, to: end))
    }
}
