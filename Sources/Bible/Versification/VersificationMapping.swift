import UTF8Text

/// The way from one versification to another, by way of the originals.
struct VersificationMapping {
    typealias Location = Passage.Location
    typealias Span = Passage.Span
    typealias Result = (spans: [Span], lost: [String])

    let source: Versification
    let target: Versification
    private let sourceMap: VerseMap
    private let targetMap: VerseMap

    init(from source: Versification, to target: Versification) {
        self.init(source: source, target: target, sourceMap: VerseMap.of(source), targetMap: VerseMap.of(target))
    }

    private init(source: Versification, target: Versification, sourceMap: VerseMap, targetMap: VerseMap) {
        self.source = source
        self.target = target
        self.sourceMap = sourceMap
        self.targetMap = targetMap
    }

    /// The way back.
    private var reversed: VersificationMapping {
        VersificationMapping(source: target, target: source, sourceMap: targetMap, targetMap: sourceMap)
    }

    /// What the target has for a verse of the source.
    func images(of verse: VerseNumber) -> [VerseNumber] {
        // Schemes that divide the originals in the same way agree with one another more closely than with these.
        if let row = sourceMap.row(of: verse), targetMap.row(of: verse) == row { return [verse].filter(target.counts) }
        guard let originals = sourceMap.originals(of: verse) else { return [] }
        let found = originals.lowerBound.numbers(through: originals.upperBound).flatMap { original in
            targetMap.verses(for: original).map { $0.lowerBound.numbers(through: $0.upperBound) } ?? []
        }
        return found.filter(target.counts)
    }

    /// The spans for a span, and what is lost.
    func map(_ span: Span) -> Result {
        guard source.has(span) else { return ([], ["\(span.text) is not in the \(source.name) numbering"]) }
        guard span.start.book == span.end.book else { return acrossBooks(span) }
        if span.start.chapter == nil || isPlain(span), target.has(span) { return ([span], []) }
        guard let verses = source.verses(of: span) else {
            return ([], ["\(span.text) is not in the \(target.name) numbering"])
        }
        return map(verses, asChapters: span.start.verse == nil && span.end.verse == nil)
    }

    /// Whether no verse of a chapter of the span has another number in the target.
    private func isPlain(_ span: Span) -> Bool {
        let chapters = (span.start.chapter ?? 1)...max(span.start.chapter ?? 1, span.end.chapter ?? 1)
        return chapters.allSatisfy { chapter in
            sourceMap.isPlain(span.start.book, chapter) && targetMap.isPlain(span.start.book, chapter)
        }
    }

    /// From what the first location becomes to what the last one becomes.
    private func acrossBooks(_ span: Span) -> Result {
        if span.start.chapter == nil, span.end.chapter == nil { return ([span], []) }
        let (first, last) = (map(Span(span.start)), map(Span(span.end)))
        let lost = first.lost + last.lost
        guard var start = first.spans.first?.start, var end = last.spans.last?.end else {
            return (first.spans + last.spans, lost)
        }
        if start.verse != nil || end.verse != nil {
            start = Location(start.book, start.chapter ?? 1, start.verse ?? 1)
            let chapter = end.chapter ?? target.chapterCount(of: end.book)
            end = Location(end.book, chapter, end.verse ?? target.verseCount(of: end.book, chapter: chapter))
        }
        return start <= end ? ([Span(start, to: end)], lost) : (first.spans + last.spans, lost)
    }

    private func map(_ verses: [VerseNumber], asChapters: Bool) -> Result {
        let sources = Set(verses)
        let targets = verses.map(images)
        let missing = zip(verses, targets).filter { $1.isEmpty && !$0.isTitle }.map(\.0)
        var found = Set(targets.joined())
        var lost = partial(found, of: sources)
        if !missing.isEmpty { lost.append("\(source.text(of: missing)) is not in the \(target.name) numbering") }
        lost += replaceTitles(in: &found)
        if asChapters { fillChapters(&found, of: sources) }
        return (target.spans(of: found.sorted(), asChapters: asChapters), lost)
    }

    /// Says which verses are only parts of what the target has for them.
    private func partial(_ found: Set<VerseNumber>, of sources: Set<VerseNumber>) -> [String] {
        let back = reversed
        let wider = found.sorted().filter { verse in
            if verse.isTitle { return false }
            let whole = back.images(of: verse)
            return whole.contains(where: sources.contains) && !whole.allSatisfy { sources.contains($0) || $0.isTitle }
        }
        return wider.map { verse in
            let parts = back.images(of: verse).filter(sources.contains)
            let whole = target.text(of: [verse])
            return "\(source.text(of: parts)) is only part of \(whole) in the \(target.name) numbering"
        }
    }

    /// Psalm titles go with the first verse; says so where that verse was not asked for.
    private func replaceTitles(in found: inout Set<VerseNumber>) -> [String] {
        found.filter(\.isTitle).sorted().compactMap { title in
            found.remove(title)
            guard found.insert(title.advanced(by: 1)).inserted else { return nil }
            let psalm = Span(Location(title.book, title.chapter)).text
            return "\(target.text(of: [title.advanced(by: 1)])) stands for the title of \(psalm)"
        }
    }

    /// Adds what else a chapter has, if the rest of it is nothing that the source has elsewhere.
    private func fillChapters(_ found: inout Set<VerseNumber>, of sources: Set<VerseNumber>) {
        let back = reversed
        for chapter in Set(found.map { Location($0.book, $0.chapter) }) {
            guard let verses = target.verses(of: Span(chapter)) else { continue }
            let isWhole = verses.allSatisfy { verse in
                found.contains(verse) || back.images(of: verse).allSatisfy { sources.contains($0) || $0.isTitle }
            }
            if isWhole { found.formUnion(verses.filter { !$0.isTitle }) }
        }
    }
}

extension Passage.Span {
    /// The span in words.
    fileprivate var text: String { Passage(checked: [self]).text }
}
