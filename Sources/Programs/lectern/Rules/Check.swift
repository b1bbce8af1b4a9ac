import ArgumentParser
import Files
public import RuleChecking
import Text
import Workshop

/// `lectern check`: checks rules, and fixes what can be fixed.
struct Check: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report mistakes in rules.",
        discussion: """
            Rule files are also checked against CONTRIBUTING.md; manifests for Opener are not.
            """)

    @Argument(
        help: ArgumentHelp(
            "Manifests or folders of rule files (default: ./rules, or the built-in rules); with --explain, names of checks.",
            valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Reports") var reports: ReportOutputs<FindingReporter>

    @Flag(name: .shortAndLong, help: "Print the findings as a JSON array; short for --reporter json.")
    var json = false

    @Flag(help: "Explain the named checks with examples; without names, list all checks.") var explain = false

    @Flag(help: "Exit with status 1 for warnings too.") var strict = false

    @Flag(
        help:
            "First correct simple mistakes: commas, backslashes, comments, quotation marks, misspelt keys, regexes that only ICU supports, order of keys, tests in two arrays."
    )
    var fix = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func validate() throws {
        guard !json || reports.reporter.isEmpty else {
            throw ValidationError("--json cannot be combined with --reporter")
        }
    }

    func run() throws {
        if explain { return try CheckExplanation(names: paths).write() }
        let sources = try rules.inspectedSources(paths)
        var check = RuleCheck()
        var checked: [SourceFile] = []
        for source in sources {
            let files = fix ? try fixed(try source.files(), of: source) : try source.files()
            check.add(files, areContributions: source.isFolder)
            checked += files
            check.add(ignored: source.misnamedFiles)
        }
        check.add(neighbours: RuleSource.otherSites(beside: sources))
        let findings = check.findings.all
        try reports.checkOutputs(areNoneOf: checked)
        for target in try targets {
            try target.write(target.reporter.report(findings, version: Lectern.configuration.version))
        }
        if findings.isEmpty, Output.output.isTerminal {
            Output.note("no mistakes in \(Printable.count(checked.count, "file"))")
        }
        if findings.contains(where: { $0.severity == .error || strict && $0.severity == .warning }) {
            throw ExitStatus.negative
        }
    }

    private var targets: [ReportTarget<FindingReporter>] {
        get throws { try reports.targets(else: json ? .json : .text) }
    }

    private func fixed(_ files: [SourceFile], of source: RuleSource) throws -> [SourceFile] {
        guard !source.isBuiltIn else {
            throw Failure("the built-in rules cannot be changed; name the files to correct")
        }
        // The log of corrections goes to standard output only beside a text report, not into JSON.
        let printsText = try targets.contains { $0.path == nil && $0.reporter == .text }
        return try files.map { file in
            let fixed = FixedFile(file, isContribution: source.isFolder)
            try fixed.save()
            Output.write(fixed.log.map { $0 + "\n" }.joined(), to: printsText ? .output : .error)
            return fixed.file
        }
    }
}

extension FindingReporter: LowercaseArgument {}

/// What `lectern check --explain` prints.
struct CheckExplanation {
    /// The names of checks; none for the list of all.
    let names: [String]

    func write() throws {
        guard !names.isEmpty else {
            let rows = CheckDescription.all.map { [$0.name.rawValue, $0.name.severity.rawValue, $0.summary] }
            return Output.write(rows, heading: ["check", "severity", "finding"])
        }
        Output.write(try names.map(Self.text).joined(separator: "\n"))
    }

    private static func text(of name: String) throws -> String {
        guard let description = CheckName(rawValue: name).flatMap(CheckDescription.of) else {
            throw Failure("there is no check \"\(name)\"; \(hint(for: name))")
        }
        return description.text
    }

    private static func hint(for name: String) -> String {
        let known = CheckName.allCases.map(\.rawValue)
        // `open-host` for `regex/open-host`.
        let last = known.first { $0.hasSuffix("/" + name) }.map { "did you mean \"\($0)\"?" }
        return last ?? Spelling.hint(for: name, in: known) ?? "`lectern check --explain` lists them"
    }
}
