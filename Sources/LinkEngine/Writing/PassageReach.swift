import Bible

/// How much of a passage fits into one link of an app.
struct PassageReach: Hashable {
    /// Whether several passages do.
    let list: Bool
    let range: PassageForm.Takes.Range
    let books: PassageForm.Takes.Books

    /// The nearest thing to a passage that the app can open, and what that leaves out; nil where the app has not got
    /// the book.
    func reduce(_ passage: Passage, counting: Versification) -> (passage: Passage, lost: [String])? {
        let spans = passage.spans
        guard has(spans[0]) else { return nil }
        if spans.count == 1, spans[0].isSingle { return (passage, []) }
        if spans.count == 1 { return reduce(spans[0], of: passage, counting) }
        let kept = list ? spans.filter(has) : [spans[0]]
        var lost: [String] = []
        if let rest = Passage(spans: list ? spans.filter { !has($0) } : Array(spans.dropFirst())) {
            lost.append(PassageOpening.lostPassages(rest))
        }
        let shortened = kept.map { shorten($0, counting) }
        for (span, short) in zip(kept, shortened) where span != short {
            lost.append(PassageOpening.lostRange(after: short))
        }
        return Passage(spans: shortened).map { ($0, lost) }
    }

    /// A passage of one span, as most are.
    private func reduce(
        _ span: Passage.Span, of passage: Passage, _ counting: Versification
    ) -> (passage: Passage, lost: [String])? {
        let short = shorten(span, counting)
        if short == span { return (passage, []) }
        return Passage(spans: [short]).map { ($0, [PassageOpening.lostRange(after: short)]) }
    }

    /// Whether the app has the books of a span.
    private func has(_ span: Passage.Span) -> Bool {
        books == .all || !(span.start.isOutsideProtestantBooks || span.end.isOutsideProtestantBooks)
    }

    private func shorten(_ span: Passage.Span, _ counting: Versification) -> Passage.Span {
        guard !span.isSingle else { return span }
        let start = span.start
        switch range {
        case .none: return Passage.Span(start)
        case .versesOfOneChapter:
            guard start.book != span.end.book || start.chapter != span.end.chapter || start.verse == nil else {
                return span
            }
            return endOfChapter(from: start, counting)
        case .acrossChapters:
            guard start.book != span.end.book else { return span }
            guard start.chapter != nil else { return Passage.Span(start) }
            return endOfBook(from: start, counting)
        case .acrossBooks: return span
        }
    }

    private func endOfChapter(from start: Passage.Location, _ counting: Versification) -> Passage.Span {
        guard let chapter = start.chapter, start.verse != nil,
            let last = counting.verseCount(of: start.book, chapter: chapter)
        else { return Passage.Span(start) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, last))
    }

    private func endOfBook(from start: Passage.Location, _ counting: Versification) -> Passage.Span {
        let chapter = max(counting.chapterCount(of: start.book), start.chapter ?? 1)
        let verse = start.verse.flatMap { _ in counting.verseCount(of: start.book, chapter: chapter) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, verse))
    }
}

extension Passage.Location {
    fileprivate var isOutsideProtestantBooks: Bool { book.isDeuterocanonical || isAdditionalPsalm }
}
