import AppLinks
import ArgumentParser
import Text

/// `lectern bookmarks check`: checks bookmarks.
struct BookmarksCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report mistakes in bookmarks, with the path of each item.")

    @Argument(
        help: ArgumentHelp("A property list, a data file or a link; - reads standard input.", valueName: "file|url"))
    var source: String

    @Flag(name: .shortAndLong, help: "Print the findings as a JSON array.")
    var json = false

    func run() throws {
        let bytes = try BookmarkSource(source).bytes()
        let findings = BookmarkReading.findings(of: bytes)
        if json {
            Output.write(JSONOutput.array(findings.map(\.json)).pretty + "\n")
        } else {
            Output.write(findings, to: .output)
        }
        if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.negative }
    }
}
