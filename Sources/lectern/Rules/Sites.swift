import ArgumentParser
import JSONText
import LinkEngine

/// `lectern sites`: the sites that rules read.
struct Sites: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sites", abstract: "List the sites that the rules read.")

    @OptionGroup var rules: RuleOptions

    @Flag(help: "Print a JSON array.")
    var json = false

    func run() throws {
        let files = try rules.files()
        _ = try rules.usableManifest(of: files, onDemand: true)
        let sites = SiteSummary.all(in: files)
        if json {
            Output.write(JSONOutput.array(sites.map(\.json)).pretty + "\n")
        } else {
            Output.write(
                sites.map {
                    [
                        $0.site, $0.hosts.joined(separator: " "), String($0.forms), String($0.tests),
                        $0.languages.joined(separator: " "), $0.translations.joined(separator: " "),
                    ]
                }, heading: ["site", "hosts", "forms", "tests", "language", "translation"])
        }
    }
}
