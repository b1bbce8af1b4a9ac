import ArgumentParser
import Files
import LinkEngine
import NativeEngine
import Text
import Workshop

/// The options of `lectern bundle` for signed rule sets.
struct SigningOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a rule set, signed with this secret key of minisign, and its signature beside it.", valueName: "file"
        ))
    var sign: String?

    @Option(help: ArgumentHelp("With --sign: the last day on which the set may be taken.", valueName: "yyyy-mm-dd"))
    var expires: String?

    func validate() throws {
        guard sign != nil || expires == nil else {
            throw ValidationError("--expires needs --sign")
        }
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
            Output.note("note: apps and rules with scripts are omitted: no rule set may have them")
        }
        do {
            let bytes = Array((bundle.json.pretty + "\n").utf8)
            let identity = try RuleSetIdentity(of: SourceFile(path: "the rule set", bytes: bytes))
            let path = output ?? identity.name + ".json"
            let comment = identity.comment(expiring: expires ?? "")
            let set = try SignedRuleSet(SourceFile(path: path, bytes: bytes), comment: comment)
            guard bytes.count <= SystemLimits.ruleSet else {
                throw Failure(
                    "the rule set has \(bytes.count) bytes, more than the \(SystemLimits.ruleSet) that are read")
            }
            var circumstances = RuleSetReview.Circumstances(today: RuleSetIntake.today)
            circumstances.apps = try RuleSetIntake.apps()
            try RuleSetIntake.check(RuleSetReview(of: set, circumstances).findings)
            let minisign = try Minisign(environment: Installation.environment)
            let signature = try minisign.signature(of: bytes, keyFile: keyFile, comment: comment)
            try FileSystem.replace(path, with: bytes)
            try FileSystem.replace(path + ".minisig", with: signature)
            Output.write("\(path)\n\(path).minisig\n")
        } catch let error as FileError {
            throw Failure(error.message)
        }
    }
}
