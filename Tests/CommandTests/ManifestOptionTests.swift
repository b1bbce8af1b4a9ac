import Foundation
import Testing

/// `--manifest` and `--rules`.
@Suite struct ManifestOptionTests {
    @Test func aManifestOfTheUsersReplacesTheRules() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(
            #"""
            { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }],
              "actions": [
                { "title": "Open Entry", "regex": "https?://foo\\.bar/(\\d+)$", "formats": [{ "appId": "foo", "format": "foo://entry/$1" }] },
                { "title": "Search", "regex": "https?://foo\\.bar/\\?q=(?<q>[^&]+)$", "formats": [{ "appId": "foo", "template": "foo://search{?q}" }] },
                { "title": "Run", "regex": "https?://foo\\.bar/run", "formats": [{ "appId": "foo", "script": "function process(url, done) { setTimeout(function () { done('foo://' + encodeURIComponent(url)) }, 1) }" }] },
                { "title": "Bad", "regex": "https?://foo\\.bar/bad", "formats": [{ "appId": "foo", "script": "function process(url, done) { done('javascript:alert(1)') }" }] }
              ] }
            """#, to: "m.json")
        let run = try Program(
            "--manifest", manifest, "https://foo.bar/12", "https://foo.bar/?q=a%20b%26c", "https://foo.bar/run",
            "https://foo.bar/bad")
        #expect(
            run.output == """
                https://foo.bar/12\tfoo\tOpen Entry\tfoo://entry/12\t
                https://foo.bar/?q=a%20b%26c\tfoo\tSearch\tfoo://search?q=a%20b%26c\t
                https://foo.bar/run\tfoo\tRun\tfoo://https%3A%2F%2Ffoo.bar%2Frun\t

                """)
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("4: https://foo.bar/bad\n\(manifest):6:"))
        #expect(run.error.contains("warning: \"Bad\" for Foo was skipped: the scheme javascript: is never opened\n"))
    }

    /// The rules of a file that is not JSON would be missing without a word.
    @Test func aNamedFileThatIsNotJSONIsRefused() throws {
        let bad = try TemporaryFolder()
        let file = try bad.write(#"{ "apps": ["#, to: "bad.json")
        for arguments in [["John 3:16", "--app", "logos"], ["list", "sites"]] {
            let run = try Program(["--rules", file] + arguments)
            #expect(run.status == 2 && run.output == "")
            #expect(run.error.contains("bad.json:1:"), "\(run.error)")
        }
        #expect(try Program("John 3:16", "--app", "logos", "--rules", bad.url.path).output == "logosref:Bible.Jn3.16\n")
    }

    @Test func manifestsAddUpInTheOrderGiven() throws {
        let folder = try TemporaryFolder()
        let first = try folder.write(#"{ "apps": [{ "identifier": "a", "name": "A" }] }"#, to: "one/a.json")
        try folder.write(#"{ "apps": [{ "identifier": "b", "name": "B" }] }"#, to: "rules/b.json")
        let rules = folder.url.appending(path: "rules").path
        #expect(try Program("apps", "--rules", rules, "--manifest", first).output.split(separator: "\t").first == "b")
        #expect(
            try Program("apps", "--manifest", first, "--manifest", rules).output.split(separator: "\t").first == "a")
        #expect(try Program("check", first, first).error == "")
        #expect(try Program("check", first, first).status == 1)
        #expect(try Program("check", first, first).output.contains("error: the app \"a\" is defined twice"))
    }
}
