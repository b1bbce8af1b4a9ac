/// What must stand around the names of books, from ``ProseNameData``.
struct ProseNames: Sendable {
    static let shared = ProseNames()

    private let demands: FoldedTable<ProseDemand>
    private let englishDemands: FoldedTable<ProseDemand>
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

    private static func demands(_ data: StaticString) -> FoldedTable<ProseDemand> {
        var demands = FoldedTable<ProseDemand>()
        for row in Table(data).rows() {
            for word in row.dropFirst() {
                guard let demand = ProseDemand(name: String(Substring(row[0]))) else { continue }
                demands.update(FoldedKey(Array(word)[...]), inserting: demand) { $0 = demand }
            }
        }
        return demands
    }

    /// What must stand around a name of one word without an ordinal.
    func demand(of word: ArraySlice<UInt8>, _ book: Book, in language: ScanLanguage) -> ProseDemand {
        if let demand = demands.value(of: word) { return demand }
        if language.code == "en", let demand = englishDemands.value(of: word) { return demand }
        if word.count <= 3, language.words[word].contains(.own) { return .brackets }
        // A name of one syllable or sign in Korean or Chinese, of two letters in the scripts of India.
        let lead = word.first ?? 0
        if lead >= 0xE3 && word.count == 3 || lead == 0xE0 && word.count <= 6 { return .verse }
        let ofBook = demand(of: book)
        let isFullName = ofBook == .surroundings && word.count >= 3 && book.name.utf8.count == word.count
        return word.count <= 4 && !isFullName ? .lead : ofBook
    }

    /// What must stand around the full name of a book.
    func demand(of book: Book) -> ProseDemand { demandsOfBooks[book] ?? .chapter }

    /// Whether a name is that of a person or a product too, and no abbreviation.
    func isProduct(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool {
        products.contains(book) && (word.count > 4 || book.name.utf8.count == word.count)
    }

    /// Whether the name of a book is the plural of a word.
    func isPlural(_ book: Book) -> Bool { plurals.contains(book) }

    /// Whether a name is that of a people too.
    func isPeople(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool { word.count > 4 && peoples.contains(book) }
}
