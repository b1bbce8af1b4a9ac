import ArgumentParser
import Files
import Glibc
import Hosts
import LinkEngine
import NativeEngine
import Text
import Workshop

/// `lectern lsp`: a language server for editors.
struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp", abstract: "Run a language server for rule files.",
        discussion: """
            Editors start this command, which reads messages from standard input and writes them to standard output. \
            docs/editors.md describes the setup of editors.
            """,
        shouldDisplay: false)

    @Flag(help: "Use standard input and output, which is the default.") var stdio = false

    @Option(
        help: ArgumentHelp(
            "The process identifier of the editor; ignored, because the server ends at the end of its input.",
            valueName: "pid"))
    var clientProcessId: Int?

    func run() throws {
        var limits = ScriptLimits()
        limits.time = .seconds(1)
        let schema = Installation.schema.flatMap { try? FileSystem.read($0, maximumSize: 1 << 20) }
        let server = LanguageServer(
            schema: schema, scripts: .installed(limits: limits),
            files: WorkspaceFiles(folder: Self.rulesFolder) { (try? RuleFiles.folder(at: $0)) ?? [] })
        var connection = EditorConnection(server)
        Glibc.exit(connection.run())
    }

    /// The nearest folder named `rules` that a file is in, else the one in a folder of the workspace.
    private static func rulesFolder(of file: String, _ workspace: [String]) -> String? {
        let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if folders.contains(RuleFiles.recordings[...]) { return nil }
        if let rules = folders.lastIndex(of: "rules") { return folders[...rules].joined(separator: "/") }
        let folder = workspace.first { file.hasPrefix($0 + "/") }.map { $0 + "/rules" }
        return folder.flatMap { FileSystem.isFolder($0, followsLinks: true) ? $0 : nil }
    }
}

/// The pipes to an editor. Neither side ever waits for the other to read: what the editor does not read is kept up to a
/// limit, beyond which nothing more is done for it.
struct EditorConnection {
    /// In bytes.
    private static let chunkSize = 1 << 16
    /// A pipe that can be written to takes so much without blocking.
    private static let writeSize = 4096

    private var server: LanguageServer
    private var unread: [UInt8] = []
    private var written = 0
    private var isAtEnd = false
    private var status: Int32?

    init(_ server: LanguageServer) { self.server = server }

    /// Whether the server may go on.
    private var canWork: Bool { unread.count - written < ProgramLimits.editorOutput }

    /// Runs until the editor ends the server, or its pipes.
    ///
    /// - Returns: the exit status.
    mutating func run() -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        while true {
            if let status, unread.isEmpty { return status }
            let isBusy = status == nil && canWork && !server.isIdle
            guard transfer(waits: !isBusy) else { return ExitStatus.unusable.rawValue }
            if isAtEnd, server.isIdle, status == nil { take(server.endOfInput()) }
            if status == nil, canWork, let events = server.next() { take(events) }
        }
    }

    /// Reads and writes what is possible at once; false if the editor has closed the pipe to it.
    private mutating func transfer(waits: Bool) -> Bool {
        let reads = !isAtEnd && status == nil && canWork && server.waitingMessages < ProgramLimits.editorMessages
        let writes = !unread.isEmpty
        var entries = [
            pollfd(fd: reads ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: writes ? STDOUT_FILENO : -1, events: Int16(POLLOUT), revents: 0),
        ]
        guard reads || writes else { return true }
        guard unsafe poll(&entries, 2, waits ? -1 : 0) > 0 else { return true }
        if entries[0].revents != 0 { read() }
        return entries[1].revents == 0 || write()
    }

    private mutating func read() {
        var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
        let count = unsafe chunk.withUnsafeMutableBytes { unsafe Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count > 0 { server.receive(chunk[..<count]) }
        if count == 0 || count < 0 && errno != EINTR { isAtEnd = true }
    }

    private mutating func write() -> Bool {
        let end = min(unread.count, written + Self.writeSize)
        let count = unsafe unread.withUnsafeBytes {
            unsafe Glibc.write(STDOUT_FILENO, $0.baseAddress.map { unsafe $0 + written }, end - written)
        }
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        written += count
        if written == unread.count {
            unread.removeAll(keepingCapacity: unread.count < 1 << 20)
            written = 0
        } else if written > ProgramLimits.editorOutput {
            unread.removeFirst(written)
            written = 0
        }
        return true
    }

    private mutating func take(_ events: [LanguageServer.Event]) {
        for event in events {
            switch event {
            case .message(let content):
                unread += "Content-Length: \(content.utf8.count)\r\n\r\n".utf8
                unread += content.utf8
            case .log(let line): Output.write("lectern lsp: \(line)\n", to: .error)
            case .exit(let status): self.status = status
            }
        }
    }
}
