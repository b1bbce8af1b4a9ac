public import Diagnostics
package import JSONText

/// What a person chose: the app that opens links of a topic, and the apps that they never want to see.
public struct Preferences: Sendable, Equatable {
    /// What a chosen app is for.
    public enum Topic: String, CaseIterable, Sendable {
        /// Passages of the Bible.
        case bible
    }

    /// The chosen app of each topic, by its identifier.
    public var apps: [Topic: String] = [:]
    /// The identifiers of the apps that are left out, in the order in which they were hidden.
    public var hidden: [String] = []

    /// Nothing is chosen.
    public init() {}

    /// Reads a file of preferences. What it does not know is refused with its place, so that nothing is lost when the
    /// file is written again.
    public init(file: SourceFile) throws(Finding) {
        let object = try ObjectReader(RuleFiles.document(of: file).root, in: file, kind: "preferences")
        hidden = try object.optionalStrings("hide") ?? []
        guard let value = object.optional("prefer") else { return }
        guard let members = value.members else { throw object.wrongType(value, "prefer", expected: "an object") }
        for member in members {
            guard let topic = Topic(rawValue: member.name), let app = member.value.string else {
                throw Finding(
                    .error, "\"\(member.name)\" is no topic with an app", at: object.location(member.key),
                    note: "topics are \(Topic.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            apps[topic] = app
        }
    }

    /// The file of preferences, as it is written.
    package var json: JSONOutput {
        let chosen = Topic.allCases.compactMap { topic in apps[topic].map { (topic.rawValue, JSONOutput.string($0)) } }
        return .object([("prefer", .object(chosen)), ("hide", .array(hidden.map { .string($0) }))])
    }
}
