import ArgumentParser
import LinkEngine
import Text
import Workshop

/// `lectern rules list`, which is also `lectern rules`: where rules come from.
struct RulesList: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the sources of rules, in order of precedence.")

    @Flag(name: .shortAndLong, help: "Print a JSON array.") var json = false

    @OptionGroup var table: TableOptions

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func run() throws {
        let listed = try rules.sources().map(ListedSource.init)
        for warning in listed.compactMap({ $0.set?.expiryWarning(on: RuleSetIntake.today) }) {
            Output.note("warning: \(warning)")
        }
        table.write(listed, isJSON: json, \.json, heading: ["rules", "apps", "forms", "errors", "path"], \.cells)
    }
}

/// A source of rules with the number of its apps, forms and errors.
private struct ListedSource {
    let kind: String
    let path: String
    let set: RuleSetStore.Entry?
    let apps: Int
    let forms: Int
    let errors: Int

    init(_ source: RuleSource) throws {
        let manifest = Manifest(files: try source.files(), onDemand: true)
        kind = source.origin.rawValue
        path = source.path
        set = source.set?.entry
        apps = manifest.apps.count
        forms = manifest.readingRules.count
        errors = manifest.findingList.errors.count
    }

    var cells: [String] {
        [set.map { "\(kind) \($0.name) \($0.version)" } ?? kind] + [apps, forms, errors].map(String.init) + [path]
    }

    var json: JSONOutput {
        [
            "rules": .string(kind), "apps": .int(apps), "forms": .int(forms), "errors": .int(errors),
            "path": .string(path), "set": set?.json,
        ]
    }
}
