/// A passage as another versification counts it.
public struct MappedPassage: Hashable, Sendable {
    /// The passage; nil if the other versification has nothing of it.
    public let passage: Passage?
    /// What could not be mapped exactly.
    public let losses: [Loss]
}

extension Passage {
    /// The passage in another versification.
    ///
    /// Books stay books. Chapters become the chapters that have the same verses, or else these verses. A verse that is
    /// only a part of one there becomes that one, which is one of the ``MappedPassage/losses``, as is what has no
    /// counterpart there.
    public func mapped(from source: Versification, to target: Versification) -> MappedPassage {
        guard source != target else { return MappedPassage(passage: self, losses: []) }
        let mapping = VersificationMapping(from: source, to: target)
        let results = spans.map(mapping.map)
        return MappedPassage(
            passage: Passage(spans: results.flatMap { $0.spans }), losses: results.flatMap { $0.losses })
    }
}
