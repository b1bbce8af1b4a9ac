import Foundation
import TestCorpora
import Testing

/// The links of apps as they were seen in public sources, against what the rules write and read.
@Suite struct AppFactsTests {
    static let file = "../facts/bible-apps.json"

    /// A passage, and the link for it that a source shows.
    private struct Example: Decodable {
        let passage: String
        let url: String
    }

    private struct App: Decodable {
        let confidence: String
        let examples: [Example]?
    }

    /// The facts do not say which translation a link is for: any of these will do.
    private static let translations =
        [""] + ["ESV", "KJV", "NIV", "CSB", "FinRK", "LSG"].map { "&translation=\($0)" }

    private static let examples: [Example] = {
        let apps: [App] = (try? Corpus.read(file)) ?? []
        return apps.filter { $0.confidence == "seen-in-source" }.flatMap { $0.examples ?? [] }
    }()

    @Test(.enabled(if: Corpus.has(file)))
    func linksAreWrittenAsTheirExamplesShow() throws {
        #expect(Self.examples.count >= 44)
        let answers = try resolve(
            Self.examples.flatMap { example in
                Self.translations.map { "bible://?passages=\(example.passage)\($0)" }
            })
        for (number, example) in Self.examples.enumerated() {
            let openings = answers[number * Self.translations.count..<(number + 1) * Self.translations.count]
                .flatMap { $0["openings"] as? [[String: Any]] ?? [] }
            let isWritten = openings.contains { $0["url"] as? String == example.url }
            #expect(isWritten == (AppFactExceptions.all[example.url] == nil), "\(example.url)")
        }
    }

    @Test(.enabled(if: Corpus.has(file)))
    func examplesAreRead() throws {
        for (example, answer) in zip(Self.examples, try resolve(Self.examples.map(\.url))) {
            #expect((answer["passage"] as? [String: Any])?["passages"] as? String == example.passage, "\(example.url)")
        }
    }

    private func resolve(_ links: [String]) throws -> [[String: Any]] {
        try Program(
            ["resolve", "--unverified", "--ndjson", "-"], input: Data(links.joined(separator: "\n").utf8)
        ).jsonLines
    }
}
