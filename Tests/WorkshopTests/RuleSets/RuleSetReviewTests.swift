import LinkEngine
import Testing
import Text
import Workshop

/// Which signed rule sets may be taken.
@Suite struct RuleSetReviewTests {
    /// A rule set with one site and one app.
    struct Example {
        var name = "example"
        var version = 1
        var licence = "CC0-1.0"
        var hosts = #"["bible.example", "app.example"]"#
        var schemes = #"["exapp"]"#
        var app = #"{ "identifier": "exapp", "name": "Ex", "scheme": "exapp", "docs": "https://app.example/" }"#
        var host = "bible\\\\.example"
        var result = "bible://?passages=[John.3.16]"
        var rule = ""
        var other = ""

        var file: SourceFile {
            let text = #"""
                { "set": { "name": "\#(name)", "version": \#(version), "licence": "\#(licence)", "hosts": \#(hosts),
                    "schemes": \#(schemes) },
                  "apps": [\#(app)],
                  "passages": [{ "site": "Example", "docs": "https://bible.example/help", \#(rule)
                    "regex": "https?://\#(host)/(?<book>[\\w-]+)/(?<chapter>\\d+)(?:#v(?<verse>\\d+))?",
                    "tests": { "https://bible.example/john/3#v16": "\#(result)",
                      "https://bible.example/1-corinthians/13": "bible://?passages=[1Cor.13]",
                      "https://bible.example/song-of-solomon/2#v1": "bible://?passages=[Song.2.1]",
                      "https://bible.example/search": null, "https://bible.example/john/22": null,
                      "https://bible.example.example.net/john/3": null } }] \#(other) }
                """#
            return SourceFile(path: "\(name).json", bytes: Array(text.utf8))
        }

        func signed(until date: String = "2027-06-30") throws -> SignedRuleSet {
            try SignedRuleSet(file, comment: "lectern rules \(name) \(version) until \(date)")
        }
    }

    static func example(_ change: (inout Example) -> Void = { _ in }) -> Example {
        var example = Example()
        change(&example)
        return example
    }

    /// The messages of a review on a day in June 2027.
    static func review(
        _ example: Example, after old: Example? = nil, newest: Int? = nil, expires: String = "2027-06-30",
        mayGrow: Bool = false, others: [Example] = [], apps: [App] = []
    ) throws -> [String] {
        var circumstances = RuleSetReview.Circumstances(today: "2027-06-15")
        circumstances.taken = try old.map {
            var entry = RuleSetStore.Entry(try $0.signed(), source: "/example.json", key: "")
            entry.newest = newest ?? entry.newest
            return entry
        }
        circumstances.takenFile = old?.file
        (circumstances.mayGrow, circumstances.others, circumstances.apps) = (mayGrow, others.map(\.file), apps)
        return RuleSetReview(of: try example.signed(until: expires), circumstances).findings.map(\.message)
    }

    @Test func aGoodSetIsTaken() throws {
        #expect(try Self.review(Self.example()) == [])
        #expect(try Self.review(Self.example(), after: Self.example()) == [])
        #expect(try Self.review(Self.example { $0.version = 2 }, after: Self.example(), newest: 2) == [])
        #expect(try Self.review(Self.example(), expires: "2027-06-15") == [])
    }

    static let refusals: [(change: @Sendable (inout Example) -> Void, message: String)] = [
        ({ $0.hosts = #"["app.example"]"# }, "the rule reads bible.example, which is not in the scope"),
        ({ $0.host = "(?:bible|evil)\\\\.example" }, "the rule reads evil.example, which is not in the scope"),
        ({ $0.schemes = "[]" }, "the app opens exapp:, which is not in the scope"),
        ({ $0.other = #", "order": ["exapp"]"# }, "\"order\" is about the links of every site"),
        ({ $0.other = #", "previews": []"# }, "\"previews\" is about the links of every site"),
        ({ $0.rule = #""script2": "function process(u, c) { c(u) }","# }, "it has scripts"),
        ({ $0.rule = #""scr\u0069pt": "function process(u, c) { c(u) }","# }, "it has scripts"),
        ({ $0.result = "bible://?passages=[John.3.17]" }, "the test of https://bible.example/john/3#v16 fails"),
        ({ $0.rule = #""versification": "x","# }, "versification"),
        (
            {
                $0.app = #"{ "identifier": "exapp", "name": "Ex", "scheme": "javascript" }"#
                $0.schemes = #"["javascript"]"#
            },
            "the scheme javascript: is never opened"
        ),
        ({ $0.host = ".*" }, "the host is open"),
    ]

    @Test(arguments: refusals.indices) func badRulesAreRefused(index: Int) throws {
        let (change, message) = Self.refusals[index]
        let messages = try Self.review(Self.example(change))
        #expect(messages.contains { $0.contains(message) }, "\(messages)")
    }

    @Test func changesAreRefused() throws {
        let old = Self.example { $0.version = 3 }
        func refusal(_ change: (inout Example) -> Void, newest: Int? = nil) throws -> String {
            var new = Self.example { $0.version = 4 }
            change(&new)
            return try Self.review(new, after: old, newest: newest).first ?? ""
        }
        let changed = Self.example {
            $0.version = 3
            $0.licence = "MIT"
        }
        #expect(
            try Self.review(changed, after: old).first?.contains("differs from the version 3 that was taken") == true)
        #expect(try refusal { $0.version = 2 }.contains("version 3 has been taken before"))
        #expect(try refusal({ _ in }, newest: 5).contains("version 5 has been taken before"))
        #expect(try refusal { $0.name = "other" }.contains("the set that was taken before is called example"))
        #expect(
            try refusal { $0.hosts = #"["bible.example", "app.example", "new.example"]"# }.contains(
                "the scope has grown from bible.example, app.example, exapp: to bible.example, app.example, new"))
        #expect(try refusal { $0.schemes = #"["exapp", "tel"]"# }.contains("the scope has grown"))
        #expect(try refusal { $0.hosts = #"["*"]"# }.contains("the scope has grown"))
        let grown = Self.example {
            $0.version = 4
            $0.hosts = #"["bible.example", "app.example", "*.bible.example"]"#
        }
        #expect(try Self.review(grown, after: old, mayGrow: true) == [])
    }

    @Test func anExpiredSignatureIsRefused() throws {
        let messages = try Self.review(Self.example(), expires: "2027-06-14")
        #expect(messages == ["example, version 1: the signature expired on 2027-06-14"])
    }

    /// The set that was added first is used, and a person is told.
    @Test func aSiteOfAnotherSetIsAWarning() throws {
        let messages = try Self.review(Self.example { $0.name = "second" }, others: [Self.example()])
        #expect(messages == ["the rules for bible.example are in another file, example.json"])
    }

    /// An app of the built-in rules is replaced only by a set for its schemes.
    @Test func anotherAppIsNotReplaced() throws {
        let builtIn = Manifest(files: [
            SourceFile(
                path: "m",
                bytes: Array(#"{ "apps": [{ "identifier": "exapp", "name": "E", "schemes": ["exapp", "ex2"] }] }"#.utf8)
            )
        ])
        let message = "the app \"exapp\" of other rules has schemes that are not in the scope"
        #expect(try Self.review(Self.example(), apps: builtIn.apps).first?.contains(message) == true)
        #expect(try Self.review(Self.example { $0.schemes = #"["exapp", "ex2"]"# }, apps: builtIn.apps) == [])
    }

    @Test(arguments: [
        "lectern rules example 1 until 2027-06-31 ", "lectern rules example 2 until 2027-06-30",
        "lectern rules other 1 until 2027-06-30", "lectern rules example 1", "", "2027-06-30",
        "lectern rules example key",
        "lectern rules example 1 until 2027-6-30", "lectern rules example 1 until 2027-13-30",
        "lectern rules example 1 until 99999-01-01", "lectern rules example 1 until 2027-06-30 until 2099-01-01",
    ])
    func anotherCommentIsRefused(comment: String) {
        #expect(throws: Finding.self) { try SignedRuleSet(Example().file, comment: comment) }
    }

    static let identities: [@Sendable (inout Example) -> Void] = [
        { $0.name = "../example" }, { $0.name = "Example" }, { $0.name = "" },
        { $0.name = String(repeating: "a", count: 41) },
        { $0.version = 0 }, { $0.version = -1 }, { $0.licence = "" }, { $0.licence = "a\\u001b" }, { $0.hosts = "3" },
        { $0.hosts = "[3]" }, { $0.hosts = #"["example"]"# }, { $0.hosts = #"["a.*"]"# },
        { $0.hosts = #"["a.example/"]"# },
        { $0.schemes = #"["a:"]"# }, { $0.schemes = #"["1"]"# }, { $0.schemes = "null" },
    ]

    @Test(arguments: identities.indices) func anIdentityMustBeComplete(index: Int) {
        #expect(throws: Finding.self) { try RuleSetIdentity(of: Self.example(Self.identities[index]).file) }
    }

    @Test func aPlainManifestIsNoRuleSet() {
        let files = ["{}", "[]", "", #"{ "set": 3 }"#, "\u{FF}"].map { SourceFile(path: "m", bytes: Array($0.utf8)) }
        for file in files { #expect(throws: Finding.self) { try RuleSetIdentity(of: file) } }
    }
}
