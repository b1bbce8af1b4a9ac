import Text

/// The word of a candidate, folded, which tells the languages that it may be read in.
struct CandidateWord {
    private let kind: Candidate.Kind
    /// The hash of the word, without prefixes and with them; none for a script without spaces, in which it may be anywhere.
    private let hashes: [UInt32]

    /// The most bytes of the prefixes of a word: two letters in Hebrew.
    private static let prefix = 4

    init(_ candidate: Candidate, in text: [UInt8]) {
        kind = candidate.kind
        let word = text.slice(from: candidate.start, to: candidate.end)
        switch word.first ?? 0 {
        case ..<0x80 where word.allSatisfy { $0 < 0x80 }: hashes = [WordFilter.hash(of: word)]
        case 0xE0...0xED: hashes = []
        case 0xD6...0xDB:
            hashes = [0, 2, Self.prefix].filter { $0 < word.count }.map { Self.hash(of: word.dropFirst($0)) }
        default: hashes = [Self.hash(of: word)]
        }
    }

    private static func hash(of word: ArraySlice<UInt8>) -> UInt32 {
        WordFilter.hash(of: Tokenizer.tokens(of: Array(word)).folded[...])
    }

    /// Whether the word is one of a language.
    ///
    /// - Parameter isGuess: whether the text does not tell that it is in the language; it must be a name of its own then.
    func mayBeRead(in language: ScanLanguage, isGuess: Bool) -> Bool {
        switch kind {
        case .name, .longName: break
        case .unknown: return !isGuess
        case .keyword, .numbers: return !isGuess
        }
        return hashes.isEmpty
            || hashes.contains { hash in
                language.filter[hash].contains(isGuess ? .own : .name)
            }
    }
}
