import Bible

/// Converts passages to bookmarks. A bookmark has verses of one chapter, so a longer passage becomes several.
struct PassageBookmarks {
    /// The bookmarks of a passage.
    struct Result {
        var node: BookmarkNode
        var translation: String
        /// What could not be kept, for people.
        var remarks: [String]
    }

    /// The part of a passage within one chapter.
    private struct ChapterPart {
        let book: Book
        let chapter: Int
        let verses: ClosedRange<Int>
        let isWholeChapter: Bool

        /// The name of the bookmark: "John 3:16-18", or "John 3" for a whole chapter.
        var text: String {
            if isWholeChapter { return Passage(spans: [Passage.Span(.init(book, chapter))])?.text ?? book.name }
            let start = Passage.Location(book, chapter, verses.lowerBound)
            let end = Passage.Location(book, chapter, verses.upperBound)
            return Passage(spans: [Passage.Span(start, to: end)])?.text ?? book.name
        }
    }

    /// The translation for passages without one.
    let defaultTranslation: String
    private var spellings = BookSpellings()

    init(defaultTranslation: String) { self.defaultTranslation = defaultTranslation.asName }

    /// One bookmark, or a folder of several; nil if the translation does not contain the passage.
    mutating func result(for url: CommonSchemeURL, title: String) -> Result? {
        // The translation comes from a link, so it may be any text.
        let linkTranslation = url.translation?.text.asName ?? ""
        let translation = linkTranslation.isEmpty ? defaultTranslation : linkTranslation
        let (spans, versification, losses) = mapped(url, to: translation)
        let parts = spans.flatMap { Self.chapterParts(of: $0, versification) }
        var bookmarks: [Bookmark] = []
        for part in parts {
            let name = parts.count == 1 && !title.isEmpty ? title : part.text
            let reference = BookmarkReference(
                translation: translation, book: spellings.name(of: part.book, in: translation),
                chapter: part.chapter, verses: part.verses)
            if let reference { bookmarks.append(Bookmark(named: name, reference)) }
        }
        guard let first = bookmarks.first else { return nil }
        let remarks = losses.map(\.description)
        guard bookmarks.count > 1 else {
            return Result(node: .bookmark(first), translation: translation, remarks: remarks)
        }
        let name = title.isEmpty ? url.passage.text : title
        let folder = BookmarkFolder(name: name, children: bookmarks.map { .bookmark($0) })
        let isDivided = parts.count > spans.count
        let remark = "a bookmark has verses of one chapter only: it became a folder of \(bookmarks.count) bookmarks"
        return Result(node: .folder(folder), translation: translation, remarks: remarks + (isDivided ? [remark] : []))
    }

    /// The spans in the versification of the translation. If the link itself has the translation, they already are.
    private func mapped(
        _ url: CommonSchemeURL, to translation: String
    ) -> (spans: [Passage.Span], versification: Versification, losses: [Loss]) {
        let source = url.versification
        let target = Translation.with(code: translation)?.versification ?? .english
        guard translation != url.translation?.text, source != .english || !target.isDefaultLike else {
            return (url.passage.spans, source == .english ? target : source, [])
        }
        let mapped = url.passage.mapped(from: source, to: target)
        return (mapped.passage?.spans ?? [], target, mapped.losses)
    }

    /// The verses of each chapter of a span. A span without verses has all verses of its chapters.
    private static func chapterParts(of span: Passage.Span, _ versification: Versification) -> [ChapterPart] {
        let books =
            span.start.book == span.end.book
            ? [span.start.book] : Book.all.filter { $0 >= span.start.book && $0 <= span.end.book }
        return books.flatMap { book -> [ChapterPart] in
            let first = book == span.start.book ? span.start.chapter ?? 1 : 1
            let last = (book == span.end.book ? span.end.chapter : nil) ?? versification.chapterCount(of: book)
            guard first <= last else { return [] }
            return (first...last).compactMap { chapter in
                guard let count = versification.verseCount(of: book, chapter: chapter) else { return nil }
                let isFirst = book == span.start.book && chapter == span.start.chapter
                let isLast = book == span.end.book && chapter == span.end.chapter
                let start = max(1, isFirst ? span.start.verse ?? 1 : 1)
                let end = isLast ? span.end.verse ?? count : count
                guard start <= end else { return nil }
                return ChapterPart(
                    book: book, chapter: chapter, verses: start...end, isWholeChapter: start == 1 && end == count)
            }
        }
    }
}
