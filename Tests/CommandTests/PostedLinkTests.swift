import Foundation
import TestCorpora
import Testing

/// Links to Bible sites as people posted them, against what the shipped rules read.
@Suite struct PostedLinkTests {
    private struct PostedLink: Decodable {
        let url: String
        let passages: String?
        let translation: String?
        /// Whether another reading is possible.
        let unsure: Bool?
    }

    @Test func linksAreReadAsTheyAreMeant() throws {
        let links: [PostedLink] = try Corpus.bibleURLs.lines()
        let answers = try Program(
            ["resolve", "--ndjson", "-"], input: Data(links.map(\.url).joined(separator: "\n").utf8)
        ).jsonLines
        #expect(answers.count == links.count)
        for (link, answer) in zip(links, answers) {
            let passage = answer["passage"] as? [String: Any]
            if link.unsure == true, passage == nil { continue }
            #expect(passage?["passages"] as? String == link.passages, "\(link.url)")
            guard link.passages != nil else { continue }
            #expect(passage?["translation"] as? String == link.translation, "\(link.url)")
        }
    }
}
