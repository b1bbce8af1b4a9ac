import Foundation
import Testing

/// The rules that come with the program.
@Suite struct ShippedRulesTests {
    static let rules = Program.project.appending(path: "rules").path

    @Test func nothingIsWrongWithThem() throws {
        let run = try Program("check", "--strict", "--rules", Self.rules)
        #expect(run.output == "")
        #expect(run.status == 0)
    }

    @Test func nothingIsWrongWithTheManifest() throws {
        let run = try Program("check", "--strict", Program.project.appending(path: "manifest.json").path)
        #expect(run.output == "")
        #expect(run.status == 0)
    }

    @Test func everyTestOfThemPasses() throws {
        let run = try Program("test", "--rules", Self.rules)
        #expect(run.status == 0, "\(run.output)")
    }

    /// `lectern test --suggest` makes links for the parts that are missing.
    @Test func aTestUsesEveryPartOfEachOfThem() throws {
        let run = try Program("test", "--coverage", "--minimum", "100", "--reporter", "json", "--rules", Self.rules)
        #expect(run.error == "")
        #expect(run.status == 0)
    }

    @Test func eachOfThemHasATestOfALinkThatItDoesNotMatch() throws {
        let run = try Program("test", "--coverage", "--reporter", "json", "--rules", Self.rules)
        let coverage = (try run.json as? [String: Any])?["coverage"] as? [String: Any]
        let rules = try #require(coverage?["rules"] as? [[String: Any]])
        let withoutNull = rules.filter { $0["negative"] as? Int == 0 }
        #expect(withoutNull.map { "\($0["file"] ?? ""):\($0["line"] ?? "")" } == [])
    }

    @Test func theManifestIsWhatTheBundleMakesOfThem() throws {
        let manifest = try String(contentsOf: Program.project.appending(path: "manifest.json"), encoding: .utf8)
        #expect(try Program("bundle", "--rules", Self.rules).output == manifest, "run `make manifest`")
    }

    @Test func theRulesOfTheLibraryAreWhatTheBundleMakesOfThem() throws {
        let manifest = try String(contentsOf: Program.project.appending(path: "manifest.min.json"), encoding: .utf8)
        #expect(try Program("bundle", "--rules", Self.rules, "--minify").output == manifest, "run `make manifest`")
    }

    @Test func aBundleForOpenerHasOnlyWhatOpenerKnows() throws {
        let folder = try TemporaryFolder()
        let bundle = try Program("bundle", "--rules", Self.rules, "--opener", "--minify").output
        let path = try folder.write(bundle, to: "opener.json")
        #expect(!bundle.dropLast().contains("\n"))
        #expect(try Program("check", path).output == "")
        for key in ["\"passages\"", "\"passage\"", "\"intentions\"", "\"template\"", "\"web\"", "\"testInputs\""] {
            #expect(!bundle.contains(key), "\(key)")
        }
    }
}
