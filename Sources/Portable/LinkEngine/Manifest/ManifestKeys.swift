import Text

/// The keys that objects of a kind may have, in all their spellings. They are so few that a search takes fewer instructions
/// than a dictionary.
struct ManifestKeys: Sendable {
    private(set) var spellings: [ManifestSchema.Spelling] = []
    /// The texts of all spellings, one after another, and where each of them ends.
    private var texts: [UInt8] = []
    private var ends: [Int] = []

    init(_ kind: ManifestSchema.Kind) {
        for member in kind.members {
            for text in member.spellings {
                spellings.append(ManifestSchema.Spelling(key: member.key, isAlias: text != member.key.rawValue))
                texts += text.utf8
                ends.append(texts.count)
            }
        }
    }

    /// The index of a spelling in ``spellings``; nil where objects of this kind have no such key.
    func index(of text: Span<UInt8>) -> Int? {
        let (texts, ends) = (texts, ends)
        var start = 0
        for index in ends.indices {
            let end = ends[index]
            if end - start == text.count, texts.span.hasText(text, at: start) { return index }
            start = end
        }
        return nil
    }
}
