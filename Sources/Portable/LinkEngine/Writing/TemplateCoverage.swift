import Bible

/// The parts of a passage that the variables of a template say; the others are lost.
struct TemplateCoverage {
    private let parts: PassageVariable.Parts
    private let requiredParts: PassageVariable.Parts
    private let hasStartChapter: Bool
    private let hasStartVerse: Bool

    init(_ variables: [PassageVariable]) {
        parts = variables.reduce(into: []) { $0.formUnion($1.name.parts) }
        requiredParts = variables.reduce(into: []) { $0.formUnion($1.name.requiredParts) }
        hasStartChapter = variables.contains { $0.name == .startChapter }
        hasStartVerse = variables.contains { $0.name == .startVerse }
    }

    /// Whether a link from these variables leads to a passage of that extent or to a part of it, and nowhere else. False
    /// if a variable is not defined for such a passage.
    func isSound(for extent: PassageExtent) -> Bool {
        guard parts.contains(.book), requiredParts.isSubset(of: extent.parts) else { return false }
        guard extent.isRange, !parts.isDisjoint(with: .end) else { return true }
        return parts.isSuperset(of: extent.neededOfEnd)
            && (!extent.endsInVerse || parts.contains(.verse) == parts.contains(.endVerse))
    }

    /// Appends what a link from these variables leaves out of a passage, or says too narrowly.
    func appendLosses(of adapted: AdaptedPassage, to losses: inout [Loss]) {
        let spans = adapted.values.passage.spans
        let start = spans[0].start
        if spans.count > 1, !parts.contains(.list), let others = Passage(spans: Array(spans.dropFirst())) {
            losses.append(.passages(others))
        }
        if adapted.extent.isRange, parts.isDisjoint(with: .end) {
            losses.append(.range(spans[0], kept: Passage.Span(start)))
        }
        let opened = opened(for: start)
        if opened != start { losses.append(.location(start, opened: opened)) }
    }

    /// The location that a link from these variables opens for one.
    private func opened(for location: Passage.Location) -> Passage.Location {
        let book = location.book
        guard let chapter = location.chapter else {
            return hasStartVerse ? Passage.Location(book, 1, 1) : Passage.Location(book, hasStartChapter ? 1 : nil)
        }
        guard parts.contains(.chapter) else { return Passage.Location(book) }
        guard let verse = location.verse else { return Passage.Location(book, chapter, hasStartVerse ? 1 : nil) }
        return Passage.Location(book, chapter, parts.contains(.verse) ? verse : nil)
    }
}

/// What decides whether the variables of a template say enough of a passage: whether its first item is a range, and how
/// its end differs from its start.
struct PassageExtent {
    let isRange: Bool
    let endsInVerse: Bool
    /// The parts that the start has and, in a range, the end.
    let parts: PassageVariable.Parts
    /// The parts that a link which names the end at all must name of it.
    let neededOfEnd: PassageVariable.Parts

    init(_ passage: Passage) {
        let (start, end) = (passage.spans[0].start, passage.spans[0].end)
        isRange = start != end
        endsInVerse = end.verse != nil
        var parts: PassageVariable.Parts = [.book]
        if start.chapter != nil { parts.insert(.chapter) }
        if start.verse != nil { parts.insert(.verse) }
        if start != end { parts.insert(.endBook) }
        if start != end, end.chapter != nil { parts.insert(.endChapter) }
        if start != end, end.verse != nil { parts.insert(.endVerse) }
        self.parts = parts
        var needed: PassageVariable.Parts = []
        if start.book != end.book { needed.insert(.endBook) }
        if start.chapter != end.chapter || start.book != end.book, end.chapter != nil { needed.insert(.endChapter) }
        neededOfEnd = needed
    }
}

extension PassageVariable {
    /// The parts of a passage that variables name.
    struct Parts: OptionSet {
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
    /// The parts that a passage must have for the variable to be defined.
    var requiredParts: PassageVariable.Parts {
        switch self {
        case .chapter, .chapters: [.chapter]
        case .verse, .verses: [.verse]
        case .endBook, .endBookNumber: [.endBook]
        case .endChapter: [.endChapter]
        case .endVerse: [.endVerse]
        default: []
        }
    }

    /// The parts of a passage that the variable names.
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
