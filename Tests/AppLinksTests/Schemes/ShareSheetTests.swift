import AppLinks
import Bible
import LinkEngine
import Requests
import Testing
import Text

/// The apps are: study (Study, Read) with a store page, memory (Memorize) without one, listen (Listen, Read) with one,
/// page, which is a web page, and late, which has no link to a passage.
@Suite struct ShareSheetTests {
    static let manifest = Manifest(files: [
        SourceFile(
            path: "m.json",
            bytes: Array(
                #"""
                {
                  "apps": [
                    { "identifier": "study", "name": "Study It", "scheme": "bible-study", "storeId": "1",
                      "intentions": ["Study", "Read"], "passage": "common-scheme" },
                    { "identifier": "memory", "name": "Memory", "scheme": "bible-memory",
                      "intentions": ["Memorize"], "passage": "common-scheme" },
                    { "identifier": "listen", "name": "Listen Up", "scheme": "bible-listen", "storeId": "3",
                      "intentions": ["Listen", "Read"], "passage": "common-scheme" },
                    { "identifier": "page", "name": "Page", "storeId": "4", "web": true, "intentions": ["Read"],
                      "passage": { "templates": ["https://example.org/?q={osis}"] } },
                    { "identifier": "late", "name": "Late", "scheme": "late", "storeId": "5" }
                  ]
                }
                """#.utf8))
    ])

    static let openings = Engine(
        manifest: manifest, scripts: .off
    ).resolve(utf8: Array("John 3:16".utf8)).openings

    private static func sheet(
        _ installed: Set<String>, _ intention: CommonSchemeURL.Intention? = nil, featured: Set<String> = []
    ) -> [ShareSheet.Listing] {
        ShareSheet(openings: openings, intention: intention, featured: featured) { url in
            installed.contains { url.hasPrefix("bible-\($0):") }
        }.listings
    }

    @Test func theRulesHaveNoErrors() {
        #expect(Self.manifest.findings.filter { $0.severity == .error } == [])
        #expect(Set(Self.openings.map(\.app)) == ["study", "memory", "listen", "page"])
    }

    /// Installed apps, intention and featured apps, and the resulting titles.
    static let sheets: [(Set<String>, CommonSchemeURL.Intention?, Set<String>, [String])] = [
        ([], nil, [], []),
        (["study"], nil, [], ["Study in Study It (also: Read)"]),
        (
            ["listen", "memory", "study"], nil, [],
            [
                "Study in Study It (also: Read)", "Memorize in Memory",
                "Listen in Listen Up (also: Read)",
            ]
        ),
        (["memory", "study"], .study, [], ["Study in Study It (also: Read)"]),
        (
            ["listen", "study"], .read, [],
            ["Read in Study It (also: Study)", "Read in Listen Up (also: Listen)"]
        ),
        (["study"], .memorize, [], []),
        // Featured apps follow the installed ones; those without a page in the store are left out.
        (["memory"], nil, ["study"], ["Memorize in Memory", "Study in Study It (also: Read), from the store"]),
        (["study"], nil, ["study"], ["Study in Study It (also: Read)"]),
        ([], nil, ["memory"], []), ([], .memorize, ["study"], []), ([], nil, ["late", "nobody"], []),
        ([], .read, ["page"], []),
    ]

    @Test(arguments: sheets)
    func appsAreListedByIntention(
        installed: Set<String>, intention: CommonSchemeURL.Intention?, featured: Set<String>, titles: [String]
    ) {
        #expect(Self.sheet(installed, intention, featured: featured).map(\.title) == titles)
    }

    @Test func installedAppsOpenThePassageAndFeaturedOnesTheStore() throws {
        let listings = Self.sheet(["memory"], featured: ["study"])
        #expect(listings.map(\.url) == ["bible-memory://?passages=[John.3.16]", "https://apps.apple.com/app/id1"])
        #expect(listings.map(\.isInstalled) == [true, false])
        #expect(listings.map(\.store) == [nil, "https://apps.apple.com/app/id1"])
        #expect(listings.map(\.app) == ["memory", "study"])
    }

    /// The original project checked the link to the store, so that every app looked installed.
    @Test func aLinkToTheStoreDoesNotCountAsInstalled() {
        var asked: [String] = []
        let sheet = ShareSheet(openings: Self.openings, featured: ["study", "listen"]) { url in
            asked.append(url)
            return url.contains("apps.apple.com")
        }
        #expect(sheet.listings.allSatisfy { !$0.isInstalled })
        #expect(!asked.isEmpty && !asked.contains { $0.contains("apps.apple.com") })
    }

    @Test func eachAppIsListedOnceWithALinkThatItOpens() {
        let twice = Self.openings + Self.openings
        let sheet = ShareSheet(openings: twice, featured: ["study"]) { $0.hasPrefix("bible-study:") }
        #expect(sheet.listings.map(\.app) == ["study"])
    }
}
