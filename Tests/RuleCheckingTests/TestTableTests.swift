import LinkEngine
import Testing
import Text
import Workshop

@testable import RuleChecking

/// `check --fix` writes tests as one object.
@Suite struct TestTableTests {
    static func fixed(_ text: String, isContribution: Bool = false) -> String {
        let file = SourceFile(path: "m.json", bytes: Array(text.utf8))
        return String(decoding: FixedFile(file, isContribution: isContribution).file.bytes, as: UTF8.self)
    }

    static let table: [(arrays: String, object: String)] = [
        (
            """
            { "$schema": "s", "passages": [
                {
                    "site": "S",
                    "testInputs": [
                        "a\\/\\u0062", { "url": "c" }, "a\\/\\u0062"
                    ],
                    "testResults": ["x",{ "result": null, "knownFailure": "k" } , "x"]
                }
            ] }
            """,
            """
            { "$schema": "s", "passages": [
                {
                    "site": "S",
                    "tests": {
                        "a\\/\\u0062": "x",
                        "c": { "result": null, "knownFailure": "k" }
                    }
                }
            ] }
            """
        ),
        (
            "{ \"$schema\": \"s\", \"apps\": [\r\n\t{ \"identifier\": \"a\", \"passage\": {\r\n\t\t\"testInputs\": [\"a\"], \"testResults\": [null] } } ] }",
            "{ \"$schema\": \"s\", \"apps\": [\r\n\t{ \"identifier\": \"a\", \"passage\": {\r\n\t\t\"tests\": {\r\n\t\t\t\"a\": null\r\n\t\t} } } ] }"
        ),
        (
            #"{ "$schema": "s", "passages": [{ "site": "S", "testResults": [null], "testInputs": ["a"] }] }"#,
            #"{ "$schema": "s", "passages": [{ "site": "S", "tests": { "a": null } }] }"#
        ),
        (
            #"""
            { "$schema": "s", "actions": [{
              "title": "T",
              "testInputs": ["a", "b"],
              "formats": [
                { "appId": "a", "testResults": ["x", null] },
                { "appId": "b" },
                { "appId": "c", "testResults": [null, "y"] }
              ]
            }] }
            """#,
            #"""
            { "$schema": "s", "actions": [{
              "title": "T",
              "formats": [
                { "appId": "a", "tests": {
                  "a": "x",
                  "b": null
                } },
                { "appId": "b" },
                { "appId": "c", "tests": {
                  "a": null,
                  "b": "y"
                } }
              ]
            }] }
            """#
        ),
    ]

    @Test(arguments: table) func arraysBecomeAnObject(arrays: String, object: String) {
        #expect(Self.fixed(arrays) == object)
        #expect(Self.fixed(object) == object)
    }

    @Test(arguments: [
        #"{ "$schema": "s", "passages": [{ "site": "S", "testInputs": ["a"], "testResults": [] }] }"#,
        #"{ "$schema": "s", "passages": [{ "site": "S", "testInputs": ["a", "a"], "testResults": [null, "x"] }] }"#,
        #"{ "$schema": "s", "passages": [{ "site": "S", "testInputs": [{ "url": "a", "headers": {} }], "testResults": [null] }] }"#,
        #"{ "$schema": "s", "passages": [{ "site": "S", "testInputs": ["a"], "testResults": [1] }] }"#,
        #"{ "$schema": "s", "passages": [{ "site": "S", "testInputs": ["a"], "tests": {}, "testResults": ["x"] }] }"#,
        #"{ "$schema": "s", "passages": [{ "site": "S", "testInputs": ["a"], "testResults": [null], "testResults": ["x"] }] }"#,
        // One of the formats cannot be written so.
        #"{ "$schema": "s", "actions": [{ "title": "T", "testInputs": ["a"], "formats": [{ "appId": "a", "testResults": [null] }, { "appId": "b", "testResults": [] }] }] }"#,
        // A manifest for Opener, and what `bundle` writes.
        #"{ "passages": [{ "site": "S", "testInputs": ["a"], "testResults": [null] }] }"#,
        #"{ "actions": [{ "title": "T", "testInputs": ["a"], "formats": [{ "appId": "a", "testResults": [null] }] }] }"#,
    ])
    func otherArraysAreKept(text: String) { #expect(Self.fixed(text) == text) }

    @Test func aFileOfAFolderIsARuleFile() {
        let text =
            #"{ "actions": [{ "title": "T", "testInputs": ["a"], "formats": [{ "appId": "a", "testResults": [null] }] }] }"#
        #expect(
            Self.fixed(text, isContribution: true)
                == #"{ "actions": [{ "title": "T", "formats": [{ "appId": "a", "tests": { "a": null } }] }] }"#)
    }

    /// `test` in an action is ignored, so that nobody means it.
    @Test func testsOfAnActionAreNoSpellingOfTest() {
        let text = #"{ "actions": [{ "title": "T", "regex": "x", "tests": { "a": null } }] }"#
        #expect(Self.fixed(text) == text)
    }
}
