import Bible

/// A variable of an app's templates: a name, a table where it has several, and styles.
///
/// `{book}`, `{book.usfm}`, `{book.logos.lower}`, `{chapter.pad3}`. docs/variables.md lists them all; a test checks that
/// it does. Shared, not copied.
final class PassageVariable: Sendable {
    /// What the variable is.
    enum Name: String, CaseIterable {
        /// The brackets of the common scheme, `[John.3.16-John.3.18]`. Always defined, as the next three are.
        case passages
        /// OSIS references, `John.3.16-John.3.18`, several separated by `;`.
        case osis
        /// USFM references, several separated by `+`.
        case usfm
        /// The reference in English, `John 3:16-18`.
        case text
        /// The name of the book in English, or its code in a table: `book.osis`, `book.usfm`, `book.logos`.
        case book
        /// The number of the book in the Protestant order or in that of a table: `bookNumber.logos`.
        case bookNumber
        /// The part of the Bible that the book belongs to, `ot` or `nt`; not defined for the deuterocanon.
        case testament
        /// Defined where the passage names a chapter.
        case chapter
        /// The chapter; of a whole book the first. Always defined.
        case startChapter
        /// Chapter or chapters, `1` or `1-7`; defined for whole chapters of one book.
        case chapters
        /// Defined where the passage names a verse.
        case verse
        /// The verse; of a whole chapter the first. Always defined.
        case startVerse
        /// Verse or verses, `16` or `16-18`; defined where all are of one chapter.
        case verses
        /// The end of a range; not defined where the passage is one location.
        case endBook
        case endBookNumber
        case endChapter
        case endVerse
        /// The translation, or its code at a site: `translation.youversion`. Defined where the link or the person names
        /// one; where the app has `translations` of its own, for those only.
        case translation
        /// The versification of the numbers, as the SWORD libraries name it: `versification.sword`. Not
        /// defined for the default.
        case versification
    }

    /// Where codes are looked up.
    enum Table: Sendable {
        case osis
        case usfm
        case codes(Book.CodeSet)
        case order(Book.Order)
        case site(Translation.Site)
        case sword
    }

    let name: Name
    let table: Table?
    let styles: [Style]

    /// Nil where a part of the name is unknown.
    init?(_ text: String) {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
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
        case .versification:
            guard text == "sword" else { return nil }
            self = .sword
        default: return nil
        }
    }
}
