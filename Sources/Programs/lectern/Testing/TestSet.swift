import LinkEngine
import Text
import Workshop

/// The rules that `lectern test` was given, and their tests.
struct TestSet {
    let sources: [(source: RuleSource, files: [SourceFile])]
    let manifest: Manifest
    let tests: [RuleTest]

    /// Reads the rules; what is wrong with them is printed.
    ///
    /// - Throws: `Failure` or `ExitStatus` if they cannot be read, or have too many tests.
    init(_ sources: [RuleSource], _ rules: RuleOptions) throws {
        try self.init(sources.map { (source: $0, files: try $0.files()) }, rules)
    }

    /// Takes rules that are read; what is wrong with them is printed.
    ///
    /// - Parameter shown: chooses what of it.
    /// - Throws: `Failure` or `ExitStatus` if they cannot be used.
    init(
        _ sources: [(source: RuleSource, files: [SourceFile])], _ rules: RuleOptions,
        showing shown: (FindingList) -> [Finding] = \.all
    ) throws {
        self.sources = sources
        manifest = try rules.usableManifest(of: sources.flatMap(\.files), showing: shown)
        tests = manifest.tests()
    }

    var files: [SourceFile] { sources.flatMap(\.files) }

    var untested: [RuleSource] {
        let tested = Set(tests.map(\.location.file.path))
        return sources.filter { $0.files.allSatisfy { !tested.contains($0.path) } }.map(\.source)
    }
}
