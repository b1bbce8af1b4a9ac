import ArgumentParser
public import RuleChecking
import Text

/// The options of `lectern check` for reports.
struct FindingReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of the findings: \(FindingReporter.allCases.map(\.rawValue).joined(separator: ", ")); may be repeated.",
            valueName: "reporter"))
    var reporter: [FindingReporter] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the output of the preceding --reporter to this file; - is standard output, the default.",
            valueName: "file"))
    var output: [String] = []

    @Flag(name: .shortAndLong, help: "Print the findings as a JSON array; short for --reporter json.")
    var json = false

    func validate() throws {
        guard !json || reporter.isEmpty else { throw ValidationError("--json cannot be combined with --reporter") }
        _ = try targets
    }

    /// Each report and where it goes.
    var targets: [ReportTarget<FindingReporter>] {
        get throws {
            do {
                return try ReportTarget.all(
                    reporter, output, else: json ? .json : .text, arguments: CommandLine.arguments)
            } catch let error as Failure {
                throw ValidationError(error.description)
            }
        }
    }

    /// Whether what is printed is for people.
    var printsText: Bool { (try? targets.contains { $0.path == nil && $0.reporter == .text }) ?? false }

    /// Writes the reports.
    ///
    /// - Throws: `Failure` if a report would replace a rule file, or cannot be written.
    func write(_ findings: [Finding], about files: [SourceFile]) throws {
        let targets = try targets
        let rules = Set(files.map { FileIdentity.path($0.path) })
        for path in targets.compactMap(\.path) where rules.contains(FileIdentity.path(path)) {
            throw Failure("\(path): is a rule file and cannot be replaced by a report")
        }
        for target in targets {
            try target.write(target.reporter.report(findings, version: Lectern.configuration.version))
        }
    }
}

extension FindingReporter: LowercaseArgument {}
