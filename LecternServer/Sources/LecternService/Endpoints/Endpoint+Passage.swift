import Bible
import LinkEngine
import Text

extension Endpoint {
    /// `/v1/passage`: references in every form.
    static let passage = Endpoint(
        name: "passage", summary: "A Bible reference in every form",
        description: """
            The passage that a text names, in the forms of the common scheme, OSIS, USFM and for people: the object that \
            `lectern passage --ndjson` prints. Where the text is no reference, `passage` is null and a finding says why.
            """,
        input: Parameter(
            "text", "a reference, a link, or a text with some of them", example: "John 3:16-18; Gen 1", isRequired: true
        ),
        parameters: [
            .language,
            .versification,
            .strict,
        ]
    ) { options, rules throws(Problem) in
        let language = options["language"]
        let versification = options["versification"].flatMap { Versification.named($0) }
        let reading = TextReading(
            language: language, versification: versification, isStrict: options.flag("strict") ?? false)
        return { input, time, output throws(Problem) in
            let reference = ParsedReference(utf8: input, reading, engine: rules.engine) { time.isOver }
            guard !time.isOver else { throw time.problem }
            output += reference.json.line.utf8
        }
    }
}

extension Parameter {
    /// Whether texts must be links and references and nothing else.
    static let strict = Parameter(
        "strict", "refuse misspelt names, missing verses and other words, instead of a warning", .flag(default: false))

    /// The language of references.
    static let language = Parameter(
        "language", "the language whose names and punctuation come first", .choice(BookNames.languages.map(\.code)),
        example: "de")

    /// The versification of references.
    static let versification = Parameter(
        "versification", "the versification of the numbers; else that of the translation that is named, or English",
        .choice(Versification.all.map(\.name)))
}
