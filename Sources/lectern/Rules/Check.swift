import ArgumentParser
import Diagnostics
import Files
import JSONText
import LinkEngine
import RuleTesting

/// `lectern check`: checks rules, and fixes what can be fixed.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "check", abstract: "Print what is wrong with rules.")

    @Argument(
        help: ArgumentHelp(
            "Manifests, or folders of rule files; without any, ./rules, or the built-in rules.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var rules: RuleOptions

    @Flag(help: "Print the findings as a JSON array.")
    var json = false

    @Flag(help: "Exit with status 1 for warnings too.")
    var strict = false

    @Flag(help: "First fix what can be fixed: commas, backslashes, misspelt keys, ICU-only regexes, order of keys.")
    var fix = false

    func run() throws {
        let files = try rules.inspectedSources(paths).flatMap { source in
            fix ? try fixed(try source.files(), of: source) : try source.files()
        }
        let findings = Manifest(files: files).findings + RegexLint.findings(files)
        if json {
            Output.write(JSONOutput.array(findings.map(\.json)).pretty + "\n")
        } else {
            Output.write(findings, to: .output)
        }
        if findings.contains(where: { $0.severity == .error || strict && $0.severity == .warning }) {
            throw ExitStatus.negative
        }
    }

    private func fixed(_ files: [SourceFile], of source: RuleSource) throws -> [SourceFile] {
        guard !source.isBuiltIn else { throw Failure("the built-in rules are not changed; name the files to fix") }
        return try files.map { file in
            let fixed = FixedFile(file)
            do throws(FileError) {
                try fixed.save()
            } catch {
                throw Failure(error.message)
            }
            Output.write(fixed.log.map { $0 + "\n" }.joined(), to: json ? .error : .output)
            return fixed.file
        }
    }
}
