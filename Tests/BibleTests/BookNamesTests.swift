import Foundation
import Testing

@testable import Bible

@Suite("Names of the books")
struct BookNamesTests {
    @Test("Every language names the 66 books", arguments: BookNames.languages.map(\.code))
    func complete(code: String) throws {
        let named = Set(try lines(of: code).map(\.id))
        #expect(Book.all.prefix(66).map(\.osis).filter { !named.contains($0) } == [])
    }

    @Test("Every line belongs to a book, and to one line only", arguments: BookNames.languages.map(\.code))
    func known(code: String) throws {
        let ids = try lines(of: code).map(\.id)
        #expect(ids.filter { Book(osis: $0) == nil } == [])
        #expect(ids.count == Set(ids).count)
    }

    @Test("A name means one book only in its language", arguments: BookNames.languages.map(\.code))
    func distinct(code: String) throws {
        var books: [String: String] = [:]
        var clashes: [String] = []
        for line in try lines(of: code) {
            for name in line.names {
                // The reader tells `Jó`, Job, from `Jo`, John.
                let isAccented = name.utf8.contains { $0 >= 0x80 }
                let key = folded(name) + (isAccented ? "´" : "")
                if let other = books.updateValue(line.id, forKey: key), other != line.id {
                    clashes.append("\(name): \(other), \(line.id)")
                }
            }
        }
        #expect(clashes == [])
    }

    @Test("No name is empty", arguments: BookNames.languages.map(\.code))
    func nonempty(code: String) throws {
        #expect(try lines(of: code).filter { $0.names.contains(where: \.isEmpty) }.map(\.id) == [])
    }

    /// The lines of a language: `Gen: Genesis, Gen`.
    private func lines(of code: String) throws -> [(id: String, names: [String])] {
        let language = try #require(BookNames.languages.first { $0.code == code })
        return language.names.description.split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let names = parts.last?.split(separator: ",", omittingEmptySubsequences: false) ?? []
            return (String(parts[0]), names.map { $0.trimmingCharacters(in: .whitespaces) })
        }
    }

    /// More forgiving than the parser: what is distinct here is distinct there.
    private func folded(_ name: String) -> String {
        let plain = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return plain.replacing("ø", with: "o").replacing("ł", with: "l").filter { $0.isLetter || $0.isNumber }
    }
}
