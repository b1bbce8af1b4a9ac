import Testing
import Text

@testable import Workshop

@Suite struct CodeActionTests {
    /// The actions for the whole of a text, and the text after each.
    static func actions(
        _ text: String, only: String = "", capabilities: String = "{}"
    ) -> [(title: String, text: String)] {
        var editor = Editor.started(capabilities: capabilities)
        editor.open("sites/a.json", text)
        editor.wait()
        let range = #"{"start":{"line":0,"character":0},"end":{"line":999,"character":0}}"#
        let uri = Editor.uri("sites/a.json")
        let items = editor.request(
            "textDocument/codeAction",
            #"{"textDocument":{"uri":"\#(uri)"},"range":\#(range),"context":{"diagnostics":[]\#(only)}}"#)
        return (items?.items ?? []).map { item in
            let action = item["edit"] == nil ? editor.request("codeAction/resolve", item.source) ?? item : item
            return (action["title"]?.string ?? "", applied(action["edit"]?["changes"]?[uri], to: text))
        }
    }

    static func applied(_ edits: JSONValue?, to text: String) -> String {
        var text = DocumentText(Array(text.utf8))
        for edit in (edits?.items ?? []).reversed() {
            guard let range = try? Parameters.range(edit["range"]), let new = edit["newText"]?.string else { continue }
            text.replace(
                text.offset(of: range.lowerBound, .utf16)..<text.offset(of: range.upperBound, .utf16),
                with: Array(new.utf8))
        }
        return String(decoding: text.bytes, as: UTF8.self)
    }

    static let all = "Fix all that can be fixed"

    @Test(
        arguments: [
            (
                #"{ "passages": [{ "sitee": "😀 S", "regexp": "x" }] }"#,
                [
                    (#"Write the key "site" for "sitee""#, #"{ "passages": [{ "site": "😀 S", "regexp": "x" }] }"#),
                    (#"Write the key "regex" for "regexp""#, #"{ "passages": [{ "sitee": "😀 S", "regex": "x" }] }"#),
                    (all, #"{ "passages": [{ "site": "😀 S", "regex": "x" }] }"#),
                ]
            ),
            (
                "{ \"passages\": [{ \"regex\": \"x\"\n \"site\": \"S\" }] }",
                [
                    ("Add the missing comma", "{ \"passages\": [{ \"regex\": \"x\",\n \"site\": \"S\" }] }"),
                    (all, "{ \"passages\": [{ \"site\": \"S\",\n \"regex\": \"x\" }] }"),
                ]
            ),
            (
                #"{ "passages": [{ "site": "S", "regex": "x\." }] }"#,
                [
                    ("Double the backslash", #"{ "passages": [{ "site": "S", "regex": "x\\." }] }"#),
                    (all, #"{ "passages": [{ "site": "S", "regex": "x\\." }] }"#),
                ]
            ),
            (#"{ "passages": [{ "site": "S", "regex": "x" }] }"#, []),
            ("{", []),
        ] as [(String, [(String, String)])])
    func correctionsAreThoseOfCheck(text: String, expected: [(String, String)]) {
        for resolve in [false, true] {
            let support =
                #"{"textDocument":{"codeAction":{"dataSupport":true,"resolveSupport":{"properties":["edit"]}}}}"#
            let found = Self.actions(text, capabilities: resolve ? support : "{}")
            #expect(found.map(\.title) == expected.map(\.0))
            #expect(found.map(\.text) == expected.map(\.1))
        }
    }

    @Test func theResultOfAFailedTestCanBeAccepted() {
        let rule = { (expected: String) in
            #"{ "passages": [{ "site": "S", "regex": "https?://s\\.test/(?<book>\\w+)/(?<chapter>\\d+)", "tests": { "https://s.test/John/3": \#(expected) } }] }"#
        }
        let found = Self.actions(rule("null"))
        #expect(found.map(\.title).contains("Accept this result"), "\(found)")
        #expect(found.first { $0.title == "Accept this result" }?.text == rule(#""bible://?passages=[John.3]""#))
        #expect(!Self.actions(rule(#""bible://?passages=[John.3]""#)).map(\.title).contains("Accept this result"))
    }

    @Test(arguments: [
        (#","only":["quickfix"]"#, 1), (#","only":["source"]"#, 1), (#","only":["source.fixAll"]"#, 1),
        (#","only":["source.fixAll.lectern"]"#, 1), (#","only":["refactor"]"#, 0), (#","only":[]"#, 0),
        (#","only":["source.fixAll.other"]"#, 0),
    ])
    func onlyTheKindsThatTheClientWants(only: String, count: Int) {
        #expect(Self.actions(#"{ "passages": [{ "sitee": "S", "regex": "x" }] }"#, only: only).count == count)
    }
}
