import Bible

/// A variable of an app's templates: a name, a table where it has several, and ways of writing it.
///
/// `{book}`, `{book.usfm}`, `{book.logos.lower}`, `{chapter.pad3}`. The whole list is in docs/variables.md, and a test
/// holds the two together.
struct PassageVariable {
    /// What the variable is.
    enum Name: String, CaseIterable {
        /// The brackets of the common scheme, `[John.3.16-John.3.18]`. Always defined, as the next three are.
        case passages
        /// OSIS references, several separated by `;`.
        case osis
        /// USFM references, several separated by `+`.
        case usfm
        /// The reference in English, `John 3:16-18`.
        case text
        /// The book in English, or as a table of codes has it: `book.osis`, `book.usfm`, `book.logos`.
        case book
        /// The number of the book, Protestant order or that of a table: `bookNumber.logos`.
        case bookNumber
        /// Defined where the passage names a chapter.
        case chapter
        /// Chapter or chapters, `1` or `1-7`; defined for whole chapters of one book.
        case chapters
        /// Defined where the passage names a verse.
        case verse
        /// Verse or verses, `16` or `16-18`; defined where all are of one chapter.
        case verses
        /// The end of a range; not defined where the passage is one place.
        case endBook
        case endBookNumber
        case endChapter
        case endVerse
        /// The translation, or the code that a site has for it: `translation.youversion`. Defined where the link or
        /// the person names one.
        case translation
    }

    /// A way of writing a value.
    enum Style: String, CaseIterable {
        case lower
        /// Without spaces.
        case glued
        /// With `_` for spaces.
        case underscored
        /// With zeros in front, two or three digits wide.
        case pad2
        case pad3

        func apply(to text: String) -> String {
            switch self {
            case .lower: text.lowercased()
            case .glued: text.filter { $0 != " " }
            case .underscored: String(text.map { $0 == " " ? "_" : $0 })
            case .pad2: String(repeating: "0", count: max(0, 2 - text.count)) + text
            case .pad3: String(repeating: "0", count: max(0, 3 - text.count)) + text
            }
        }
    }

    /// Where codes are looked up.
    enum Table {
        case osis
        case usfm
        case codes(Book.CodeSet)
        case order(Book.Order)
        case site(Translation.Site)
    }

    let name: Name
    let table: Table?
    let styles: [Style]

    /// Nil where a part of the name is not known.
    init?(_ text: String) {
        var parts = text.split(separator: ".").map(String.init)[...]
        guard let name = parts.popFirst().flatMap(Name.init(rawValue:)) else { return nil }
        self.name = name
        if let part = parts.first, let table = Table(part, for: name) {
            self.table = table
            parts.removeFirst()
        } else {
            table = nil
        }
        var styles: [Style] = []
        for part in parts {
            guard let style = Style(rawValue: part) else { return nil }
            styles.append(style)
        }
        self.styles = styles
    }
}

extension PassageVariable.Table {
    fileprivate init?(_ text: String, for name: PassageVariable.Name) {
        switch name {
        case .book, .endBook:
            if text == "osis" {
                self = .osis
            } else if text == "usfm" {
                self = .usfm
            } else if let codes = Book.CodeSet(rawValue: text) {
                self = .codes(codes)
            } else {
                return nil
            }
        case .bookNumber, .endBookNumber:
            guard let order = Book.Order(rawValue: text) else { return nil }
            self = .order(order)
        case .translation:
            guard let site = Translation.Site(rawValue: text) else { return nil }
            self = .site(site)
        default: return nil
        }
    }
}

/// The values of the variables for one passage.
struct PassageValues {
    let passage: Passage
    let translation: String?

    private var first: Passage.Span { passage.spans[0] }

    /// Nil where the variable is not defined for this passage.
    func value(_ variable: PassageVariable) -> String? {
        plain(variable).map { variable.styles.reduce($0) { $1.apply(to: $0) } }
    }

    private func plain(_ variable: PassageVariable) -> String? {
        switch variable.name {
        case .passages: passage.passages
        case .osis: passage.osis
        case .usfm: passage.usfm
        case .text: passage.text
        case .book: code(of: first.start.book, variable.table)
        case .bookNumber: number(of: first.start.book, variable.table)
        case .chapter: first.start.chapter.map(String.init)
        case .chapters: chapters
        case .verse: first.start.verse.map(String.init)
        case .verses: verses
        case .endBook: end.flatMap { code(of: $0.book, variable.table) }
        case .endBookNumber: end.flatMap { number(of: $0.book, variable.table) }
        case .endChapter: end?.chapter.map(String.init)
        case .endVerse: end?.verse.map(String.init)
        case .translation: translationCode(variable.table)
        }
    }

    private var end: Passage.Location? { first.isSingle ? nil : first.end }

    private var chapters: String? {
        guard first.start.verse == nil, first.start.book == first.end.book, let chapter = first.start.chapter else {
            return nil
        }
        return joined(chapter, first.end.chapter)
    }

    private var verses: String? {
        guard let verse = first.start.verse, first.start.book == first.end.book,
            first.start.chapter == first.end.chapter
        else { return nil }
        return joined(verse, first.end.verse)
    }

    private func joined(_ start: Int, _ end: Int?) -> String {
        end == nil || end == start ? "\(start)" : "\(start)-\(end ?? start)"
    }

    private func code(of book: Book, _ table: PassageVariable.Table?) -> String? {
        switch table {
        case .osis: book.osis
        case .usfm: book.usfm
        case .codes(let codes): book.code(in: codes)
        default: book.name
        }
    }

    private func number(of book: Book, _ table: PassageVariable.Table?) -> String? {
        if case .order(let order)? = table { return book.number(in: order).map(String.init) }
        return book.number.map(String.init)
    }

    private func translationCode(_ table: PassageVariable.Table?) -> String? {
        guard case .site(let site)? = table else { return translation }
        return translation.flatMap { Translation.with(code: $0)?.code(at: site) }
    }
}
