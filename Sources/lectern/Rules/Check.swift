public import ArgumentParser
import Diagnostics
import Files
public import RuleTesting

/// `lectern check`: checks rules, and fixes what can be fixed.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Print what is wrong with rules.",
        discussion: """
            Rule files are also checked for what CONTRIBUTING.md refuses; manifests that are written for Opener are not.
            """)

    @Argument(
        help: ArgumentHelp(
            "Manifests, or folders of rule files; without any, ./rules, or the built-in rules. With --explain, names of checks.",
            valueName: "path"))
    var paths: [String] = []

    @OptionGroup var rules: RuleOptions

    @Option(help: "How to print the findings: text, json, sarif or github.")
    var reporter: FindingReporter?

    @Option(help: ArgumentHelp("Write the report to this file instead of printing it.", valueName: "file"))
    var output: String?

    @Flag(help: "Print the findings as a JSON array: short for --reporter json.")
    var json = false

    @Flag(help: "Print what the checks find, and why, with examples; without names, the list of all checks.")
    var explain = false

    @Flag(help: "Exit with status 1 for warnings too.")
    var strict = false

    @Flag(
        help:
            "First fix what can be fixed: commas, backslashes, misspelt keys, regexes that only ICU supports, order of keys, tests in two arrays."
    )
    var fix = false

    func validate() throws {
        guard !json || reporter == nil || reporter == .json else {
            throw ValidationError("--json cannot be used with another --reporter")
        }
    }

    func run() throws {
        if explain { return try CheckExplanation(names: paths).write() }
        let sources = try rules.inspectedSources(paths)
        var check = RuleCheck()
        for source in sources {
            let files = try source.files()
            check.add(fix ? try fixed(files, of: source) : files, areContributions: source.isFolder)
            check.add(ignored: source.misnamedFiles)
        }
        check.add(neighbours: RuleSource.otherSites(beside: sources))
        let findings = check.findings.all
        try write(format.report(findings, version: Lectern.configuration.version))
        if findings.contains(where: { $0.severity == .error || strict && $0.severity == .warning }) {
            throw ExitStatus.negative
        }
    }

    private func write(_ report: String) throws {
        guard let output else { return Output.write(report) }
        do throws(FileError) {
            try FileSystem.replace(output, with: Array(report.utf8))
        } catch {
            throw Failure(error.message)
        }
    }

    private var format: FindingReporter { reporter ?? (json ? .json : .text) }

    private func fixed(_ files: [SourceFile], of source: RuleSource) throws -> [SourceFile] {
        guard !source.isBuiltIn else { throw Failure("the built-in rules are not changed; name the files to fix") }
        return try files.map { file in
            let fixed = FixedFile(file, isContribution: source.isFolder)
            do throws(FileError) {
                try fixed.save()
            } catch {
                throw Failure(error.message)
            }
            Output.write(fixed.log.map { $0 + "\n" }.joined(), to: format == .text ? .output : .error)
            return fixed.file
        }
    }
}

extension FindingReporter: ExpressibleByArgument {}
