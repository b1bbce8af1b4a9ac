import Foundation
import Testing
import Text

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

    @Test("Each part is defined before the lines that refer to it", arguments: BookNames.languages.map(\.code))
    func parts(code: String) {
        var defined: Set<Substring> = []
        let text = String(decoding: EmbeddedFile.bytes("names/\(code).txt"), as: UTF8.self)
        for match in text.matches(of: /<(\w+)>(?<value> = )?/) {
            if match.value != nil { defined.insert(match.1) }
            #expect(defined.contains(match.1))
        }
    }

    @Test("A name means one book only in its language", arguments: BookNames.languages.map(\.code))
    func distinct(code: String) throws {
        var books: [String: String] = [:]
        var clashes: Set<String> = []
        for line in try lines(of: code) {
            for name in line.names.flatMap(spellings) {
                // The reader tells `Jó`, Job, from `Jo`, John.
                let isAccented = name.utf8.contains { $0 >= 0x80 }
                let key = name.folded.filter { $0.isLetter || $0.isNumber }
                if let other = books.updateValue(line.id, forKey: key + (isAccented ? "´" : "")), other != line.id {
                    clashes.insert(key)
                }
            }
        }
        #expect(clashes == Self.shared[code] ?? [])
    }

    /// Names of two books: they are read only where one of them has the passage.
    private static let shared: [String: Set<String>] = [
        "en": ["s3y"], "cs": ["jud"], "hi": ["प्रक"], "vi": ["dt", "ga", "ge", "gn", "mk"],
        "bg": ["1езд", "1ездра", "2езд", "2ездра", "2ездрова", "2книганаездра"],
        "zh": ["瑪", "玛"],
    ]

    @Test("The full name of a book reads as the book", arguments: BookNames.languages.map(\.code))
    func fullNames(code: String) throws {
        var misread: [String] = []
        for (book, name) in try #require(BookNames.fullNames(language: code)) where book != .additionalPsalm {
            let passage = try? Passage(parsing: "\(name) 1", language: code)
            if passage != Passage(spans: [.init(.init(book, 1))]) { misread.append("\(book): \(name)") }
        }
        #expect(misread == [])
    }

    @Test(arguments: [
        ("Genesis", ["Genesis"]), ("1. [kniha] Mojžíšova", ["1.  Mojžíšova", "1. kniha Mojžíšova"]),
        ("[a|b]c", ["c", "ac", "bc"]), ("{a|b}c", ["ac", "bc"]), ("a[b[c]]", ["a", "ab", "abc"]),
        ("{a|}[b]", ["a", "ab", "", "b"]), ("a[b", ["a[b"]), ("a]b", ["a]b"]), ("[a}", ["[a}"]),
    ])
    func patterns(pattern: String, names: [String]) {
        #expect(spellings(pattern) == names)
        #expect(NamePattern(Array(pattern.utf8)[...]).count == names.count)
    }

    @Test("No name is empty", arguments: BookNames.languages.map(\.code))
    func nonempty(code: String) throws {
        #expect(try lines(of: code).filter { $0.names.contains(where: \.isEmpty) }.map(\.id) == [])
    }

    /// The lines of a language: `Gen: Genesis, Gen`.
    private func lines(of code: String) throws -> [(id: String, names: [String])] {
        var reader = try #require(BookNames.languages.first { $0.code == code }).names
        var lines: [(id: String, names: [String])] = []
        while reader.nextLine() {
            let line = reader.string(reader.line)
            if lines.isEmpty, Keyword(rawValue: String(line.prefix { $0 != " " })) != nil { continue }
            let parts = line.split(separator: ":", maxSplits: 1)
            let names = parts.last?.split(separator: ",", omittingEmptySubsequences: false) ?? []
            lines.append((String(parts[0]), names.map { $0.trimmingCharacters(in: .whitespaces) }))
        }
        return lines
    }

    private func spellings(_ pattern: String) -> [String] {
        NamePattern(Array(pattern.utf8)[...]).names.map { String(decoding: $0, as: UTF8.self) }
    }
}
