import ArgumentParser
import Files
import Hosts
import Requests
import Text
import Workshop

/// The options of `lectern test` for the requests of rules.
struct RecordingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of recordings (default: `recordings` beside each manifest or in each folder of rules).",
            valueName: "dir"))
    var recordings: String?

    @Option(
        help: ArgumentHelp(
            "Perform the requests of the tests, and store the responses in this folder.",
            valueName: "dir"))
    var record: String?

    @Flag(help: "With --record: record only tests without a recording.") var onlyMissing = false

    @Flag(help: "With --record: also store requests that fail.") var recordFailures = false

    @Option(
        help: ArgumentHelp(
            "With --record: take the responses from an HTTP archive (HAR) saved by a browser.", valueName: "file"))
    var har: String?

    @Flag(help: "Also perform the requests of recorded tests, and report results that would change.")
    var live = false

    func validate() throws {
        guard record == nil || recordings == nil, record == nil || !live else {
            throw ValidationError("--record cannot be combined with --recordings or --live")
        }
        guard record != nil || !(onlyMissing || recordFailures || har != nil) else {
            throw ValidationError("--only-missing, --record-failures and --har need --record")
        }
    }

    /// Whether the run performs requests.
    var needsNetwork: Bool { record != nil || live }

    /// The recordings of the tests in rule files.
    ///
    /// - Parameters:
    ///   - sources: where the files come from.
    ///   - network: what performs requests that are recorded, or compared with recordings.
    /// - Throws: `Failure` if a folder or an archive cannot be read, or a folder be written by `--record`.
    func recordings(of sources: [(source: RuleSource, files: [SourceFile])], network: Network) throws -> Recordings {
        var folders: [String: RecordingFolder] = [:]
        for (source, files) in sources {
            let folder = try folder(for: source)
            for file in files { folders[file.path] = folder }
        }
        return Recordings(folders: folders, mode: mode(try har.map { try HTTPArchive(path: $0) }?.network ?? network))
    }

    private func mode(_ network: Network) -> Recordings.Mode {
        if record != nil {
            return .record(network, .init(onlyMissing: onlyMissing, includesFailures: recordFailures))
        }
        return live ? .live(network) : .replay
    }

    private func folder(for source: RuleSource) throws -> RecordingFolder {
        let path = record ?? recordings ?? source.recordings
        if let recordings, !FileSystem.isFolder(recordings, followsLinks: true) {
            throw Failure("\(Printable.line(recordings)): there is no such folder; --record creates it")
        }
        let command = ["lectern", "test", "--record", path, "--only-missing", source.path]
        let folder = try RecordingFolder(path: path, command: command.map(\.shellQuoted).joined(separator: " "))
        guard record != nil else { return folder }
        try folder.prepareForWriting()
        guard !source.reads(filesIn: path) else {
            throw FileError(message: "\(path): files in this folder are read as rules; use \(source.recordings)")
        }
        return folder
    }
}
