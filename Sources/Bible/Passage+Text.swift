extension Passage {
    /// The passage for people, in English: `John 3:16-18, 21; 4:2; Genesis 1`.
    public var text: String {
        var result = ""
        var last: Location?
        for span in spans {
            if let last {
                result += last.sharesChapter(with: span.start) && span.start.verse != nil ? ", " : "; "
            }
            result += span.text(after: last)
            last = span.end
        }
        return result
    }
}

extension Passage.Span {
    /// The span, without what it has in common with the location before it.
    fileprivate func text(after last: Passage.Location?) -> String {
        let first = start.text(after: last)
        if isSingle { return first }
        guard start.book == end.book else { return "\(first) - \(end.text(after: nil))" }
        if start.chapter == end.chapter, let verse = end.verse { return "\(first)-\(verse)" }
        guard let chapter = end.chapter else { return first }
        return "\(first.replacingSingular(of: start))-\(chapter)" + (end.verse.map { ":\($0)" } ?? "")
    }
}

extension Passage.Location {
    fileprivate func sharesChapter(with other: Self) -> Bool {
        verse != nil && book == other.book && chapter == other.chapter
    }

    /// The location; the book is left out after a verse of the same book, the chapter after one of the same chapter.
    fileprivate func text(after last: Self?) -> String {
        guard let chapter else { return book.name }
        guard let verse else { return nameWithNumber + " " + String(chapter) }
        guard let last, last.verse != nil, last.book == book else {
            return nameWithNumber + " " + String(chapter) + ":" + String(verse)
        }
        return last.chapter == chapter ? "\(verse)" : "\(chapter):\(verse)"
    }

    /// One of the Psalms is a psalm.
    private var nameWithNumber: String { book == .psalms ? "Psalm" : book.name }
}

extension String {
    /// Several psalms are `Psalms` again.
    fileprivate func replacingSingular(of start: Passage.Location) -> String {
        guard start.book == .psalms, start.verse == nil, hasPrefix("Psalm ") else { return self }
        return "Psalms " + dropFirst(6)
    }
}
