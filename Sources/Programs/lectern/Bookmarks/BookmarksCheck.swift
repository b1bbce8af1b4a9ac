import AppLinks
import ArgumentParser
import Files
import Text

/// `lectern bookmarks check`: checks bookmarks.
struct BookmarksCheck: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report mistakes in bookmarks, with the path of each item.")

    @Argument(
        help: ArgumentHelp("A property list, a data file or a link; - reads standard input.", valueName: "file|url"))
    var source: String

    @Flag(name: .shortAndLong, help: "Print the findings as a JSON array.") var json = false

    @Flag(help: "First correct the spelling of book names.") var fix = false

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        if fix { try respell() }
        let bytes = try BookmarkSource(source).bytes()
        let findings = BookmarkReading.findings(of: bytes)
        if json {
            Output.write(JSONOutput.array(findings.map(\.json)).pretty + "\n")
        } else {
            Output.write(findings, to: .output)
        }
        if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.negative }
    }

    private func respell() throws {
        let bytes = try BookmarkSource(source).bytes()
        guard source != "-", case .propertyList(bytes) = try BookmarkInput(bytes) else {
            throw Failure("--fix works only on property list files; `lectern bookmarks decode` creates one")
        }
        let reading = try BookmarkReading(propertyList: bytes)
        guard var collection = reading.collection else { return }
        let count = collection.respell()
        guard count > 0 else { return }
        // What other findings are about would be lost.
        guard reading.findingCount == count else {
            Output.write(reading.findings, to: json ? .error : .output)
            throw Failure("\(Printable.line(source)) has other mistakes; correct them before --fix")
        }
        let isBinary = bytes.starts(with: "bplist".utf8)
        let corrected = try isBinary ? collection.binary() : collection.xml()
        try FileSystem.replace(source, with: corrected)
        Output.note("\(Printable.line(source)): \(Printable.count(count, "name")) corrected")
    }
}
