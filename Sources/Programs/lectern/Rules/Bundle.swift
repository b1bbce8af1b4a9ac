import ArgumentParser
import Files
import LinkEngine
import NativeEngine
import Text
import Workshop

/// `lectern bundle`: one manifest out of rule files.
struct Bundle: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Combine rule files into one manifest.")

    @Argument(
        help: ArgumentHelp(
            "Manifests or folders of rule files (default: ./rules, or the built-in rules).", valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Omit tests and notes, and print without line breaks.") var minify = false

    @Flag(help: "Write only the keys that Opener supports.") var opener = false

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
        if signing.sign != nil, paths.isEmpty, rules.given.isEmpty {
            throw ValidationError("--sign needs the path of the rules that are signed")
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
            try FileSystem.replace(output, with: Array(text.utf8))
        } else {
            Output.write(text)
        }
        let omitted = manifest.readingRules.count
        guard opener, omitted > 0 else { return }
        let rules = Printable.count(omitted, "rule")
        Output.write([Finding(.note, "omitted \(rules) for sites, which Opener does not read")])
    }
}

/// The options of `lectern bundle` for signed rule sets.
struct SigningOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a rule set, signed with this secret key of minisign, and its signature beside it.", valueName: "file"
        ))
    var sign: String?

    @Option(help: ArgumentHelp("With --sign: the last day on which the set can be installed.", valueName: "yyyy-mm-dd"))
    var expires: String?

    func validate() throws {
        guard sign != nil || expires == nil else { throw ValidationError("--expires needs --sign") }
        guard sign == nil || expires.map(SignedRuleSet.isDate) == true else {
            throw ValidationError("--sign needs --expires with a date such as 2027-06-30")
        }
        if let expires, expires < RuleSetIntake.today { throw ValidationError("--expires \(expires) is in the past") }
    }

    /// Writes a rule set that everybody can take, and its signature.
    ///
    /// - Parameter output: the file to write, else one that is called as the set is.
    /// - Throws: `ExitStatus.negative` if the set has an error; `Failure` if it cannot be signed or written.
    func write(_ files: [SourceFile], keyFile: String, to output: String?) throws {
        let bundle = RuleBundle(files: files, for: .lectern, includesTests: true, includesScripts: false)
        if files.contains(where: { (try? $0.parsed().root.hasScript) == true }) {
            Output.note("note: apps and rules with scripts are omitted: rule sets cannot contain scripts")
        }
        let bytes = Array((bundle.json.pretty + "\n").utf8)
        let identity = try RuleSetIdentity(of: SourceFile(path: "the rule set", bytes: bytes))
        let path = output ?? identity.name + ".json"
        let comment = identity.comment(expiring: expires ?? "")
        let set = try SignedRuleSet(SourceFile(path: path, bytes: bytes), comment: comment)
        guard bytes.count <= SystemLimits.ruleSet else {
            throw Failure("the rule set has \(bytes.count) bytes, more than the \(SystemLimits.ruleSet) that are read")
        }
        var circumstances = RuleSetReview.Circumstances(today: RuleSetIntake.today)
        circumstances.apps = try RuleSetIntake.apps()
        try RuleSetIntake.check(RuleSetReview(of: set, circumstances).findings)
        let minisign = try Minisign(environment: Installation.environment)
        let signature = try minisign.signature(of: bytes, keyFile: keyFile, comment: comment)
        try FileSystem.replace(path, with: bytes)
        try FileSystem.replace(path + ".minisig", with: signature)
        Output.write("\(path)\n\(path).minisig\n")
    }
}
