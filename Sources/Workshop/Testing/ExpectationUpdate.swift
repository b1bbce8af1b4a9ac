package import Files
import RuleChecking
import Text

/// Writes what rules give into their tests, instead of what these expect. All other bytes of the files are kept.
package struct ExpectationUpdate {
    private var fixes: [String: [Fix]] = [:]
    private var files: [String: SourceFile] = [:]

    /// An update of nothing.
    package init() {}

    /// Whether a test failed only since its rule gives something else. An error, or a result that only the rule alone
    /// gives, is nothing to expect.
    package static func isAcceptable(_ result: TestResult) -> Bool { result.outcome == .failed && result.isMismatch }

    /// The change that lets a test expect what its rule gave; nil if that is not acceptable.
    static func fix(for result: TestResult) -> Fix? {
        guard isAcceptable(result), let expectation = result.test.expectation else { return nil }
        return Fix(expectation.range, JSONOutput(result.actual).line.utf8, "accept this result")
    }

    /// Lets the test expect what its rule gave.
    package mutating func accept(_ result: TestResult) {
        guard let fix = Self.fix(for: result) else { return }
        let file = result.test.location.file
        files[file.path] = file
        fixes[file.path, default: []].append(fix)
    }

    /// The number of files that `save` changes.
    package var fileCount: Int { files.count }

    /// Replaces the files.
    ///
    /// - Throws: `FileError`, if one has other bytes by now or cannot be written.
    package func save() throws(FileError) {
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            let new = (fixes[path] ?? []).disjoint.applied(to: file.bytes)
            try FileSystem.replace(path, from: file.bytes, to: new)
        }
    }
}
