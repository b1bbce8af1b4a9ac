import AppLinks
import ArgumentParser
import Bible
import Documents
import Files
import LinkEngine
import Text

/// `lectern bookmarks from-links`: makes bookmarks from a list of links.
struct BookmarksFromLinks: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "from-links", abstract: "Make bookmarks from a list of Bible links.",
        discussion: """
            Reads plain text, Markdown, HTML, and exported bookmarks of a browser with their folders. Prints \
            biblexpress://bookmarks?DATA; links that are not passages are listed on standard error. For a list of references, \
            run `lectern rewrite --references --to common-scheme` first.
            """)

    @Argument(help: ArgumentHelp("The list; - reads standard input.", valueName: "file")) var file: String

    @OptionGroup var output: BookmarkOutput

    @Option(help: ArgumentHelp("The translation for links without one.", valueName: "code"))
    var translation = TranslationCode(BookmarkImport.defaultTranslation)

    @Option(help: ArgumentHelp("The name of the root folder (default: the title of the list).", valueName: "text"))
    var name: String?

    @Option(help: "The format of the list (default: detected from the file).")
    var format: DocumentFormat?

    @Flag(help: "Print an XML property list.") var plist = false

    @Flag(name: .shortAndLong, help: "Print JSON: the link, the bookmarks, and the result for each link of the list.")
    var json = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func validate() throws {
        if json, plist { throw ValidationError("--json and --plist cannot be combined") }
        if json || plist, output.html || output.output != nil || output.download != nil {
            throw ValidationError("--json and --plist cannot be combined with --output, --download or --html")
        }
        try translation.checkIsListed()
    }

    func run() throws {
        let engine = try rules.engine()
        let document = try FileSystem.document(file)
        let format = format ?? DocumentFormat(path: file, document: document)
        let result = try BookmarkImport(
            try format.outline(of: document), engine: engine, name: name, translation: translation.text)
        let findings = try result.findings + omittedReferences(in: document, format, engine)
        if !json { Output.write(findings) }
        try print(result, findings)
        if result.collection == nil { throw ExitStatus.negative }
    }

    /// A warning about references that are not links, which become no bookmarks.
    private func omittedReferences(
        in document: [UInt8], _ format: DocumentFormat, _ engine: Engine
    ) throws -> [Finding] {
        var options = ReferenceOptions()
        options.skipsHeadings = true
        let rewriter = try Rewriter(engine: engine, target: .commonScheme, references: options, keepsLinks: true)
        let found = try rewriter.rewrite(document, as: format).links
        // A reference beside a link to its passage is only a title.
        let linked = Set(found.filter { !$0.isReference }.compactMap { $0.passage?.passage })
        let count = found.count { link in
            link.isReference && link.passage.map { !linked.contains($0.passage) } == true
        }
        guard count > 0 else { return [] }
        let omitted = Printable.count(count, "reference")
        return [
            Finding(
                .warning, "\(omitted) \(count == 1 ? "is" : "are") not linked and omitted",
                note: "`lectern rewrite --references --to common-scheme` makes links of references")
        ]
    }

    private func print(_ result: BookmarkImport, _ findings: [Finding]) throws {
        if json {
            Output.write(try result.json(findings).pretty + "\n")
        } else if let collection = result.collection {
            if plist { Output.write(try collection.xml()) } else { try output.write(collection) }
        }
    }
}

extension BookmarkImport {
    /// The bookmarks, their link and what became of each link of the list, as `lectern bookmarks from-links --json`
    /// prints them.
    func json(_ findings: [Finding]) throws(BookmarkError) -> JSONOutput {
        [
            "link": JSONOutput(try collection?.url().string), "bookmarks": collection?.json ?? .null,
            "links": .array(links.map(\.json)), "findings": .array(findings.map(\.json)),
        ]
    }
}

extension ImportedLink {
    fileprivate var json: JSONOutput {
        [
            "link": .string(url), "title": .string(title), "folders": .strings(folders),
            "passages": JSONOutput(passage?.passage.passages), "translation": JSONOutput(translation),
            "remarks": .strings(remarks),
        ]
    }
}
