import Bible

/// A variable of an app's templates: a name, a table where it has several, and ways of writing it.
///
/// `{book}`, `{book.usfm}`, `{book.logos.lower}`, `{chapter.pad3}`. The whole list is in docs/variables.md, and a test
/// holds the two together.
struct PassageVariable: Hashable {
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
        /// The book in English, or as a table of codes has it: `book.osis`, `book.usfm`, `book.logos`.
        case book
        /// The number of the book, Protestant order or that of a table: `bookNumber.logos`.
        case bookNumber
        /// The part of the Bible that the book stands in, `ot` or `nt`; not defined for the deuterocanon.
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
        /// The end of a range; not defined where the passage is one place.
        case endBook
        case endBookNumber
        case endChapter
        case endVerse
        /// The translation, or the code that a site has for it: `translation.youversion`. Defined where the link or
        /// the person names one, and where the form has `translations` of its own, for those.
        case translation
        /// The versification that the numbers are of, as the SWORD libraries name it: `versification.sword`. Not
        /// defined for the default.
        case versification
    }

    /// A way of writing a value.
    enum Style: String, CaseIterable {
        case lower
        /// Without spaces.
        case glued
        /// With `_` for spaces.
        case underscored
        /// With `+` for spaces.
        case plussed
        /// Without the space after a comma.
        case dense
        /// With zeros in front, two or three digits wide.
        case pad2
        case pad3

        func apply(to text: String) -> String {
            switch self {
            case .lower: text.lowercased()
            case .glued: replacingSpaces(of: text, by: nil)
            case .underscored: replacingSpaces(of: text, by: UInt8(ascii: "_"))
            case .plussed: replacingSpaces(of: text, by: UInt8(ascii: "+"))
            case .dense: replacingSpaces(of: text, by: nil, after: UInt8(ascii: ","))
            case .pad2: text.utf8.count < 2 ? "0" + text : text
            case .pad3: text.utf8.count < 3 ? (text.utf8.count < 2 ? "00" : "0") + text : text
            }
        }

        /// - Parameter byte: what must stand before a space that is replaced.
        private func replacingSpaces(of text: String, by replacement: UInt8?, after byte: UInt8? = nil) -> String {
            let space = UInt8(ascii: " ")
            guard !text.utf8.hasOnly({ $0 != space }) else { return text }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.utf8.count)
            var previous: UInt8?
            for current in text.utf8 {
                if current != space || byte != nil && previous != byte {
                    bytes.append(current)
                } else if let replacement {
                    bytes.append(replacement)
                }
                previous = current
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Where codes are looked up.
    enum Table: Hashable {
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

    /// How many digits its number has at least; nil where it is no number, or is written in a way of its own.
    var width: Int? {
        switch name {
        case .bookNumber, .chapter, .startChapter, .verse, .startVerse, .endBookNumber, .endChapter, .endVerse:
            styles.map { $0 == .pad3 ? 3 : $0 == .pad2 ? 2 : 1 }.max() ?? 1
        case .chapters, .verses: styles.isEmpty ? 1 : nil
        default: nil
        }
    }

    /// Whether it is the code of a translation in general use, or the app's own for it.
    var isGeneralTranslation: Bool { name == .translation && table == nil }

    /// Nil where a part of the name is not known.
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
