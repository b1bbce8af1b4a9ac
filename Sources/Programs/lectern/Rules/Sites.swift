import ArgumentParser
import LinkEngine
import Text

/// `lectern list sites`: the sites that rules read.
struct Sites: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "sites", abstract: "List the sites of the rules.")

    @OptionGroup var filter: ListFilter
    @OptionGroup var table: TableOptions
    @Flag(name: .shortAndLong, help: "Print a JSON array.") var json = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func run() throws {
        let files = try rules.files()
        _ = try rules.usableManifest(of: files, onDemand: true)
        let sites = try filter.matching(SiteSummary.all(in: files), "site", isJSON: json) { site in
            [site.site] + (site.topic == .bible ? [] : [site.topic.rawValue]) + site.hosts + site.languages
                + site.languages.compactMap { LanguageNames.english[$0] }
                + site.translations
        }
        table.write(
            sites, isJSON: json, \.json,
            heading: ["site", "topic", "hosts", "forms", "tests", "language", "translation"], \.cells)
    }
}

extension SiteSummary {
    fileprivate var cells: [String] {
        [
            site, topic.rawValue, hosts.joined(separator: " "), String(forms), String(tests),
            languages.joined(separator: " "),
            translations.joined(separator: " "),
        ]
    }
}
