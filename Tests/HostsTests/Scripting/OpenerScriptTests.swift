import Foundation
import Hosts
import Requests
import TestCorpora
import Testing

/// The scripts of the last public manifest against what they are known to give without a network.
struct OpenerScriptTests {
    struct Row: Decodable {
        let kind: String
        let input: String
        let expected: String?
        let via: String
        let matched: Bool
        let `where`: [Index]

        /// A key or an index in the manifest; rules of redirects have no index.
        struct Index: Decodable {
            let number: Int?

            init(from decoder: any Decoder) throws {
                number = try? decoder.singleValueContainer().decode(Int.self)
            }
        }
    }

    struct Manifest: Decodable {
        struct Format: Decodable {
            let script: String?
            let script2: String?

            func script(_ via: String) -> Script? {
                via == "script"
                    ? script.map { Script(source: $0, dialect: .script) }
                    : script2.map { Script(source: $0, dialect: .script2) }
            }
        }
        struct Action: Decodable {
            let formats: [Format]
        }
        let actions: [Action]
        let browsers: [Format]
    }

    @Test(.enabled(if: Corpus.openerManifest.isAvailable && Corpus.openerResults.isAvailable))
    func scriptsOfTheLastManifestGiveWhatTheyGave() throws {
        let manifest: Manifest = try Corpus.openerManifest.json()
        let rows: [Row] = try Corpus.openerResults.json()
        var wrong: [String] = []
        var count = 0
        for row in rows where row.via.hasPrefix("script") && row.matched {
            let indices = row.where.compactMap(\.number)
            let format =
                row.kind == "browser" ? manifest.browsers[indices[0]] : manifest.actions[indices[0]].formats[indices[1]]
            let script = try #require(format.script(row.via))
            let run = ScriptRunTests.pool.run(script, url: row.input)
            count += 1
            if run.value != row.expected || !run.requests.isEmpty { wrong.append("\(row.input): \(run)") }
        }
        #expect(wrong == [])
        #expect(count == 193)
    }
}
