public import Text

/// What a person chose: the app that opens links of a topic, and the apps to hide.
public struct Preferences: Sendable, Equatable {
    /// The chosen app of each topic, by its identifier.
    public var apps: [Topic: String] = [:]
    /// The app that is chosen for what a link is about.
    public func app(for resolution: Resolution) -> String? { resolution.topic.flatMap { apps[$0] } }

    /// The identifiers of the hidden apps, in the order in which they were hidden.
    public var hidden: [String] = []

    /// Nothing is chosen.
    public init() {}

    /// Reads a file of preferences. An unknown topic is an error, so that nothing is lost when the file is written
    /// again.
    ///
    /// - Throws: A finding with the location of the error.
    public init(file: SourceFile) throws(Finding) {
        let root = try file.parsed().root
        guard root.members != nil else { throw .notAnObject(root, in: file, expected: "preferences") }
        if let value = root["hide"], !value.isNull { hidden = try Self.hidden(value, in: file) }
        if let value = root["prefer"], !value.isNull { apps = try Self.apps(value, in: file) }
    }

    private static func hidden(_ value: JSONValue, in file: SourceFile) throws(Finding) -> [String] {
        guard let items = value.items else { throw .wrongType(value, of: "hide", in: file, expected: "an array") }
        var identifiers: [String] = []
        for item in items {
            guard let text = item.string else { throw .wrongType(item, of: "hide", in: file, expected: "a string") }
            identifiers.append(text)
        }
        return identifiers
    }

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
        return .object([("prefer", .object(chosen)), ("hide", .array(hidden.map { .string($0) }))])
    }
}
