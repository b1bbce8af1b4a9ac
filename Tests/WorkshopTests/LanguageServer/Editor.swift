import LinkEngine
import NativeEngine
import Requests
import Testing
import Text

@testable import Workshop

/// An editor in a scripted session: it sends what its user does, and keeps what the server sends.
struct Editor {
    var server: LanguageServer
    /// What the server has sent and nobody has asked for yet.
    var messages: [JSONValue] = []
    var log: [String] = []
    var status: Int32?
    private var lastID = 0
    private var versions: [String: Int] = [:]

    /// The schema of the project.
    static let schema = try? RuleFiles.manifest(at: Project.path("schema/rules.schema.json"))

    /// - Parameter files: the rule files of the folder /project/rules, by their paths in it.
    init(files: [String: String] = [:]) {
        let folder = "/project/rules"
        let sources = files.sorted { $0.key < $1.key }
            .map { SourceFile(path: "\(folder)/\($0.key)", bytes: Array($0.value.utf8)) }
        server = LanguageServer(
            schema: Self.schema?.bytes, scripts: .off,
            files: WorkspaceFiles { path, _ in
                path.hasPrefix(folder) ? folder : nil
            } files: { _ in
                sources
            })
    }

    /// A session that has begun.
    static func started(
        files: [String: String] = [:],
        capabilities: String = #"{"textDocument":{"hover":{"contentFormat":["markdown"]}}}"#
    ) -> Editor {
        var editor = Editor(files: files)
        _ = editor.request("initialize", #"{"capabilities":\#(capabilities),"processId":null,"rootUri":null}"#)
        editor.notify("initialized", "{}")
        return editor
    }

    /// Sends the content of a message.
    mutating func send(_ content: String) { receive("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8) }

    /// Sends bytes, and takes the steps that they cause.
    mutating func receive(_ bytes: some Collection<UInt8>) {
        server.receive(Array(bytes))
        while server.waitingMessages > 0, let events = server.next() { take(events) }
    }

    /// Lets the server finish its work.
    mutating func wait() { while let events = server.next() { take(events) } }

    mutating func take(_ events: [LanguageServer.Event]) {
        for event in events {
            switch event {
            case .message(let text):
                guard let document = try? JSONDocument(Array(text.utf8)) else {
                    Issue.record("not JSON: \(text)")
                    continue
                }
                messages.append(document.root)
            case .log(let line): log.append(line)
            case .exit(let status): self.status = status
            }
        }
    }

    mutating func notify(_ method: String, _ parameters: String) {
        send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
    }

    /// Sends a request; its response.
    mutating func respond(_ method: String, _ parameters: String = "{}") -> JSONValue? {
        lastID += 1
        send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(parameters)}"#)
        let id = String(lastID)
        guard let index = messages.firstIndex(where: { $0["id"]?.number == id && $0["method"] == nil }) else {
            return nil
        }
        return messages.remove(at: index)
    }

    /// Sends a request; its result.
    mutating func request(_ method: String, _ parameters: String = "{}") -> JSONValue? {
        respond(method, parameters)?["result"]
    }
}

extension Editor {
    /// The URI of a file of the folder.
    static func uri(_ name: String) -> String { "file:///project/rules/\(name)" }

    mutating func open(_ name: String, _ text: String) {
        versions[name] = 1
        let text = JSONOutput.string(text).line
        notify(
            "textDocument/didOpen",
            #"{"textDocument":{"uri":"\#(Self.uri(name))","languageId":"json","version":1,"text":\#(text)}}"#)
    }

    /// Replaces a range, given as JSON; everything if it is nil.
    mutating func change(_ name: String, _ range: String?, _ text: String) {
        versions[name, default: 0] += 1
        let range = range.map { "\"range\":\($0)," } ?? ""
        notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(Self.uri(name))","version":\#(versions[name] ?? 0)},"#
                + #""contentChanges":[{\#(range)"text":\#(JSONOutput.string(text).line)}]}"#)
    }

    /// The parameters of a request about the mark of a text.
    static func parameters(_ name: String, _ position: (line: Int, character: Int)) -> String {
        #"{"textDocument":{"uri":"\#(uri(name))"},"position":{"line":\#(position.line),"character":\#(position.character)}}"#
    }

    /// The last diagnostics of a file: `3:5-3:10 error: message`, lines and columns from 1.
    mutating func diagnostics(_ name: String) -> [String] {
        wait()
        let last = messages.last {
            $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == Self.uri(name)
        }
        return (last?["params"]?["diagnostics"]?.items ?? []).map { diagnostic in
            let severity = ["1": "error", "2": "warning"][diagnostic["severity"]?.number ?? ""] ?? "note"
            return "\(Self.text(diagnostic["range"])) \(severity): \(diagnostic["message"]?.string ?? "")"
        }
    }

    /// `3:5-3:10`, from 1.
    static func text(_ range: JSONValue?) -> String {
        func text(_ name: String) -> String {
            let numbers = ["line", "character"].map { range?[name]?[$0]?.number.flatMap { Int($0) } ?? -2 }
            return "\(numbers[0] + 1):\(numbers[1] + 1)"
        }
        return "\(text("start"))-\(text("end"))"
    }
}

/// A text with a mark, 1️⃣, at the position of the cursor.
struct MarkedText {
    let text: String
    let position: (line: Int, character: Int)

    init(_ marked: String) {
        let parts = marked.split(separator: "1️⃣", omittingEmptySubsequences: false).map(String.init)
        text = parts.joined()
        let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        position = (before.count - 1, before.last?.utf16.count ?? 0)
    }
}

/// Files of the project.
enum Project {
    static func path(_ name: String) -> String {
        let folders = #filePath.split(separator: "/").dropLast(4)
        return "/" + folders.joined(separator: "/") + "/" + name
    }
}
