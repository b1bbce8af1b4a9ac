/// What must stand around the names of books, from ``ProseNameData``.
struct ProseNames: Sendable {
    static let shared = ProseNames()

    private let demands: [FoldedKey: ProseDemand]
    private let englishDemands: [FoldedKey: ProseDemand]
    private let demandsOfBooks: [Book: ProseDemand]
    private let products: Set<Book>
    private let plurals: Set<Book>
    private let peoples: Set<Book>

    private init() {
        demands = Self.demands(ProseNameData.names)
        englishDemands = Self.demands(ProseNameData.englishNames)
        plurals = Set(Self.books(ProseNameData.plurals))
        products = Set(Self.books(ProseNameData.products))
        peoples = Set(Self.books(ProseNameData.peoples))
        var demandsOfBooks: [Book: ProseDemand] = [:]
        for row in Table(ProseNameData.books).rows() {
            for field in row.dropFirst() {
                guard let book = Book(osis: String(Substring(field))) else { continue }
                demandsOfBooks[book] = ProseDemand(name: String(Substring(row[0])))
            }
        }
        self.demandsOfBooks = demandsOfBooks
    }

    private static func books(_ data: StaticString) -> [Book] {
        Table(data).rows().joined().compactMap { Book(osis: String(Substring($0))) }
    }

    private static func demands(_ data: StaticString) -> [FoldedKey: ProseDemand] {
        var demands: [FoldedKey: ProseDemand] = [:]
        for row in Table(data).rows() {
            for word in row.dropFirst() {
                demands[FoldedKey(Array(word)[...])] = ProseDemand(name: String(Substring(row[0])))
            }
        }
        return demands
    }

    /// What must stand around a name of one word without an ordinal.
    func demand(of word: ArraySlice<UInt8>, _ book: Book, in language: ScanLanguage) -> ProseDemand {
        let key = FoldedKey(word)
        if let demand = demands[key] { return demand }
        if language.code == "en", let demand = englishDemands[key] { return demand }
        if word.count <= 3, language.words[word].contains(.own) { return .brackets }
        // A name of one syllable, or sign, in Korean or Chinese.
        if word.count == 3, word.first ?? 0 >= 0xE3 { return .verse }
        let ofBook = demandsOfBooks[book] ?? .chapter
        let isFullName = ofBook == .surroundings && word.count >= 3 && book.name.utf8.count == word.count
        return word.count <= 4 && !isFullName ? .lead : ofBook
    }

    /// Whether a name is that of a person or a product too, and no abbreviation.
    func isProduct(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool {
        products.contains(book) && (word.count > 4 || book.name.utf8.count == word.count)
    }

    /// Whether the name of a book is the plural of a word.
    func isPlural(_ book: Book) -> Bool { plurals.contains(book) }

    /// Whether a name is that of a people too.
    func isPeople(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool { word.count > 4 && peoples.contains(book) }
}
