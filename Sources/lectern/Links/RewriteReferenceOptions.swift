public import ArgumentParser
import Bible
public import Documents

/// The options of `lectern rewrite` for references in the text of documents.
struct RewriteReferenceOptions: ParsableArguments {
    @Flag(help: "Also make links of references in the text: John 3:16.")
    var references = false

    @Flag(help: "Make a link of only the first of several references to a passage in a document.")
    var onlyFirst = false

    @Flag(help: "Leave headings as they are.")
    var skipHeadings = false

    @Flag(help: "Leave the links as they are that a document has.")
    var keepLinks = false

    @Option(help: "What the text of a new link is: as-written, full, short (English names) or osis.")
    var style: ReferenceOptions.Style?

    @Option(
        help: ArgumentHelp(
            "A language of the references; may be repeated. Without it, it is guessed from each document.",
            valueName: "code"))
    var language: [BookNames.Language] = []

    @Option(
        help: ArgumentHelp(
            "The versification of the references; else that of the translations in the text.", valueName: "name"))
    var versification: Versification?

    func validate() throws {
        guard !references else { return }
        let others = [
            ("--only-first", onlyFirst), ("--skip-headings", skipHeadings), ("--keep-links", keepLinks),
            ("--style", style != nil), ("--language", !language.isEmpty), ("--versification", versification != nil),
        ]
        if let given = others.first(where: \.1) { throw ValidationError("\(given.0) is for --references") }
    }

    /// What is done with references; nil if they stay as they are.
    var options: ReferenceOptions? {
        guard references else { return nil }
        var options = ReferenceOptions(languages: language.map(\.code), versification: versification)
        options.style = style ?? .asWritten
        options.onlyFirst = onlyFirst
        options.skipsHeadings = skipHeadings
        return options
    }
}

extension ReferenceOptions.Style: ExpressibleByArgument {}
