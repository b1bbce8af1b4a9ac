import AppLinks
import Files
import LinkEngine
import NativeEngine
import Text
import Workshop

/// The tests of each rule file that failed in its last run: `$XDG_STATE_HOME/lectern/failed-tests.json`, an object from
/// paths to lists of tests.
enum FailedTests {
    private static var path: String? {
        XDGFolders(environment: Installation.environment).stateHome.map { $0 + "/lectern/failed-tests.json" }
    }

    /// The tests that failed in the last run; all of them, with a note, where that is not known or none did.
    static func selected(from tests: [RuleTest]) -> [RuleTest] {
        let state = read()
        var known: [String: Set<String>] = [:]
        for file in Set(tests.map(\.location.file.path)) { known[file] = state[key(of: file)].map { Set($0) } }
        guard !known.isEmpty else {
            Output.note("note: the last run of these rules is unknown: running all tests")
            return tests
        }
        let failed = tests.filter { known[$0.location.file.path]?.contains($0.identity) == true }
        guard failed.isEmpty else { return failed }
        Output.note("note: no test failed in the last run: running all tests")
        return tests
    }

    /// Remembers which tests of a run failed. What is known of others stays.
    static func remember(_ run: TestRun) {
        guard let path, !run.results.isEmpty else { return }
        do {
            try FileSystem.update(path, maximumSize: SystemLimits.changedFile, isPrivate: true) { bytes in
                var state = bytes.map(state) ?? [:]
                for (file, results) in Dictionary(grouping: run.results, by: \.test.location.file.path) {
                    let ended = Set(results.map(\.test.identity))
                    let failed = results.filter { $0.outcome == .failed }.map(\.test.identity)
                    let key = key(of: file)
                    state[key] = (state[key] ?? []).filter { !ended.contains($0) } + failed
                }
                return Array((json(state) + "\n").utf8)
            }
        } catch {
            Output.note("note: the failed tests cannot be stored: \(error)")
        }
    }

    private static func key(of file: String) -> String { (try? FileSystem.absolutePath(file)) ?? file }

    private static func read() -> [String: [String]] {
        guard let path, let bytes = try? FileSystem.read(path, maximumSize: SystemLimits.changedFile) else {
            return [:]
        }
        return state(bytes)
    }

    /// A damaged file is as good as none.
    private static func state(_ bytes: [UInt8]) -> [String: [String]] {
        let members = (try? JSONDocument(bytes))?.root.members ?? []
        return Dictionary(members.map { ($0.name, ($0.value.items ?? []).compactMap(\.string)) }) { $1 }
    }

    private static func json(_ state: [String: [String]]) -> String {
        let known = state.filter { FileSystem.isFile($0.key) }.sorted { $0.key < $1.key }
            .suffix(ProgramLimits.failedTestFiles)
        return JSONOutput.object(known.map { ($0.key, .strings($0.value)) }).pretty
    }
}
