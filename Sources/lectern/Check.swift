import ArgumentParser
import LinkEngine

/// `lectern check`: what is wrong with rules.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print what is wrong with rules.")

    @Argument(
        help: ArgumentHelp("Manifests, or folders of rule files; without any, the built-in rules.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var rules: RuleOptions

    @Flag(help: "Print the findings as a JSON array.")
    var json = false

    func run() throws {
        let findings = Manifest(files: try rules.files(paths)).findings
        if json {
            Output.write(JSONOutput.array(findings.map(\.json)).pretty + "\n")
        } else {
            Output.write(findings, to: .output)
        }
        if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.negative }
    }
}
