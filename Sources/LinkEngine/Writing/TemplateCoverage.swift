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

    /// Whether a link from these variables leads to a passage of that extent or to a part of it, and to no other place.
    func isSound(for extent: PassageExtent) -> Bool {
        guard says.contains(.book) else { return false }
        guard extent.isRange, !says.isDisjoint(with: .end) else { return true }
        return says.isSuperset(of: extent.needed)
            && (!extent.endsInVerse || says.contains(.verse) == says.contains(.endVerse))
    }

    /// Names what a link from these variables leaves unsaid of a passage, or says too narrowly.
    func appendLosses(of passage: Passage, _ extent: PassageExtent, to lost: inout [String]) {
        if extent.isList, !says.contains(.list), let rest = Passage(spans: Array(passage.spans.dropFirst())) {
            lost.append(PassageOpening.lostPassages(rest))
        }
        if extent.isRange, says.isDisjoint(with: .end) {
            lost.append(PassageOpening.lostRange(after: Passage.Span(passage.spans[0].start)))
        }
        if let loss = precisionLost(of: extent.stated) { lost.append(loss) }
    }

    private func precisionLost(of stated: PassageVariable.Parts) -> String? {
        if stated.contains(.chapter), !says.contains(.chapter) { return "chapter: opens the whole book" }
        if stated.contains(.verse), !says.contains(.verse) { return "verse: opens the whole chapter" }
        if !stated.contains(.chapter), hasStartVerse { return "book: opens its first verse" }
        if !stated.contains(.chapter), hasStartChapter { return "book: opens its first chapter" }
        if !stated.contains(.verse), hasStartVerse { return "chapter: opens its first verse" }
        return nil
    }
}

/// What decides whether variables say enough of a passage: how precise it is, and how far it reaches.
struct PassageExtent {
    let isList: Bool
    /// What its start names.
    let stated: PassageVariable.Parts
    let isRange: Bool
    let endsInVerse: Bool
    /// What a link that names the end at all must name of it.
    let needed: PassageVariable.Parts

    init(_ passage: Passage) {
        let (start, end) = (passage.spans[0].start, passage.spans[0].end)
        isList = passage.spans.count > 1
        stated = start.verse != nil ? [.book, .chapter, .verse] : start.chapter != nil ? [.book, .chapter] : [.book]
        isRange = start != end
        endsInVerse = end.verse != nil
        var needed: PassageVariable.Parts = []
        if start.book != end.book { needed.insert(.endBook) }
        if start.chapter != end.chapter || start.book != end.book, end.chapter != nil { needed.insert(.endChapter) }
        self.needed = needed
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
