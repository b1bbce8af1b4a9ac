import ArgumentParser
import LinkEngine

/// `lectern prefer`: the app that opens passages, and the apps that are left out.
struct Prefer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefer",
        abstract: "Choose your preferred Bible app, and hide apps.",
        discussion: """
            Without an app, prints the choices. They are stored in $XDG_CONFIG_HOME/lectern, or else in ~/.config/lectern.
              lectern prefer logos
              lectern prefer --hide olive-tree --hide verses
            """)

    @Argument(help: ArgumentHelp("The app; the topic \"bible\" may precede it.", valueName: "id"))
    var words: [String] = []

    @Flag(help: "Remove the choice.")
    var clear = false

    @Option(help: ArgumentHelp("Leave this app out of all answers; may be repeated.", valueName: "id"))
    var hide: [String] = []

    @Option(help: ArgumentHelp("Undo --hide for this app; may be repeated.", valueName: "id"))
    var show: [String] = []

    @OptionGroup var rules: RuleOptions

    func validate() throws {
        if apps.count > 1 { throw ValidationError("one app is preferred at a time") }
        if clear, !apps.isEmpty { throw ValidationError("--clear takes no app") }
    }

    func run() throws {
        let manifest = try rules.usableManifest(onDemand: true)
        let app = try apps.first.map(manifest.identifier)
        if let app {
            guard !manifest.isWithoutPassages(app) else {
                throw Failure("\"\(app)\" opens no passages, so it cannot be preferred")
            }
        }
        let hide = try hide.map(manifest.identifier)
        if clear || app != nil || !(hide + show).isEmpty {
            try PreferencesFile.update { preferences in
                if app != nil || clear { preferences.apps[.bible] = app }
                preferences.hidden.removeAll { (hide + show).contains($0) }
                preferences.hidden += hide
            }
        }
        let preferences = try PreferencesFile.read()
        Output.write(
            preferences.apps.map { [$0.key.rawValue, $0.value] } + preferences.hidden.map { ["hidden", $0] },
            heading: ["choice", "app"])
    }

    /// The words that are not the name of the topic.
    private var apps: [String] {
        Array(words.drop { $0 == Preferences.Topic.bible.rawValue })
    }
}

extension Manifest {
    /// Whether an app of the rules is a browser, or its rule writes no links to passages.
    fileprivate func isWithoutPassages(_ app: String) -> Bool {
        browsers.contains { $0.app.identifier == app } || apps.contains { $0.identifier == app && $0.passage == nil }
    }
}
