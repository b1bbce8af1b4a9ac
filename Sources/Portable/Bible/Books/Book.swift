/// A book of the Bible: one of the 66 of the Protestant canon, or a deuterocanonical book.
///
/// ```swift
/// let book = Book(osis: "1Cor")  // or Book(usfm: "1CO")
/// book?.name                     // "1 Corinthians"
/// ```
public struct Book: Hashable, Sendable {
    /// The index in ``all``.
    let index: UInt8

    init(at index: Int) {
        self.index = UInt8(index)
    }

    /// All books: the 66 in Protestant order, then the deuterocanonical books.
    public static let all: [Book] = Catalogue.shared.rows.indices.map(Book.init(at:))

    /// The book with an OSIS id, such as `1Cor`; nil if there is none. Case matters.
    public init?(osis: String) {
        guard let book = Catalogue.shared.book(osis: osis) ?? Book.otherOSIS(osis) else { return nil }
        self = book
    }

    /// The book with a USFM code, such as `1CO`; nil if there is none. Case does not matter.
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

    /// The number in Protestant order, 1 to 66; nil for a deuterocanonical book.
    public var number: Int? { isDeuterocanonical ? nil : Int(index) + 1 }

    /// Whether the book is not one of the 66.
    public var isDeuterocanonical: Bool { index >= 66 }

    /// A part of the Bible.
    public enum Testament: String, Hashable, Sendable, CaseIterable {
        /// Genesis to Malachi.
        case old
        /// Matthew to Revelation.
        case new
        /// The books that some Bibles contain beside the 66.
        case deuterocanon
    }

    /// The part of the Bible that contains the book.
    public var testament: Testament {
        switch index {
        case ..<39: .old
        case ..<66: .new
        default: .deuterocanon
        }
    }

    /// The number of chapters in the default versification, ``Versification/english``.
    public var chapterCount: Int { Versification.english.chapterCount(of: self) }

    /// Whether the book is Matthew, Mark, Luke or John.
    var isGospel: Bool { (39...42).contains(index) }

    static let psalmsOfSolomon = Book(at: 86)
    static let prayerOfAzariah = Book(at: 73)
    static let psalms = Book(at: 18)
    static let philippians = Book(at: 49)
    static let john = Book(at: 42)

    /// The first, second or third epistle of John.
    static func epistleOfJohn(_ number: Int) -> Book { Book(at: 60 + number) }

    /// Psalm 151 as a separate book, as in USFM and OSIS; in a ``Passage`` it is chapter 151 of the Psalms.
    package static let additionalPsalm = Book(at: 84)

    /// The book of another id that OSIS texts use.
    private static func otherOSIS(_ id: String) -> Book? {
        switch id {
        case "GkEsth", "AddEsth": Book(osis: "EsthGr")
        case "Ps151": additionalPsalm
        default: nil
        }
    }
}

extension Book: Comparable {
    /// The order of ``all``.
    public static func < (left: Book, right: Book) -> Bool { left.index < right.index }
}

extension Book: CustomStringConvertible {
    /// The OSIS id.
    public var description: String { osis }
}
