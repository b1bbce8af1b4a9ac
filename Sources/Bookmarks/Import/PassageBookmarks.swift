import Bible

/// Makes bookmarks of passages: a bookmark is in one chapter and has a first verse, so what is more becomes several.
struct PassageBookmarks {
    /// What a passage became.
    struct Result {
        var node: BookmarkNode
        var translation: String
        /// What could not be kept, in words.
        var remarks: [String]
    }

    /// Verses of one chapter.
    private struct Piece {
        let book: Book
        let chapter: Int
        let verses: ClosedRange<Int>
        let isWholeChapter: Bool

        /// The verses for people.
        var text: String {
            if isWholeChapter { return Passage(spans: [Passage.Span(.init(book, chapter))])?.text ?? book.name }
            let start = Passage.Location(book, chapter, verses.lowerBound)
            let end = Passage.Location(book, chapter, verses.upperBound)
            return Passage(spans: [Passage.Span(start, to: end)])?.text ?? book.name
        }
    }

    /// The translation of passages that name none.
    let defaultTranslation: String
    private var spellings = BookSpellings()

    init(defaultTranslation: String) { self.defaultTranslation = defaultTranslation.asName }

    /// One bookmark, or a folder of them; nil where the translation has nothing of the passage.
    mutating func result(for url: CommonSchemeURL, title: String) -> Result? {
        // A link may say anything.
        let stated = url.translation?.text.asName ?? ""
        let translation = stated.isEmpty ? defaultTranslation : stated
        let (spans, counting, losses) = counted(url, in: translation)
        let pieces = spans.flatMap { Self.pieces(of: $0, counting) }
        var bookmarks: [Bookmark] = []
        for piece in pieces {
            let name = pieces.count == 1 && !title.isEmpty ? title : piece.text
            let reference = BookmarkReference(
                translation: translation, book: spellings.name(of: piece.book, in: translation),
                chapter: piece.chapter, verses: piece.verses)
            if let reference { bookmarks.append(Bookmark(named: name, reference)) }
        }
        guard let first = bookmarks.first else { return nil }
        let remarks = losses.map(\.description)
        guard bookmarks.count > 1 else {
            return Result(node: .bookmark(first), translation: translation, remarks: remarks)
        }
        let name = title.isEmpty ? url.passage.text : title
        let folder = BookmarkFolder(name: name, children: bookmarks.map { .bookmark($0) })
        let isDivided = pieces.count > spans.count
        let remark = "a bookmark holds verses of one chapter: it is a folder of \(bookmarks.count) bookmarks now"
        return Result(node: .folder(folder), translation: translation, remarks: remarks + (isDivided ? [remark] : []))
    }

    /// The spans as the translation counts verses. One that the link names has them as they are.
    private func counted(
        _ url: CommonSchemeURL, in translation: String
    ) -> (spans: [Passage.Span], counting: Versification, losses: [Loss]) {
        let source = url.versification
        let counting = Translation.with(code: translation)?.versification ?? .english
        guard translation != url.translation?.text, source != .english || !counting.isDefaultLike else {
            return (url.passage.spans, source == .english ? counting : source, [])
        }
        let mapped = url.passage.mapped(from: source, to: counting)
        return (mapped.passage?.spans ?? [], counting, mapped.losses)
    }

    /// The verses of each chapter. A chapter as a whole has all of its verses, a book all of its chapters.
    private static func pieces(of span: Passage.Span, _ counting: Versification) -> [Piece] {
        let books =
            span.start.book == span.end.book
            ? [span.start.book] : Book.all.filter { $0 >= span.start.book && $0 <= span.end.book }
        return books.flatMap { book -> [Piece] in
            let first = book == span.start.book ? span.start.chapter ?? 1 : 1
            let last = (book == span.end.book ? span.end.chapter : nil) ?? counting.chapterCount(of: book)
            guard first <= last else { return [] }
            return (first...last).compactMap { chapter in
                guard let count = counting.verseCount(of: book, chapter: chapter) else { return nil }
                let isFirst = book == span.start.book && chapter == span.start.chapter
                let isLast = book == span.end.book && chapter == span.end.chapter
                let start = max(1, isFirst ? span.start.verse ?? 1 : 1)
                let end = isLast ? span.end.verse ?? count : count
                guard start <= end else { return nil }
                return Piece(
                    book: book, chapter: chapter, verses: start...end, isWholeChapter: start == 1 && end == count)
            }
        }
    }
}
