import Testing
import Text

@testable import LinkEngine

/// What the loader, the bundle and the other readers of rule files take from the table of keys.
@Suite struct ManifestSchemaTests {
    static func file(_ text: String) -> SourceFile { SourceFile(path: "m.json", bytes: Array(text.utf8)) }

    static func bundle(_ text: String, for program: ManifestSchema.Program, includesTests: Bool = false) -> String {
        RuleBundle(files: [file(text)], for: program, includesTests: includesTests).json.line
    }

    @Test func objectsAreFoundFromTheOuterToTheInner() throws {
        let text = #"""
            { "redirectRules": { "r": { "param": "u", "test": { "r?u=1": { "result": "1" }, "s": null } } },
              "actions": [{ "title": "T", "formats": [{ "app": { "identifier": "b" } }, 1] }],
              "apps": [{ "displayName": "A", "passage": { "takes": {} } }, { "passage": "common-scheme" }] }
            """#
        let objects = try ManifestObject.all(in: JSONDocument(Array(text.utf8)).root)
        #expect(
            objects.map(\.kind) == [
                .manifest, .app, .passageForm, .takes, .app, .action, .format, .app, .redirect, .testResult,
            ])
        #expect(objects.compactMap(\.label) == ["A", "T"])
        #expect(objects.compactMap(\.regex?.string) == ["r"])
    }

    /// Of two spellings the canonical one counts, of two members the last, and null counts as absent.
    @Test(arguments: [
        (#"{ "displayName": "old", "name": "new" }"#, "new"), (#"{ "displayName": "old", "name": null }"#, "old"),
        (#"{ "name": "first", "name": "last" }"#, "last"), (#"{ "name": "first", "name": null }"#, nil),
        (#"{ "n\u0061me": "escaped" }"#, "escaped"), (#"{ "Name": "other" }"#, nil),
    ])
    func oneValueCounts(text: String, expected: String?) throws {
        let object = try #require(ManifestObject(JSONDocument(Array(text.utf8)).root, kind: .app))
        #expect(object.string(.name) == expected)
    }

    @Test(arguments: [
        // The author's own keys are kept, whatever their names.
        (
            #"{"passages": [{"site": "S", "regex": "x", "note": "n", "query": {"note": "reference", "status": "verse"}}]}"#,
            #"{"passages":[{"site":"S","regex":"x","query":{"note":"reference","status":"verse"}}]}"#, ""
        ),
        (
            #"{"redirectRules": {"test": {"param": "u", "docs": "d", "test": {"a": "b"}}}}"#,
            #"{"redirects":{"test":{"param":"u"}}}"#, #"{"redirects":{"test":{"param":"u"}}}"#
        ),
        (
            #"{"apps": [{"identifier": "a", "web": true, "verified": "v", "xregex": "x", "else": {"note": 1}}]}"#,
            #"{"apps":[{"identifier":"a","web":true,"verified":"v","xregex":"x","else":{"note":1}}]}"#,
            #"{"apps":[{"identifier":"a","xregex":"x","else":{"note":1}}]}"#
        ),
        (
            #"{"redirects": {"a": {"fetch": true, "tests": {"b": null}}, "c": {"param": "u"}}}"#,
            #"{"redirects":{"a":{"fetch":true},"c":{"param":"u"}}}"#, #"{"redirects":{"c":{"param":"u"}}}"#
        ),
        // A format that Opener cannot use, and the action that has no other.
        (
            #"{"actions": [{"title": "T", "formats": [{"appId": "a", "template": "a:"}]}]}"#,
            #"{"actions":[{"title":"T","formats":[{"appId":"a","template":"a:"}]}]}"#, #"{"actions":[]}"#
        ),
    ])
    func bundlesKeepWhatTheirReaderKnows(text: String, lectern: String, opener: String) {
        #expect(Self.bundle(text, for: .lectern) == lectern)
        #expect(Self.bundle(text, for: .opener) == (opener.isEmpty ? "{}" : opener))
    }

    @Test func testsAreKeptOnRequest() {
        let text =
            #"{"apps":[{"identifier":"a","note":"n","passage":{"testInputs":[{"url":"b"}],"testResults":[null]}}]}"#
        #expect(Self.bundle(text, for: .lectern, includesTests: true) == text)
    }

    @Test func appIdentifiersAreThoseOfTheOpeners() {
        let inline = #"{ "app": { "identifier": "b", "name": "B" }, "format": "b:" }"#
        let text = #"""
            { "apps": [{ "identifier": "a", "name": "A" }],
              "actions": [{ "title": "T", "regex": "x", "formats": [\#(inline), { "appId": "a", "format": "a:" }, \#(inline)] }],
              "browsers": [{ "identifier": "c", "name": "C", "regex": "x", "format": "c:" }] }
            """#
        let manifest = Manifest(files: [Self.file(text)], onDemand: true)
        #expect(manifest.appIdentifiers == ["a", "b", "c"])
        #expect(Set(manifest.openers.map(\.identifier)) == ["a", "b", "c"])
    }

    /// An object with very many keys: each is one finding, of which 100 are listed, each with a hint.
    @Test func manyUnknownKeysAreFoundInLinearTime() {
        let keys = (0..<20_000).map { "\"schem\($0)\": 1" }.joined(separator: ", ")
        let text = #"{ "apps": [{ "identifier": "a", "name": "A", \#(keys) }] }"#
        let findings = Manifest(files: [Self.file(text)]).findings
        #expect(findings.count == 101)
        #expect(findings.count { $0.note == "did you mean \"scheme\"?" } == 100)
        #expect(findings.last?.message == "m.json: and 19,900 more")
    }
}
