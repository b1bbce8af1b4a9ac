import Foundation
import Testing

@Suite struct SitesTests {
    static let rules = #"""
        { "passages": [
          { "site": "One", "regex": "https?://one\\.org/(?<reference>.+)", "translation": "NABRE",
            "testInputs": ["http://one.org/John 3", "one.org/x"], "testResults": ["bible://?passages=[John.3]&translation=NABRE", null] },
          { "site": "Zwei", "regex": "https?://zwei\\.de/(?<reference>.+)", "language": "de",
            "testInputs": ["https://zwei.de/Joh 3", "https://drei.de/"], "testResults": ["bible://?passages=[John.3]", null] },
          { "site": "One", "regex": "https?://m\\.one\\.org/(?<reference>.+)",
            "testInputs": ["http://M.one.org/John 3"], "testResults": ["bible://?passages=[John.3]"] }
        ], "places": [
          { "site": "Map", "regex": "https?://map\\.org/(?<point>[0-9.,]+)",
            "testInputs": ["https://map.org/1.5,2.5"], "testResults": ["geo:1.5,2.5"] }
        ] }
        """#

    @Test func sitesArePrintedAsTableOrJSON() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.rules, to: "m.json")
        let run = try Program("sites", "--manifest", path)
        #expect(run.status == 0)
        #expect(
            run.output == """
                One\tbible\tone.org m.one.org\t2\t3\t\tNABRE
                Zwei\tbible\tzwei.de\t1\t2\tde\t
                Map\tplaces\tmap.org\t1\t1\t\t

                """)
        #expect(try Program("sites", "places", "--manifest", path).output.hasPrefix("Map\t"))
        let sites = try #require(try Program("sites", "--manifest", path, "--json").json as? [[String: Any]])
        #expect(sites.map { $0["site"] as? String } == ["One", "Zwei", "Map"])
        #expect(
            Set(try #require(sites.first).keys) == [
                "site", "topic", "hosts", "forms", "tests", "languages", "translations",
            ])
    }

    @Test func coverageIsPartOfTheReports() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.rules, to: "m.json")
        let run = try Program("test", "--coverage", path)
        #expect(run.output.hasSuffix("regexes need; 2 sites, 3 forms\n"))
        let report = try #require(
            try Program("test", "--coverage", "--reporter", "json", path).json as? [String: Any])
        let coverage = try #require(report["coverage"] as? [String: Any])
        #expect(Set(coverage.keys) == ["parts", "taken", "percent", "complete", "covered", "sites", "forms", "rules"])
        #expect((coverage["rules"] as? [Any])?.count == 4)
        #expect(try (Program("test", "--reporter", "json", path).json as? [String: Any])?["coverage"] == nil)
    }
}
