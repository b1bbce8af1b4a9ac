import Bible
import Testing

struct BookTests {
    @Test func booksAreFoundByEveryCode() {
        #expect(Book.all.count == 89)
        for book in Book.all {
            #expect(Book(osis: book.osis) == book)
            #expect(Book(usfm: book.usfm.lowercased())?.usfm == book.usfm)
            // Greek Esther goes by the codes of Esther at two sites.
            for set in Book.CodeSet.allCases where book.osis != "EsthGr" {
                guard let code = book.code(in: set) else { continue }
                #expect(Book(code: code, in: set) == book, "\(code) in \(set)")
            }
        }
    }

    @Test func ordersRunBothWays() {
        for order in Book.Order.allCases {
            for book in Book.all {
                guard let number = book.number(in: order) else { continue }
                #expect(Book(number: number, in: order)?.number(in: order) == number)
            }
        }
    }

    @Test(arguments: [
        (45, Book.Order.russian, "Jas"), (52, .russian, "Rom"), (66, .russian, "Rev"), (61, .logos, "Matt"),
        (21, .douay, "Ps"), (47, .douay, "Matt"), (26, .hebrew, "Ps"), (47, .bibleGateway, "Matt"),
        (43, .protestant, "John"),
    ])
    func numbersInOrders(number: Int, order: Book.Order, osis: String) {
        #expect(Book(number: number, in: order)?.osis == osis)
    }

    @Test(arguments: [
        ("JUD", "Jude"), ("JDG", "Judg"), ("JDT", "Jdt"), ("EZK", "Ezek"), ("JOL", "Joel"), ("NAM", "Nah"),
        ("ESG", "EsthGr"),
    ])
    func codesThatAreMistakenForOthers(usfm: String, osis: String) {
        #expect(Book(usfm: usfm)?.osis == osis)
    }
}

struct VersificationTests {
    @Test func theDefaultHas31103Verses() {
        let books = Book.all.prefix(66)
        #expect(books.reduce(0) { $0 + $1.chapterCount } == 1189)
        #expect(verses(of: books, in: .english) == 31_103)
        #expect(verses(of: books, in: .kjv) == 31_102)
    }

    @Test func schemesDifferWhereTheyShould() {
        #expect(Versification.vulgate.verseCount(of: .psalm, chapter: 9) == 39)
        #expect(Versification.original.chapterCount(of: .malachi) == 3)
        #expect(Versification.english.verseCount(of: .psalm, chapter: 151) == 7)
        #expect(Versification.english.verseCount(of: .psalm, chapter: 152) == nil)
        for scheme in Versification.all {
            #expect(Versification.named(scheme.name.uppercased()) == scheme)
            #expect(Book.all.allSatisfy { scheme.chapterCount(of: $0) > 0 })
        }
        #expect(Versification.named("Klingon") == nil)
    }

    private func verses(of books: ArraySlice<Book>, in scheme: Versification) -> Int {
        books.reduce(0) { sum, book in
            sum + (1...book.chapterCount).reduce(0) { $0 + (scheme.verseCount(of: book, chapter: $1) ?? 0) }
        }
    }
}

extension Book {
    fileprivate static let psalm = Book.all[18]
    fileprivate static let malachi = Book.all[38]
}
