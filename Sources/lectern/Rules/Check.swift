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
        help: ArgumentHelp("Manifests, or folders of rule files; without any, the built-in rules.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var rules: RuleOptions

    @Flag(help: "Print the findings as a JSON array.")
    var json = false

    @Flag(help: "Exit with status 1 for warnings too.")
    var strict = false

    @Flag(help: "First fix what can be fixed: commas, backslashes, misspelt keys, ICU-only regexes, order of keys.")
    var fix = false

    func run() throws {
        let files = fix ? try fixed(try rulesToFix()) : try rules.files(paths)
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

    /// Without --rules, --manifest and paths, the files from which the built-in manifest is bundled.
    private func rulesToFix() throws -> [SourceFile] {
        try rules.files(paths.isEmpty && rules.isEmpty ? [Installation.rulesFolder()] : paths)
    }

    private func fixed(_ files: [SourceFile]) throws -> [SourceFile] {
        try files.map { file in
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
