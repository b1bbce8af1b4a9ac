import ArgumentParser
import LinkEngine

/// `lectern prefer`: the preferred app, and the hidden apps.
struct Prefer: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefer",
        abstract: "Choose your preferred apps for the Bible and for places, and hide apps.",
        discussion: """
            Without an app, prints the choices. They are stored in $XDG_CONFIG_HOME/lectern, or else in ~/.config/lectern.
              lectern prefer logos
              lectern prefer places organic-maps
              lectern prefer --hide olive-tree --hide verses
            """)

    @Argument(help: ArgumentHelp("The app; its topic may precede it: \"bible\" or \"places\".", valueName: "id"))
    var words: [String] = []

    @Flag(help: "Remove the choice for the topic (default: bible).")
    var clear = false

    @Option(help: ArgumentHelp("Hide this app from all results; may be repeated.", valueName: "id"))
    var hide: [String] = []

    @Option(help: ArgumentHelp("Undo --hide for this app; may be repeated.", valueName: "id"))
    var show: [String] = []

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func validate() throws {
        if apps.count > 1 { throw ValidationError("only one app can be preferred") }
        if clear, !apps.isEmpty { throw ValidationError("--clear cannot be combined with an app") }
    }

    func run() throws {
        if clear || !apps.isEmpty || !(hide + show).isEmpty { try update() }
        let preferences = try PreferencesFile.read()
        Output.write(
            Topic.allCases.compactMap { topic in preferences.apps[topic].map { [topic.rawValue, $0] } }
                + preferences.hidden.map { ["hidden", $0] },
            heading: ["choice", "app"])
    }

    private func update() throws {
        let manifest = apps.isEmpty && hide.isEmpty ? nil : try rules.usableManifest(onDemand: true)
        let app = try apps.first.flatMap { try manifest?.identifier($0) }
        let topics = app.map { app in Topic.allCases.filter { manifest?.opens($0, in: app) == true } }
        if let app, let topics, let missing = topic ?? (topics.isEmpty ? .bible : nil), !topics.contains(missing) {
            throw Failure("\"\(app)\" opens no \(missing.things), so it cannot be preferred")
        }
        let chosen = topic ?? topics?.first ?? .bible
        let hidden = try hide.compactMap { try manifest?.identifier($0) }
        let removed = (hidden + show).map { $0.lowercased() }
        try PreferencesFile.update { preferences in
            if app != nil || clear { preferences.apps[chosen] = app }
            preferences.hidden.removeAll { removed.contains($0.lowercased()) }
            preferences.hidden += hidden
        }
    }

    /// The topic that precedes the app.
    private var topic: Topic? { words.first.flatMap(Topic.init(rawValue:)) }

    /// The words after the topic.
    private var apps: [String] { topic == nil ? words : Array(words.dropFirst()) }
}

extension Manifest {
    /// Whether the rule of an app writes links of a topic.
    fileprivate func opens(_ topic: Topic, in app: String) -> Bool {
        apps.contains { $0.identifier == app && (topic == .bible ? $0.passage != nil : $0.place != nil) }
    }
}

extension Topic {
    /// What the apps of the topic open.
    fileprivate var things: String {
        switch self {
        case .bible: "passages"
        case .places: "places"
        }
    }
}
