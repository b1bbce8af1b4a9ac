import Foundation
import Testing

/// Links that an app's form writes without a loss are read back as the same passage.
@Suite struct RoundTripTests {
    static let passages = [
        "[John.3.16]", "[John.3.16-John.3.18]&translation=ESV", "[Jer.8.18-Jer.9.1]&translation=NIV",
        "[Num.5]&translation=KJV",
        "[Num]", "[Rev.6-Rev.7]", "[1John]&translation=ESV", "[Obad.1]", "[Jude.1.5]", "[Ps.119.1-Ps.119.80]",
        "[Song.2.1]",
        "[Phil.4]", "[Gen.1.1],[Rev.1.1]", "[1Kgs.4.29,1Kgs.4.31]&translation=KJV", "[Tob.4.7]",
    ]

    @Test func appsWriteWhatTheyRead() throws {
        let written = try resolve(Self.passages.map { "bible://?passages=\($0)" })
        var links: [(url: String, passage: String)] = []
        for answer in written {
            let passage = try #require((answer["passage"] as? [String: Any])?["url"] as? String)
            for opening in answer["openings"] as? [[String: Any]] ?? []
            where (opening["lost"] as? [String])?.isEmpty == true {
                guard let url = opening["url"] as? String, !url.hasPrefix("http") else { continue }
                links.append((url, passage))
            }
        }
        #expect(links.count > 60)
        for (link, answer) in zip(links, try resolve(links.map(\.url))) {
            #expect((answer["passage"] as? [String: Any])?["url"] as? String == link.passage, "\(link.url)")
        }
    }

    private func resolve(_ lines: [String]) throws -> [[String: Any]] {
        try Program(
            ["resolve", "--ndjson", "--no-browsers", "--rules", ShippedRulesTests.rules, "-"],
            input: Data(lines.joined(separator: "\n").utf8)
        ).jsonLines
    }
}
