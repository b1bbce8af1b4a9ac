import AppLinks
import ArgumentParser
import Bible
import Documents
import Files
import Text

/// `lectern bookmarks from-links`: makes bookmarks from a list of links.
struct BookmarksFromLinks: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "from-links", abstract: "Make bookmarks from a list of Bible links.",
        discussion: """
            Reads plain text, Markdown, HTML, and exported bookmarks of a browser with their folders. Prints \
            biblexpress://bookmarks?DATA; links that are not passages are listed on standard error.
            """)

    @Argument(help: ArgumentHelp("The list; - reads standard input.", valueName: "file")) var file: String

    @OptionGroup var output: BookmarkOutput

    @Option(help: ArgumentHelp("The translation for links without one.", valueName: "code"))
    var translation = BookmarkImport.defaultTranslation

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
        if json || plist, output.html || output.file != nil || output.download != nil {
            throw ValidationError("--json and --plist cannot be combined with --file, --download or --html")
        }
        if translation.allSatisfy(\.isWhitespace) || translation.unicodeScalars.contains(where: Printable.isUnsafe) {
            throw ValidationError("--translation needs a code")
        }
    }

    func run() throws {
        let engine = try rules.engine()
        let document = try FileSystem.document(file)
        let outline = try (format ?? DocumentFormat(path: file, document: document)).outline(of: document)
        let result = try BookmarkImport(outline, engine: engine, name: name, translation: translation)
        if !json { Output.write(result.findings) }
        try print(result)
        if result.collection == nil { throw ExitStatus.negative }
    }

    private func print(_ result: BookmarkImport) throws {
        if json {
            Output.write(try result.json().pretty + "\n")
        } else if let collection = result.collection {
            if plist { Output.write(try collection.xml()) } else { try output.write(collection) }
        }
    }
}

extension BookmarkImport {
    /// The bookmarks, their link and what became of each link of the list, as `lectern bookmarks from-links --json`
    /// prints them.
    func json() throws(BookmarkError) -> JSONOutput {
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
