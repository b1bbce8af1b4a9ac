import ArgumentParser
import LinkEngine

/// `lectern prefer`: the preferred app, and the hidden apps.
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

    @Option(help: ArgumentHelp("Hide this app from all results; may be repeated.", valueName: "id"))
    var hide: [String] = []

    @Option(help: ArgumentHelp("Undo --hide for this app; may be repeated.", valueName: "id"))
    var show: [String] = []

    @OptionGroup var rules: RuleOptions

    func validate() throws {
        if apps.count > 1 { throw ValidationError("only one app can be preferred") }
        if clear, !apps.isEmpty { throw ValidationError("--clear cannot be combined with an app") }
    }

    func run() throws {
        if clear || !apps.isEmpty || !(hide + show).isEmpty { try update() }
        let preferences = try PreferencesFile.read()
        Output.write(
            preferences.apps.map { [$0.key.rawValue, $0.value] } + preferences.hidden.map { ["hidden", $0] },
            heading: ["choice", "app"])
    }

    private func update() throws {
        let manifest = apps.isEmpty && hide.isEmpty ? nil : try rules.usableManifest(onDemand: true)
        let app = try apps.first.flatMap { try manifest?.identifier($0) }
        if let app, manifest?.isWithoutPassages(app) == true {
            throw Failure("\"\(app)\" opens no passages, so it cannot be preferred")
        }
        let hidden = try hide.compactMap { try manifest?.identifier($0) }
        let removed = (hidden + show).map { $0.lowercased() }
        try PreferencesFile.update { preferences in
            if app != nil || clear { preferences.apps[.bible] = app }
            preferences.hidden.removeAll { removed.contains($0.lowercased()) }
            preferences.hidden += hidden
        }
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
