import ArgumentParser
import LinkEngine
import Text

/// `lectern bundle`: one manifest out of rule files.
struct Bundle: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Combine rule files into one manifest.",
        discussion: "Without --rules and --manifest, uses ./rules, or the built-in manifest if there is no such folder."
    )

    @Flag(help: "Omit tests and notes, and print without line breaks.")
    var minify = false

    @Flag(help: "Write only the keys that Opener supports.")
    var opener = false

    @OptionGroup var rules: RuleOptions

    func run() throws {
        let files = try rules.inspectedSources().flatMap { try $0.files() }
        let findings = Manifest(files: files).findingList.errors
        guard findings.isEmpty else {
            Output.write(findings)
            throw ExitStatus.negative
        }
        let bundle = RuleBundle(files: files, for: opener ? .opener : .lectern, includesTests: !minify)
        Output.write((minify ? bundle.json.line : bundle.json.pretty) + "\n")
    }
}
