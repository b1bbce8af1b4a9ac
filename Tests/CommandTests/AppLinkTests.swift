import Foundation
import TestCorpora
import Testing

/// The links of apps as public sources show them, against what the rules write and read.
@Suite struct AppLinkTests {
    /// A passage, and the link for it that a source shows.
    private struct Example: Decodable {
        let passage: String
        let url: String
    }

    /// The sources do not say which translation a link is for: any of these will do.
    private static let translations =
        [""] + ["ESV", "KJV", "NIV", "CSB", "FinRK", "LSG"].map { "&translation=\($0)" }

    @Test func linksAreWrittenAsTheirExamplesShow() throws {
        let examples: [Example] = try Corpus.appLinks.lines()
        let answers = try resolve(
            examples.flatMap { example in
                Self.translations.map { "bible://?passages=\(example.passage)\($0)" }
            })
        for (number, example) in examples.enumerated() {
            let openings = answers[number * Self.translations.count..<(number + 1) * Self.translations.count]
                .flatMap { $0["openings"] as? [[String: Any]] ?? [] }
            let isWritten = openings.contains { $0["url"] as? String == example.url }
            #expect(isWritten == (AppLinkExceptions.all[example.url] == nil), "\(example.url)")
        }
    }

    @Test func examplesAreRead() throws {
        let examples: [Example] = try Corpus.appLinks.lines()
        for (example, answer) in zip(examples, try resolve(examples.map(\.url))) {
            #expect((answer["passage"] as? [String: Any])?["passages"] as? String == example.passage, "\(example.url)")
        }
    }

    private func resolve(_ links: [String]) throws -> [[String: Any]] {
        try Program(
            ["resolve", "--unverified", "--browsers", "--ndjson", "-"], input: Data(links.joined(separator: "\n").utf8)
        ).jsonLines
    }
}
