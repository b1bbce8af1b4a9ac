import TestCorpora
import Testing

@testable import Bible

/// Compares the tables with the facts on which they are based; the reason for each difference is listed.
@Suite("Versifications and the facts")
struct VersificationFactsTests {
    static let files = [
        ("eng", Versification.english), ("org", .original), ("lxx", .septuagint), ("vul", .vulgate), ("rso", .synodal),
    ]

    private struct Mapping: Decodable {
        var maxVerses: [String: [Int]]
        var mappedVerses: [String: String]
    }

    private static func mapping(_ file: String) throws -> Mapping {
        try Corpus.versificationMappings.file("\(file).json").json()
    }

    @Test("Rows of the facts are followed", arguments: files)
    func rows(file: String, scheme: Versification) throws {
        let map = scheme.map
        var unlike: [String] = []
        for (left, right) in try Self.mapping(file).mappedVerses {
            guard let from = FactRange(left), let to = FactRange(right), from.count == to.count else {
                if FactRange.isOfOurBooks(left), FactRange.isOfOurBooks(right) { unlike.append(left) }
                continue
            }
            for (verse, original) in zip(from.verses, to.verses) where !original.isTitle {
                // A title that the originals have inside their first verse is no verse on either side.
                if verse.isTitle, !scheme.contains(verse) { continue }
                if map.originals(of: verse)?.contains(original) != true { unlike.append(left) }
            }
        }
        #expect(Set(unlike).sorted() == FactExceptions.rows.filter { $0.file == file }.flatMap(\.rows).sorted())
    }

    @Test("Verses are counted as in the facts", arguments: files)
    func counts(file: String, scheme: Versification) throws {
        var unlike: [String] = []
        for (code, chapters) in try Self.mapping(file).maxVerses {
            guard let book = Book(usfm: code) else { continue }
            let known = (1...max(1, scheme.chapterCount(of: book))).map {
                scheme.verseCount(of: book, chapter: $0) ?? 0
            }
            // Psalm 151 is beyond the chapters.
            if known != Array(chapters.prefix(book.osis == "Ps" ? 150 : chapters.count)) {
                unlike.append(code)
            }
        }
        #expect(unlike.sorted() == FactExceptions.counts.filter { $0.file == file }.flatMap(\.books).sorted())
    }

    static let systems = [
        ("default", Versification.english), ("kjv", .kjv), ("ceb", .ceb), ("csb", .csb), ("nlt", .nlt), ("nrsv", .nrsv),
        ("nrsvue", .nrsvue), ("nab", .nab), ("vulgate", .vulgate), ("masorah", .original),
    ]

    @Test("Systems are counted as in the facts", arguments: systems)
    func systemCounts(name: String, scheme: Versification) throws {
        let facts = try Corpus.versification.json(as: [String: [String: [Int]]].self)
        let chapters = try #require(facts["default"]).merging(try #require(facts[name])) { $1 }
        let unlike = chapters.filter { id, verses in
            guard let book = Book(osis: id) else { return true }
            return verses != (1...verses.count).map { scheme.verseCount(of: book, chapter: $0) }
        }
        #expect(unlike.keys.sorted() == FactExceptions.systems.filter { $0.system == name }.flatMap(\.books).sorted())
    }
}

/// `GEN 32:1-32`.
private struct FactRange {
    let verses: [VerseNumber]
    var count: Int { verses.count }

    init?(_ text: String) {
        guard let match = text.wholeMatch(of: /(\w+) (\d+):(\d+)(?:-(\d+))?/), let book = Book(usfm: String(match.1)),
            let chapter = Int(match.2), let first = Int(match.3)
        else { return nil }
        let last = match.4.flatMap { Int($0) } ?? first
        guard last >= first else { return nil }
        verses = (first...last).map { VerseNumber(book, chapter, $0) }
    }

    /// Whether the book is known, and the verses have no letters.
    static func isOfOurBooks(_ text: String) -> Bool {
        Book(usfm: String(text.prefix(3))) != nil && text.last?.isLetter != true
    }
}
