import ArgumentParser
import LinkEngine
import Text

/// `lectern rules`: where rules come from.
struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the sources of rules, in order of precedence.",
        discussion: """
            Rule files in $XDG_CONFIG_HOME/lectern/rules, or else in ~/.config/lectern/rules, are used in \
            addition to the built-in rules and take precedence.
            """)

    @Flag(name: .shortAndLong, help: "Print a JSON array.")
    var json = false

    @OptionGroup var rules: RuleOptions

    @OptionGroup var output: OutputOptions

    func run() throws {
        let listed = try rules.sources().map(ListedSource.init)
        if json {
            Output.write(JSONOutput.array(listed.map(\.json)).pretty + "\n")
        } else {
            Output.write(
                listed.map(\.cells), heading: ["rules", "apps", "forms", "errors", "path"], color: output.color)
        }
    }
}

/// A source of rules with the number of its apps, forms and errors.
private struct ListedSource {
    let kind: String
    let path: String
    let counts: [(name: String, count: Int)]

    init(_ source: RuleSource) throws {
        let manifest = Manifest(files: try source.files(), onDemand: true)
        kind = source.origin.rawValue
        path = source.path
        counts = [
            ("apps", manifest.apps.count), ("forms", manifest.passageRules.count),
            ("errors", manifest.findingList.errors.count),
        ]
    }

    var cells: [String] { [kind] + counts.map { String($0.count) } + [path] }

    var json: JSONOutput {
        .object([("rules", .string(kind))] + counts.map { ($0.name, .int($0.count)) } + [("path", .string(path))])
    }
}
