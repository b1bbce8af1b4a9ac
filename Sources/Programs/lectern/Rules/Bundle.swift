import ArgumentParser
import LinkEngine
import Text

/// `lectern bundle`: one manifest out of rule files.
struct Bundle: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Combine rule files into one manifest.")

    @Argument(
        help: ArgumentHelp(
            "Manifests or folders of rule files (default: ./rules, or the built-in rules).", valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Omit tests and notes, and print without line breaks.")
    var minify = false

    @Flag(help: "Write only the keys that Opener supports.")
    var opener = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the manifest to this file; - is standard output (with --sign a path, by default NAME.json).",
            valueName: "file"
        ))
    var output: String?

    @OptionGroup(title: "Rule sets") var signing: SigningOptions

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func validate() throws {
        if signing.sign != nil, minify || opener {
            throw ValidationError("--sign cannot be combined with --minify or --opener")
        }
        if signing.sign != nil, output == "-" {
            throw ValidationError("--sign writes two files; --output needs the path of the rule set, not -")
        }
    }

    func run() throws {
        let files = try rules.inspectedSources(paths).flatMap { try $0.files() }
        let manifest = Manifest(files: files)
        let findings = manifest.findingList.errors
        guard findings.isEmpty else {
            Output.write(findings)
            throw ExitStatus.negative
        }
        if let key = signing.sign { return try signing.write(files, keyFile: key, to: output) }
        let bundle = RuleBundle(files: files, for: opener ? .opener : .lectern, includesTests: !minify)
        let text = (minify ? bundle.json.line : bundle.json.pretty) + "\n"
        if let output, output != "-" {
            try Output.write(Array(text.utf8), toFile: output)
        } else {
            Output.write(text)
        }
        let omitted = manifest.passageRules.count
        guard opener, omitted > 0 else { return }
        let rules = Printable.count(omitted, "rule")
        Output.write([Finding(.note, "omitted \(rules) for sites, which Opener does not read")])
    }
}
