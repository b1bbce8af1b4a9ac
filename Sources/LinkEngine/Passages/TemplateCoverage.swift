import Bible

/// What of a passage the variables of a template say. What they do not is lost, and named.
struct TemplateCoverage {
    private let names: Set<PassageVariable.Name>

    init(_ variables: [PassageVariable]) {
        names = Set(variables.map(\.name))
    }

    private var says: Set<PassageVariable.Part> { names.reduce(into: []) { $0.formUnion($1.parts) } }

    /// Whether a link from these variables leads to the passage or to a part of it, and to no other place.
    func isSound(for passage: Passage) -> Bool {
        let says = says
        let (start, end) = (passage.spans[0].start, passage.spans[0].end)
        guard says.contains(.book) else { return false }
        guard start != end, !says.isDisjoint(with: [.endBook, .endChapter, .endVerse]) else { return true }
        if start.book != end.book, !says.contains(.endBook) { return false }
        if start.chapter != end.chapter || start.book != end.book, end.chapter != nil, !says.contains(.endChapter) {
            return false
        }
        return end.verse == nil || says.contains(.verse) == says.contains(.endVerse)
    }

    /// What a link from these variables leaves unsaid, or says too narrowly.
    func lost(of passage: Passage) -> [String] {
        let says = says
        var lost: [String] = []
        if passage.spans.count > 1, !says.contains(.list), let rest = Passage(spans: Array(passage.spans.dropFirst())) {
            lost.append("passages: \(rest.text)")
        }
        let span = passage.spans[0]
        if !span.isSingle, says.isDisjoint(with: [.endBook, .endChapter, .endVerse]),
            let start = Passage(spans: [Passage.Span(span.start)])
        {
            lost.append("range: all after \(start.text)")
        }
        return lost + precisionLost(at: span.start, says)
    }

    private func precisionLost(at start: Passage.Location, _ says: Set<PassageVariable.Part>) -> [String] {
        if start.chapter != nil, !says.contains(.chapter) { return ["chapter: opens the whole book"] }
        if start.verse != nil, !says.contains(.verse) { return ["verse: opens the whole chapter"] }
        if start.chapter == nil, names.contains(.startChapter) { return ["book: opens its first chapter"] }
        if start.verse == nil, names.contains(.startVerse) { return ["chapter: opens its first verse"] }
        return []
    }
}

extension PassageVariable {
    /// A part of a passage that a variable says.
    enum Part {
        case book
        case chapter
        case verse
        case endBook
        case endChapter
        case endVerse
        case list
    }
}

extension PassageVariable.Name {
    /// What the variable says of a passage.
    var parts: Set<PassageVariable.Part> {
        switch self {
        case .passages, .osis, .usfm, .text: [.book, .chapter, .verse, .endBook, .endChapter, .endVerse, .list]
        case .book, .bookNumber: [.book]
        case .chapter, .startChapter: [.chapter]
        case .chapters: [.chapter, .endChapter]
        case .verse, .startVerse: [.verse]
        case .verses: [.verse, .endVerse]
        case .endBook, .endBookNumber: [.endBook]
        case .endChapter: [.endChapter]
        case .endVerse: [.endVerse]
        case .testament, .translation, .versification: []
        }
    }
}
