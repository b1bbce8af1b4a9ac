import ArgumentParser
import LinkEngine
import Text

/// `lectern prefer`: the preferred app, and the hidden apps.
struct Prefer: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefer",
        abstract: "Choose your preferred apps for the Bible and for places, hide apps, and name your own servers.",
        discussion: """
            Without an app, prints the choices. They are stored in $XDG_CONFIG_HOME/lectern, or else in ~/.config/lectern.
              lectern prefer logos
              lectern prefer places organic-maps
              lectern prefer --hide olive-tree --hide verses
              lectern prefer server jitsi meet.example.org
            With "server", links to your own server open like links to the public servers; `lectern prefer server` \
            lists the services.
            """)

    @Argument(
        help: ArgumentHelp(
            "The app; its topic may precede it: \"bible\" or \"places\". Or \"server\", a service and your hosts.",
            valueName: "id"))
    var words: [String] = []

    @Flag(help: "Remove the choice for the topic (default: bible), or servers of the service: these hosts, or all.")
    var clear = false

    @Option(help: ArgumentHelp("Hide this app from all results; may be repeated.", valueName: "id"))
    var hide: [String] = []

    @Option(help: ArgumentHelp("Undo --hide for this app; may be repeated.", valueName: "id"))
    var show: [String] = []

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func validate() throws {
        if let server {
            guard (hide + show).isEmpty else {
                throw ValidationError("prefer server cannot be combined with --hide or --show")
            }
            return try server.validate(clear: clear)
        }
        if apps.count > 1, topic == nil {
            throw ValidationError(
                "there is no topic \"\(Printable.line(apps[0]))\"; the topics are \(ValueList.named(Topic.allCases))")
        }
        if apps.count > 1 { throw ValidationError("only one app can be preferred") }
        if clear, !apps.isEmpty { throw ValidationError("--clear cannot be combined with an app") }
    }

    func run() throws {
        if let server {
            let manifest = try rules.usableManifest(onDemand: true)
            if server.isList { return try server.list(manifest) }
            try server.update(manifest, clear: clear)
        } else if clear || !apps.isEmpty || !(hide + show).isEmpty {
            try update()
        }
        let preferences = try PreferencesFile.read()
        let rows =
            Topic.allCases.compactMap { topic in preferences.apps[topic].map { [topic.rawValue, $0] } }
            + preferences.hidden.map { ["hidden", $0] }
            + preferences.servers.sorted { $0.key < $1.key }
            .flatMap { service, hosts in hosts.map { ["server of \(service)", $0] } }
        guard !rows.isEmpty else { return Output.note("no choices are stored") }
        Output.write(rows, heading: ["choice", "value"])
    }

    private func update() throws {
        let manifest = apps.isEmpty && (hide + show).isEmpty ? nil : try rules.usableManifest(onDemand: true)
        let app = try apps.first.flatMap { try manifest?.identifier($0) }
        let topics = app.map { app in Topic.allCases.filter { manifest?.opens($0, in: app) == true } }
        if let app, let topics, let missing = topic ?? (topics.isEmpty ? .bible : nil), !topics.contains(missing) {
            throw Failure("\"\(app)\" cannot open \(missing.things)")
        }
        let chosen = topic ?? topics?.first ?? .bible
        let hidden = try hide.compactMap { try manifest?.identifier($0) }
        let removed = (hidden + show).map { $0.lowercased() }
        // An app that the rules no longer know can still be shown.
        let known = Set(try PreferencesFile.read().hidden.map { $0.lowercased() })
        for app in show where !known.contains(app.lowercased()) { _ = try manifest?.identifier(app) }
        try PreferencesFile.update { preferences in
            if app != nil || clear { preferences.apps[chosen] = app }
            preferences.hidden.removeAll { removed.contains($0.lowercased()) }
            preferences.hidden += hidden
        }
    }

    /// The topic that precedes the app.
    private var topic: Topic? { words.first.flatMap(Topic.init(rawValue:)) }

    /// The words after the topic.
    private var apps: [String] { server != nil ? [] : topic == nil ? words : Array(words.dropFirst()) }

    private var server: ServerChoice? { words.first == "server" ? ServerChoice(words: words.dropFirst()) : nil }
}

/// The words after `lectern prefer server`: a service, and hosts that run it.
private struct ServerChoice {
    let service: String?
    let hosts: [String]

    init(words: ArraySlice<String>) {
        service = words.first?.lowercased()
        hosts = words.dropFirst().map { $0.lowercased() }
    }

    /// Whether no service was given, so that all are listed.
    var isList: Bool { service == nil }

    func validate(clear: Bool) throws {
        if clear, service == nil { throw ValidationError("prefer server --clear needs a service") }
        if !clear, service != nil, hosts.isEmpty {
            throw ValidationError("the host of your server is missing: lectern prefer server SERVICE HOST")
        }
        for host in hosts where !Preferences.isHost(host) {
            throw ValidationError(
                "\"\(Printable.line(host))\" is not a host; write it without \"https://\" and without a port, in ASCII: meet.example.org"
            )
        }
    }

    /// Prints the services of the rules, and the servers that were named.
    func list(_ manifest: Manifest) throws {
        let servers = try PreferencesFile.read().servers
        Output.write(
            manifest.services.map { [$0, (servers[$0] ?? []).joined(separator: " ")] }, heading: ["service", "servers"])
    }

    func update(_ manifest: Manifest, clear: Bool) throws {
        guard let service else { return }
        let known = manifest.services
        guard clear || known.contains(service) else {
            let hint = Spelling.hint(for: service, in: known) ?? "the services are \(known.joined(separator: ", "))"
            throw Failure("no rule accepts servers of \"\(Printable.line(service))\"; \(hint)")
        }
        try PreferencesFile.update { preferences in
            var named = preferences.servers[service] ?? []
            if clear {
                named.removeAll { hosts.isEmpty || hosts.contains($0) }
            } else {
                for host in hosts where !named.contains(host) { named.append(host) }
            }
            preferences.servers[service] = named.isEmpty ? nil : named
        }
    }
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
