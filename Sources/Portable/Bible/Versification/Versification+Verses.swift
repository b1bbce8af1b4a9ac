extension Versification {
    typealias Span = Passage.Span
    typealias Location = Passage.Location

    /// Whether there is such a verse, or such a title without a number.
    func contains(_ verse: VerseNumber) -> Bool {
        if verse.isTitle { return map.hasTitle(verse.book, verse.chapter) }
        return verse.verse <= verseCount(of: verse.book, chapter: verse.chapter) ?? 0
    }

    /// Whether the ends of a span of chapters or verses exist.
    func contains(_ span: Span) -> Bool {
        contains(span.start) && (span.isSingle || contains(span.end))
    }

    private func contains(_ location: Location) -> Bool {
        guard let chapter = location.chapter else { return chapterCount(of: location.book) > 0 }
        let (verse, count) = (location.verse ?? 1, verseCount(of: location.book, chapter: chapter) ?? 0)
        return verse >= 1 && verse <= count
    }

    /// The verses of a span in one book, with the titles of whole psalms; nil for a whole book.
    func verses(of span: Span) -> [VerseNumber]? {
        guard let first = span.start.chapter, let last = span.end.chapter, first <= last else { return nil }
        let (book, map) = (span.start.book, self.map)
        return (first...last).flatMap { chapter -> [VerseNumber] in
            let title = map.hasTitle(book, chapter) ? 0 : 1
            let start = chapter == first ? span.start.verse ?? title : title
            let count = verseCount(of: book, chapter: chapter) ?? 0
            let end = chapter == last ? span.end.verse ?? count : count
            return VerseNumber(book, chapter, start).numbers(through: VerseNumber(book, chapter, end))
        }
    }

    /// Verses in canonical order as spans; `asChapters` makes spans of chapters where only whole chapters are in a
    /// span.
    func spans(of verses: [VerseNumber], asChapters: Bool) -> [Span] {
        var runs: [ClosedRange<VerseNumber>] = []
        for verse in verses {
            if let run = runs.last, follows(verse, run.upperBound) {
                runs[runs.count - 1] = run.lowerBound...verse
            } else {
                runs.append(verse...verse)
            }
        }
        return runs.map { run in
            let isWhole = run.lowerBound.verse == 1 && isLast(run.upperBound)
            guard asChapters, isWhole else { return Span(run.lowerBound.location, to: run.upperBound.location) }
            return Span(
                Location(run.lowerBound.book, run.lowerBound.chapter),
                to: Location(run.upperBound.book, run.upperBound.chapter))
        }
    }

    /// Verses in canonical order as a passage; there must be one at least.
    func passage(of verses: [VerseNumber]) -> Passage {
        Passage(checked: spans(of: verses, asChapters: false))
    }

    private func follows(_ next: VerseNumber, _ verse: VerseNumber) -> Bool {
        if next == verse.advanced(by: 1) { return true }
        return next == VerseNumber(verse.book, verse.chapter + 1, 1) && isLast(verse)
    }

    private func isLast(_ verse: VerseNumber) -> Bool {
        verse.verse == verseCount(of: verse.book, chapter: verse.chapter)
    }
}
