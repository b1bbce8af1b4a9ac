/// What must stand around the names of books, from ``ProseNameData``.
struct ProseNames: Sendable {
    static let shared = ProseNames()

    private let demands: FoldedTable<ProseDemand>
    private let englishDemands: FoldedTable<ProseDemand>
    /// What is known of each book, by its index.
    private let books: [BookTraits]

    /// What the full name of a book means besides the book.
    private struct BookTraits {
        var demand = ProseDemand.chapter
        var isProduct = false
        var isPlural = false
        var isPeople = false
    }

    private init() {
        demands = Self.demands(ProseNameData.names)
        englishDemands = Self.demands(ProseNameData.englishNames)
        books = Self.traits()
    }

    private static func traits() -> [BookTraits] {
        var traits = [BookTraits](repeating: BookTraits(), count: Book.all.count)
        for row in Table(ProseNameData.books).rows() {
            let demand = ProseDemand(name: String(Substring(row[0]))) ?? .chapter
            for index in indices(row.dropFirst()) { traits[index].demand = demand }
        }
        for index in indices(Table(ProseNameData.products).rows().joined()) { traits[index].isProduct = true }
        for index in indices(Table(ProseNameData.plurals).rows().joined()) { traits[index].isPlural = true }
        for index in indices(Table(ProseNameData.peoples).rows().joined()) { traits[index].isPeople = true }
        return traits
    }

    /// The indices of the books with some OSIS ids.
    private static func indices(_ ids: some Sequence<Substring.UTF8View>) -> [Int] {
        ids.compactMap { Book(osis: String(Substring($0))).map { Int($0.index) } }
    }

    private func traits(of book: Book) -> BookTraits { books[Int(book.index)] }

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
    func demand(of book: Book) -> ProseDemand { traits(of: book).demand }

    /// Whether a name is that of a person or a product too, and no abbreviation.
    func isProduct(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool {
        traits(of: book).isProduct && (word.count > 4 || book.name.utf8.count == word.count)
    }

    /// Whether the name of a book is the plural of a word.
    func isPlural(_ book: Book) -> Bool { traits(of: book).isPlural }

    /// Whether a name is that of a people too.
    func isPeople(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool { word.count > 4 && traits(of: book).isPeople }
}
