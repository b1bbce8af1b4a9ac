import ArgumentParser
import Text
import Workshop

/// `lectern rules add`: takes a rule set.
struct RulesAdd: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a signed rule set.",
        discussion: """
            Its signature is read from the same place, with .minisig at the end. A set that was added before is read from the \
            new place from now on, and its scope may have grown.
            """)

    @Argument(help: ArgumentHelp("The file or the https URL of the rule set.", valueName: "source"))
    var source: String

    @Option(help: ArgumentHelp("The public key of its publisher, or the file with it.", valueName: "key"))
    var key: String

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup(title: "Network options") var networkOptions: NetworkOptions

    func run() throws {
        try RuleSetIntake.run {
            let key = try RuleSetIntake.key(key)
            let intake = try RuleSetIntake(networkOptions)
            let offer = try intake.offer(at: source, key: key)
            let identity = offer.set.identity
            let old = offer.taken
            guard old.map({ [key, offer.key].contains($0.key) }) != false else {
                throw ExitStatus.negative(
                    saying: "\(identity.name) was added with another key; `lectern rules replace-key` replaces it")
            }
            if offer.key != key { RuleSetIntake.sayKey(of: identity.name, key, replacedBy: offer.key) }
            var entry = RuleSetStore.Entry(offer.set, source: offer.source, key: offer.key)
            entry.previous = old?.taking(offer.set, key: offer.key).previous
            try intake.store.take(offer.set, as: entry, replacing: old)
            Output.write(
                """
                added \(identity.name), version \(identity.version), licence \(identity.licence), for \(identity.scope.text)
                """ + "\n")
        }
    }
}
