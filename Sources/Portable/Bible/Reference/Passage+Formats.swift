import Text

extension Passage {
    /// OSIS, items separated by commas: `John.3.16-John.3.18,Gen.1`.
    public var osis: String {
        String(writing: { appendOSIS(separator: UInt8(ascii: ","), to: &$0) })
    }

    /// The brackets of the common scheme: one for each chapter, `[Gen.3.7,Gen.3.22],[Exod.1]`.
    public var passages: String { String(writing: appendPassages) }

    /// USFM, with the verses of a chapter in one list, `JHN.3.16-18,21`, and other items after a plus.
    public var usfm: String { String(writing: appendUSFM) }

    /// Appends ``osis``, its items separated by another character.
    package func appendOSIS(separator: UInt8, to text: inout [UInt8]) {
        for index in spans.indices {
            if index > 0 { text.append(separator) }
            spans[index].appendOSIS(to: &text)
        }
    }

    /// Appends ``passages``.
    package func appendPassages(to text: inout [UInt8]) {
        text.append("[")
        for index in spans.indices {
            if index > 0 { text.append(spans[index - 1].sharesChapter(with: spans[index]) ? "," : "],[") }
            spans[index].appendOSIS(to: &text)
        }
        text.append("]")
    }

    /// Appends ``usfm``.
    package func appendUSFM(to text: inout [UInt8]) {
        var last: Span?
        for span in spans {
            if let last, last.sharesChapter(with: span), last.end.verse != nil, let verse = span.start.verse {
                text.append(UInt8(ascii: ","), verse)
                if !span.isSingle { text.append(UInt8(ascii: "-"), span.end.verse ?? verse) }
            } else {
                if last != nil { text.append("+") }
                span.appendUSFM(to: &text)
            }
            last = span
        }
    }

    /// Numbers of eight digits for book, chapter and verse, `43003016-43003018`; nil if a book is not one of the 66.
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
    public var osis: String { String(writing: appendOSIS) }

    /// USFM: `JHN.3.16-18`, `GEN.1.1-GEN.2.3`.
    public var usfm: String { String(writing: appendUSFM) }

    fileprivate func appendOSIS(to text: inout [UInt8]) {
        start.appendOSIS(to: &text)
        guard !isSingle else { return }
        text.append("-")
        end.appendOSIS(to: &text)
    }

    fileprivate func appendUSFM(to text: inout [UInt8]) {
        start.appendUSFM(to: &text)
        guard !isSingle else { return }
        if start.book == end.book, start.chapter == end.chapter, let verse = end.verse {
            text.append(UInt8(ascii: "-"), verse)
        } else {
            text.append("-")
            end.appendUSFM(to: &text)
        }
    }

    /// Whether both spans are within one chapter, the same for both.
    func sharesChapter(with other: Self) -> Bool {
        guard let chapter = start.chapter else { return false }
        let book = start.book
        return end.isIn(book, chapter) && other.start.isIn(book, chapter) && other.end.isIn(book, chapter)
    }
}

extension Passage.Location {
    /// OSIS: `John.3.16`.
    public var osis: String { String(writing: appendOSIS) }

    /// USFM: `JHN.3.16`.
    public var usfm: String { String(writing: appendUSFM) }

    fileprivate func appendOSIS(to text: inout [UInt8]) { append(book.osis, to: &text) }

    fileprivate func appendUSFM(to text: inout [UInt8]) {
        guard isAdditionalPsalm else { return append(book.usfm, to: &text) }
        Self(.additionalPsalm, 1, verse).append(Book.additionalPsalm.usfm, to: &text)
    }

    private func append(_ book: String, to text: inout [UInt8]) {
        text.append(book)
        if let chapter { text.append(UInt8(ascii: "."), chapter) }
        if let verse { text.append(UInt8(ascii: "."), verse) }
    }

    fileprivate func isIn(_ book: Book, _ chapter: Int) -> Bool { self.book == book && self.chapter == chapter }

    /// Eight digits: two for the book, three for the chapter, three for the verse.
    fileprivate var number: String? {
        book.number.map { String(100_000_000 + $0 * 1_000_000 + (chapter ?? 0) * 1000 + (verse ?? 0)).dropFirst() }
            .map(String.init)
    }
}
