import AppLinks
import ArgumentParser
import LinkEngine
import NativeEngine
import Text

/// `lectern list schemes`: lists URL schemes.
struct Schemes: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "schemes",
        abstract: "List the URL schemes of the rules, with their apps, actions and handlers on this machine.")

    @OptionGroup var filter: ListFilter
    @OptionGroup var table: TableOptions
    @Option(help: .onlySystem) var os: OperatingSystem?

    @Flag(name: .shortAndLong, help: "Print a JSON array, with forms, parameters and examples.") var json = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func run() throws {
        let files = try rules.files()
        let desktop = Installation.desktop
        let registry = SchemeRegistry(try rules.usableManifest(of: files), files: files) { scheme in
            try? desktop.handler(of: scheme)
        }
        let known = registry.entries.filter { os.map($0.app.runs) ?? true }
        let entries = try filter.matching(known, "scheme", isJSON: json) { Array($0.cells.prefix(2)) }
        table.write(
            entries, isJSON: json, \.json,
            heading: ["scheme", "app", "actions", "callback", "opened by", "store"], \.cells)
    }
}

extension SchemeRegistry.Entry {
    /// The row of `lectern list schemes`.
    var cells: [String] {
        [
            scheme + ":", app.identifier, actions.map(\.title).joined(separator: ", "),
            takesCallbacks ? "x-callback-url" : "", handler ?? "", app.storeURL ?? "",
        ]
    }
}
