extension Book {
    /// The codes by which a site or an app identifies the books; not every set has a code for every book.
    public enum CodeSet: String, Hashable, Sendable, CaseIterable {
        /// `jhn`, `1co`, `phl`: Blue Letter Bible.
        case blueLetterBible
        /// `Jn`, `1Co`, `Php`: Logos and Biblia.
        case logos
        /// `john`, `1-cor`, `philip`: the Church of Jesus Christ of Latter-day Saints.
        case lds
        /// `john`, `1_corinthians`, `songs`: Bible Hub.
        case bibleHub
        /// `john`, `1-corinthians`, `song-of-solomon`: Bible Study Tools, StudyLight and others.
        case hyphenSlug
        /// `john`, `1corinthians`, `songofsongs`: the bishops of the United States, and paths at Biblia.
        case usccb
        /// `joh`, `1co`, `3ki` for 1 Kings: AllBible.
        case allbible
        /// `Jn`, `1Cor`, `Nav` for Joshua: Azbyka.
        case azbyka
        /// `Genesis`, `I_Samuel`: Sefaria; the Hebrew Bible only.
        case sefaria
        /// `1.Mose`, `Johannes`: Bible Server in German.
        case bibleServerGerman
        /// `01` to `73` in the order of the Douay Bible.
        case douayRheims
        /// `01` to `35b` in the order of the Hebrew Bible: Mechon-Mamre.
        case mechonMamre
    }

    /// The code of the book in a set; nil if the set does not have the book.
    public func code(in set: CodeSet) -> String? {
        Catalogue.shared.value(of: self, column: set.column)
    }

    /// The book with a code in a set; nil if there is none. Case does not matter.
    public init?(code: String, in set: CodeSet) {
        guard let book = Catalogue.shared.book(code, column: set.column) else { return nil }
        self = book
    }
}

extension Book.CodeSet {
    private static let columns = allCases

    /// The column of `data/books.txt`, after those of OSIS id, USFM code and name.
    fileprivate var column: Int {
        3 + (Self.columns.firstIndex(of: self) ?? 0)
    }
}
