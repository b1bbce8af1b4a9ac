import ArgumentParser
import Bible
import LinkEngine
import Text

/// `lectern list apps`: the apps that rules know.
struct Apps: PrintingCommand {
    static let configuration = CommandConfiguration(commandName: "apps", abstract: "List the apps of the rules.")

    @OptionGroup var filter: ListFilter
    @OptionGroup var table: TableOptions
    @Flag(name: .shortAndLong, help: "Print a JSON array.") var json = false

    @Flag(help: "Only apps that the rules mark as new.") var new = false

    @Option(help: .onlySystem) var os: OperatingSystem?

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func run() throws {
        let known = try rules.usableManifest().openers.filter { app in
            (!new || app.isNew) && (os.map(app.runs) ?? true)
        }
        let apps = try filter.matching(known, new ? "new app" : "app", isJSON: json, isEmptyAnAnswer: !new) { app in
            [app.identifier, app.name, app.status] + app.schemes + app.intentions.map(\.rawValue)
        }
        table.write(
            apps, isJSON: json, \.json,
            heading: ["id", "name", "schemes", "intentions", "takes", "status", "source", "os"], \.cells)
    }
}

extension App {
    fileprivate var cells: [String] {
        [
            identifier, name, schemes.joined(separator: " "), intentions.map(\.rawValue).joined(separator: ", "),
            takes ?? "", status, docs ?? "", editions.map(\.system.rawValue).joined(separator: ", "),
        ]
    }
}
