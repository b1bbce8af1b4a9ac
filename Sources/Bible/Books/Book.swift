/// A book of the Bible: one of the 66, or one of the deuterocanon.
public struct Book: Hashable, Sendable {
    /// The place in ``all``.
    let index: UInt8

    init(at index: Int) {
        self.index = UInt8(index)
    }

    /// Every book: the 66 in Protestant order, then the deuterocanon.
    public static let all: [Book] = Catalogue.shared.rows.indices.map(Book.init(at:))

    /// Finds a book by its OSIS id, such as `1Cor`.
    public init?(osis: String) {
        guard let book = Catalogue.shared.book(osis: osis) ?? Book.otherOSIS(osis) else { return nil }
        self = book
    }

    /// Finds a book by its USFM code, such as `1CO`; case does not matter.
    public init?(usfm: String) {
        guard let book = Catalogue.shared.book(usfm: usfm.uppercased()) else { return nil }
        self = book
    }

    /// The OSIS id: `John`, `1Cor`, `Song`.
    public var osis: String { Catalogue.shared.rows[Int(index)][0] }

    /// The USFM code: `JHN`, `1CO`, `SNG`.
    public var usfm: String { Catalogue.shared.rows[Int(index)][1] }

    /// The English name: `John`, `1 Corinthians`, `Song of Solomon`.
    public var name: String { Catalogue.shared.rows[Int(index)][2] }

    /// The place among the 66 in Protestant order, 1 to 66; none for a deuterocanonical book.
    public var number: Int? { isDeuterocanonical ? nil : Int(index) + 1 }

    /// Whether the book stands outside the 66.
    public var isDeuterocanonical: Bool { index >= 66 }

    /// The part of the Bible that a book stands in.
    public enum Testament: String, Hashable, Sendable, CaseIterable {
        /// Genesis to Malachi.
        case old
        /// Matthew to Revelation.
        case new
        /// What some Bibles print beside the 66.
        case deuterocanon
    }

    /// The part of the Bible that the book stands in.
    public var testament: Testament {
        switch index {
        case ..<39: .old
        case ..<66: .new
        default: .deuterocanon
        }
    }

    /// The number of chapters in the default versification.
    public var chapterCount: Int { Versification.english.chapterCount(of: self) }

    static let psalmsOfSolomon = Book(at: 86)
    static let prayerOfAzariah = Book(at: 73)
    static let psalms = Book(at: 18)

    /// Psalm 151 as a book of its own, as USFM and OSIS have it; a ``Passage`` has it as chapter 151 of the Psalms.
    package static let additionalPsalm = Book(at: 84)

    /// Ids that other users of OSIS write.
    private static func otherOSIS(_ id: String) -> Book? {
        switch id {
        case "GkEsth", "AddEsth": Book(osis: "EsthGr")
        case "Ps151": additionalPsalm
        default: nil
        }
    }
}

extension Book: Comparable {
    /// Canonical order, the deuterocanon last.
    public static func < (left: Book, right: Book) -> Bool { left.index < right.index }
}

extension Book: CustomStringConvertible {
    /// The OSIS id.
    public var description: String { osis }
}
