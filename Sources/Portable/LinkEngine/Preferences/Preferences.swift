public import Text

/// What a person chose: the app that opens links of a topic, the apps to hide, and servers of the person's own.
public struct Preferences: Sendable, Equatable {
    /// The chosen app of each topic, by its identifier.
    public var apps: [Topic: String] = [:]
    /// The app that is chosen for what a link is about.
    public func app(for resolution: Resolution) -> String? { resolution.topic.flatMap { apps[$0] } }

    /// The identifiers of the hidden apps, in the order in which they were hidden.
    public var hidden: [String] = []

    /// The hosts of the person's own servers, by the names of their services: see ``Manifest/services``.
    public var servers: [String: [String]] = [:]

    /// Nothing is chosen.
    public init() {}

    /// Reads a file of preferences. An unknown topic is an error, so that nothing is lost when the file is written
    /// again.
    ///
    /// - Throws: A finding with the location of the error.
    public init(file: SourceFile) throws(Finding) {
        let root = try file.parsed().root
        guard root.members != nil else { throw .notAnObject(root, in: file, expected: "preferences") }
        if let value = root["hide"], !value.isNull { hidden = try Self.strings(value, "hide", in: file) }
        if let value = root["prefer"], !value.isNull { apps = try Self.apps(value, in: file) }
        if let value = root["servers"], !value.isNull { servers = try Self.servers(value, in: file) }
    }

    private static func strings(_ value: JSONValue, _ name: String, in file: SourceFile) throws(Finding) -> [String] {
        guard let items = value.items else { throw .wrongType(value, of: name, in: file, expected: "an array") }
        var strings: [String] = []
        for item in items {
            guard let text = item.string else { throw .wrongType(item, of: name, in: file, expected: "a string") }
            strings.append(text)
        }
        return strings
    }

    private static func servers(_ value: JSONValue, in file: SourceFile) throws(Finding) -> [String: [String]] {
        guard let members = value.members else {
            throw .wrongType(value, of: "servers", in: file, expected: "an object")
        }
        var servers: [String: [String]] = [:]
        for member in members {
            let hosts = try strings(member.value, member.name, in: file)
            guard hosts.allSatisfy(isHost) else {
                throw Finding(
                    .error, "\"\(member.name)\" has a server that is not a host",
                    at: SourceLocation(file: file, offset: member.value.offset),
                    note: "write the host as in links, without \"https://\": \"meet.example.org\"")
            }
            servers[member.name] = hosts
        }
        return servers
    }

    /// Whether a text can be a server: a host as links have it, in lower case.
    package static func isHost(_ text: String) -> Bool { ManifestLoader.isHost(text) }

    private static func apps(_ value: JSONValue, in file: SourceFile) throws(Finding) -> [Topic: String] {
        guard let members = value.members else {
            throw .wrongType(value, of: "prefer", in: file, expected: "an object")
        }
        var apps: [Topic: String] = [:]
        for member in members {
            guard let topic = Topic(rawValue: member.name), let app = member.value.string else {
                throw Finding(
                    .error, "\"\(member.name)\" is not a topic with an app",
                    at: SourceLocation(file: file, offset: member.key.offset),
                    note: "topics are \(Topic.allCases.map { $0.rawValue }.joined(separator: ", "))")
            }
            apps[topic] = app
        }
        return apps
    }

    /// The file of preferences, as it is written.
    package var json: JSONOutput {
        let chosen = Topic.allCases.compactMap { topic in apps[topic].map { (topic.rawValue, JSONOutput.string($0)) } }
        let named = servers.sorted { $0.key < $1.key }.map { ($0.key, JSONOutput.strings($0.value)) }
        return [
            "prefer": .object(chosen), "hide": .strings(hidden), "servers": named.isEmpty ? nil : .object(named),
        ]
    }
}
