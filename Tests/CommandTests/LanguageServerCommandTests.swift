import Foundation
import Testing

/// `lectern lsp` over the pipes of an editor.
@Suite struct LanguageServerCommandTests {
    static func message(_ content: String) -> String { "Content-Length: \(content.utf8.count)\r\n\r\n\(content)" }

    static func notification(_ method: String, _ parameters: String) -> String {
        message(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
    }

    static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
        message(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
    }

    /// The contents of the messages that the server wrote.
    static func contents(_ output: String) throws -> [[String: Any]] {
        var bytes = Data(output.utf8)
        var contents: [[String: Any]] = []
        while let end = bytes.range(of: Data("\r\n\r\n".utf8)) {
            let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
            let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
            let content = bytes[end.upperBound...].prefix(length)
            contents.append(try #require(try JSONSerialization.jsonObject(with: content) as? [String: Any]))
            bytes = Data(bytes[content.endIndex...])
        }
        #expect(bytes.isEmpty)
        return contents
    }

    /// A session with a rule for a site, which has a mistake, and one that runs a script.
    @Test func aSessionOverPipes() throws {
        let rule = #"""
            { "$schema": "x", "passages": [{ "site": "S", "docs": "https://example.org/", "regexp": "x" }] }
            """#
        let uri = "file:///nowhere/rules/sites/a.json"
        let text = String(decoding: try JSONEncoder().encode(rule), as: UTF8.self)
        let input =
            Self.request(1, "initialize", #"{"processId":null,"rootUri":null,"capabilities":{}}"#)
            + Self.notification("initialized", "{}")
            + Self.notification(
                "textDocument/didOpen",
                #"{"textDocument":{"uri":"\#(uri)","languageId":"json","version":1,"text":\#(text)}}"#)
            + Self.request(
                2, "textDocument/hover",
                #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":35}}"#)
            + Self.request(3, "shutdown") + Self.notification("exit", "null")
        let program = try Program("lsp", "--stdio", input: input)
        #expect(program.status == 0)
        #expect(program.error == "")
        let contents = try Self.contents(program.output)
        #expect(contents.compactMap { $0["id"] as? Int } == [1, 2, 3])
        let hover =
            (contents.first { $0["id"] as? Int == 2 }?["result"] as? [String: Any])?["contents"] as? [String: Any]
        #expect((hover?["value"] as? String)?.contains("The common name of the site.") == true)
    }

    @Test(arguments: [
        ("", "the input ended without the notification \"exit\""), ("garbage", "the input ended in a header"),
        ("Content-Length: 99\r\n\r\n{", "the input ended in a message: 1 of 99 bytes were received"),
    ])
    func inputThatEndsTooEarly(input: String, complaint: String) throws {
        let program = try Program("lsp", input: input)
        #expect(program.status == 1)
        #expect(program.error.hasPrefix("lectern lsp: \(complaint)\n"))
        #expect(program.output == "")
    }

    /// An editor that sends and never reads: the server stops reading it, and ends with its pipes.
    @Test func anEditorThatNeverReads() throws {
        let process = Process()
        process.executableURL = Program.folder.appending(path: "lectern")
        process.arguments = ["lsp"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let message = Data(Self.request(1, "unknown").utf8)
        let batch = Data((0..<1000).flatMap { _ in message })
        let descriptor = input.fileHandleForWriting.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        var sent = 0
        // More than the server keeps unread: at some time it takes no more.
        while sent < 200 << 20 {
            let count = unsafe batch.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if unsafe poll(&entry, 1, 2000) == 0 { break }
                continue
            }
            sent += count
        }
        #expect(sent < 200 << 20)
        try output.fileHandleForReading.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
    }
}
