/// What must stand around the names of books, from `data/prose-names.txt`.
struct ProseNames: Sendable {
    static let shared = ProseNames()

    private var demands = FoldedTable<ProseDemand>()
    /// The same in texts of one language, by its code.
    private var languageDemands: [(code: String, demands: FoldedTable<ProseDemand>)] = []
    private var numbered = FoldedTable<Bool>()
    /// What is known of each book, by its index.
    private var books = [BookTraits](repeating: BookTraits(), count: Book.all.count)

    /// What the full name of a book means besides the book.
    private struct BookTraits {
        var demand = ProseDemand.chapter
        var isProduct = false
        var isPlural = false
        var isPeople = false
    }

    private init() {
        var reader = TableReader("prose-names.txt")
        while reader.nextLine() {
            var words = reader.remainingStrings()[...]
            switch words.removeFirst() {
            case "name": Self.insert(words, &demands)
            case "in": insert(words.dropFirst(), language: words.first ?? "")
            case "product": mark(words) { $0.isProduct = true }
            case "plural": mark(words) { $0.isPlural = true }
            case "numbered": Self.insert(words, true, &numbered)
            case "people": mark(words) { $0.isPeople = true }
            default:
                guard let demand = ProseDemand(name: words.removeFirst()) else { continue }
                mark(words) { $0.demand = demand }
            }
        }
    }

    private static func insert(_ words: ArraySlice<String>, _ demands: inout FoldedTable<ProseDemand>) {
        guard let demand = words.first.flatMap(ProseDemand.init) else { return }
        insert(words.dropFirst(), demand, &demands)
    }

    private static func insert<Value>(_ words: ArraySlice<String>, _ value: Value, _ table: inout FoldedTable<Value>) {
        for word in words {
            table.update(FoldedKey(Array(word.folded.utf8)[...]), inserting: value) { $0 = value }
        }
    }

    private mutating func insert(_ words: ArraySlice<String>, language code: String) {
        let index = languageDemands.firstIndex { $0.code == code } ?? languageDemands.count
        if index == languageDemands.count { languageDemands.append((code, FoldedTable())) }
        Self.insert(words, &languageDemands[index].demands)
    }

    /// Changes what is known of the books with some OSIS ids.
    private mutating func mark(_ ids: ArraySlice<String>, _ change: (inout BookTraits) -> Void) {
        for id in ids {
            if let book = Book(osis: id) { change(&books[Int(book.index)]) }
        }
    }

    private func traits(of book: Book) -> BookTraits { books[Int(book.index)] }

    /// What must stand around a name of one word without an ordinal.
    ///
    /// - Parameter isKnown: whether the text is in the language, and not only perhaps.
    func demand(
        of word: ArraySlice<UInt8>, _ book: Book, in language: ScanLanguage, isKnown: Bool = false
    ) -> ProseDemand {
        if isKnown || language.code == "en",
            let own = languageDemands.first(where: { $0.code == language.code })?.demands.value(of: word)
        {
            return own
        }
        if let demand = demands.value(of: word) { return demand }
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
    func isProduct(_ book: Book, _ word: ArraySlice<UInt8>, in language: ScanLanguage) -> Bool {
        guard traits(of: book).isProduct, language.code == "en" || demand(of: book) >= .surroundings,
            demands.value(of: word) != .chapter
        else { return false }
        return word.count > 4 || book.name.utf8.count == word.count
            || language.fullName(of: book).folded.utf8.suffix(word.count).elementsEqual(word)
    }

    /// Whether a name is the plural of a word, and no abbreviation.
    func isPlural(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool { traits(of: book).isPlural && word.count > 4 }

    /// Whether a name is that of things, of which there are several with numbers: `Job 1`, `Acts 2`, `Gen 3`.
    func isThing(_ book: Book, _ word: ArraySlice<UInt8>, in language: ScanLanguage) -> Bool {
        traits(of: book).isPlural
            || language.code == "en"
                && (word.elementsEqual("job".utf8) || demand(of: word, book, in: language) > .surroundings)
    }

    /// Whether books that are not in the Bible have a name with a number.
    func isNumberedElsewhere(_ word: ArraySlice<UInt8>) -> Bool { numbered.value(of: word) != nil }

    /// Whether a name is that of a people too.
    func isPeople(_ book: Book, _ word: ArraySlice<UInt8>) -> Bool { word.count > 4 && traits(of: book).isPeople }
}
