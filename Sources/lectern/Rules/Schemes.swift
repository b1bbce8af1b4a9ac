import AppSchemes
import ArgumentParser
import Desktop
import JSONText
import LinkEngine

/// `lectern schemes`: lists URL schemes.
struct Schemes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schemes",
        abstract: "List the URL schemes of the rules, with their apps, actions and handlers on this machine.")

    @OptionGroup var rules: RuleOptions

    @Flag(help: "Print a JSON array, with forms, parameters and examples.")
    var json = false

    func run() throws {
        let files = try rules.files()
        let desktop = Installation.desktop
        let registry = SchemeRegistry(try rules.usableManifest(of: files), files: files) { scheme in
            try? desktop.handler(of: scheme)
        }
        if json {
            Output.write(JSONOutput.array(registry.entries.map(\.json)).pretty + "\n")
        } else {
            Output.write(
                registry.entries.map(\.cells), heading: ["scheme", "app", "actions", "callback", "opened by", "store"])
        }
    }
}
