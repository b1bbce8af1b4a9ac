import ArgumentParser
import Files
import Text
import Workshop

/// The formats of reports, and the files to which they are written.
struct ReportOutputs<Reporter: LowercaseArgument & CaseIterable & Equatable>: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of the report: \(Reporter.allCases.map(\.rawValue).joined(separator: ", ")); may be repeated.",
            valueName: "reporter"))
    var reporter: [Reporter] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the report, or with several the output of the preceding --reporter, to this file; - is standard output, the default.",
            valueName: "file"))
    var output: [String] = []

    func validate() throws { _ = try chosen }

    var isEmpty: Bool { reporter.isEmpty && output.isEmpty }

    /// Each report and where it goes.
    ///
    /// - Parameter usual: the reporter if none is chosen.
    func targets(else usual: Reporter) throws -> [ReportTarget<Reporter>] {
        reporter.isEmpty ? [ReportTarget(reporter: usual, output: output.first)] : try chosen
    }

    func checkOutputs(areNoneOf files: [SourceFile]) throws {
        let rules = Set(files.map { FileIdentity.path($0.path) })
        for path in output where path != "-" && rules.contains(FileIdentity.path(path)) {
            throw Failure("\(path): is a rule file and cannot be replaced by a report")
        }
    }

    private var chosen: [ReportTarget<Reporter>] {
        get throws {
            do {
                if let only = reporter.first, reporter.count == 1, output.count == 1 {
                    return [ReportTarget(reporter: only, output: output.first)]
                }
                guard !reporter.isEmpty || output.count > 1 else { return [] }
                return try ReportTarget.all(reporter, output, arguments: CommandLine.arguments)
            } catch let error as Failure {
                throw ValidationError(error.description)
            }
        }
    }
}

/// The options of `lectern test` for reports.
struct ReportOptions: ParsableArguments {
    @OptionGroup var outputs: ReportOutputs<Reporter>

    @Flag(help: "Print every test with its result.") var verbose = false

    @Option(
        help: ArgumentHelp(
            "List this many of the slowest tests (0: all), and the time of the run.", valueName: "number"))
    var durations: Int?

    func validate() throws {
        if let durations, durations < 0 { throw ValidationError("--durations must be 0 or more") }
    }

    /// What the reports for people say.
    var options: Reporter.Options {
        Reporter.Options(verbose: verbose, durations: durations, version: Lectern.configuration.version)
    }
}

/// A report, and the file to which it is written; nil for standard output.
struct ReportTarget<Reporter: RawRepresentable<String> & Equatable>: Equatable {
    let reporter: Reporter
    /// As it was given; `-` is standard output too.
    private var output: String?

    init(reporter: Reporter, output: String? = nil) {
        self.reporter = reporter
        self.output = output
    }

    /// The file; nil for standard output.
    var path: String? { output == "-" ? nil : output }

    /// The reports in the order of the command line, which ArgumentParser does not preserve.
    ///
    /// - Throws: `Failure` if an output has no reporter, or several reports go to one place.
    static func all(_ reporters: [Reporter], _ outputs: [String], arguments: [String]) throws -> [ReportTarget] {
        var (reporters, outputs) = (reporters[...], outputs[...])
        var targets: [ReportTarget] = []
        for argument in arguments.prefix(while: { $0 != "--" }) {
            let name = argument.prefix { $0 != "=" }
            if name == "--reporter", let reporter = reporters.popFirst() {
                targets.append(ReportTarget(reporter: reporter))
            }
            if ["-o", "--output"].contains(name), let path = outputs.popFirst() {
                guard targets.last?.output == nil, !targets.isEmpty else {
                    throw Failure("--output needs a preceding --reporter; there is none for \(path)")
                }
                targets[targets.count - 1].output = path
            }
        }
        try check(targets)
        return targets
    }

    private static func check(_ targets: [ReportTarget]) throws {
        guard targets.count(where: { $0.path == nil }) <= 1 else {
            let names = targets.filter { $0.path == nil }.map(\.reporter.rawValue).joined(separator: " and ")
            throw Failure("\(names) would both be written to standard output; add --output for all except one")
        }
        var seen: Set<String> = []
        for path in targets.compactMap(\.path) where !seen.insert(FileIdentity.path(path)).inserted {
            throw Failure("two reporters have the --output \(path)")
        }
    }

    /// Writes a report.
    func write(_ text: String) throws {
        guard let path else { return Output.write(text) }
        try FileSystem.replace(path, with: Array(text.utf8))
    }
}

private enum FileIdentity {
    /// The absolute path where the file exists, else the path without parts that say nothing.
    static func path(_ path: String) -> String {
        if let known = try? FileSystem.absolutePath(path) { return known }
        let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return path.hasPrefix("/") ? "/" + parts : parts
    }
}
