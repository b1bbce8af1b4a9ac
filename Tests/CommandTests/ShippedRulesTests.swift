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

    @Test func theManifestIsWhatTheBundleMakesOfThem() throws {
        let manifest = try String(contentsOf: Program.project.appending(path: "manifest.json"), encoding: .utf8)
        #expect(try Program("bundle", "--rules", Self.rules).output == manifest, "run `make manifest`")
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
