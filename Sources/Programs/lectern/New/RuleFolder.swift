import ArgumentParser
import Files
import LinkEngine
import NativeEngine
import RuleChecking
import Text
import Workshop

/// The folder of rule files that a new one is added to.
struct RuleFolder: ParsableArguments {
    @Option(
        name: .customLong("rules"),
        help: ArgumentHelp("The folder of the rule files (default: rules, which is created).", valueName: "dir"))
    private var given: String?

    private var rules: String { given ?? "rules" }

    @Flag(name: [.customShort("n"), .long], help: "Print the file instead of writing it.") var dryRun = false

    /// The files of the folder; none where it is empty, or not created yet.
    ///
    /// - Throws: `Failure` if the folder that was named does not exist, or a file cannot be read.
    func files() throws -> [SourceFile] {
        guard FileSystem.isFolder(rules, followsLinks: true) else {
            guard given != nil else { return [] }
            throw Failure(
                "\(rules): there is no such folder; create it, or name the folder of the rule files with --rules")
        }
        guard try FileSystem.files(under: rules).contains(where: { $0.hasSuffix(".json") }) else { return [] }
        return try RuleFiles.folder(at: rules)
    }

    func path(of name: String, in folder: String) -> String {
        (rules.hasSuffix("/") ? rules : rules + "/") + folder + "/" + name + ".json"
    }

    /// The path from a file of the rules to the JSON Schema; nil if there is none beside the folder.
    var schema: String? {
        let path = "schema/rules.schema.json"
        return FileSystem.isFile("\(rules)/../\(path)") ? "../../\(path)" : nil
    }

    /// Writes a file that does not exist yet, or one that still has the bytes that it was read with.
    ///
    /// - Throws: `Failure` if the file has been created or changed, or cannot be written.
    func write(_ file: SourceFile, over old: SourceFile?) throws {
        try FileSystem.update(file.path, maximumSize: .max) { current in
            guard current == old?.bytes else {
                throw FileError(message: "\(file.path): already exists, or has changed since it was read")
            }
            return file.bytes
        }
    }
}

extension Failure {
    /// What is wrong with the input of a command, and what to do about it.
    init(_ finding: Finding) { self.init(finding.message + (finding.note.map { "\n  \($0)" } ?? "")) }
}

/// Checks and tests a new rule file, and says what is missing.
struct NewRuleReport {
    let file: SourceFile
    let others: [SourceFile]
    let missing: [String]
    /// The arguments with which the rule can be tried.
    let trial: [String]
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
        guard run.count(.failed) > 0 || findings.contains(where: { $0.severity == .error }) else {
            let arguments = ["lectern", "--rules", file.path] + trial
            if isWritten { Output.write("try it: \(arguments.map(\.shellQuoted).joined(separator: " "))\n") }
            return
        }
        if isWritten {
            let undoing = others.contains { $0.path == file.path } ? "remove the new rule from it" : "delete the file"
            Output.note("note: correct \(file.path), or \(undoing) and run the command again")
        }
        throw ExitStatus.negative
    }

    /// The tests of the file, with all rules of the folder.
    private var run: TestRun {
        let manifest = Manifest(files: others.filter { $0.path != file.path } + [file])
        let tests = manifest.tests().filter { $0.location.file.path == file.path }
        return TestRun(tests, in: Engine(manifest: manifest, scripts: .installed()))
    }
}
