import Bible
import LinkEngine
import TestCorpora
import Testing

@testable import Documents

/// The verse that its reader means: 20 places whose numbers differ, in 15 languages and three kinds of targets.
@Suite("Numbers of readers' Bibles in links")
struct ReadersNumbersTests {
    private struct Place: Decodable {
        var english: String
        /// The languages by their numbers.
        var numbers: [String: String]
    }

    /// A place as a reader writes it.
    private struct Written {
        let text: String
        /// In the numbers of the reader.
        let passage: Passage
        let english: Passage
    }

    private static let withComma: Set = ["de", "pl", "cs", "hu", "da", "no", "it"]

    /// The languages with the YouVersion numbers of their usual translations; nil if none is known.
    static let languages: [(code: String, version: String?)] = [
        ("en", nil), ("de", "51"), ("fr", "93"), ("nl", "1990"), ("es", "149"), ("pt", "1608"), ("it", "122"),
        ("pl", nil), ("cs", nil), ("hu", nil), ("ru", "400"), ("sv", "154"), ("da", nil), ("no", nil), ("fi", "330"),
    ]

    private static let engine = Engine.standard()

    private static func places(_ language: String) throws -> [Written] {
        let names = BookNames.fullNames(language: language) ?? [:]
        return try Corpus.readersNumbers.lines(as: Place.self).map { place in
            let english = try Passage(parsing: place.english)
            let book = english.spans[0].start.book
            let entry = place.numbers.first { $0.value.split(separator: " ").contains(Substring(language)) }
            let numbers = try #require(entry).key
            let parts = numbers.split { $0 == ":" || $0 == "-" }.compactMap { Int($0) }
            let span = Passage.Span(
                Passage.Location(book, parts[0], parts[1]), to: Passage.Location(book, parts[0], parts[parts.count - 1])
            )
            let written = withComma.contains(language) ? numbers.replacing(":", with: ",") : numbers
            return Written(
                text: "\(names[book] ?? book.name) \(written)", passage: try #require(Passage(spans: [span])),
                english: english)
        }
    }

    private static func link(_ text: String, _ language: String, to target: RewriteTarget) throws -> RewrittenLink {
        let references = ReferenceOptions(languages: [language])
        let rewriter = try Rewriter(engine: engine, target: target, references: references)
        return try #require(rewriter.rewrite(Array(text.utf8), as: .text).links.first)
    }

    @Test("Readings keep the numbers, and mean the English verse", arguments: languages.map(\.code))
    func readings(language: String) throws {
        for place in try Self.places(language) {
            let found = ReferenceScanner(languages: [language]).references(in: Array(place.text.utf8))
            #expect(found.map(\.passage) == [place.passage], "\(place.text)")
            let reference = try Reference(parsing: place.text, language: language)
            #expect(reference.passage == place.passage, "\(place.text)")
            let english = reference.passage.mapped(from: reference.versification, to: .english).passage
            #expect(english == place.english, "\(place.text)")
        }
    }

    @Test("A link with a translation has its numbers", arguments: languages)
    func translation(language: String, version: String?) throws {
        for place in try Self.places(language) {
            let link = try Self.link(place.text, language, to: .app("youversion"))
            // The usual Italian translation has English numbers, unlike the Catholic Bibles that are cited with a comma.
            let passage = version == nil || language == "it" ? place.english : place.passage
            let end = version.map { "&version_id=\($0)" } ?? ""
            #expect(link.result == "youversion://bible?reference=\(passage.usfm)\(end)", "\(place.text)")
            let isUncertain = version == nil && place.passage != place.english
            #expect(link.losses.contains { $0.kind == .versification } == isUncertain, "\(place.text)")
        }
    }

    @Test("The Bible of the reader has the numbers of the reader", arguments: languages.map(\.code))
    func reader(language: String) throws {
        for place in try Self.places(language) {
            let link = try Self.link(place.text, language, to: .app("xiphos"))
            #expect(link.result == "sword:///\(place.passage.osis)", "\(place.text)")
        }
    }

    @Test("An English Bible has English numbers", arguments: languages.map(\.code))
    func english(language: String) throws {
        for place in try Self.places(language) {
            let link = try Self.link(place.text, language, to: .web("esv-org"))
            #expect(
                link.result == "https://www.esv.org/\(place.english.text.replacing(" ", with: "+"))/",
                "\(place.text)")
        }
    }
}
