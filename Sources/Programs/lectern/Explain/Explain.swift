import ArgumentParser
import LinkEngine
import Text

/// `lectern explain`: what becomes of a link, and why.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say what becomes of a link, step by step, and where rules fail to read it.",
        discussion: """
            Under a rule that does not match, the caret is below the first character that it did not expect. Where \
            nothing opens the link, these are the rules that are nearest to it, otherwise the rules that were tried. The \
            exit status is that of `lectern resolve`.
            """)

    @OptionGroup var link: LinkArgument
    @OptionGroup var rules: RuleOptions
    @OptionGroup var filter: FilterOptions

    @Option(
        help: ArgumentHelp(
            "Only rules with this in the name of the site, the title, the app or the file, near to the link or not.",
            valueName: "name"))
    var rule: String?

    @Flag(help: "Print a JSON object; schema/explanation.schema.json describes it.")
    var json = false

    @OptionGroup var output: OutputOptions

    func run() throws {
        let engine = try rules.engine()
        try filter.check(against: engine.manifest)
        let wanted = filter.filter(try PreferencesFile.read())
        let names = try rule.map { try RuleNameFilter($0, engine.manifest) }
        let explanation = Explanation(
            engine.tracing.resolve(link.text, wanted, reading: link.strictness.reading), engine, wanted, names)
        if json {
            Output.write(explanation.json.pretty + "\n")
        } else {
            let terminal =
                Output.output.terminal(output.color) ?? Terminal(columns: 200, isColored: output.color == .always)
            Output.write(ExplanationText(explanation, terminal).text)
        }
        guard explanation.isOpened else { throw ExitStatus.negative }
    }
}
