import Bible
import LinkEngine
import Text

extension Endpoint {
    /// `/v1/find`: the references in running text.
    static let find = Endpoint(
        name: "find", summary: "The Bible references in a text",
        description: """
            An array of the references in a text, each the object that `lectern find` prints, with line, column and bytes. \
            A body of text/plain is one text; one of application/x-ndjson has a JSON string for each.
            """,
        input: Parameter("text", "a text", example: "See John 3:16 and Gen 1.", isRequired: true),
        parameters: [.language, .versification],
        document: Document(types: ["text/plain"], answerTypes: ["application/json"]) {
            body, _, options, _, time throws(Problem) in
            var output: [UInt8] = []
            try append(referencesIn: body, options.scanner, time, to: &output)
            return ("application/json", output + [UInt8(ascii: "\n")])
        }
    ) { options, _ throws(Problem) in
        let scanner = options.scanner
        return { input, time, output throws(Problem) in
            try append(referencesIn: input, scanner, time, to: &output)
        }
    }

    private static func append(
        referencesIn text: [UInt8], _ scanner: ReferenceScanner, _ time: WorkTime, to output: inout [UInt8]
    ) throws(Problem) {
        guard String(validating: text, as: UTF8.self) != nil else {
            throw Problem(.mediaType, "the text is not UTF-8")
        }
        let found = scanner.scan(text) { time.isOver }.found
        guard !time.isOver else { throw time.problem }
        try output.appendArray(TextPiece(bytes: text).located(found).lazy.map(\.json), time)
    }
}

extension Options {
    fileprivate var scanner: ReferenceScanner {
        ReferenceScanner(languages: self["language"].map { [$0] } ?? [], versification: versification)
    }
}
