import ArgumentParser
import Documents
import RuleChecking
import Text

/// The options of `lectern rewrite` for what is done with the documents, and what is printed.
struct RewriteOptions: ParsableArguments {
    @Flag(help: "Change the files.")
    var inPlace = false

    @Flag(name: [.customShort("n"), .long], help: "List the files that --in-place would change.")
    var dryRun = false

    @Flag(help: "Print the changes as a unified diff for git apply or patch -p1.")
    var diff = false

    @Flag(help: "Print line, link, passage, result and losses of each Bible link.")
    var report = false

    @Flag(name: .shortAndLong, help: "Print the report as a JSON array.")
    var json = false

    @Flag(
        help:
            "List the Bible links that cannot be read, and with --app or --to the links that would change; exit with status 1 if there are any."
    )
    var check = false

    @Option(
        help: "The format of the list of --check: \(FindingReporter.allCases.map(\.rawValue).joined(separator: ", "))")
    var reporter: FindingReporter?

    enum Report {
        /// The document.
        case document
        /// A line for each file that changes.
        case changes
        /// A unified diff.
        case diff
        /// A row for each Bible link.
        case table
        /// An object for each Bible link.
        case json
        /// The links that a check is about.
        case findings(FindingReporter)
        /// Nothing: the file has the result.
        case none
    }

    /// What is printed of one document, or of several.
    func report(isSeveral: Bool) -> Report? {
        if json { return .json }
        if report { return .table }
        if diff { return .diff }
        if check { return .findings(reporter ?? .text) }
        if dryRun { return .changes }
        if inPlace { return isSeveral ? .changes : Report.none }
        return isSeveral ? nil : .document
    }

    var changesFiles: Bool { inPlace && !dryRun }

    func validate() throws {
        for (option, others) in conflicts where option.isGiven {
            for other in others where other.isGiven {
                throw ValidationError("\(option.name) and \(other.name) cannot be combined")
            }
        }
        if reporter != nil, !check { throw ValidationError("--reporter needs --check") }
    }

    private typealias Given = (name: String, isGiven: Bool)

    private var conflicts: [(Given, [Given])] {
        let json = ("--json", json)
        let report = ("--report", report)
        let diff = ("--diff", diff)
        let check = ("--check", check)
        let reporter = ("--reporter", reporter != nil)
        return [
            (check, [("--in-place", inPlace), ("--dry-run", dryRun)]), (diff, [report, json]),
            (reporter, [report, json, diff]), (("--dry-run", dryRun), [report, json]),
        ]
    }

    /// The suffixes that `--ext` lists.
    ///
    /// - Throws: `ValidationError` for one whose format is not known, unless all documents are read in one format.
    static func suffixes(_ list: String, format: DocumentFormat?) throws -> [String] {
        try list.split(separator: ",").map { part in
            let suffix = part.drop { $0 == "." || $0 == " " }.lowercased()
            guard format != nil || DocumentFormat.suffixes[suffix] != nil else {
                let known = DocumentFormat.suffixes.keys.sorted().joined(separator: ", ")
                throw ValidationError(
                    "--ext: \"\(Printable.line(suffix))\" is not the suffix of a known format (\(known)); use --format for such files"
                )
            }
            return suffix
        }
    }
}
