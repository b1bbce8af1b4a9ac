import ArgumentParser
import LinkEngine
import Text
import Workshop

/// `lectern rules list`, which is also `lectern rules`: where rules come from.
struct RulesList: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the sources of rules, in order of precedence.")

    @Flag(name: .shortAndLong, help: "Print a JSON array.")
    var json = false

    @OptionGroup var table: TableOptions

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func run() throws {
        let listed = try rules.sources().map(ListedSource.init)
        for warning in listed.compactMap({ $0.set?.expiryWarning(on: RuleSetIntake.today) }) {
            Output.note("warning: \(warning)")
        }
        if json {
            Output.write(JSONOutput.array(listed.map(\.json)).pretty + "\n")
        } else {
            Output.write(
                listed.map(\.cells), heading: ["rules", "apps", "forms", "errors", "path"], isWide: table.wide)
        }
    }
}

/// A source of rules with the number of its apps, forms and errors.
private struct ListedSource {
    let kind: String
    let path: String
    let set: RuleSetStore.Entry?
    let counts: [(name: String, count: Int)]

    init(_ source: RuleSource) throws {
        let manifest = Manifest(files: try source.files(), onDemand: true)
        kind = source.origin.rawValue
        path = source.path
        set = source.set?.entry
        counts = [
            ("apps", manifest.apps.count), ("forms", manifest.passageRules.count),
            ("errors", manifest.findingList.errors.count),
        ]
    }

    var cells: [String] {
        [set.map { "\(kind) \($0.name) \($0.version)" } ?? kind] + counts.map { String($0.count) } + [path]
    }

    var json: JSONOutput {
        .object(
            [("rules", .string(kind))] + counts.map { ($0.name, .int($0.count)) }
                + [("path", .string(path))]
                + (set.map { [("set", $0.json)] } ?? []))
    }
}
