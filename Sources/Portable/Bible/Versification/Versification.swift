/// A system of numbering chapters and verses, with the number of chapters and verses of each book.
///
/// ```swift
/// let chapters = Versification.english.chapterCount(of: book)
/// let verses = Versification.english.verseCount(of: book, chapter: 3)
/// ```
///
/// Reading a passage checks it against a versification; ``Passage/mapped(from:to:)`` converts it to another one.
public struct Versification: Sendable {
    private let counts: VerseCounts

    private init(_ name: String, differingFrom base: Versification? = nil, isDefaultLike: Bool = false) {
        counts = VerseCounts(name, differingFrom: base?.counts, isDefaultLike: isDefaultLike)
    }

    /// The name, as in `v11n=` of the common scheme: `English`, `Vulgate`, `Synodal`.
    public var name: String { counts.name }

    /// Whether it differs from ``english`` only by a few verses at the ends of chapters, so that URLs need not name it.
    public var isDefaultLike: Bool { counts.isDefaultLike }

    /// The default for a versification that is like it, else the versification itself.
    public var simplified: Versification { isDefaultLike ? .english : self }

    /// The map of its verses to those of the originals.
    var map: VerseMap { counts.map.value }

    /// The number of chapters of a book, 0 if the versification does not have it. Psalms has 150;
    /// ``verseCount(of:chapter:)`` also has Psalm 151.
    public func chapterCount(of book: Book) -> Int { counts.chapterCount(of: book) }

    /// The last verse of a chapter; nil if the book does not have the chapter.
    public func verseCount(of book: Book, chapter: Int) -> Int? {
        guard chapter >= 1, chapter <= chapterCount(of: book) else {
            return book == .psalms && chapter == 151 ? verseCount(of: .additionalPsalm, chapter: 1) : nil
        }
        return counts.verseCount(of: book, chapter: chapter)
    }

    /// The English Standard Version and most English Bibles; the default.
    public static let english = Versification("English", isDefaultLike: true)
    /// The King James Version.
    public static let kjv = Versification("KJV", differingFrom: english, isDefaultLike: true)
    /// The Common English Bible.
    public static let ceb = Versification("CEB", differingFrom: english, isDefaultLike: true)
    /// The Christian Standard Bible.
    public static let csb = Versification("CSB", differingFrom: english, isDefaultLike: true)
    /// The New Living Translation.
    public static let nlt = Versification("NLT", differingFrom: english, isDefaultLike: true)
    /// The New Revised Standard Version.
    public static let nrsv = Versification("NRSV", differingFrom: english, isDefaultLike: true)
    /// The updated edition of the New Revised Standard Version.
    public static let nrsvue = Versification("NRSVue", differingFrom: english, isDefaultLike: true)
    /// The New American Bible.
    public static let nab = Versification("NAB", differingFrom: english)
    /// The Latin Vulgate and translations of it, such as Douay-Rheims.
    public static let vulgate = Versification("Vulgate", differingFrom: english)
    /// The Hebrew and Greek originals.
    public static let original = Versification("Original", differingFrom: english)
    /// The Greek Old Testament.
    public static let septuagint = Versification("Septuagint", differingFrom: english)
    /// The Russian Synodal Bible.
    public static let synodal = Versification("Synodal", differingFrom: english)

    /// The French Bibles of Louis Segond: the titles of psalms have numbers, and most chapters start as in English.
    public static let segond = Versification("Segond", differingFrom: english)
    /// The Dutch Statenvertaling and its revisions: the titles of psalms have numbers, and most chapters start as in
    /// English.
    public static let statenvertaling = Versification("Statenvertaling", differingFrom: english)
    /// The Swedish Bibles of 1917 and 2000: the titles of psalms have numbers, and most chapters start as in English.
    public static let swedish = Versification("Swedish", differingFrom: english)
    /// Catholic Bibles in most languages, which follow the originals, with the additions to Daniel in their places.
    public static let catholic = Versification("Catholic", differingFrom: english)

    /// All versifications, the default first.
    public static var all: [Versification] {
        [
            english, kjv, ceb, csb, nlt, nrsv, nrsvue, nab, vulgate, original, septuagint, synodal, segond,
            statenvertaling, swedish, catholic,
        ]
    }

    /// The versification with a name, or another name in use; nil if there is none. Case does not matter.
    public static func named(_ name: String) -> Versification? {
        switch name.lowercased() {
        case "english", "default", "esv": english
        case "kjv", "kjva": kjv
        case "ceb": ceb
        case "csb": csb
        case "nlt": nlt
        case "nrsv", "nrsva": nrsv
        case "nrsvue": nrsvue
        case "nab": nab
        case "vulgate", "vulg": vulgate
        case "original", "masorah", "masoretic", "mt", "leningrad": original
        case "septuagint", "lxx": septuagint
        case "synodal": synodal
        case "segond": segond
        case "statenvertaling": statenvertaling
        case "swedish": swedish
        case "catholic": catholic
        default: nil
        }
    }
}

extension Versification: Hashable {
    /// Whether both are the same versification.
    public static func == (left: Versification, right: Versification) -> Bool { left.counts === right.counts }

    /// Hashes the identity of the versification.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(counts)) }
}
