import ArgumentParser
import Files
import LinkEngine
import Requests
import Text
import Workshop

/// `lectern rules update`: takes newer versions of rule sets.
struct RulesUpdate: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Update signed rule sets.",
        discussion: "Shows what changes for links, and asks before it installs a newer version.")

    @Argument(help: ArgumentHelp("The names of the sets (default: all).", valueName: "name"))
    var names: [String] = []

    @Flag(help: "Do not ask.") var yes = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup(title: "Network options") var networkOptions: NetworkOptions

    func run() throws {
        var isComplete = true
        try RuleSetIntake.run {
            let intake = try RuleSetIntake(networkOptions)
            let entries = names.isEmpty ? try intake.store.entries() : try names.map(intake.store.entry)
            if entries.isEmpty { Output.note("there are no rule sets; `lectern rules add` adds one") }
            for entry in entries {
                do {
                    try RuleSetIntake.run { try update(entry, intake) }
                } catch is ExitStatus {
                    isComplete = false
                }
            }
        }
        if !isComplete { throw ExitStatus.negative }
    }

    private func update(_ entry: RuleSetStore.Entry, _ intake: RuleSetIntake) throws {
        let offer = try intake.offer(at: entry.source, key: entry.key, updating: entry)
        let version = offer.set.identity.version
        let isNewer = version > entry.newest
        var updated = entry.taking(offer.set, key: offer.key)
        if !isNewer {
            // The same version, perhaps signed again for a longer time.
            updated = entry
            (updated.key, updated.expires) = (offer.key, max(entry.expires, offer.set.expires))
        }
        if isNewer { try showChanges(from: intake.store.manifest(of: entry), of: entry, to: offer.set) }
        let hasNewKey = offer.key != entry.key
        if hasNewKey {
            // A change of trust is said even with --quiet.
            Output.write("\(entry.name): its key \(entry.key) announces the key \(offer.key)\n", to: .error)
        }
        var prompt = Prompt()
        let what = "\(hasNewKey ? "the new key and " : "")version \(version)"
        guard yes || !isNewer && !hasNewKey || prompt.confirms("Take \(what) of \(entry.name)?") else {
            throw ExitStatus.negative(saying: "\(entry.name): \(what) was not installed; use --yes")
        }
        if updated != entry { try intake.store.take(offer.set, as: updated, replacing: entry) }
        if hasNewKey { RuleSetIntake.sayKey(of: entry.name, entry.key, replacedBy: offer.key) }
        let outcome =
            isNewer
            ? "version \(entry.version) was replaced by version \(version)"
            : "version \(version) is the newest" + (version == entry.version ? "" : ", but was rolled back")
        Output.note("\(entry.name): \(outcome)")
    }

    /// Prints what becomes of the links of both versions, by all rules that are used.
    private func showChanges(from old: SourceFile, of entry: RuleSetStore.Entry, to set: SignedRuleSet) throws {
        var (before, after): ([SourceFile], [SourceFile]) = ([], [])
        for source in try RuleSource.installed() {
            let files = try source.files()
            before += files
            after += source.set?.entry == entry ? [set.file] : files
        }
        func rules(_ version: Int, _ files: [SourceFile]) -> RuleSet {
            RuleSet(
                name: "\(entry.name) \(version)", files: files, manifest: Manifest(files: files, onDemand: true),
                scripts: .off)
        }
        let links = [rules(entry.version, [old]), rules(set.identity.version, [set.file])].flatMap {
            ComparedLink.inputs(of: $0, includesMade: false)
        }
        let comparison = Comparison(
            of: ComparedLink.distinct(links), from: rules(entry.version, before),
            to: rules(set.identity.version, after))
        Output.write(ComparisonReporter.text.report(comparison, showsAll: false))
    }
}
