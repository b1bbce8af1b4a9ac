import ArgumentParser
import Bible
import LinkEngine
import Text

/// `lectern passage`: prints references in every form.
struct PassageCommand: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "passage", abstract: "Print a Bible reference, or the passage of a link, in every notation.")

    @Argument(
        help: ArgumentHelp(
            "References, links, or texts that contain some; - reads one per line from standard input.",
            valueName: "text"))
    var texts: [String]

    @OptionGroup var readingOptions: ReadingOptions

    @Flag(name: .shortAndLong, help: "Print one JSON array.") var json = false

    @Flag(help: "Print one JSON object per text, each on one line.") var ndjson = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func validate() throws { if json, ndjson { throw ValidationError("--json and --ndjson cannot be combined") } }

    func run() throws {
        var references: [ParsedReference] = []
        var isEveryTextRead = true
        var engine: Engine?
        let texts = texts.joiningReferences(readingOptions.reading)
        let isSeveral = texts.count > 1 || texts == ["-"]
        var inputs = try Inputs(texts)
        defer { if json { Output.write(JSONOutput.array(references.map(\.json)).pretty + "\n") } }
        while var batch = try inputs.next() {
            while let input = batch.next() {
                let reference = try read(input, &engine)
                if reference.canonicalURL == nil { isEveryTextRead = false }
                if json {
                    references.append(reference)
                } else {
                    write(reference, number: isSeveral ? input.number : nil)
                }
            }
        }
        if !isEveryTextRead { throw ExitStatus.negative }
    }

    /// - Parameter engine: made for the first text that may have links, since references do not need one.
    private func read(_ input: Input, _ engine: inout Engine?) throws -> ParsedReference {
        do {
            let bytes = try input.bytes()
            if engine == nil, ParsedReference.mayHaveLinks(bytes) { engine = try rules.engine() }
            return ParsedReference(utf8: bytes, readingOptions.reading, engine: engine)
        } catch let refusal as Finding {
            return ParsedReference(refusal: refusal)
        }
    }

    /// - Parameter number: the number of the input if there are several, which are then named.
    private func write(_ reference: ParsedReference, number: Int?) {
        if ndjson { return Output.write(reference.json.line + "\n") }
        let findings = reference.findings.filter { !Output.isQuiet || $0.severity == .error }
        if let number, !findings.isEmpty { Output.write(Input.heading(number, reference.input), to: .error) }
        Output.write(findings)
        let input = number == nil ? [] : [["input", reference.input]]
        let rows = input + reference.forms.compactMap { form in form.value.map { [form.name, $0] } }
        if !rows.isEmpty { Output.write(rows, heading: ["form", "value"]) }
        for other in reference.others { write(other, number: number) }
    }
}
