import Bible
import Documents
import LinkEngine
import Text

extension Endpoint {
    /// `/v1/rewrite`: documents with their Bible links led elsewhere.
    static let rewrite = Endpoint(
        name: "rewrite", summary: "A document with rewritten Bible links",
        description: """
            No byte outside of links changes, and links in code are skipped. The answer to a document in the body is the \
            document. With `report=1`, and for GET and application/x-ndjson, the answer is an object with the document and \
            the result for each link.
            """,
        input: Parameter("text", "a document", example: "See [John](https://ref.ly/Jn3.16).", isRequired: true),
        parameters: [
            Parameter(
                "to", "the target of the links: the identifier of an app, `web:ID`, `osis` or `common-scheme`",
                example: "logos", isRequired: true),
            Parameter("translation", "the translation of links whose source names none", example: "ESV"),
            Parameter("format", "the format of the document", .choice(DocumentFormat.allCases.map(\.rawValue))),
            Parameter("references", "link references in the text, and keep existing links", .flag(default: false)),
            Parameter("relink", "with references, also rewrite existing links", .flag(default: false)),
            .language,
            .versification,
            Parameter("unverified", "allow an app whose links no reliable source documents", .flag(default: false)),
            Parameter("report", "answer with the result for each link", .flag(default: false)),
        ],
        document: Document(types: documentTypes, answerTypes: documentTypes + ["application/json"]) {
            body, type, options, rules, time throws(Problem) in
            let isReport = options.flag("report") ?? false
            let format = options.format ?? format(of: type)
            let result = try rewrite(body, try options.rewriter(rules.engine), format, time)
            guard isReport else { return (type, result.document) }
            var output: [UInt8] = []
            try result.appendReport(to: &output, time)
            return ("application/json", output + [UInt8(ascii: "\n")])
        }
    ) { options, rules throws(Problem) in
        let rewriter = try options.rewriter(rules.engine)
        let format = options.format ?? .markdown
        return { input, time, output throws(Problem) in
            try rewrite(input, rewriter, format, time).appendReport(to: &output, time)
        }
    }

    private static let documentTypes = ["text/markdown", "text/html", "text/plain"]

    private static func rewrite(
        _ document: [UInt8], _ rewriter: Rewriter, _ format: DocumentFormat, _ time: WorkTime
    ) throws(Problem) -> Rewriter.Result {
        guard !document.contains(0) else {
            throw Problem(.mediaType, "the document contains a zero byte, so it is not UTF-8 text")
        }
        do throws(DocumentError) {
            return try rewriter.rewrite(document, as: format) { time.isOver }
        } catch {
            guard error != .tooLong else { throw time.problem }
            throw Problem(.tooLarge, "\(error)")
        }
    }

    private static func format(of type: String) -> DocumentFormat {
        switch type {
        case "text/html": .html
        case "text/markdown": .markdown
        default: .text
        }
    }
}

extension Options {
    fileprivate var format: DocumentFormat? { self["format"].flatMap { DocumentFormat(rawValue: $0) } }

    /// What rewrites documents.
    fileprivate func rewriter(_ engine: Engine) throws(Problem) -> Rewriter {
        let name = self["to"] ?? ""
        let translation = try translation
        var references: ReferenceOptions?
        if flag("references") ?? false {
            references = ReferenceOptions(
                languages: self["language"].map { [$0] } ?? [],
                versification: versification, translation: translation)
        }
        do throws(DocumentError) {
            return try Rewriter(
                engine: engine, target: RewriteTarget(name) ?? .app(name),
                includesUnverified: flag("unverified") ?? false, references: references,
                keepsLinks: references != nil && flag("relink") != true, translation: translation)
        } catch {
            throw Problem(.parameter, "\(error)", parameter: "to")
        }
    }

    private var translation: TranslationCode? {
        get throws(Problem) {
            guard let text = self["translation"] else { return nil }
            let code = TranslationCode(normalizing: text)
            if code.isKnown { return code.listed.map { TranslationCode($0.code) } ?? code }
            let hint = Spelling.nearest(to: text, in: TranslationCode.allNames)
            throw Problem(
                .parameter, "there is no such translation" + (hint.map { "; did you mean \"\($0)\"?" } ?? ""),
                parameter: "translation")
        }
    }
}

extension Rewriter.Result {
    /// Appends an object of the document, and what became of its links.
    fileprivate func appendReport(to output: inout [UInt8], _ time: WorkTime) throws(Problem) {
        let text = JSONOutput.string(String(decoding: document, as: UTF8.self)).line
        output += "{\"document\":\(text),\"links\":".utf8
        try output.appendArray(objects, time)
        output.append(UInt8(ascii: "}"))
    }
}
