import ArgumentParser
import Files
import Text
import Workshop

/// `lectern rules rollback`: returns to the previous version of a rule set.
struct RulesRollback: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollback", abstract: "Switch a rule set between its current and previous version.",
        discussion: "`lectern rules update` then waits for a version that is newer than both.")

    @Argument(help: ArgumentHelp("The name of the set.", valueName: "name")) var name: String

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        try RuleSetIntake.run {
            let store = try RuleSetStore.writable()
            let (old, new) = try store.change(name) { entry in
                guard let previous = entry.previous else {
                    throw ExitStatus.negative(saying: "\(name): there is no version before \(entry.version)")
                }
                (entry.version, entry.previous) = (previous, entry.version)
                _ = try store.manifest(of: entry)
            }
            Output.note("\(name): version \(old.version) was replaced by version \(new.version)")
        }
    }
}
