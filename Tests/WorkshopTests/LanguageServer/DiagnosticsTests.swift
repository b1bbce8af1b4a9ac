import LinkEngine
import NativeEngine
import Testing
import Text

@testable import Workshop

@Suite struct DiagnosticsTests {
    static let site = #"""
        {
          "$schema": "../../schema/rules.schema.json",
          "passages": [
            {
              "site": "Example 😀 שלום", "docs": "https://example.org/",
              "regex": "https?://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)",
              "testInputs": ["https://example.org/john/3", "https://example.org/mark/1", "https://example.org/"],
              "testResults": ["bible://?passages=[John.3]", "bible://?passages=[Mark.1]", null]
            }
          ]
        }
        """#

    @Test func shippedRulesHaveNone() throws {
        let folder = Project.path("rules")
        let files = try RuleFiles.folder(at: folder)
        let relative = files.map {
            (String($0.path.dropFirst(folder.count + 1)), String(decoding: $0.bytes, as: UTF8.self))
        }
        var editor = Editor.started(files: Dictionary(uniqueKeysWithValues: relative))
        var lines: [String] = []
        for (name, text) in relative {
            editor.open(name, text)
            // Without the program that runs scripts, their tests fail.
            let hasScripts = text.contains("\"script")
            let said = editor.diagnostics(name).filter { !hasScripts || !$0.contains(", expected is ") }
            lines += said.map { "\(name):\($0)" }
        }
        #expect(lines == [])
    }

    @Test func mistakesAreMarkedWhereTheyAre() {
        func diagnostics(_ old: String, _ new: String) -> [String] {
            var editor = Editor.started()
            editor.open("sites/a.json", old.isEmpty ? Self.site : Self.site.replacing(old, with: new))
            return editor.diagnostics("sites/a.json")
        }
        #expect(diagnostics("", "") == [])
        #expect(
            diagnostics("[Mark.1]", "[Mark.2]") == [
                "8:53-8:81 error: passage \"Example 😀 שלום\": the result is not \"bible://?passages=[Mark.2]\"\n"
                    + "https://example.org/mark/1 gives bible://?passages=[Mark.1], expected is bible://?passages=[Mark.2]"
            ])
        #expect(
            diagnostics(#""docs":"#, #""dosc":"#) == [
                #"4:5-4:6 error: the passage rule has no "docs""# + "\n"
                    + #"name the page, or the code, that shows the form of the links; if there is none, add "status": "unverified""#,
                #"5:34-5:40 warning: unknown key "dosc" in the passage rule"# + "\ndid you mean \"docs\"?",
            ])
        #expect(
            diagnostics("שלום\", ", "שלום\" ") == [
                "5:31-5:32 error: not JSON: missing comma between two items of an object\nput a comma here"
            ])
    }

    /// The column of what follows the emoji and the Hebrew word, in both ways of counting.
    @Test(arguments: [("utf-16", 34), ("utf-8", 40)]) func columnsAreThoseOfTheClient(encoding: String, column: Int) {
        var editor = Editor.started(capabilities: #"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
        editor.open("sites/a.json", Self.site.replacing(#""docs":"#, with: #""dosc":"#))
        #expect(editor.diagnostics("sites/a.json").last?.hasPrefix("5:\(column)-5:\(column + 6) warning") == true)
    }

    @Test func changesAreAppliedInTheirOrder() {
        var editor = Editor.started()
        editor.open("sites/a.json", Self.site)
        editor.change(
            "sites/a.json", #"{"start":{"line":4,"character":33},"end":{"line":4,"character":39}}"#, #""dosc""#)
        #expect(editor.diagnostics("sites/a.json").count == 2)
        editor.change("sites/a.json", #"{"start":{"line":4,"character":34},"end":{"line":4,"character":38}}"#, "docs")
        #expect(editor.diagnostics("sites/a.json") == [])
        editor.change("sites/a.json", nil, "{")
        #expect(
            editor.diagnostics("sites/a.json") == [
                "1:1-1:2 error: not JSON: found the end of the text where a key in double quotes was expected"
            ])
    }

    @Test func staleChangesAreDropped() {
        var editor = Editor.started()
        editor.open("sites/a.json", Self.site)
        editor.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(Editor.uri("sites/a.json"))","version":1},"contentChanges":[{"text":"{"}]}"#)
        #expect(editor.diagnostics("sites/a.json") == [])
        #expect(editor.log.count == 1)
    }

    @Test(arguments: [
        (#"{"name": "package", "scripts": {}}"#, "file:///project/package.json"),
        (#"{"$schema": "http://json-schema.org/draft-07/schema#", "type": "object"}"#, "file:///project/schema.json"),
        ("[]", "untitled:Untitled-1"), ("not JSON", "file:///project/a.json"),
    ])
    func otherDocumentsHaveNone(text: String, uri: String) {
        var editor = Editor.started()
        editor.notify(
            "textDocument/didOpen",
            #"{"textDocument":{"uri":"\#(uri)","languageId":"json","version":1,"text":\#(JSONOutput.string(text).line)}}"#
        )
        editor.wait()
        let published = editor.messages.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
        #expect(published.allSatisfy { $0["params"]?["diagnostics"]?.items?.isEmpty == true })
    }

    @Test func otherFilesOfTheFolderAreNeighbours() {
        var editor = Editor.started(files: ["sites/other.json": Self.site.replacing("Example 😀 שלום", with: "Other")])
        editor.open("sites/a.json", Self.site)
        #expect(
            editor.diagnostics("sites/a.json").map { $0.prefix(61) } == [
                "6:16-6:71 error: the rules for example.org are in another fil"
            ])
    }

    @Test func closedDocumentsHaveNone() {
        var editor = Editor.started()
        editor.open("sites/a.json", "{")
        #expect(editor.diagnostics("sites/a.json").count == 1)
        editor.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Editor.uri("sites/a.json"))"}}"#)
        #expect(editor.diagnostics("sites/a.json") == [])
        let hover = editor.respond("textDocument/hover", Editor.parameters("sites/a.json", (0, 0)))
        #expect(hover?["error"]?["code"]?.number == "-32602")
    }
}
