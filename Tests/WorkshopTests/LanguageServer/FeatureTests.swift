import NativeEngine
import Testing
import Text

@testable import Workshop

/// Hover, completion, definition, lenses and outlines: each at the mark of a text.
@Suite struct FeatureTests {
    /// A site around a member; the tests pass.
    static func site(_ member: String) -> String {
        #"""
        {
          "passages": [
            {
              "site": "S", "docs": "https://example.org/",
              \#(member)
              "regex": "https?://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)",
              "testInputs": ["https://example.org/john/3", "https://example.org/mark/1", "https://example.org/"],
              "testResults": ["bible://?passages=[John.3]", "bible://?passages=[Mark.1]", null]
            }
          ]
        }
        """#
    }

    static let apps = #"{"apps": [{"name": "One", "identifier": "one", "scheme": "one", "docs": "x"}]}"#

    /// The result of a request at the mark.
    static func result(_ method: String, _ marked: String) -> JSONValue? {
        let text = MarkedText(marked)
        var editor = Editor.started(files: ["apps/one.json": apps])
        editor.open("sites/a.json", text.text)
        return editor.request(method, Editor.parameters("sites/a.json", text.position))
    }

    @Test(arguments: [
        (#""la1️⃣nguage": "en","#, "The language of the names of books"),
        (#""query": { "1️⃣q": "reference" },"#, nil),
        (#""si1️⃣tes": 1,"#, nil),
        (#""language": "1️⃣en","#, nil),
        (#""docs1️⃣": "x" "#, "Where the form of the links is documented"),
    ])
    func keysAreDescribed(member: String, expected: String?) {
        let hover = Self.result("textDocument/hover", Self.site(member))
        #expect(
            (hover?["contents"]?["value"]?.string).map { $0.contains(expected ?? "-") }
                == (expected == nil ? nil : true))
    }

    @Test func regexesHaveTheirGroupsAndTests() {
        let text = Self.site("").replacing(#"(?<chapter>"#, with: "(?<1️⃣chapter>")
        let hover = Self.result("textDocument/hover", text)
        let said = hover?["contents"]?["value"]?.string ?? ""
        #expect(
            said.hasPrefix(
                """
                Groups: `book` ($1), `chapter` ($2).

                Matches 2 of 3 test links:

                - ✓ `https://example.org/john/3`
                - ✓ `https://example.org/mark/1`
                - ✗ `https://example.org/`
                """))
        #expect(said.contains("\n\nTests use "))
        #expect(Editor.text(hover?["range"]) == "6:16-6:71")
    }

    @Test(arguments: [
        ("example.org/1️⃣john", "✓ gives `bible://?passages=[John.3]`"), (#"org/1️⃣"]"#, "✓ gives no result"),
    ])
    func testLinksHaveTheirResults(mark: String, expected: String) {
        let text = Self.site("").replacing(mark.replacing("1️⃣", with: ""), with: mark)
        #expect(Self.result("textDocument/hover", text)?["contents"]?["value"]?.string == expected)
    }

    /// What is offered in the place of the member: some of it, and what is not.
    @Test(arguments: [
        ("1️⃣", ["query", "books", "status"], ["site", "regex", "testResults", "displayName"]),
        (#""1️⃣"#, ["query"], ["site"]),
        (#""qu1️⃣"#, ["query"], ["site"]),
        (#""que1️⃣ry": {},"#, ["query"], ["site"]),
        (#""books": 1️⃣,"#, ["usfm", "protestant"], ["query", "youversion"]),
        (#""books": "1️⃣","#, ["usfm", "protestant"], ["query"]),
        (#""books": "us1️⃣"#, ["usfm"], ["query"]),
        (#""books": { "1️⃣" },"#, [], ["usfm", "query"]),
        (#""books": { "x": "1️⃣" },"#, ["John", "1Cor"], ["usfm"]),
        (#""translations": "1️⃣","#, ["youversion", "bibleGateway"], ["usfm"]),
        (#""versification": "1️⃣","#, ["Vulgate", "English"], []),
        (#""query": { "q": "1️⃣" },"#, ["reference", "endVerse"], ["one"]),
        (#""status": 1️⃣"#, ["verified", "unverified"], []),
        (#""regex": "https?://(?<1️⃣","#, ["book", "translation"], ["query"]),
        (#""regex": "https?://(?<bo1️⃣>x)","#, ["book"], ["query"]),
        (#""regex": "https?://1️⃣","#, [], ["book", "query"]),
    ])
    func completionKnowsKeysAndValues(member: String, offered: [String], others: [String]) {
        let items = Self.result("textDocument/completion", Self.site(member))?.items
        let labels = Set(items?.compactMap { $0["label"]?.string } ?? [])
        #expect(items != nil)
        #expect(labels.isSuperset(of: offered), "\(labels.sorted())")
        #expect(labels.isDisjoint(with: others))
    }

    @Test(arguments: [
        (#"{ "actions": [{ "formats": [{ "appId": "1️⃣" }] }] }"#, ["one"]),
        (#"{ "order": ["1️⃣"] }"#, ["one"]),
        (#"{ "apps": [{ "identifier": "two", "passage": { "takes": { "range": "1️⃣" } } }] }"#, ["across books"]),
        (#"{ "apps": [{ "web": 1️⃣ }] }"#, ["true", "false"]),
        (#"{ "apps": [{ "passage": { "templates": ["a://{bo1️⃣"#, ["book", "book.usfm", "chapter", "translation.logos"]),
        (#"{ "apps": [{ "passage": { "templates": ["a", "a://{book.u1️⃣}"] } }] }"#, ["book.usfm"]),
        (#"{ "apps": [{ "place": { "templates": ["a://{+1️⃣"#, ["lat", "zoom"]),
        (#"{ "pass1️⃣" }"#, ["passages", "apps"]), (#"{1️⃣"#, ["passages"]), (#"{ "passages": [ { 1️⃣"#, ["site"]),
    ])
    func completionWorksWhileOneTypes(text: String, offered: [String]) {
        let items = Self.result("textDocument/completion", text)?.items ?? []
        let labels = Set(items.compactMap { $0["label"]?.string })
        #expect(labels.isSuperset(of: offered))
    }

    @Test func variablesAreThoseOfTheTemplate() {
        for (text, others) in [
            (#"{ "apps": [{ "place": { "templates": ["a://{1️⃣"#, ["book", "two"]),
            (#"{ "apps": [{ "passage": { "templates": ["a://{1️⃣"#, ["lat", "versification"]),
            (#"{ "apps": [{ "passage": { "templates": ["a://b1️⃣"#, ["book"]),
            (#"{ "apps": [{ "passage": { "note": "a://{b1️⃣"#, ["book"]),
        ] {
            let items = Self.result("textDocument/completion", text)?.items ?? []
            let labels = Set(items.compactMap { $0["label"]?.string })
            #expect(labels.isDisjoint(with: others), "\(text)")
        }
        let text = #"{ "apps": [{ "passage": { "templates": ["a://{book.u1️⃣"#
        let items = Self.result("textDocument/completion", text)?.items ?? []
        let range = items.first { $0["label"]?.string == "book.usfm" }?["textEdit"]?["range"]
        #expect(Editor.text(range) == "1:47-1:53")
    }

    /// A text, and the edits that lay it out: their ranges and new texts.
    @Test(arguments: [
        ("{\n  \"apps\": [\n    {\n      \"name\": \"A\" }\n  ]\n}\n", []),
        (
            "{\n\"apps\": [{\n\t\"name\": \"A\"\n    }]  \n}\n",
            ["2:1-2:1=  ", "3:1-3:2=    ", "4:1-4:5=  ", "4:7-4:9="]
        ),
        ("  {\r\n  \r\n  \"apps\":\r\n  [] }", ["1:1-1:3=", "2:1-2:3="]),
        ("{ \"apps\": [\n  { \"name\": \"😀 \\\"{\", \"scheme\": \"a\" }  \n] }", ["2:38-2:40="]),
        ("{ \"apps\": [\n{ }, ] }", []), ("{ \"apps\": [\n", []),
    ])
    func aRuleFileIsLaidOut(text: String, edits: [String]) {
        var editor = Editor.started()
        editor.open("sites/a.json", text)
        let request =
            #"{"textDocument":{"uri":"\#(Editor.uri("sites/a.json"))"},"options":{"tabSize":4,"insertSpaces":true}}"#
        let answer = editor.request("textDocument/formatting", request)?.items
        let found = answer?.map { "\(Editor.text($0["range"]))=\($0["newText"]?.string ?? "")" }
        #expect(found == edits)
    }

    @Test func theRulesAreLaidOut() throws {
        for file in try RuleFiles.folder(at: Project.path("rules")) {
            #expect(Formatting(of: DocumentText(file.bytes)).edits.isEmpty, "\(file.path)")
        }
    }

    @Test func completionReplacesWhatIsTyped() {
        let items = Self.result("textDocument/completion", Self.site(#""qu1️⃣"#))?.items ?? []
        let item = items.first { $0["label"]?.string == "query" }
        #expect(item?["textEdit"]?["newText"]?.string == #""query": {}"#)
        #expect(Editor.text(item?["textEdit"]?["range"]) == "5:7-5:10")
        #expect(item?["filterText"]?.string == #""query""#)
    }

    @Test func definitionsAreInTheFileOfTheApp() {
        let text =
            #"{ "actions": [{ "title": "T", "regex": "x", "formats": [{ "appId": "o1️⃣ne", "format": "one:" }] }] }"#
        let place = Self.result("textDocument/definition", text)
        #expect(place?["uri"]?.string == "file:///project/rules/apps/one.json")
        #expect(Editor.text(place?["range"]) == "1:41-1:46")
        let own = #"{ "order": ["tw1️⃣o"], "apps": [{ "identifier": "two", "name": "😀" }] }"#
        #expect(Editor.text(Self.result("textDocument/definition", own)?["range"]) == "1:46-1:51")
        #expect(Self.result("textDocument/definition", #"{ "order": ["thr1️⃣ee"] }"#)?.isNull == true)
    }

    @Test func lensesCountTheTests() {
        var editor = Editor.started()
        editor.open("sites/a.json", Self.site("").replacing("[Mark.1]", with: "[Mark.2]"))
        let request = #"{"textDocument":{"uri":"\#(Editor.uri("sites/a.json"))"}}"#
        let lens = editor.request("textDocument/codeLens", request)?.items?.first
        #expect(lens?["command"] == nil)
        let resolved = editor.request("codeLens/resolve", lens?.source ?? "")
        #expect(resolved?["command"]?["title"]?.string == "2 of 3 tests pass")
        #expect(Editor.text(resolved?["range"]) == "7:7-7:19")
        editor.wait()
        let known = editor.request("textDocument/codeLens", request)?.items?.first
        #expect(known?["command"]?["title"]?.string == "2 of 3 tests pass")
        editor.change("sites/a.json", nil, Self.site(""))
        let stale = editor.respond("codeLens/resolve", lens?.source ?? "")
        #expect(stale?["error"]?["code"]?.number == "-32801")
    }

    @Test func outlinesHaveTheRules() {
        var editor = Editor.started(
            capabilities: #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#)
        editor.open(
            "a.json",
            #"{ "redirects": { "r": { "param": "u" } }, "apps": [{ "identifier": "a", "name": "A" }], "passages": [{ "site": "S" }, { "site": "#
        )
        let symbols = editor.request(
            "textDocument/documentSymbol", #"{"textDocument":{"uri":"file:///project/rules/a.json"}}"#)
        let found = (symbols?.items ?? []).map { "\($0["name"]?.string ?? "") \(Editor.text($0["selectionRange"]))" }
        #expect(found == ["r 1:18-1:21", "A 1:81-1:84", "S 1:112-1:115"])
    }

    /// A rule that is half-typed takes nothing from the others.
    @Test(arguments: [
        #"{ "site": "#, #"{ "site": "x"#, #"{ "site": "x", "#, #"{ "site": "x", "query": { "a": , "#, #"{ "site" }, {"#,
    ])
    func halfTypedRulesLeaveTheOthers(half: String) {
        var editor = Editor.started()
        let good = #"{ "site": "Good", "regex": "https://good\\.example/(?<book>\\w+)", "docs": "x" }"#
        for text in ["[\n\(half)\n,\(good)]", "[\(good),\n\(half)\n]"] {
            editor.open("a.json", #"{ "passages": \#(text) }"#)
            let symbols = editor.request(
                "textDocument/documentSymbol", #"{"textDocument":{"uri":"file:///project/rules/a.json"}}"#)
            #expect(symbols?.items?.contains { $0["name"]?.string == "Good" } == true, "\(text)")
            #expect(editor.diagnostics("a.json").contains { $0.contains("not JSON") })
        }
    }
}
