import Foundation
import TestCorpora
import Testing

@Suite struct SchemesTests {
    @Test func everySchemeHasItsAppItsActionsAndWhoOpensIt() throws {
        let desktop = try PlayDesktop()
        try desktop.install("verses", schemes: ["bible-verses"])
        let run = try Program(["schemes", "--json"], environment: desktop.environment)
        let entries = try #require(try run.json as? [[String: Any]])
        for entry in entries {
            #expect(Set(entry.keys) == ["scheme", "app", "name", "actions", "callback", "store", "handler"])
        }
        let verses = try #require(entries.first { $0["scheme"] as? String == "bible-verses" })
        #expect(verses["app"] as? String == "verses")
        #expect(verses["store"] as? String == "https://apps.apple.com/app/id939461663")
        #expect(verses["handler"] as? String == "verses.desktop")
        #expect(verses["callback"] as? Bool == false)
        let youversion = try #require(entries.first { $0["scheme"] as? String == "youversion" })
        #expect(youversion["handler"] is NSNull)
        let actions = try #require(youversion["actions"] as? [[String: Any]])
        let search = try #require(
            actions.first { $0["title"] as? String == "Search the Bible" && $0["parameters"] as? [String] == ["query"] }
        )
        #expect(search["forms"] as? [String] == ["youversion://search/bible?query={query}"])
        #expect(search["example"] as? String == "youversion://search/bible?query=grace%20alone")
    }

    /// Every scheme that `lectern apps` knows is in the registry.
    @Test func noSchemeIsMissing() throws {
        let apps = try #require(try Program("apps", "--json").json as? [[String: Any]])
        let known = Set(apps.flatMap { $0["schemes"] as? [String] ?? [] })
        let rows = try Program("schemes").output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
        #expect(known.subtracting(rows.map(String.init)).isEmpty)
    }

    @Test func callbacksAreSeenByTheirForm() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(
            #"""
            { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }],
              "actions": [{ "title": "Open Entry", "regex": "https?://foo\\.bar/(\\d+)$",
                "formats": [{ "appId": "foo", "format": "foo://x-callback-url/open?id=$1" }] }] }
            """#, to: "m.json")
        let row = try Program("schemes", "--manifest", manifest).output
        #expect(row == "foo:\tfoo\tOpen Entry\tx-callback-url\t\t\n")
    }
}
