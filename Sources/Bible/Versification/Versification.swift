/// A way of counting chapters and verses.
///
/// A passage is checked against one of them; ``Passage/mapped(from:to:)`` leads from one to another.
public struct Versification: Sendable {
    /// Shared, as a versification is passed on for every reference.
    private let counts: VerseCounts

    private init(
        _ name: String, _ data: StaticString, differingFrom base: Versification? = nil, isDefaultLike: Bool = false
    ) {
        counts = VerseCounts(name, data, differingFrom: base?.counts, isDefaultLike: isDefaultLike)
    }

    /// The name, as `v11n=` of the common scheme has it: `English`, `Vulgate`, `Synodal`.
    public var name: String { counts.name }

    /// Whether the scheme is the default but for a few verses at the ends of chapters, so that it need not be named.
    public var isDefaultLike: Bool { counts.isDefaultLike }

    /// The default for a versification that is like it, else the versification itself.
    public var simplified: Versification { isDefaultLike ? .english : self }

    /// The number of chapters of a book; 150 for the Psalms, though ``verseCount(of:chapter:)`` knows Psalm 151.
    public func chapterCount(of book: Book) -> Int { counts.chapterCount(of: book) }

    /// The last verse of a chapter, or nil where there is no such chapter.
    public func verseCount(of book: Book, chapter: Int) -> Int? {
        guard chapter >= 1, chapter <= chapterCount(of: book) else {
            return book == .psalms && chapter == 151 ? verseCount(of: .additionalPsalm, chapter: 1) : nil
        }
        return counts.verseCount(of: book, chapter: chapter)
    }

    /// The counting of the ESV, the default.
    public static let english = Versification("English", VersificationData.english, isDefaultLike: true)
    /// The King James Version and those that count like it.
    public static let kjv = Versification("KJV", VersificationData.kjv, differingFrom: english, isDefaultLike: true)
    /// The Common English Bible.
    public static let ceb = Versification("CEB", VersificationData.ceb, differingFrom: english, isDefaultLike: true)
    /// The Christian Standard Bible.
    public static let csb = Versification("CSB", VersificationData.csb, differingFrom: english, isDefaultLike: true)
    /// The New Living Translation.
    public static let nlt = Versification("NLT", VersificationData.nlt, differingFrom: english, isDefaultLike: true)
    /// The New Revised Standard Version.
    public static let nrsv = Versification("NRSV", VersificationData.nrsv, differingFrom: english, isDefaultLike: true)
    /// The updated edition of the New Revised Standard Version.
    public static let nrsvue = Versification(
        "NRSVue", VersificationData.nrsvue, differingFrom: english, isDefaultLike: true)
    /// The New American Bible.
    public static let nab = Versification("NAB", VersificationData.nab, differingFrom: english)
    /// The Latin Vulgate and its daughters, Douay among them.
    public static let vulgate = Versification("Vulgate", VersificationData.vulgate, differingFrom: english)
    /// The Hebrew and Greek originals.
    public static let original = Versification("Original", VersificationData.original, differingFrom: english)
    /// The Greek Old Testament.
    public static let septuagint = Versification("Septuagint", VersificationData.septuagint, differingFrom: english)
    /// The Russian Synodal Bible.
    public static let synodal = Versification("Synodal", VersificationData.synodal, differingFrom: english)

    /// Every scheme, the default first.
    public static var all: [Versification] {
        [english, kjv, ceb, csb, nlt, nrsv, nrsvue, nab, vulgate, original, septuagint, synodal]
    }

    /// Finds a scheme by its name, or by another name in use; case does not matter.
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
        default: nil
        }
    }
}

extension Versification: Hashable {
    /// Every scheme is there once.
    public static func == (left: Versification, right: Versification) -> Bool { left.counts === right.counts }

    /// Hashes the identity of the scheme.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(counts)) }
}
