import ArgumentParser
import Text
import Workshop

/// `lectern rules replace-key`: trusts another key for a rule set.
struct RulesReplaceKey: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "replace-key",
        abstract: "Replace the public key of a rule set, if the secret key was lost or stolen.")

    @Argument(help: ArgumentHelp("The name of the set.", valueName: "name")) var name: String

    @Option(help: ArgumentHelp("The public key of its publisher, or the file with it.", valueName: "key"))
    var key: String

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        try RuleSetIntake.run {
            let (old, new) = try RuleSetStore.writable().change(name) { $0.key = try RuleSetIntake.key(key) }
            RuleSetIntake.sayKey(of: name, old.key, replacedBy: new.key)
        }
    }
}
