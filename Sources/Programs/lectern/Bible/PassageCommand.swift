import ArgumentParser
import Bible
import LinkEngine
import Text

/// `lectern passage`: prints references in every form.
struct PassageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "passage", abstract: "Print a Bible reference in every form.")

    @Argument(help: ArgumentHelp("The references; - reads one per line from standard input.", valueName: "text"))
    var texts: [String]

    @Option(help: ArgumentHelp("The language whose names and punctuation take precedence.", valueName: "code"))
    var language: BookNames.Language?

    @Option(
        help: ArgumentHelp(
            "The versification of the numbers; else that of the translation in the text, or English.", valueName: "name"
        ))
    var versification: Versification?

    @Flag(help: "Refuse misspelt names, missing verses and other words, which are otherwise read with a warning.")
    var strict = false

    @Flag(help: "Print one JSON array.")
    var json = false

    @Flag(help: "Print one JSON object per line, for each text.")
    var ndjson = false

    func validate() throws {
        if json, ndjson { throw ValidationError("--json and --ndjson exclude each other") }
    }

    func run() throws {
        var elements: [JSONOutput] = []
        var isEveryTextRead = true
        var inputs = try Inputs(texts.joiningReferences(language: language?.code, versification: versification))
        defer { if json { Output.write(JSONOutput.array(elements).pretty + "\n") } }
        while var batch = try inputs.next() {
            while let input = batch.next() {
                let reference = read(input)
                if reference.canonicalURL == nil { isEveryTextRead = false }
                if json {
                    elements.append(reference.json)
                } else if ndjson {
                    Output.write(reference.json.line + "\n")
                } else {
                    Output.write(reference)
                }
            }
        }
        if !isEveryTextRead { throw ExitStatus.negative }
    }

    private func read(_ input: Input) -> ParsedReference {
        do throws(Finding) {
            return ParsedReference(
                utf8: try input.bytes(), language: language?.code, versification: versification,
                correcting: strict ? [] : .all)
        } catch {
            return ParsedReference(refusal: error)
        }
    }
}

extension Output {
    fileprivate static func write(_ reference: ParsedReference) {
        write(reference.findings)
        let rows = reference.forms.compactMap { form in form.value.map { [form.name, $0] } }
        if !rows.isEmpty { write(rows, heading: ["form", "value"]) }
    }
}
