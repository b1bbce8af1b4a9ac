public import ArgumentParser
public import LinkEngine

/// `lectern prefer`: the app that opens links of a topic.
struct Prefer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefer",
        abstract: "Choose the app that opens links of a topic.",
        discussion: "Without an app, prints what is chosen. The choice is kept in $XDG_CONFIG_HOME.")

    @Argument(help: "What the app is for: bible.")
    var topic: Preferences.Topic?

    @Argument(help: ArgumentHelp("The app.", valueName: "id"))
    var app: String?

    @Flag(help: "Take the choice back.")
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
        abstract: "Leave apps out of what is printed.",
        discussion: "Without an app, prints those that are hidden. The choice is kept in $XDG_CONFIG_HOME.")

    @Argument(help: ArgumentHelp("The apps.", valueName: "id"))
    var apps: [String] = []

    @Flag(help: "Show them again.")
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
