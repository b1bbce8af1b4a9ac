import ArgumentParser
import Bible
import Documents
import RuleChecking
import Text

/// The options of `lectern rewrite` for what is done with the documents, and what is printed.
struct RewriteOptions: ParsableArguments {
    @Flag(help: "Change the files.") var inPlace = false

    @Flag(name: [.customShort("n"), .long], help: "List the files that --in-place would change.") var dryRun = false

    @Flag(help: "Print the changes as a unified diff for git apply or patch -p1.") var diff = false

    @Flag(help: "Print line, link, passage, result and losses of each Bible link.") var report = false

    @Flag(name: .shortAndLong, help: "Print the report as a JSON array.") var json = false

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

/// The options of `lectern rewrite` for references in the text of documents.
struct RewriteReferenceOptions: ParsableArguments {
    @Flag(help: "Link references in the text, such as John 3:16, and keep existing links.") var references = false

    @Flag(help: "Link only the first reference to each passage in a document.") var onlyFirst = false

    @Flag(help: "Skip headings.") var skipHeadings = false

    @Flag(help: "Also rewrite existing links, as without --references.") var relink = false

    @Option(
        help:
            "The text of new links, or the code of a language for its full names; short names are English."
    )
    var style: ReferenceStyle?

    @Option(
        help: ArgumentHelp(
            "A language of the references; may be repeated (default: detected in each document).",
            valueName: "code"))
    var language: [BookNames.Language] = []

    @Option(
        help: ArgumentHelp(
            "The versification of the references (default: that of the translation or language of the text).",
            valueName: "name"))
    var versification: Versification?

    func validate() throws {
        guard !references else { return }
        let others = [
            ("--only-first", onlyFirst), ("--skip-headings", skipHeadings), ("--relink", relink),
            ("--style", style != nil), ("--language", !language.isEmpty), ("--versification", versification != nil),
        ]
        if let given = others.first(where: \.1) { throw ValidationError("\(given.0) needs --references") }
    }

    /// Whether the links of documents stay as they are.
    var keepsLinks: Bool { references && !relink }

    /// What is done with references; nil if they stay as they are.
    ///
    /// - Parameter translation: the translation of the readers.
    func options(_ translation: TranslationCode?) -> ReferenceOptions? {
        guard references else { return nil }
        var options = ReferenceOptions(
            languages: language.map(\.code), versification: versification, translation: translation,
            styleLanguage: style?.language)
        options.style = style?.style ?? .asWritten
        options.onlyFirst = onlyFirst
        options.skipsHeadings = skipHeadings
        return options
    }
}

/// The argument of `--style`.
struct ReferenceStyle: ExpressibleByArgument {
    let style: ReferenceOptions.Style
    /// The language that the style is in; nil if the argument does not say.
    let language: String?

    init?(argument: String) {
        if let style = ReferenceOptions.Style(rawValue: argument.lowercased()) {
            (self.style, language) = (style, nil)
        } else if let language = BookNames.Language(argument: argument) {
            (style, self.language) = (.full, language.code)
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { ReferenceOptions.Style.allCases.map(\.rawValue) }
}
