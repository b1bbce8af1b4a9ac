import ArgumentParser
import Bible
import Documents

/// The options of `lectern rewrite` for references in the text of documents.
struct RewriteReferenceOptions: ParsableArguments {
    @Flag(help: "Link references in the text, such as John 3:16, and keep existing links.")
    var references = false

    @Flag(help: "Link only the first reference to each passage in a document.")
    var onlyFirst = false

    @Flag(help: "Skip headings.")
    var skipHeadings = false

    @Flag(help: "Also rewrite existing links, as without --references.")
    var relink = false

    @Option(
        help:
            "The text of new links: as-written, full, short (English), osis, usfm, or the code of a language for its full names."
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

    static var allValueStrings: [String] {
        ReferenceOptions.Style.allCases.map(\.rawValue)
    }
}
