import Requests
import Testing

@testable import LinkEngine
@testable import Text

@Suite struct ManifestLoaderTests {
    static let app = #"{ "identifier": "a", "name": "A", "scheme": "a://" }"#

    /// A manifest of one app and one action; `format` is the inside of its only format.
    static func manifest(_ format: String, regex: String = "(x)", more: String = "") -> String {
        #"{ "apps": [\#(app)], "actions": [{ "title": "T", "regex": "\#(regex)", "formats": [{ \#(format) }]\#(more) }] }"#
    }

    /// A manifest of one app that reads the common scheme, with more about it.
    static func commonScheme(_ more: String) -> String {
        #"{ "apps": [{ "identifier": "b", "name": "B", "passage": "common-scheme", \#(more) }] }"#
    }

    /// A manifest of one app, with what it takes.
    static func takes(_ takes: String) -> String {
        #"{ "apps": [{ "identifier": "b", "name": "B", "passage": { "templates": [], "takes": { \#(takes) } } }] }"#
    }

    @Test func anAppOfTheCommonSchemeThatSaysAllIsFine() {
        let text = Self.commonScheme(#""scheme": "bible-b", "intentions": ["Read"], "storeId": 1"#)
        #expect(Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))]).findings == [])
    }

    @Test func tooManyAppsAndRulesAreRefused() {
        let text = #"{"apps":[\#(Self.app)],"redirects":{"a":{"param":"u"},"b":{"param":"u"},"c":{"param":"u"}}}"#
        for isEager in [true, false] {
            var loader = ManifestLoader(isEager: isEager, maximumRules: 2)
            loader.load([SourceFile(path: "m.json", bytes: Array(text.utf8))])
            #expect(loader.manifest.redirects.count == 1)
            #expect(
                loader.manifest.findings.map(\.message)
                    == Array(repeating: "the manifest has more than 2 apps and rules", count: 2))
        }
    }

