import Testing
import Text

@testable import Workshop

/// Clients that make mistakes, or want to do harm.
@Suite struct HostileClientTests {
    /// Whether the server still answers.
    static func answers(_ editor: inout Editor) -> Bool {
        editor.open("sites/last.json", DiagnosticsTests.site)
        return editor.diagnostics("sites/last.json").isEmpty
            && editor.request("textDocument/hover", Editor.parameters("sites/last.json", (5, 20)))?["contents"] != nil
    }

    @Test func randomBytesAreSkipped() {
        var generator = SequenceGenerator(state: 11)
        var editor = Editor.started()
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0..<5000, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            editor.receive(bytes)
        }
        #expect(Self.answers(&editor))
        #expect(editor.log.count <= 100)
    }

    /// Each message of a session, cut short, doubled or with bytes changed.
    @Test func damagedMessagesAreSkipped() {
        var generator = SequenceGenerator(state: 5)
        let uri = Editor.uri("sites/a.json")
        let contents = [
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","version":1,"text":\#(JSONOutput.string(DiagnosticsTests.site).line)}}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"range":{"start":{"line":2,"character":1},"end":{"line":3,"character":9}},"text":"{"}]}}"#,
            #"{"jsonrpc":"2.0","id":8,"method":"textDocument/completion","params":{"textDocument":{"uri":"\#(uri)"},"position":{"line":4,"character":7}}}"#,
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"\#(uri)"},"range":{"start":{"line":2,"character":1},"end":{"line":3,"character":9}},"context":{"diagnostics":[],"only":["quickfix"]}}}"#,
            #"{"jsonrpc":"2.0","id":9,"method":"codeLens/resolve","params":{"data":{"uri":"\#(uri)","version":1,"rule":0,"offset":0}}}"#,
        ]
        var editor = Editor.started()
        for _ in 0..<2000 {
            var content = Array(contents[Int.random(in: 0..<contents.count, using: &generator)].utf8)
            for _ in 0..<Int.random(in: 0..<4, using: &generator) {
                content[Int.random(in: 0..<content.count, using: &generator)] = UInt8.random(
                    in: 0x20...0x7E, using: &generator)
            }
            let length = content.count + (Int.random(in: 0..<10, using: &generator) == 0 ? 1 : 0)
            editor.receive(Array("Content-Length: \(length)\r\n\r\n".utf8) + content)
            #expect(editor.status == nil)
            editor.messages = []
        }
        editor.receive([UInt8](repeating: UInt8(ascii: "\n"), count: 3000))
        #expect(Self.answers(&editor))
    }

    @Test(arguments: [
        (-1, 0), (0, -1), (4_294_967_296, 0), (999_999, 0), (0, 999_999), (4_294_967_295, 4_294_967_295),
    ])
    func positionsOutsideOfTheDocumentHaveNothing(line: Int, character: Int) {
        var editor = Editor.started()
        editor.open("sites/a.json", DiagnosticsTests.site)
        for method in ["hover", "completion", "definition"] {
            let response = editor.respond(
                "textDocument/\(method)", Editor.parameters("sites/a.json", (line, character)))
            let isInvalid = line < 0 || character < 0 || line > Int(UInt32.max)
            #expect((response?["error"]?["code"]?.number == "-32602") == isInvalid)
        }
        editor.change(
            "sites/a.json",
            #"{"start":{"line":\#(line),"character":\#(character)},"end":{"line":\#(line),"character":\#(character)}}"#,
            "")
        #expect(editor.diagnostics("sites/a.json") == [])
    }

    @Test func changesOfDocumentsThatAreNotOpenAreLogged() {
        var editor = Editor.started()
        editor.change("sites/a.json", nil, "{}")
        editor.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///x"}}"#)
        #expect(editor.log.count == 2)
        #expect(Self.answers(&editor))
    }

    @Test func manyChangesInOneMessageAreApplied() {
        var editor = Editor.started()
        editor.open("sites/a.json", DiagnosticsTests.site)
        let range = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":0}}"#
        let changes = (0..<2_000).map { _ in #"{"range":\#(range),"text":" "}"# }.joined(separator: ",")
        editor.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(Editor.uri("sites/a.json"))","version":2},"contentChanges":[\#(changes)]}"#)
        #expect(editor.diagnostics("sites/a.json") == [])
        #expect(
            editor.server.workspace.documents[Editor.uri("sites/a.json")]?.text.bytes.count == 2_000
                + DiagnosticsTests.site.utf8.count)
    }

    @Test(arguments: [
        String(repeating: "[", count: 1_000_000), String(repeating: #"{"passages":["#, count: 100_000),
        String(repeating: "\"", count: 1_000_001),
        #"{"passages":["# + String(repeating: "{},", count: 30_000) + "{}]}",
        #"{"passages":[{"site":""# + String(repeating: "😀", count: 250_000) + #""}]}"#,
        #"{"apps":["# + String(repeating: #"{"identifier":"a","name":"A"},"#, count: 12_000) + "1]}",
    ])
    func hugeDocumentsAreRead(text: String) {
        var editor = Editor.started()
        editor.open("sites/a.json", text)
        #expect(!editor.diagnostics("sites/a.json").isEmpty)
        #expect(editor.diagnostics("sites/a.json").count <= 101)
        for method in ["hover", "completion"] {
            #expect(
                editor.respond("textDocument/\(method)", Editor.parameters("sites/a.json", (0, 50)))?["error"] == nil)
        }
        #expect(Self.answers(&editor))
    }
}
