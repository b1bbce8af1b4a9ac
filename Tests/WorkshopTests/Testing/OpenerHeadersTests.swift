import Foundation
import LinkEngine
import PCRE
import Requests
import TestCorpora
import Testing
import Text

/// The actions of Opener's manifest that look at headers, on links with the headers of their pages.
@Suite struct OpenerHeadersTests {
    struct Row: Decodable {
        let title: String
        let app: String
        let regex: String
        let input: String
        let matched: Bool
        let result: String?

        enum CodingKeys: String, CodingKey {
            case title, app, regex, input
            case matched = "matched_multiline"
            case result = "result_multiline"
        }

        /// The link and the headers of the input.
        var parts: (link: String, headers: [HeaderField]?) {
            get throws {
                let lines = input.split(separator: "\n", maxSplits: 1).map(String.init)
                let headers = try lines.dropFirst().first.map { json in
                    try HeaderFile.fields(of: SourceFile(path: "headers", bytes: Array(json.utf8)))
                }
                return (lines.first ?? "", headers)
            }
        }
    }

    /// Opener's apps, and its actions with headers. A script in them says only that it ran: what it makes of a link is not in the corpus.
    static func engine(_ manifest: Data) throws -> Engine {
        var root = try #require(try JSONSerialization.jsonObject(with: manifest) as? [String: Any])
        let actions = try #require(root["actions"] as? [[String: Any]]).filter { $0["headers"] as? Int == 1 }
        root = ["apps": root["apps"] ?? [], "actions": actions.map(replacingScripts)]
        let file = SourceFile(path: "m.json", bytes: Array(try JSONSerialization.data(withJSONObject: root)))
        return Engine(manifest: Manifest(files: [file]), scripts: .off)
    }

    private static func replacingScripts(_ action: [String: Any]) -> [String: Any] {
        let formats = (action["formats"] as? [[String: Any]] ?? []).map { format in
            format["format"] == nil ? ["appId": format["appId"] ?? "", "template": "matched:"] : format
        }
        return action.merging(["formats": formats]) { $1 }
    }

    @Test(.enabled(if: Corpus.icuHeaders.isAvailable && Corpus.openerManifest.isAvailable))
    func everyRowGivesItsResult() throws {
        let rows = try Corpus.icuHeaders.json(as: [Row].self)
        #expect(rows.count == 1155)
        #expect(try Self.failures(rows, try Corpus.openerManifest.data()) == [])
    }

    /// A few of these rows, with the actions they are about.
    @Test func sampledRowsGiveTheirResults() throws {
        let rows = try Corpus.headers.lines(as: Row.self)
        #expect(rows.count == 28)
        #expect(try Self.failures(rows, try Corpus.headersManifest.data()) == [])
    }

    private static func failures(_ rows: [Row], _ manifest: Data) throws -> [String] {
        let engine = try engine(manifest)
        return try rows.compactMap { row in
            let (link, headers) = try row.parts
            var filter = OpeningFilter()
            filter.app = row.app
            let urls = engine.resolve(link, filter, headers: headers).openings.filter { $0.title == row.title }
                .map(\.url)
            let expected = row.matched ? [row.result ?? "matched:"] : []
            return urls == expected ? nil : "\(row.title) on \(row.input): \(urls), not \(expected)"
        }
    }
}
