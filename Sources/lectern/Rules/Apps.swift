import ArgumentParser
import Bible
import JSONText
import LinkEngine

/// `lectern apps`: the apps that rules know.
struct Apps: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "apps", abstract: "List the apps that the rules know.")

    @OptionGroup var rules: RuleOptions

    @Flag(help: "Print a JSON array.")
    var json = false

    func run() throws {
        let apps = try rules.usableManifest().apps
        if json {
            Output.write(JSONOutput.array(apps.map(\.json)).pretty + "\n")
        } else {
            Output.write(
                apps.map {
                    [
                        $0.identifier, $0.name, $0.schemes.joined(separator: " "),
                        $0.intentions.map(\.rawValue).joined(separator: ", "), $0.takes ?? "", $0.status, $0.docs ?? "",
                    ]
                }, heading: ["id", "name", "schemes", "intentions", "takes", "status", "source"])
        }
    }
}
