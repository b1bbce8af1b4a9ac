import Bible

/// A variable of an app's templates: a name, a table where it has several, and styles.
///
/// `{book}`, `{book.usfm}`, `{book.logos.lower}`, `{chapter.pad3}`. docs/variables.md lists them all; a test checks that
/// it does. Shared, not copied.
final class PassageVariable: Sendable {
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

    let text: String
    let name: Name
    let table: Table?
    let styles: [Style]

    /// Nil where a part of the name is unknown.
    init?(_ text: String) {
        self.text = text
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

extension PassageVariable {
    /// The variables without ways of writing: `book`, `book.osis`, `book.usfm`.
    static var allTexts: [String] {
        Name.allCases.flatMap { name in
            let tables: [String] =
                switch name {
                case .book, .endBook: ["osis", "usfm"] + Book.CodeSet.allCases.map { $0.rawValue }
                case .bookNumber, .endBookNumber: Book.Order.allCases.map { $0.rawValue }
                case .translation: Translation.Site.allCases.map { $0.rawValue }
                case .versification: ["sword"]
                default: []
                }
            let usual = name == .versification ? [] : [name.rawValue]
            return usual + tables.map { "\(name.rawValue).\($0)" }
        }
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

        /// Applies the style to a text from an index on.
        func apply(to text: inout [UInt8], from start: Int) {
            switch self {
            case .lower: Self.lowercase(&text, from: start)
            case .glued: Self.replaceSpaces(of: &text, from: start, by: nil)
            case .underscored: Self.replaceSpaces(of: &text, from: start, by: UInt8(ascii: "_"))
            case .plussed: Self.replaceSpaces(of: &text, from: start, by: UInt8(ascii: "+"))
            case .dense: Self.replaceSpaces(of: &text, from: start, by: nil, after: UInt8(ascii: ","))
            case .pad2: Self.pad(&text, from: start, to: 2)
            case .pad3: Self.pad(&text, from: start, to: 3)
            }
        }

        private static func lowercase(_ text: inout [UInt8], from start: Int) {
            if text[start...].contains(where: { $0 >= 0x80 }) {
                let lowered = String(decoding: text[start...], as: UTF8.self).lowercased()
                text.replaceSubrange(start..., with: lowered.utf8)
                return
            }
            for index in start..<text.count where text[index] >= UInt8(ascii: "A") && text[index] <= UInt8(ascii: "Z") {
                text[index] |= 0x20
            }
        }

        /// - Parameter byte: the byte that must come before a space that is replaced; nil for any.
        private static func replaceSpaces(
            of text: inout [UInt8], from start: Int, by replacement: UInt8?, after byte: UInt8? = nil
        ) {
            let space = UInt8(ascii: " ")
            var (end, previous) = (start, UInt8?.none)
            for index in start..<text.count {
                let current = text[index]
                let isReplaced = current == space && (byte == nil || previous == byte)
                if let kept = isReplaced ? replacement : current {
                    text[end] = kept
                    end += 1
                }
                previous = current
            }
            text.removeSubrange(end...)
        }

        private static func pad(_ text: inout [UInt8], from start: Int, to width: Int) {
            while text.count - start < width { text.insert(UInt8(ascii: "0"), at: start) }
        }
    }
}

extension PassageVariable {
    struct Parts: OptionSet {
        let rawValue: UInt8

        static let book = Parts(rawValue: 1)
        static let chapter = Parts(rawValue: 2)
        static let verse = Parts(rawValue: 4)
        static let endBook = Parts(rawValue: 8)
        static let endChapter = Parts(rawValue: 16)
        static let endVerse = Parts(rawValue: 32)
        static let list = Parts(rawValue: 64)
        static let end: Parts = [.endBook, .endChapter, .endVerse]
    }
}

extension PassageVariable.Name {
    /// The parts that a passage must have for the variable to be defined.
    var requiredParts: PassageVariable.Parts {
        switch self {
        case .chapter, .chapters: [.chapter]
        case .verse, .verses: [.verse]
        case .endBook, .endBookNumber: [.endBook]
        case .endChapter: [.endChapter]
        case .endVerse: [.endVerse]
        default: []
        }
    }

    var parts: PassageVariable.Parts {
        switch self {
        case .passages, .osis, .usfm, .text: [.book, .chapter, .verse, .end, .list]
        case .book, .bookNumber: [.book]
        case .chapter, .startChapter: [.chapter]
        case .chapters: [.chapter, .endChapter]
        case .verse, .startVerse: [.verse]
        case .verses: [.verse, .endVerse]
        case .endBook, .endBookNumber: [.endBook]
        case .endChapter: [.endChapter]
        case .endVerse: [.endVerse]
        case .testament, .translation, .versification: []
        }
    }
}
