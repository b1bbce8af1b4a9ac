import ArgumentParser
import Text
import Workshop

/// `lectern rules remove`: removes rule sets.
struct RulesRemove: PrintingCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove signed rule sets.")

    @Argument(help: ArgumentHelp("The names of the sets.", valueName: "name")) var names: [String]

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        try RuleSetIntake.run {
            let store = try RuleSetStore.writable()
            for name in names {
                try store.replace(try store.entry(named: name), with: nil)
                Output.note("\(name): removed")
            }
        }
    }
}
