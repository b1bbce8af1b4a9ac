import Bible

/// What fits into one link of an app, and so how much of a passage the app can open.
struct AppCapabilities: Equatable {
    /// Whether several passages do.
    let list: Bool
    let range: PassageForm.Takes.Range
    let books: PassageForm.Takes.Books

    /// What the app can open of a passage, and what is lost; nil where the app does not have the first book.
    ///
    /// - Parameter versification: where the chapters and books of the passage end.
    func adapt(_ passage: Passage, in versification: Versification) -> (passage: Passage, losses: [Loss])? {
        let spans = passage.spans
        guard has(spans[0]) else { return nil }
        if spans.count == 1, spans[0].isSingle { return (passage, []) }
        let kept = list ? spans.filter(has) : [spans[0]]
        let others = list ? spans.filter { !has($0) } : Array(spans.dropFirst())
        var losses = Passage(spans: others).map { [Loss.passages($0)] } ?? []
        let shortened = kept.map { shorten($0, versification) }
        for (span, short) in zip(kept, shortened) where span != short { losses.append(.range(span, kept: short)) }
        return Passage(spans: shortened).map { ($0, losses) }
    }

    /// Whether the app has the books of a span.
    private func has(_ span: Passage.Span) -> Bool {
        books == .all || !(span.start.isOutsideProtestantBooks || span.end.isOutsideProtestantBooks)
    }

    private func shorten(_ span: Passage.Span, _ versification: Versification) -> Passage.Span {
        guard !span.isSingle else { return span }
        let start = span.start
        switch range {
        case .none: return Passage.Span(start)
        case .versesOfOneChapter:
            guard start.book != span.end.book || start.chapter != span.end.chapter || start.verse == nil else {
                return span
            }
            return endOfChapter(from: start, versification)
        case .acrossChapters:
            guard start.book != span.end.book else { return span }
            guard start.chapter != nil else { return Passage.Span(start) }
            return endOfBook(from: start, versification)
        case .acrossBooks: return span
        }
    }

    private func endOfChapter(from start: Passage.Location, _ versification: Versification) -> Passage.Span {
        guard let chapter = start.chapter, start.verse != nil,
            let last = versification.verseCount(of: start.book, chapter: chapter)
        else { return Passage.Span(start) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, last))
    }

    private func endOfBook(from start: Passage.Location, _ versification: Versification) -> Passage.Span {
        let chapter = max(versification.chapterCount(of: start.book), start.chapter ?? 1)
        let verse = start.verse.flatMap { _ in versification.verseCount(of: start.book, chapter: chapter) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, verse))
    }
}

extension PassageForm.Takes {
    /// The part of it that decides how much of a passage the app can open.
    var capabilities: AppCapabilities { AppCapabilities(list: list, range: range, books: books) }
}

extension Passage.Location {
    fileprivate var isOutsideProtestantBooks: Bool { book.isDeuterocanonical || isAdditionalPsalm }
}
