import Testing
import Text

@testable import Workshop

@Suite struct LifecycleTests {
    static let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#

    /// The messages of a session, and the codes of the errors that it gives.
    static let sessions: [(messages: [String], codes: [String])] = [
        ([#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#], ["-32002"]),
        ([#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#], ["-32002"]),
        ([#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{}}"#], []),
        ([#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#], ["-32602"]),
        ([initialize, initialize], ["-32600"]),
        ([initialize, #"{"jsonrpc":"2.0","id":"a","method":"textDocument/rename","params":{}}"#], ["-32601"]),
        ([initialize, #"{"jsonrpc":"2.0","id":2,"method":"$/unknown"}"#], ["-32601"]),
        ([initialize, #"{"jsonrpc":"2.0","method":"$/unknown"}"#], []),
        ([initialize, #"{"jsonrpc":"2.0","method":"unknown","params":[1]}"#], []),
        ([initialize, #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover"}"#], ["-32602"]),
        (
            [
                initialize,
                #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"x"}}}"#,
            ], ["-32602"]
        ),
        (
            [
                initialize, #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover"}"#,
            ], ["-32600"]
        ),
        (["{"], ["-32700"]), ([""], ["-32700"]), (["\u{FEFF}"], ["-32700"]),
        (["[]"], ["-32600"]), (["null"], ["-32600"]), (["{}"], ["-32600"]), ([#"{"id":1}"#], ["-32600"]),
        ([#"{"jsonrpc":"1.0","id":1,"method":"initialize"}"#], ["-32600"]),
        ([#"{"jsonrpc":"2.0","id":1}"#], ["-32600"]), ([#"{"jsonrpc":"2.0","id":1,"method":1}"#], ["-32600"]),
        ([#"{"jsonrpc":"2.0","id":{},"method":"initialize"}"#], ["-32600"]),
        ([#"{"jsonrpc":"2.0","id":1.5,"method":"initialize"}"#], ["-32600"]),
        ([#"{"jsonrpc":"2.0","id":1,"result":null}"#], []), ([#"{"jsonrpc":"2.0","id":1,"error":{}}"#], []),
        ([String(repeating: "[", count: 100_000)], ["-32700"]),
    ]

    @Test(arguments: sessions.indices) func errorsHaveTheirCodes(index: Int) {
        let session = Self.sessions[index]
        var editor = Editor()
        for message in session.messages { editor.send(message) }
        #expect(editor.messages.compactMap { $0["error"]?["code"]?.number } == session.codes)
        #expect(editor.status == nil)
    }

    @Test func messagesThatAreNotUTF8AreErrors() {
        var editor = Editor.started()
        editor.receive(Array("Content-Length: 4\r\n\r\n".utf8) + [0x22, 0xFF, 0xFE, 0x22])
        #expect(editor.messages.compactMap { $0["error"]?["code"]?.number } == ["-32700"])
        #expect(editor.log == ["the message is not UTF-8: byte 1"])
        #expect(editor.messages.contains { $0["method"]?.string == "window/logMessage" })
    }

    @Test(
        arguments: [
            (["shutdown"], true, 0), ([], true, 1), ([], false, 1), (["shutdown"], false, 1),
        ] as [([String], Bool, Int32)])
    func exitStatusSaysWhetherTheClientShutTheServerDown(requests: [String], exits: Bool, status: Int32) {
        var editor = Editor.started()
        for request in requests { #expect(editor.request(request)?.isNull == true) }
        if exits { editor.notify("exit", "null") } else { editor.take(editor.server.endOfInput()) }
        #expect(editor.status == status)
        #expect(editor.server.next() == nil)
    }

    @Test(arguments: [
        (#"["utf-8","utf-16"]"#, "utf-8"), (#"["utf-16","utf-8"]"#, "utf-16"), (#"["utf-32"]"#, "utf-16"),
        (#"["utf-32","utf-8"]"#, "utf-8"), ("[]", "utf-16"), ("7", "utf-16"),
    ])
    func theFirstKnownEncodingOfTheClientIsUsed(offered: String, chosen: String) {
        var editor = Editor()
        let result = editor.request(
            "initialize", #"{"capabilities":{"general":{"positionEncodings":\#(offered)}}}"#)
        #expect(result?["capabilities"]?["positionEncoding"]?.string == chosen)
    }

    @Test func requestsThatWaitCanBeCancelled() {
        var editor = Editor.started()
        let hover = #"{"jsonrpc":"2.0","id":"h","method":"textDocument/hover","params":{}}"#
        let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"h"}}"#
        editor.receive([hover, cancel].flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) })
        #expect(editor.messages.compactMap { $0["error"]?["code"]?.number } == ["-32800"])
        editor.send(cancel)
        editor.send(hover)
        #expect(editor.messages.compactMap { $0["error"]?["code"]?.number } == ["-32800", "-32602"])
    }

    @Test func filesAreWatchedWhereTheClientCan() {
        let editor = Editor.started(
            capabilities: #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
        #expect(editor.messages.compactMap { $0["method"]?.string } == ["client/registerCapability"])
    }

    @Test func manyFailuresAreNotAllLogged() {
        var editor = Editor.started()
        for _ in 0..<1000 { editor.notify("textDocument/didChange", "{}") }
        #expect(editor.log.count == 100)
        #expect(editor.log.last?.hasSuffix("(no more is logged)") == true)
    }
}
