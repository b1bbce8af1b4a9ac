import LinkEngine
import PCRE
import Text

/// What can be fixed in a rule file that is JSON.
struct RuleFixes {
    let root: JSONValue
    /// The path from the file to the JSON Schema; nil where there is no schema for the file.
    let schema: String?
    let file: [UInt8]
    /// Whether the file is a rule file, and not a manifest: those for Opener, and those that `lectern bundle` writes, have
    /// arrays of tests.
    let isRuleFile: Bool

    /// Misspelt keys alone, where there are any, since the meaning of a value depends on its key; otherwise all other
    /// fixes. Some may touch each other.
    var all: [Fix] {
        let objects = ManifestObject.all(in: root)
        let keys = objects.flatMap(Self.keys)
        guard keys.isEmpty else { return keys }
        return schemaReference + objects.flatMap(Self.regexes) + objects.compactMap(Self.order) + tables(objects)
    }

    private func tables(_ objects: [ManifestObject]) -> [Fix] {
        isRuleFile ? objects.compactMap { TestTable(of: $0, in: file)?.fix } : []
    }

    private var schemaReference: [Fix] {
        let key = ManifestSchema.Key.schema.rawValue
        guard let schema, root[key] == nil, let first = root.members?.first else { return [] }
        let start = root.range.lowerBound + 1
        let space = root.sourceBytes.dropFirst().prefix(first.range.lowerBound - start)
        let member = "\"\(key)\": \"\(schema)\","
        return [Fix(start..<start, Array(space) + member.utf8, "name the schema of rule files")]
    }

    /// Unknown keys that are near to exactly one known key which the object does not have yet.
    private static func keys(_ object: ManifestObject) -> [Fix] {
        let kind = object.kind
        let present = Set(object.members.compactMap { kind.key(named: $0.name) })
        let counts = object.members.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        return object.members.compactMap { member in
            guard kind.key(named: member.name) == nil, counts[member.name] == 1,
                let near = Spelling.nearest(to: member.name, in: kind.spellings), let key = kind.key(named: near),
                kind.member(key)?.role != .unusedTests,
                Spelling.nearest(to: member.name, in: others(than: near, kind)) == nil, !present.contains(key)
            else { return nil }
            let message = "write the key \"\(key.rawValue)\" for \"\(member.name)\""
            return Fix(member.key.range, "\"\(key.rawValue)\"".utf8, message)
        }
    }

    /// The keys that another misspelt one may mean. Nobody misspells a key that is switched off.
    private static func others(than spelling: String, _ kind: ManifestSchema.Kind) -> [String] {
        kind.members.filter { $0.role != .disabled }.flatMap { $0.spellings }.filter { $0 != spelling }
    }

    private static func regexes(_ object: ManifestObject) -> [Fix] {
        RegexLint.lints(in: object).compactMap { lint in
            lint.replacement.map { replacement in
                let escaped = JSONOutput.string(replacement).line.utf8.dropFirst().dropLast()
                return Fix(lint.range, escaped, "write \(replacement): \(lint.message)")
            }
        }
    }

    /// Puts the keys that identify an object first and its tests last; the text between the members is kept.
    private static func order(_ object: ManifestObject) -> Fix? {
        let members = object.members
        guard object.kind != .manifest, let first = members.first, let last = members.last,
            Set(members.map { $0.name }).count == members.count
        else { return nil }
        let ranks = members.map { rank(of: $0.name, in: object.kind) }
        let sorted = members.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { members[$0] }
        guard sorted.map({ $0.name }) != members.map({ $0.name }) else { return nil }
        // The indices of the slice are offsets in the document.
        let text = object.value.sourceBytes
        var replacement = Array(text[sorted[0].range])
        for index in members.indices.dropFirst() {
            replacement += text[members[index - 1].range.upperBound..<members[index].range.lowerBound]
            replacement += text[sorted[index].range]
        }
        return Fix(
            first.range.lowerBound..<last.range.upperBound, replacement,
            "sort the keys: \(sorted.map { $0.name }.joined(separator: ", "))")
    }

    private static func rank(of name: String, in kind: ManifestSchema.Kind) -> Int {
        switch kind.key(named: name).flatMap(kind.member)?.role {
        case .identifier, .label: 0
        case .testInputs: 2
        case .parts, .tests: 3
        case .testResults: 4
        default: 1
        }
    }
}
