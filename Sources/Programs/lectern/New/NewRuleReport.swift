import LinkEngine
import NativeEngine
import RuleChecking
import Text
import Workshop

/// Checks and tests a new rule file, and says what is missing.
struct NewRuleReport {
    let file: SourceFile
    let others: [SourceFile]
    let missing: [String]
    let isWritten: Bool

    /// Prints everything; to standard error if the file itself was printed.
    ///
    /// - Throws: `ExitStatus.negative` if a test fails or the file has errors.
    func finish() throws {
        let output: Output = isWritten ? .output : .error
        if isWritten { Output.write("\(file.path): written\n", to: output) }
        var check = RuleCheck()
        check.add([file], areContributions: true)
        check.add(neighbours: others.filter { $0.path != file.path && $0.path.contains("/sites/") })
        let findings = check.findings.all
        Output.write(findings, to: output)
        let run = run
        Output.write(Reporter.text.report(run, Reporter.Options(verbose: true)), to: output)
        if !missing.isEmpty {
            Output.write("still missing:\n" + missing.map { "  \($0)\n" }.joined(), to: output)
        }
        if run.count(.failed) > 0 || findings.contains(where: { $0.severity == .error }) { throw ExitStatus.negative }
    }

    /// The tests of the file, with all rules of the folder.
    private var run: TestRun {
        let manifest = Manifest(files: others.filter { $0.path != file.path } + [file])
        let tests = manifest.tests().filter { $0.location.file.path == file.path }
        return TestRun(tests, in: Engine(manifest: manifest, scripts: .installed()))
    }
}
