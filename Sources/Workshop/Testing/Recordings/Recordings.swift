import Files
import LinkEngine
package import Requests
import Text

/// The recordings of tests, and what a run does with them.
package struct Recordings: Sendable {
    /// What a run does beside answering requests from recordings.
    package enum Mode: Sendable {
        case replay
        /// Performs the requests first, and stores them.
        case record(Network, RecordOptions)
        /// Performs the requests afterwards, and compares the results.
        case live(Network)
    }

    package struct RecordOptions: Sendable {
        /// Leave tests out that have a recording.
        package var onlyMissing: Bool
        /// Store failed requests too, even over successful ones.
        package var includesFailures: Bool

        /// Creates options.
        package init(onlyMissing: Bool = false, includesFailures: Bool = false) {
            self.onlyMissing = onlyMissing
            self.includesFailures = includesFailures
        }
    }

    /// The folder of the tests in each rule file, by the path of the file.
    private let folders: [String: RecordingFolder]
    let mode: Mode

    /// Recordings in folders.
    ///
    /// - Parameters:
    ///   - folders: the folder of the tests in each rule file, by the path of the file.
    ///   - mode: what a run does with them.
    package init(folders: [String: RecordingFolder] = [:], mode: Mode = .replay) {
        self.folders = folders
        self.mode = mode
    }

    /// The folder with the recording of a test; nil if there is none for its rules.
    func folder(of test: RuleTest) -> RecordingFolder? { folders[test.location.file.path] }

    func content(for test: RuleTest) -> RecordingFolder.Content {
        folder(of: test)?.content(for: Recording.Subject(test)) ?? .missing
    }

    /// A finding for each file that no test used: an error if it is damaged, else a warning.
    func unusedFindings(_ results: [TestResult]) -> [Finding] {
        var used: [String: Set<String>] = [:]
        var known: Set<String> = []
        for result in results {
            let name = Recording.Subject(result.test).fileName
            known.insert(name)
            if result.readsRecording { used[folder(of: result.test)?.path ?? "", default: []].insert(name) }
        }
        let distinct = Dictionary(folders.values.map { ($0.path, $0) }) { first, _ in first }
        return distinct.values.sorted { $0.path < $1.path }.flatMap { folder in
            let unused = folder.names.filter { used[folder.path]?.contains($0) != true }
            return unused.prefix(FindingList.maximumPerFile).map {
                folder.finding(aboutUnused: $0, isKnown: known.contains($0))
            }
                + Self.summary(of: unused.count - FindingList.maximumPerFile, in: folder)
        }
    }

    private static func summary(of count: Int, in folder: RecordingFolder) -> [Finding] {
        count > 0 ? [Finding(.warning, "\(folder.path): and \(count) more files that no test uses")] : []
    }
}

extension RecordingFolder {
    fileprivate func finding(aboutUnused name: String, isKnown: Bool) -> Finding {
        do throws(Finding) {
            let recording = try recording(at: name)
            let reason = isKnown ? "the test makes no request any more" : "no test has this rule and input"
            return Finding(
                .warning, "unused recording of \(recording.subject.description): \(reason)", at: recording.location,
                note: "remove the file if it is not needed")
        } catch {
            return error
        }
    }
}
