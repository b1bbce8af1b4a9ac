public import ArgumentParser
public import LinkEngine

/// `lectern prefer`: the app that opens links of a topic.
struct Prefer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefer",
        abstract: "Choose your preferred Bible app.",
        discussion: "Without an app, prints the current choice. The choice is stored in $XDG_CONFIG_HOME.")

    @Argument(help: "The topic of the app: bible.")
    var topic: Preferences.Topic?

    @Argument(help: ArgumentHelp("The app.", valueName: "id"))
    var app: String?

    @Flag(help: "Remove the choice.")
    var clear = false

    @OptionGroup var rules: RuleOptions

    func run() throws {
        guard let topic, app != nil || clear else {
            let preferences = try PreferencesFile.read()
            let topics = topic.map { [$0] } ?? Preferences.Topic.allCases
            Output.write(
                topics.compactMap { topic in preferences.apps[topic].map { [topic.rawValue, $0] } },
                heading: ["topic", "app"])
            return
        }
        if let app { try rules.usableManifest(onDemand: true).check(app) }
        try PreferencesFile.update { $0.apps[topic] = clear ? nil : app }
    }
}

/// `lectern hide`: the apps that are left out.
struct Hide: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hide",
        abstract: "Hide apps from the results.",
        discussion: "Without an app, prints the hidden ones. The choice is stored in $XDG_CONFIG_HOME.")

    @Argument(help: ArgumentHelp("The apps.", valueName: "id"))
    var apps: [String] = []

    @Flag(help: "Show the apps again.")
    var show = false

    @OptionGroup var rules: RuleOptions

    func run() throws {
        guard !apps.isEmpty else {
            Output.write(try PreferencesFile.read().hidden.map { [$0] }, heading: ["app"])
            return
        }
        let manifest = try rules.usableManifest(onDemand: true)
        if !show { try apps.forEach(manifest.check) }
        try PreferencesFile.update { preferences in
            preferences.hidden.removeAll(where: apps.contains)
            if !show { preferences.hidden += apps }
        }
    }
}

extension Preferences.Topic: ExpressibleByArgument {}
