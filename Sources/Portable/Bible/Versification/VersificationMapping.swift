import Text

extension Passage {
    /// The passage in another versification.
    ///
    /// Books stay books. Chapters become the chapters that have the same verses, or else these verses. A verse that is
    /// only a part of one there becomes that one, which is one of the ``AdaptedPassage/losses``, as is what has no
    /// counterpart there.
    public func mapped(from source: Versification, to target: Versification) -> AdaptedPassage {
        guard source != target else { return AdaptedPassage(passage: self, losses: []) }
        let mapping = VersificationMapping(from: source, to: target)
        let results = spans.map(mapping.map)
        return AdaptedPassage(
            passage: Passage(spans: results.flatMap { $0.spans }), losses: results.flatMap { $0.losses })
    }
}

/// Maps passages from one versification to another, by way of the originals.
struct VersificationMapping {
    typealias Location = Passage.Location
    typealias Span = Passage.Span
    typealias Result = (spans: [Span], losses: [Loss])

    let source: Versification
    let target: Versification
    private let sourceMap: VerseMap
    private let targetMap: VerseMap

    init(from source: Versification, to target: Versification) {
        self.init(source: source, target: target, sourceMap: source.map, targetMap: target.map)
    }

    private init(source: Versification, target: Versification, sourceMap: VerseMap, targetMap: VerseMap) {
        self.source = source
        self.target = target
        self.sourceMap = sourceMap
        self.targetMap = targetMap
    }

    /// The mapping in the other direction.
    private var reversed: VersificationMapping {
        VersificationMapping(source: target, target: source, sourceMap: targetMap, targetMap: sourceMap)
    }

    /// The verses of the target for a verse of the source.
    func counterparts(of verse: VerseNumber) -> [VerseNumber] {
        // Versifications with the same row have the same verse; by way of the originals the match could be less exact.
        if let row = sourceMap.row(of: verse), targetMap.row(of: verse) == row {
            return [verse].filter(target.contains)
        }
        guard let originals = sourceMap.originals(of: verse) else { return [] }
        let found = originals.lowerBound.numbers(through: originals.upperBound).flatMap { original in
            targetMap.verses(for: original).map { $0.lowerBound.numbers(through: $0.upperBound) } ?? []
        }
        return found.filter(target.contains)
    }

    /// The spans for a span, and the losses.
    func map(_ span: Span) -> Result {
        guard source.contains(span) else { return ([], [.missing(Passage(checked: [span]), in: source)]) }
        guard span.start.book == span.end.book else { return acrossBooks(span) }
        if span.start.chapter == nil || keepsNumbers(span), target.contains(span) { return ([span], []) }
        guard let verses = source.verses(of: span) else {
            return ([], [.missing(Passage(checked: [span]), in: target)])
        }
        return map(verses, asChapters: span.start.verse == nil && span.end.verse == nil)
    }

    /// Whether all verses in the chapters of a span have the same numbers in source, originals and target.
    private func keepsNumbers(_ span: Span) -> Bool {
        let chapters = (span.start.chapter ?? 1)...max(span.start.chapter ?? 1, span.end.chapter ?? 1)
        return chapters.allSatisfy { chapter in
            sourceMap.keepsNumbers(span.start.book, chapter) && targetMap.keepsNumbers(span.start.book, chapter)
        }
    }

    /// A span over several books, from the counterpart of its first location to that of its last.
    private func acrossBooks(_ span: Span) -> Result {
        if span.start.chapter == nil, span.end.chapter == nil { return ([span], []) }
        let (first, last) = (map(Span(span.start)), map(Span(span.end)))
        let losses = first.losses + last.losses
        guard var start = first.spans.first?.start, var end = last.spans.last?.end else {
            return (first.spans + last.spans, losses)
        }
        if start.verse != nil || end.verse != nil {
            start = Location(start.book, start.chapter ?? 1, start.verse ?? 1)
            let chapter = end.chapter ?? target.chapterCount(of: end.book)
            end = Location(end.book, chapter, end.verse ?? target.verseCount(of: end.book, chapter: chapter))
        }
        return start <= end ? ([Span(start, to: end)], losses) : (first.spans + last.spans, losses)
    }

    private func map(_ verses: [VerseNumber], asChapters: Bool) -> Result {
        let sources = Set(verses)
        let targets = verses.map(counterparts)
        let missing = zip(verses, targets).filter { $1.isEmpty && !$0.isTitle }.map { $0.0 }
        var found = Set(targets.joined())
        var losses = merged(found, of: sources)
        if !missing.isEmpty { losses.append(.missing(source.passage(of: missing), in: target)) }
        losses += replaceTitles(in: &found)
        if asChapters { fillChapters(&found, of: sources) }
        return (target.spans(of: found.sorted(), asChapters: asChapters), losses)
    }

    /// The verses that are only parts of what the target has for them.
    private func merged(_ found: Set<VerseNumber>, of sources: Set<VerseNumber>) -> [Loss] {
        let back = reversed
        let wider = found.sorted().filter { verse in
            if verse.isTitle { return false }
            let whole = back.counterparts(of: verse)
            return whole.contains(where: sources.contains) && !whole.allSatisfy { sources.contains($0) || $0.isTitle }
        }
        return wider.map { verse in
            let parts = back.counterparts(of: verse).filter(sources.contains)
            return .merged(source.passage(of: parts), into: target.passage(of: [verse]), in: target)
        }
    }

    /// Replaces the titles of psalms by the first verse; a loss where that verse was not asked for.
    private func replaceTitles(in found: inout Set<VerseNumber>) -> [Loss] {
        found.filter { $0.isTitle }.sorted().compactMap { title in
            found.remove(title)
            let verse = title.advanced(by: 1)
            guard found.insert(verse).inserted else { return nil }
            let psalm = Passage(checked: [Span(Location(title.book, title.chapter))])
            return .psalmTitle(psalm, opened: target.passage(of: [verse]))
        }
    }

    /// Adds the remaining verses of a chapter, if none of them is in another chapter of the source.
    private func fillChapters(_ found: inout Set<VerseNumber>, of sources: Set<VerseNumber>) {
        let back = reversed
        for chapter in Set(found.map { Location($0.book, $0.chapter) }) {
            guard let verses = target.verses(of: Span(chapter)) else { continue }
            let isWhole = verses.allSatisfy { verse in
                found.contains(verse) || back.counterparts(of: verse).allSatisfy { sources.contains($0) || $0.isTitle }
            }
            if isWhole { found.formUnion(verses.filter { !$0.isTitle }) }
        }
    }
}
