import ArgumentParser
import LinkEngine
import RuleChecking
import Text

/// `lectern explain`: what becomes of a link, and why.
struct Explain: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain step by step how a link is resolved, and where rules fail to read it.",
        discussion: """
            If a rule does not match, a caret marks the first unexpected character. If nothing opens the link, the \
            nearest rules are shown, otherwise the rules that were tried. The exit status is that of \
            `lectern resolve`.
            """)

    @OptionGroup var link: LinkArgument
    @OptionGroup var filter: FilterOptions

    @Option(
        help: ArgumentHelp(
            "Show only rules with this text in the site, the title, the app or the file, even if they are not near the link.",
            valueName: "name"))
    var rule: String?

    @Flag(name: .shortAndLong, help: "Print a JSON object; schema/explanation.schema.json describes it.")
    var json = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    private func names(in manifest: Manifest) throws -> RuleNameFilter? {
        do throws(Finding) {
            return try rule.map { (text) throws(Finding) in try RuleNameFilter(text, manifest) }
        } catch {
            throw Failure(error.message + (error.note.map { "; \($0)" } ?? ""))
        }
    }

    func run() throws {
        let preferences = try PreferencesFile.read()
        let engine = try rules.engine(preferences)
        let wanted = try filter.filter(preferences, in: engine.manifest)
        let names = try names(in: engine.manifest)
        let explanation = Explanation(
            engine.tracing.resolve(link.text, wanted, reading: link.readingOptions.reading), engine, wanted, names)
        if json {
            Output.write(explanation.json.pretty + "\n")
        } else {
            let terminal = Output.output.terminal ?? Terminal(columns: 200, isColored: Output.color == .always)
            Output.write(ExplanationText(explanation, terminal).text)
        }
        guard explanation.isOpened else { throw ExitStatus.negative }
    }
}
