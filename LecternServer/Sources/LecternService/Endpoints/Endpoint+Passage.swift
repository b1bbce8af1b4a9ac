import Bible
import LinkEngine
import Text

extension Endpoint {
    /// `/v1/passage`: references in every form.
    static let passage = Endpoint(
        name: "passage", summary: "A Bible reference in every notation",
        description: """
            The passage of a text, in the common scheme, OSIS, USFM and readable text: the object of \
            `lectern passage --ndjson`. If the text is not a reference, `passage` is null and a finding contains the reason.
            """,
        input: Parameter(
            "text", "a reference, a link, or a text that contains some", example: "John 3:16-18; Gen 1",
            isRequired: true
        ),
        parameters: Parameter.ofReading
    ) { options, rules throws(Problem) in
        let reading = options.reading
        return { input, time, output throws(Problem) in
            let reference = ParsedReference(utf8: input, reading, engine: rules.engine) { time.isOver }
            guard !time.isOver else { throw time.problem }
            output += reference.json.line.utf8
        }
    }
}

extension Parameter {
    /// How a text with references is read.
    static let ofReading = [
        language, versification,
        Parameter(
            "strict", "refuse misspelt names, missing verses and other words, instead of a warning",
            .flag(default: false)),
    ]

    /// The language of references.
    static let language = Parameter(
        "language", "the language whose names and punctuation take precedence",
        .choice(BookNames.languages.map(\.code)), example: "de")

    /// The versification of references.
    static let versification = Parameter(
        "versification", "the versification of the numbers (default: that of the translation or language, or English)",
        .choice(Versification.all.map(\.name)))
}

extension Options {
    /// How a text with references is read.
    var reading: TextReading {
        TextReading(language: self["language"], versification: versification, isStrict: flag("strict") ?? false)
    }

    var versification: Versification? { self["versification"].flatMap { Versification.named($0) } }
}
