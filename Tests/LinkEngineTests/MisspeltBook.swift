import Bible
import TestCorpora

/// A link whose book has one letter changed, so that it is not a book any more.
struct MisspeltBook {
    let url: String

    /// Nil where the link names no book of the passage in letters.
    init?(in url: String, of passage: Passage, _ numbers: inout SeededGenerator) {
        let books = Set(passage.spans.flatMap { [$0.start.book, $0.end.book] })
        let start =
            url.firstRange(of: "://").map { url[$0.upperBound...].firstIndex(of: "/") ?? url.endIndex }
            ?? url.startIndex
        let words = Set(url[start...].split { !$0.isLetter }.map(String.init).filter { $0.count > 1 })
        let names = words.filter { !Self.books(named: $0).isDisjoint(with: books) }.sorted {
            ($1.count, $0) < ($0.count, $1)
        }
        guard let name = names.first, let misspelt = Self.misspell(name, &numbers) else { return nil }
        // The other spellings of the same book in the link would still tell.
        guard names.allSatisfy({ $0.lowercased() == name.lowercased() }) else { return nil }
        self.url = String(url[..<start]) + String(url[start...]).replacing(name, with: misspelt)
    }

    private static func misspell(_ name: String, _ numbers: inout SeededGenerator) -> String? {
        for _ in 0..<20 {
            var letters = Array(name)
            letters[Int.random(in: 0..<letters.count, using: &numbers)] =
                "abcdefghijklmnopqrstuvwxyz".randomElement(using: &numbers) ?? "x"
            let changed = String(letters)
            if changed.lowercased() != name.lowercased(), books(named: changed).isEmpty { return changed }
        }
        return nil
    }

    /// The books that a word, alone or with a number before it, may stand for.
    private static func books(named word: String) -> Set<Book> {
        var books: Set<Book> = []
        for number in ["", "1", "2", "3", "4"] {
            let passage = try? Passage(parsing: "\(number) \(word) 1")
            if let book = passage?.spans.first?.start.book { books.insert(book) }
            for glued in [number + word, number + "-" + word, number + "_" + word] {
                if let book = codes[glued.lowercased()] { books.insert(book) }
            }
        }
        return books
    }

    private static let codes: [String: Book] = {
        let pairs = Book.all.flatMap { book in
            Book.CodeSet.allCases.compactMap { book.code(in: $0) }.map { ($0.lowercased(), book) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
