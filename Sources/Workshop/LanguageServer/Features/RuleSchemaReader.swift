import LinkEngine
import Text

/// The JSON Schema of rule files, as far as an editor needs it: the keys of objects, what they mean, and which values they
/// may have.
struct RuleSchemaReader: Sendable {
    /// A key that an object may have.
    struct Property {
        let name: String
        let description: String?
        /// A value to begin with: `""`, `[]`, `{}` or `false`.
        let emptyValue: String
    }

    private let root: JSONValue?

    /// - Parameter document: the schema; nil if it is not installed.
    init(_ document: JSONDocument?) { root = document?.root }

    /// The parts of the schema for a value, given by the steps to it.
    func nodes(at path: [CursorContext.Step]) -> [JSONValue] {
        path.reduce(root.map { [$0] } ?? []) { nodes, step in
            nodes.flatMap(resolved).flatMap { Self.child(of: $0, step) }
        }
    }

    private static func child(of node: JSONValue, _ step: CursorContext.Step) -> [JSONValue] {
        switch step {
        case .index: return node["items"].map { [$0] } ?? []
        case .key(let name):
            if let property = node["properties"]?[name] { return [property] }
            let patterns = (node["patternProperties"]?.members ?? []).filter { member in
                member.name.dropFirst(2).dropLast(2).split(separator: "|").contains(name[...])
            }
            if let pattern = patterns.first { return [pattern.value] }
            return node["additionalProperties"].flatMap { $0.members == nil ? nil : [$0] } ?? []
        }
    }

    /// A part with those that it refers to or chooses from, itself first.
    private func resolved(_ node: JSONValue) -> [JSONValue] {
        let referred = node["$ref"]?.string.flatMap(definition).map { [$0] } ?? []
        let choices = (node["anyOf"]?.items ?? []) + (node["allOf"]?.items ?? [])
        return [node] + (referred + choices).flatMap(resolved)
    }

    private func definition(_ reference: String) -> JSONValue? {
        let prefix = "#/definitions/"
        return reference.hasPrefix(prefix) ? root?["definitions"]?[String(reference.dropFirst(prefix.count))] : nil
    }

    /// What a value means, in words.
    func description(at path: [CursorContext.Step]) -> String? {
        nodes(at: path).flatMap(resolved).lazy.compactMap { $0["description"]?.string }.first
    }

    /// The keys that the object at a path may have, without older spellings.
    func properties(at path: [CursorContext.Step]) -> [Property] {
        nodes(at: path).flatMap(resolved).flatMap { $0["properties"]?.members ?? [] }
            .filter { !Self.olderSpellings.contains($0.name) }
            .map { member in
                let parts = resolved(member.value)
                return Property(
                    name: member.name, description: parts.lazy.compactMap { $0["description"]?.string }.first,
                    emptyValue: Self.emptyValue(parts))
            }
    }

    private static let olderSpellings = Set(
        ManifestSchema.Kind.allCases.flatMap(\.members).filter { $0.key != .tests }.flatMap(\.aliases))

    private static func emptyValue(_ parts: [JSONValue]) -> String {
        let type = parts.lazy.compactMap { $0["type"]?.string }.first
        switch type {
        case "array": return "[]"
        case "object": return "{}"
        case "boolean": return "true"
        default: return "\"\""
        }
    }

    /// The values that are listed for a value: strings, and `true` and `false`.
    func values(at path: [CursorContext.Step]) -> [String] {
        nodes(at: path).flatMap(resolved).flatMap { node -> [String] in
            if let listed = node["enum"]?.items { return listed.filter(\.isString).map(\.source) }
            if let value = node["const"] { return [value.source] }
            return node["type"]?.string == "boolean" ? ["true", "false"] : []
        }
    }

    /// The names that groups of the regex of a site may have.
    var groupNames: [String] { root?["definitions"]?["part"]?["enum"]?.items?.compactMap(\.string) ?? [] }
}
