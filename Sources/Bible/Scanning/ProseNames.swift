/// Looks up the words and books of ``ProseNameData``.
struct ProseNames: Sendable {
    /// What must stand around a name.
    enum Demand: Comparable {
        /// A chapter is enough: `Genesis 5`.
        case chapter
        /// A chapter where nothing is counted: `Isaiah 5`.
        case uncounted
        /// A chapter where nothing is counted, after a word that may come before a book: `in John 5`.
        case surroundings
        /// A chapter after a word that may come before a book, or with no word behind it: `in Numbers 5`, `(Rom 8)`.
        case lead
        /// A verse.
        case verse
        /// A verse, in brackets or in a list.
        case brackets
    }

    static let shared = ProseNames()

    private let common: Set<Book>
    private let plural: Set<Book>
    private let rare: Set<Book>
    private let withVerse: Set<FoldedKey>
    private let inBrackets: Set<FoldedKey>
    private let lead: Set<FoldedKey>
    private let referenceWords: Set<FoldedKey>
    private let conjunctions: Set<FoldedKey>
    private let texts: Set<FoldedKey>
    private let units: Set<FoldedKey>
    private let amounts: Set<FoldedKey>

    private init() {
        common = Self.books(ProseNameData.common)
        plural = Self.books(ProseNameData.plural)
        rare = Self.books(ProseNameData.rare)
        withVerse = Self.words(ProseNameData.withVerse)
        inBrackets = Self.words(ProseNameData.inBrackets)
        texts = Self.words(ProseNameData.texts)
        conjunctions = Self.words(ProseNameData.conjunctions)
        lead = Self.words(ProseNameData.lead)
        referenceWords = Self.words(ProseNameData.referenceWords)
        units = Self.words(ProseNameData.units)
        amounts = Self.words(ProseNameData.amounts)
    }

    private static func books(_ data: StaticString) -> Set<Book> {
        Set(Table(data).rows().flatMap { $0.compactMap { Book(osis: String(Substring($0))) } })
    }

    private static func words(_ data: StaticString) -> Set<FoldedKey> {
        Set(Table(data).rows().flatMap { $0.map { FoldedKey(Array(String(Substring($0)).folded.utf8)[...]) } })
    }

    /// What must stand around a name of one word without an ordinal.
    func demand(of word: ArraySlice<UInt8>, _ book: Book, language: String) -> Demand {
        let key = FoldedKey(word)
        if inBrackets.contains(key) || word.count <= 3 && StopWords.shared.contains(word, language: language) {
            return .brackets
        }
        if withVerse.contains(key) { return .verse }
        if isAbbreviation(word, book) || plural.contains(book) { return .lead }
        if common.contains(book) { return .surroundings }
        return rare.contains(book) ? .uncounted : .chapter
    }

    private func isAbbreviation(_ word: ArraySlice<UInt8>, _ book: Book) -> Bool {
        word.count <= 4 && !(word.count >= 3 && common.contains(book) && book.name.utf8.count == word.count)
    }

    /// Whether a word joins the items of a list.
    func isConjunction(_ word: ArraySlice<UInt8>) -> Bool { conjunctions.contains(FoldedKey(word)) }

    /// Whether the full name of a book is common elsewhere.
    func isCommon(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool { common.contains(book) && word.count > 2 }

    /// Whether a word names what a chapter is.
    func isText(_ word: ArraySlice<UInt8>) -> Bool { texts.contains(FoldedKey(word)) }

    /// Whether a word before a name shows that a reference follows.
    func isLead(_ word: ArraySlice<UInt8>) -> Bool { lead.contains(FoldedKey(word)) }

    /// Whether a word before a name, such as `see`, hardly comes before anything but a reference.
    func isReferenceWord(_ word: ArraySlice<UInt8>) -> Bool { referenceWords.contains(FoldedKey(word)) }

    /// Whether a word after a number makes it a time or an amount.
    func isUnit(_ word: ArraySlice<UInt8>) -> Bool { units.contains(FoldedKey(word)) }

    /// Whether a word before two numbers makes them a time, a score or a ratio.
    func isAmount(_ word: ArraySlice<UInt8>) -> Bool { amounts.contains(FoldedKey(word)) }
}
