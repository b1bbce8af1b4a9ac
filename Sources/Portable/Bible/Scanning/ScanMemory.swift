import Text

/// What is kept between the candidates of a text, so that none of its bytes is tokenised more than a few times.
final class ScanMemory {
    /// How many bytes were tokenised so far, which is most of the work.
    private(set) var work = 0
    private var window: (key: [Int], tokens: TokenizedText)?
    /// How far the text was looked through for words of texts about the Bible, and where they start.
    private var sacredEnd = 0
    private var sacred: [Int] = []

    /// The window with a key, in tokens; made once for the languages that a candidate is read in.
    func tokens(of key: [Int], _ make: () -> TextWindow) -> TokenizedText {
        if let window, window.key == key { return window.tokens }
        let bytes = make().bytes
        work += bytes.count
        let tokens = TokenizedText(bytes)
        window = (key, tokens)
        return tokens
    }

    /// Whether a word of texts about the Bible starts in a range; the ranges come in ascending order.
    func hasSacredWord(in text: [UInt8], _ range: Range<Int>, _ language: ScanLanguage) -> Bool {
        lookThrough(text, from: max(sacredEnd, range.lowerBound), to: range.upperBound, language)
        return sacred.reversed().prefix { $0 >= range.lowerBound }.contains { $0 < range.upperBound }
    }

    /// Looks through the words that start between two offsets.
    private func lookThrough(_ text: [UInt8], from start: Int, to end: Int, _ language: ScanLanguage) {
        guard start < end else { return }
        let first = start == sacredEnd ? start : ProseCharacter.afterSpace(text, from: start)
        let last = ProseCharacter.afterSpace(text, from: end)
        guard first < last else { return }
        if !lookThroughASCII(text.span, first..<last, language) {
            lookThroughTokens(text, first..<last, language.words)
        }
        work += last - first
        sacredEnd = last
    }

    /// Looks through words of ASCII letters, without tokens; false if there are others.
    private func lookThroughASCII(_ text: Span<UInt8>, _ range: Range<Int>, _ language: ScanLanguage) -> Bool {
        let count = sacred.count
        var index = range.lowerBound
        while index < range.upperBound {
            guard text[index].isASCIILetter else {
                if text[index] >= 0x80, ProseCharacter.isLetter(text, at: index) {
                    sacred.removeSubrange(count...)
                    return false
                }
                index += text[index] < 0x80 ? 1 : ProseCharacter.length(text[index])
                continue
            }
            let start = index
            var hash: UInt32 = 0
            while index < range.upperBound, text[index].isASCIILetter {
                hash = WordFilter.hash(hash, text[index])
                index += 1
            }
            guard language.filter[hash].contains(.sacred) else { continue }
            let word = (start..<index).map { text[$0] | 0x20 }
            if language.words[word[...]].contains(.sacred) { sacred.append(start) }
        }
        return true
    }

    private func lookThroughTokens(_ text: [UInt8], _ range: Range<Int>, _ words: ProseWords) {
        let (tokens, folded) = Tokenizer.tokens(of: Array(text[range]))
        for token in tokens where token.kind == .word {
            let word = folded[token.foldedRange]
            if words[word].contains(.sacred) || word.first ?? 0 >= 0xE3 && Self.hasSacredPart(word, words) {
                sacred.append(range.lowerBound + Int(token.start))
            }
        }
    }

    /// Whether two or three signs of a word without spaces or with particles, of three bytes each, are such a word.
    private static func hasSacredPart(_ word: ArraySlice<UInt8>, _ words: ProseWords) -> Bool {
        stride(from: 0, to: word.count - 5, by: 3).contains { start in
            let rest = word.dropFirst(start)
            return words[rest.prefix(6)].contains(.sacred) || words[rest.prefix(9)].contains(.sacred)
        }
    }
}

/// The part of a running text that is tokenised to read one candidate.
struct TextWindow {
    let bytes: [UInt8]
    /// Where it starts in the text.
    let start: Int

    /// The most bytes behind a candidate.
    private static let length = 240
    /// The number of words after a candidate that the window holds: without a digit in a script where most words are
    /// candidates, else, and after a word such as `chapter`, whose book and verses may come behind it.
    private static let (fewWords, words, manyWords) = (5, 10, 12)
    /// The most bytes by which the window is longer, so that it does not end within numbers such as `12:18-23`.
    private static let numbersLength = 48

    init(_ bytes: [UInt8], from start: Int, around candidate: Candidate, limit: Int) {
        self.start = start
        let text = bytes.span
        let textLimit = limit
        let limit = min(candidate.end + Self.length, textLimit)
        var end = candidate.end
        var words = 0
        let usual = candidate.kind == .keyword && text[candidate.start] < 0xE0 ? Self.manyWords : Self.words
        var most = text[candidate.start] < 0x80 || usual == Self.manyWords ? usual : Self.fewWords
        var isInWord = true
        while end < limit {
            let isLetter = text[end].isASCIILetter || text[end] >= 0x80 && ProseCharacter.isLetter(text, at: end)
            if isLetter, !isInWord {
                words += 1
                if words >= most { break }
            } else if !isLetter, text[end].isASCIIDigit {
                most = usual
            }
            isInWord = isLetter || isInWord && text[end] == UInt8(ascii: "-")
            end += text[end] < 0x80 ? 1 : ProseCharacter.length(text[end])
        }
        if end >= limit {
            let longest = min(textLimit, limit + Self.numbersLength)
            end = limit
            while end < longest, text[end] > 0x20, !text[end].isASCIILetter { end += 1 }
            // In a list without spaces, the numbers at the end may go on.
            let isCut = end == longest && longest < textLimit
            while isCut, end > limit, isOfNumbers(text[end - 1]) { end -= 1 }
        }
        let cut = text.characterStart(atOrBefore: end)
        end = Sentence.paragraphEnd(of: text, from: candidate.end, limit: cut)
        self.bytes = Array(bytes.slice(from: start, to: end))

        /// Whether a byte is a digit or a mark between numbers: `,`, `-`, `.`, `/`, `:`.
        func isOfNumbers(_ byte: UInt8) -> Bool { (UInt8(ascii: ",")...UInt8(ascii: ":")).contains(byte) }
    }
}
