import Text

extension Passage {
    /// The passage in English, for people to read: `John 3:16-18, 21; 4:2; Genesis 1`.
    public var text: String { String(writing: appendText) }

    /// The passage in English with short names of the books: `1 Cor 13:4-7`.
    public var shortText: String { String(writing: { appendText(naming: { book, _ in book.shortName }, to: &$0) }) }

    /// Appends ``text``.
    package func appendText(to text: inout [UInt8]) {
        // One of the Psalms is a psalm.
        appendText(naming: { $0 == .psalms && $1 ? "Psalm" : $0.name }, to: &text)
    }

    /// What is between a chapter and its verse, and between verses.
    typealias Marks = (chapter: UInt8, list: String)

    /// Appends the passage.
    ///
    /// - Parameters:
    ///   - name: the name of a book, of which there may be only one chapter.
    ///   - marks: those of English if nothing else is said.
    func appendText(
        naming name: (Book, _ isOneChapter: Bool) -> String, marks: Marks = (UInt8(ascii: ":"), ", "),
        to text: inout [UInt8]
    ) {
        var last: Location?
        for span in spans {
            if let last {
                text.append(last.sharesChapter(with: span.start) && span.start.verse != nil ? marks.list : "; ")
            }
            span.appendText(after: last, naming: name, marks, to: &text)
            last = span.end
        }
    }
}

extension Book {
    /// The abbreviation that its OSIS id is: `1 Cor`.
    fileprivate var shortName: String {
        guard let first = osis.first, first.isNumber else { return osis }
        return "\(first) \(osis.dropFirst())"
    }
}

extension Passage.Span {
    /// Appends the span, without what it has in common with the location before it.
    fileprivate func appendText(
        after last: Passage.Location?, naming name: (Book, Bool) -> String, _ marks: Passage.Marks,
        to text: inout [UInt8]
    ) {
        start.appendText(after: last, isOneOfSeveral: startsSeveralChapters, naming: name, marks, to: &text)
        if isSingle { return }
        if start.book != end.book {
            text.append(" - ")
            end.appendText(after: nil, isOneOfSeveral: false, naming: name, marks, to: &text)
        } else if start.chapter == end.chapter, let verse = end.verse {
            text.append(UInt8(ascii: "-"), verse)
        } else if let chapter = end.chapter {
            text.append(UInt8(ascii: "-"), chapter)
            if let verse = end.verse { text.append(marks.chapter, verse) }
        }
    }

    /// Whether it covers several whole chapters of one book.
    private var startsSeveralChapters: Bool {
        start.book == end.book && start.verse == nil && end.chapter != nil && start.chapter != end.chapter
    }
}

extension Passage.Location {
    fileprivate func sharesChapter(with other: Self) -> Bool {
        verse != nil && book == other.book && chapter == other.chapter
    }

    /// Appends the location; the book is left out after a verse of the same book, the chapter after one of the same
    /// chapter.
    fileprivate func appendText(
        after last: Self?, isOneOfSeveral: Bool, naming name: (Book, Bool) -> String, _ marks: Passage.Marks,
        to text: inout [UInt8]
    ) {
        guard let chapter else { return text.append(name(book, false)) }
        let isInBook = verse != nil && last?.verse != nil && last?.book == book
        if !isInBook {
            text.append(name(book, !isOneOfSeveral))
            text.append(" ")
        }
        if !isInBook || last?.chapter != chapter {
            text.append(chapter)
            if verse != nil { text.append(marks.chapter) }
        }
        if let verse { text.append(verse) }
    }
}
