import LinkEngine
import PCRE
import TestCorpora
import Testing
import Text
import Workshop

@testable import RuleChecking

@Suite struct FixedFileTests {
    static func fixed(_ text: String) -> String {
        String(decoding: FixedFile(SourceFile(path: "m.json", bytes: Array(text.utf8))).file.bytes, as: UTF8.self)
    }

    static let table: [(faulty: String, fixed: String)] = [
        // Commas.
        ("{ \"order\": [\"a\",\n \"b\" , ], }", "{ \"order\": [\"a\",\n \"b\"  ] }"),
        ("{ \"order\": [\"a\"\n \"b\"] }", "{ \"order\": [\"a\",\n \"b\"] }"),
        ("{ \"apps\": []\n\"order\": [] }", "{ \"apps\": [],\n\"order\": [] }"),
        // What looks like a comment after a quotation mark too many is a part of a value.
        ("{ \"order\": [\"a:\"//b\",\n \"c\"] }", "{ \"order\": [\"a:\"//b\",\n \"c\"] }"),
        ("{ \"order\": [\"a\", // b\n \"c\"] }", "{ \"order\": [\"a\", \n \"c\"] }"),
        // Backslashes.
        (
            #"{ "redirects": { "a\.b\/\\d\d\u0041": { "param": "u" } } }"#,
            #"{ "redirects": { "a\\.b\/\\d\\d\u0041": { "param": "u" } } }"#
        ),
        (#"{ "redirects": { "\bx\d": { "param": "u" } } }"#, #"{ "redirects": { "\\bx\\d": { "param": "u" } } }"#),
        // Regexes, in every spelling of JSON strings.
        (
            #"{ "redirects": { "\u00e9\ud83d\ude00\/é\\.[:alnum:]+[[:hex:]]": { "param": "u" } } }"#,
            #"{ "redirects": { "\u00e9\ud83d\ude00\/é\\.[[:alnum:]]+[[:hex:]]": { "param": "u" } } }"#
        ),
        (
            #"{ "previews": [{ "regex": "\u005b:hex:][:^hex:]", "format": "$0" }] }"#,
            #"{ "previews": [{ "regex": "[[:hex:]][[:^hex:]]", "format": "$0" }] }"#
        ),
        // Keys: the newer spelling of the nearest.
        (
            #"{"actions":[{"title":"T","regex":"x","formats":[{"appidentifier":"a","format":"x","testResult":[]}]}]}"#,
            #"{"actions":[{"title":"T","regex":"x","formats":[{"appId":"a","format":"x","testResults":[]}]}]}"#
        ),
        (#"{ "apps": [{ "identifier": "a", "naem": "A" }] }"#, #"{ "apps": [{ "identifier": "a", "name": "A" }] }"#),
        (
            #"{ "actions": [{ "tilte": "T", "regex": "x", "formats": [] }] }"#,
            #"{ "actions": [{ "title": "T", "regex": "x", "formats": [] }] }"#
        ),
        (#"{ "app": [{ "identifer": "a", "name": "A" }] }"#, #"{ "apps": [{ "identifier": "a", "name": "A" }] }"#),
        // A key that is switched off is not what another key means.
        (
            #"{ "passages": [{ "site": "S", "regexp": "x" }] }"#, #"{ "passages": [{ "site": "S", "regex": "x" }] }"#
        ),
        // Order: identity first, tests last, the space between the members is kept.
        (
            "{ \"passages\": [{\n  \"testResults\": [],\n\n  \"testInputs\": [],  \"regex\": \"x\",\n\t\"site\": \"S\" }] }",
            "{ \"passages\": [{\n  \"site\": \"S\",\n\n  \"regex\": \"x\",  \"testInputs\": [],\n\t\"testResults\": [] }] }"
        ),
        (
            #"{ "actions": [{ "formats": [{ "format": "x", "app": { "scheme": "a", "identifier": "a" } }], "title": "T" }] }"#,
            #"{ "actions": [{ "title": "T", "formats": [{ "app": { "identifier": "a", "scheme": "a" }, "format": "x" }] }] }"#
        ),
    ]

    @Test(arguments: table) func certainMistakesAreFixed(faulty: String, fixed: String) {
        #expect(Self.fixed(faulty) == fixed)
        #expect(Self.fixed(fixed) == fixed)
    }

    @Test(arguments: [
        // Quotes that were not escaped look like missing commas.
        #"{ "order": ["say "1" now"] }"#, #"{ "order": ["a" "b"] }"#, "{ \"order\": [1\n2,] ] }", "", "{", "[1,,2]",
        // Two keys are near, or the one meant is there already.
        #"{ "apps": [{ "identifier": "a", "name": "A", "note3": "x" }] }"#,
        #"{ "apps": [{ "identifier": "a", "name": "A", "identifer": "b" }] }"#,
        #"{ "apps": [{ "identifier": "a", "displayName": "A", "nam": "B" }] }"#,
        // Old spellings and left-overs are understood.
        #"{ "redirectRules": { "x": { "param": "u", "xformat": "$1", "test": { "x?u=a": "a" } } } }"#,
        // The order of these means something, and so does the last of two keys.
        #"{ "redirects": { "z": { "param": "u" }, "a": { "param": "u" } }, "actions": [], "order": ["z", "a"] }"#,
        #"{ "passages": [{ "site": "S", "regex": "x", "query": { "z": "reference", "a": "verse" } }] }"#,
        #"{ "apps": [{ "scheme": "a", "identifier": "a", "identifier": "b", "name": "A" }] }"#,
        // A regex that is not valid.
        #"{ "redirects": { "([:alnum:]": { "param": "u" } } }"#,
    ])
    func uncertainTextIsKept(text: String) {
        #expect(Self.fixed(text) == text)
    }

    /// Opener's manifest after the fixes: the same rules, and nothing left to fix.
    @Test(.enabled(if: Corpus.openerManifest.isAvailable))
    func openersManifestMeansTheSame() throws {
        let original = SourceFile(path: "v4", bytes: Array(try Corpus.openerManifest.data()))
        let once = FixedFile(original)
        #expect(!once.log.isEmpty)
        #expect(FixedFile(once.file).log.isEmpty)
        let (before, after) = (Manifest(files: [original]), Manifest(files: [once.file]))
        #expect(after.findings.isEmpty)
        #expect(before.apps.map(\.identifier) == after.apps.map(\.identifier))
        #expect(before.redirects.count == after.redirects.count)
        for (old, new) in zip(before.actions, after.actions) {
            #expect(old.title == new.title)
            #expect(old.formats.map(\.app.identifier) == new.formats.map(\.app.identifier))
            let translations = try [old, new].map { try ICUDialect($0.pattern.source).translation }
            #expect(translations[0] == translations[1])
        }
    }
}
