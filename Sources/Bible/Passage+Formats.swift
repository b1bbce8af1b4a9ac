extension Passage {
    /// OSIS, items separated by commas: `John.3.16-John.3.18,Gen.1`.
    public var osis: String {
        spans.map(\.osis).joined(separator: ",")
    }

    /// The brackets of the common scheme: one for each chapter, `[Gen.3.7,Gen.3.22],[Exod.1]`.
    public var passages: String {
        var result = ""
        var last: Span?
        for span in spans {
            if let last { result += last.sharesChapter(with: span) ? "," : "],[" }
            result += span.osis
            last = span
        }
        return "[" + result + "]"
    }

    /// USFM, the verses of a chapter in one list: `JHN.3.16-18,21`, other places after a plus.
    public var usfm: String {
        var result = ""
        var last: Span?
        for span in spans {
            if let last, last.sharesChapter(with: span), last.end.verse != nil, let verse = span.start.verse {
                result += ",\(verse)" + (span.isSingle ? "" : "-\(span.end.verse ?? verse)")
            } else {
                result += (last == nil ? "" : "+") + span.usfm
            }
            last = span
        }
        return result
    }

    /// Numbers of eight digits, book, chapter and verse: `43003016-43003018`; nil outside the 66 books.
    public var numbers: String? {
        var parts: [String] = []
        for span in spans {
            guard let start = span.start.number, let end = span.end.number else { return nil }
            parts.append(span.isSingle ? start : "\(start)-\(end)")
        }
        return parts.joined(separator: ",")
    }
}

extension Passage.Span {
    /// OSIS: `John.3.16-John.3.18`.
    public var osis: String { isSingle ? start.osis : start.osis + "-" + end.osis }

    /// USFM: `JHN.3.16-18`, `GEN.1.1-GEN.2.3`.
    public var usfm: String {
        if isSingle { return start.usfm }
        if start.book == end.book, let verse = end.verse, start.chapter == end.chapter {
            return "\(start.usfm)-\(verse)"
        }
        return "\(start.usfm)-\(end.usfm)"
    }

    /// Whether both lie inside one and the same chapter.
    func sharesChapter(with other: Self) -> Bool {
        guard let chapter = start.chapter else { return false }
        return [end, other.start, other.end].allSatisfy { $0.book == start.book && $0.chapter == chapter }
    }
}

extension Passage.Location {
    /// OSIS: `John.3.16`.
    public var osis: String { joined(book.osis) }

    /// USFM: `JHN.3.16`.
    public var usfm: String {
        guard book == .psalms, chapter == 151 else { return joined(book.usfm) }
        return Self(.additionalPsalm, 1, verse).joined(Book.additionalPsalm.usfm)
    }

    private func joined(_ book: String) -> String {
        // Appending is several times faster than interpolation, and every link of every app is made of this.
        var text = book
        if let chapter { text += "." + String(chapter) }
        if let verse { text += "." + String(verse) }
        return text
    }

    /// Eight digits: two for the book, three for the chapter, three for the verse.
    fileprivate var number: String? {
        book.number.map { String(100_000_000 + $0 * 1_000_000 + (chapter ?? 0) * 1000 + (verse ?? 0)).dropFirst() }
            .map(String.init)
    }
}
