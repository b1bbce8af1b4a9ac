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

    @Flag(help: "Use standard input and output, which is the default.")
    var stdio = false

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
