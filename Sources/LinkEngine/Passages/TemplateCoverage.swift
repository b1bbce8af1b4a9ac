import Bible

/// What of a passage the variables of a template say. What they do not is lost, and named.
struct TemplateCoverage: Hashable {
    private let says: PassageVariable.Parts
    private let hasStartChapter: Bool
    private let hasStartVerse: Bool
    let hasTranslation: Bool

    init(_ variables: [PassageVariable]) {
        says = variables.reduce(into: []) { $0.formUnion($1.name.parts) }
        hasStartChapter = variables.contains { $0.name == .startChapter }
        hasStartVerse = variables.contains { $0.name == .startVerse }
        hasTranslation = variables.contains { $0.name == .translation }
    }

    /// Whether a link from these variables leads to the passage or to a part of it, and to no other place.
    func isSound(for passage: Passage) -> Bool {
        let (start, end) = (passage.spans[0].start, passage.spans[0].end)
        guard says.contains(.book) else { return false }
        guard start != end, !says.isDisjoint(with: .end) else { return true }
        if start.book != end.book, !says.contains(.endBook) { return false }
        if start.chapter != end.chapter || start.book != end.book, end.chapter != nil, !says.contains(.endChapter) {
            return false
        }
        return end.verse == nil || says.contains(.verse) == says.contains(.endVerse)
    }

    /// Names what a link from these variables leaves unsaid of a passage, or says too narrowly.
    func appendLosses(of passage: Passage, to lost: inout [String]) {
        if passage.spans.count > 1, !says.contains(.list), let rest = Passage(spans: Array(passage.spans.dropFirst())) {
            lost.append(PassageOpening.lostPassages(rest))
        }
        let span = passage.spans[0]
        if !span.isSingle, says.isDisjoint(with: .end) {
            lost.append(PassageOpening.lostRange(after: Passage.Span(span.start)))
        }
        if let loss = precisionLost(at: span.start) { lost.append(loss) }
    }

    private func precisionLost(at start: Passage.Location) -> String? {
        if start.chapter != nil, !says.contains(.chapter) { return "chapter: opens the whole book" }
        if start.verse != nil, !says.contains(.verse) { return "verse: opens the whole chapter" }
        if start.chapter == nil, hasStartVerse { return "book: opens its first verse" }
        if start.chapter == nil, hasStartChapter { return "book: opens its first chapter" }
        if start.verse == nil, hasStartVerse { return "chapter: opens its first verse" }
        return nil
    }
}

extension PassageVariable {
    /// The parts of a passage that variables say.
    struct Parts: OptionSet, Hashable {
        let rawValue: UInt8

        static let book = Parts(rawValue: 1)
        static let chapter = Parts(rawValue: 2)
        static let verse = Parts(rawValue: 4)
        static let endBook = Parts(rawValue: 8)
        static let endChapter = Parts(rawValue: 16)
        static let endVerse = Parts(rawValue: 32)
        static let list = Parts(rawValue: 64)
        static let end: Parts = [.endBook, .endChapter, .endVerse]
    }
}

extension PassageVariable.Name {
    /// What the variable says of a passage.
    var parts: PassageVariable.Parts {
        switch self {
        case .passages, .osis, .usfm, .text: [.book, .chapter, .verse, .end, .list]
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
