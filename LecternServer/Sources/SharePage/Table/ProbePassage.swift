import Bible

/// A passage by which the form of an app's links is found out: a book and the numbers of one extent.
struct ProbePassage {
    /// What a passage covers; the names are those of the forms in the table.
    enum Extent: String, CaseIterable {
        case book, chapter, chapters, verse, verses, range
    }

    let book: Book
    let extent: Extent
    /// The first chapter and verse, then the last ones.
    let chapter: Int
    let verse: Int
    let endChapter: Int
    let endVerse: Int

    /// Nil if the book has no such passage.
    init?(_ book: Book, _ extent: Extent, _ numbers: (chapter: Int, verse: Int, lastVerse: Int, last: Int, end: Int)) {
        self.book = book
        self.extent = extent
        chapter = numbers.chapter
        verse = numbers.verse
        endChapter = extent == .verses ? numbers.chapter : numbers.last
        endVerse = extent == .verses ? numbers.lastVerse : numbers.end
        if [.chapters, .range].contains(extent), endChapter > book.chapterCount { return nil }
    }

    /// The passages whose numbers differ from each other and from those of the book.
    static func references(_ extent: Extent) -> [ProbePassage] {
        [
            Book(osis: "Gen").flatMap { ProbePassage($0, extent, (24, 53, 67, 37, 28)) },
            Book(osis: "Isa").flatMap { ProbePassage($0, extent, (37, 29, 35, 40, 18)) },
            Book(osis: "Ps").flatMap { ProbePassage($0, extent, (107, 29, 35, 118, 24)) },
        ].compactMap(\.self)
    }

    /// The first passage of an extent in a book.
    static func first(of book: Book, _ extent: Extent) -> ProbePassage? {
        ProbePassage(book, extent, (1, 1, 2, 2, 1))
    }

    /// The passage.
    var passage: Passage? {
        let start = Passage.Location(book, extent == .book ? nil : chapter, hasVerses ? verse : nil)
        let end = Passage.Location(book, endChapter, hasVerses ? endVerse : nil)
        return Passage(spans: [Passage.Span(start, to: [.chapters, .verses, .range].contains(extent) ? end : nil)])
    }

    private var hasVerses: Bool { [.verse, .verses, .range].contains(extent) }

    /// The numbers by the names that they have in a form.
    private var numbers: [(name: String, value: Int)] {
        switch extent {
        case .book: []
        case .chapter: [("c", chapter)]
        case .chapters: [("c", chapter), ("d", endChapter)]
        case .verse: [("c", chapter), ("v", verse)]
        case .verses: [("c", chapter), ("v", verse), ("w", endVerse)]
        case .range: [("c", chapter), ("d", endChapter), ("v", verse), ("w", endVerse)]
        }
    }

    /// The form of a link: names in braces in place of the numbers, the code of the book and that of the translation.
    func form(of url: String, book code: String, translation: String?) -> String {
        var form = url.replacing(code, with: "{b}")
        if let translation { form = form.replacing(translation, with: "{t}") }
        for (name, value) in numbers {
            let padded = Self.padded(value)
            form =
                form.contains(padded) && padded != String(value)
                ? form.replacing(padded, with: "{\(name)3}") : form.replacing(String(value), with: "{\(name)}")
        }
        return form
    }

    /// The link of a form.
    func link(_ form: String, book code: String, translation: String?) -> String {
        let link = numbers.reduce(form) { form, number in
            form.replacing("{\(number.name)}", with: String(number.value))
                .replacing("{\(number.name)3}", with: Self.padded(number.value))
        }
        return link.replacing("{t}", with: translation ?? "").replacing("{b}", with: code)
    }

    /// A number with zeros before it, three digits.
    private static func padded(_ value: Int) -> String {
        String(repeating: "0", count: max(0, 3 - String(value).count)) + String(value)
    }
}