    /// However many they are: of a file with more findings than are listed, the number of the rest is.
    @Test func appsOfReplaceableFilesAreReplaced() {
        let apps = (0..<200).map { #"{ "identifier": "a\#($0)", "name": "A", "scheme": "a\#($0)://" }"# }
        let bytes = Array(#"{ "apps": [\#(apps.joined(separator: ","))] }"#.utf8)
        let files = ["own.json", "shipped.json"].map { SourceFile(path: $0, bytes: bytes) }
        #expect(Manifest(files: files).findingList.errors.count == FindingList.maximumPerFile + 1)
        let manifest = Manifest(files: files, replaceable: ["shipped.json"])
        #expect(manifest.findingList.errors == [])
        #expect(manifest.apps.allSatisfy { $0.location.file.path == "own.json" })
        #expect(manifest.apps.count == 200)
    }

    @Test func testsAreComparedOnlyWhereRulesAreCheckedAtOnce() {
        let tests = #""tests": {"https://e.example": "a://", "https://e.example": null}"#
        let bytes = Array(Self.manifest(#""appId": "a", "format": "a://", \#(tests)"#).utf8)
        let file = SourceFile(path: "m.json", bytes: bytes)
        #expect(Manifest(files: [file]).findings.count == 1)
        let manifest = Manifest(files: [file], onDemand: true)
        #expect(manifest.actions.count == 1)
        #expect(manifest.findings == [])
    }

    /// A server of the user's own is a further host of a rule that allows it, and of no other.
    @Test(arguments: [
        ("(?<server>p\\\\.example)", "s", "https://my.example/x", true),
        ("(?<server>p\\\\.example)", "t", "https://my.example/x", false),
        ("(?<server>p\\\\.example)", "s", "https://myxexample/x", false),
        ("(?<server>p\\\\.example)", "s", "https://p.example/x", true),
        ("(?i:(?<server>p\\\\.example|q))", "s", "https://MY.example/x", true),
        ("(?:(?<server>p)|p\\\\.example)", "s", "https://my.example/x", true),
    ])
    func ownServersAreFurtherHosts(host: String, service: String, link: String, isOpened: Bool) {
        let text = Self.manifest(
            #""appId": "a", "format": "a://$1""#, regex: "^https://\(host)/x$", more: #", "server": "\#(service)""#)
        let file = SourceFile(path: "m.json", bytes: Array(text.utf8))
        for isOnDemand in [false, true] {
            let manifest = Manifest(files: [file], onDemand: isOnDemand, servers: ["s": ["my.example"]])
            let opened = Engine(manifest: manifest, scripts: .off).openings(for: link).map(\.url)
            #expect(opened.isEmpty != isOpened, "\(manifest.findings) \(opened)")
            #expect(manifest.services == [service])
        }
        #expect(Engine(manifest: Manifest(files: [file]), scripts: .off).openings(for: "https://my.example/x").isEmpty)
    }

    /// What is wrong, and the text that the caret must stand before.
    @Test(arguments: [
        (
            "{ \"apps\": [\n  \(app)\n  \(app) ] }", "not JSON: missing comma between two items of an array",
            "\n  { \"ident"
        ),
        ("{ \"apps\": [\(app),] }", "not JSON: trailing comma in an array", ",]"),
        (
            manifest(#""appId": "a", "format": "a://""#, more: #", "server": "s""#),
            "the regex has no group named \"server\"", #""s" }"#
        ),
        ("{ \"appz\": [] }", "unknown key \"appz\" in the manifest", "\"appz\""),
        ("{ \"apps\": 3 }", "\"apps\" is a number, not an array", "3 }"),
        ("{ \"apps\": [3] }", "found a number where an object was expected for the app", "3]"),
        ("{ \"apps\": [{ \"name\": \"A\" }] }", "the app has no \"identifier\"", "{ \"name\""),
        (
            "{ \"apps\": [\(app), \(app)] }", "the app \"a\" is defined twice",
            "{ \"identifier\": \"a\", \"name\": \"A\", \"scheme\": \"a://\" }]"
        ),
        (
            "{ \"apps\": [{ \"identifier\": \"b\", \"name\": \"B\", \"platform\": \"desk\" }] }",
            "\"platform\" is \"desk\"", "\"desk\""
        ),
        (
            "{ \"apps\": [{ \"identifier\": \"b\", \"name\": \"B\", \"name\": \"C\" }] }",
            "the key \"name\" occurs twice in the app", "\"name\": \"C\""
        ),
        (
            "{ \"apps\": [{ \"identifier\": \"b\", \"name\": \"B\", \"storeId\": \"x1\" }] }",
            "\"storeId\" is a string, not a string of digits", "\"x1\""
        ),
        (manifest(#""appId": "b", "format": "a://""#), "there is no app \"b\"", "\"b\", \"format\""),
        (manifest(#""appId": "a", "format": "a://$2""#), "the template uses group 2", "\"a://$2\""),
        (
            manifest(#""appId": "a", "format": "a://", "script": "x""#),
            "the format has more than one of \"format\", \"script\" and \"template\"", "{ \"appId\""
        ),
        (manifest(#""appId": "a""#), "the format has no result", "{ \"appId\""),
        (manifest(#""format": "a://""#), "the format does not name an app", "{ \"format\""),
        (manifest(#""appId": "a", "template": "a://{x""#), "the URI Template is not valid: ", "\"a://{x\""),
        (
            manifest(#""appId": "a", "format": "a://", "testResults": [null]"#),
            "1 \"testResults\" for 0 \"testInputs\"", "[null]"
        ),
        (manifest(#""appId": "a", "format": "a://""#, regex: "(x"), "the regex is not valid: ", "(x\""),
        (manifest(#""appId": "a", "format": "a://""#, regex: "a\\\\.(x)b)"), "the regex is not valid: ", ")\""),
        (manifest(#""appId": "a", "format": "a://""#, regex: ""), "the regex is not valid: ", "\", \"formats\""),
        (
            "{ \"redirects\": { \"x\": { \"param\": \"u\", \"format\": \"$1\" } } }",
            "the redirect has both \"param\" and \"format\"", "{ \"param\""
        ),
        (
            "{ \"redirects\": { \"x\": { \"param\": \"u\", \"fetch\": true } } }",
            "the redirect has \"fetch\" and another target", "{ \"param\""
        ),
        ("{ \"redirects\": { \"x\": {} } }", "the redirect has neither \"param\" nor \"format\"", "{} }"),
        ("{ \"passages\": [{ \"site\": \"S\", \"regex\": \"x\" }] }", "the rule does not give a passage", "{ \"site\""),
        (
            "{ \"passages\": [{ \"site\": \"S\", \"regex\": \"a\\\\.(?:(?<bok>x))\" }] }",
            "the regex has a group named \"bok\"", "(?<bok>x))"
        ),
        (
            "{ \"passages\": [{ \"site\": \"S\", \"regex\": \"x\", \"query\": { \"q\": \"ref\" } }] }",
            "the parameter \"q\" is mapped to \"ref\"", "\"ref\""
        ),
        (
            "{ \"passages\": [{ \"site\": \"S\", \"regex\": \"(?<book>x)\", \"books\": { \"1ki\": \"1Sm\" } }] }",
            "\"1Sm\" is not a valid OSIS id of a book", "\"1Sm\""
        ),
        (
            "{ \"apps\": [{ \"identifier\": \"b\", \"name\": \"B\", \"passage\": { \"templates\": [\"b://{boook}\"] } }] }",
            "there is no variable \"boook\"", "\"b://{boook}\""
        ),
        (
            "{ \"apps\": [{ \"identifier\": \"b\", \"name\": \"B\", \"passage\": \"common\" }] }",
            "\"passage\" is \"common\"", "\"common\""
        ),
        (
            "{ \"apps\": [{ \"identifier\": \"b\", \"name\": \"B\", \"intentions\": [\"Sing\"] }] }",
            "\"Sing\" is not a valid intention", "\"Sing\""
        ),
        (commonScheme(#""scheme": "neubible""#), "the scheme \"neubible\" of an app of the common", "\"neubible\""),
        (
            commonScheme(#""intentions": ["Read"]"#), "the app of the common scheme has no \"scheme\"",
            "{ \"identifier\""
        ),
        (commonScheme(#""scheme": "bible-b""#), "the app of the common scheme has no \"intentions\"", "{ \"identifier"),
        (commonScheme(#""scheme": "bible-b""#), "the app of the common scheme has no \"storeId\"", "{ \"identifier\""),
        (takes(#""translation": "XYZ""#), "there is no translation \"XYZ\"", "\"XYZ\""),
        (takes(#""translation": 2"#), "\"translation\" is a number, not true or false", "2 }"),
        (takes(#""versification": "Greek""#), "there is no versification \"Greek\"", "\"Greek\""),
    ])
    func whatIsWrongIsSaidWhereItIs(text: String, message: String, before: String) throws {
        let findings = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))]).findings
        let finding = try #require(findings.first { $0.message.hasPrefix(message) }, "\(findings)")
        let position = try #require(finding.location).position
        #expect(position.file == "m.json")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = String(lines[position.line - 1].unicodeScalars.dropFirst(position.column - 1)) + "\n"
        #expect(rest.hasPrefix(before.prefix { $0 != "\n" }), "the caret is before: \(rest)")
    }

    @Test func theNearestKnownWordIsOffered() {
        let text = #"{ "apps": [{ "identifer": "a", "identifier": "a", "name": "A" }] }"#
        let findings = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))]).findings
        #expect(findings.map(\.note) == ["did you mean \"identifier\"?"])
    }

    @Test func aFindingIsPrintedAsACompilerWould() {
        let text = "{ \"apps\": [\n\t{ \"identifier\": 1 }\n] }"
        let findings = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))]).findings
        #expect(
            findings.map(\.description) == [
                """
                m.json:2:18: error: "identifier" is a number, not a string [manifest/wrong-type]
                    \t{ "identifier": 1 }
                    \t                ^
                    note: the app is omitted
                """
            ])
    }

    @Test func aSuggestionIsTheLastPartOfANote() {
        let text = #"{ "apps": [{ "identifier": "a", "name": "A", "passage": { "templates": ["a:{boknumber}"] } }] }"#
        let findings = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))]).findings
        #expect(findings.map(\.note) == ["the app is omitted; did you mean \"bookNumber\"?"])
    }

    @Test func oneBadRuleDoesNotTakeDownTheOthers() {
        let good = #"{ "title": "Good", "regex": "x", "formats": [{ "appId": "a", "format": "a://x" }] }"#
        let bad = #"{ "title": "Bad", "regex": "(", "formats": [{ "appId": "a", "format": "a://x" }] }"#
        let text = #"{ "apps": [\#(Self.app)], "actions": [\#(bad), \#(good)] }"#
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))])
        #expect(manifest.actions.map(\.title) == ["Good"])
        #expect(manifest.findings.count == 1)
    }

    @Test(arguments: [
        #"{ "identifier": "a", "displayName": "A", "storeIdentifier": 12, "scheme": "a://", "new": 1 }"#,
        #"{ "identifier": "a", "name": "A", "storeId": "12", "scheme": "a", "new": true, "docs": "x" }"#,
        #"{ "identifier": "a", "name": "A", "storeId": 12, "scheme": "a:" }"#,
    ])
    func bothSpellingsAreRead(app: String) throws {
        let text = #"{ "apps": [\#(app)] }"#
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))])
        let first = try #require(manifest.apps.first)
        #expect(manifest.findings.isEmpty)
        #expect(first.schemes == ["a"])
        #expect(first.storeURL == "https://apps.apple.com/app/id12")
    }

    @Test func filesAddUpAndOrderSortsTheApps() {
        let files = [
            SourceFile(
                path: "1.json",
                bytes: Array(
                    #"{ "apps": [{ "identifier": "b", "name": "B" }, { "identifier": "c", "name": "C" }] }"#.utf8)),
            SourceFile(path: "2.json", bytes: Array(#"{ "order": ["a", "c"], "apps": [\#(Self.app)] }"#.utf8)),
        ]
        #expect(Manifest(files: files).apps.map(\.identifier) == ["a", "c", "b"])
    }

    @Test func whatIsNotUTF8IsSaid() {
        let findings = Manifest(files: [SourceFile(path: "m.json", bytes: [0x7B, 0xFF])]).findings
        #expect(findings.map(\.message) == ["the file is not UTF-8: byte 0xff"])
        #expect(findings.first?.location?.position.column == 2)
    }
}
