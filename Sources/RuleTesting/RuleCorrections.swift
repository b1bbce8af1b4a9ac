import Diagnostics
import JSONText
import LinkEngine
import PCRE

/// What can be corrected in a rule file that is JSON.
struct RuleCorrections {
    let root: JSONValue
    /// Where the JSON Schema is, as the file must name it; nil: nowhere near.
    let schema: String?

    /// What is to be done first: misspelt keys, since a key has to be known before what it holds is looked at; then all
    /// else. Some may touch each other.
    var all: [Correction] {
        let objects = RuleObject.all(in: root)
        let keys = objects.flatMap(Self.keys)
        guard keys.isEmpty else { return keys }
        return schemaReference + objects.flatMap(Self.regexes) + objects.compactMap(Self.order)
    }

    private var schemaReference: [Correction] {
        guard let schema, root["$schema"] == nil, let first = root.members?.first else { return [] }
        let start = root.range.lowerBound + 1
        let space = root.source.utf8.dropFirst().prefix(first.range.lowerBound - start)
        let member = "\"$schema\": \"\(schema)\","
        return [Correction(start..<start, Array(space) + member.utf8, "named the schema of rule files")]
    }

    /// Keys that no such object has, where one that it may have is near and no other.
    private static func keys(_ object: RuleObject) -> [Correction] {
        let members = object.value.members ?? []
        let stated = Set(members.map { canonical($0.name) })
        return members.compactMap { member in
            let known = object.knownKeys
            guard !known.contains(member.name), let near = Spelling.nearest(to: member.name, in: known),
                Spelling.nearest(to: member.name, in: known.subtracting([near])) == nil,
                !stated.contains(canonical(near)), members.count(where: { $0.name == member.name }) == 1
            else { return nil }
            let key = canonical(near)
            return Correction(member.key.range, "\"\(key)\"".utf8, "wrote the key \"\(key)\" for \"\(member.name)\"")
        }
    }

    /// The newer of two spellings of a key.
    private static func canonical(_ key: String) -> String {
        switch key {
        case "appIdentifier": "appId"
        case "displayName": "name"
        case "storeIdentifier": "storeId"
        case "includeHeaders": "headers"
        case "redirectRules": "redirects"
        default: key
        }
    }

    private static func regexes(_ object: RuleObject) -> [Correction] {
        RegexLint.lints(in: object).compactMap { lint, range in
            lint.replacement.map { replacement in
                let escaped = JSONOutput.string(replacement).line.utf8.dropFirst().dropLast()
                return Correction(range, escaped, "wrote \(replacement): \(lint.message)")
            }
        }
    }

    /// Puts what identifies an object first and its tests last; the text between the members stays where it is.
    private static func order(_ object: RuleObject) -> Correction? {
        guard object.kind != .manifest, object.kind != .takes, let members = object.value.members,
            let first = members.first, let last = members.last, Set(members.map(\.name)).count == members.count
        else { return nil }
        let sorted = members.enumerated()
            .sorted { (place($0.element.name), $0.offset) < (place($1.element.name), $1.offset) }.map(\.element)
        guard sorted.map(\.name) != members.map(\.name) else { return nil }
        let start = object.value.range.lowerBound
        let text = Array(object.value.source.utf8)
        func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
            text[range.lowerBound - start..<range.upperBound - start]
        }
        var replacement = Array(bytes(sorted[0].range))
        for index in members.indices.dropFirst() {
            replacement += bytes(members[index - 1].range.upperBound..<members[index].range.lowerBound)
            replacement += bytes(sorted[index].range)
        }
        return Correction(
            first.range.lowerBound..<last.range.upperBound, replacement,
            "sorted the keys: \(sorted.map(\.name).joined(separator: ", "))")
    }

    private static func place(_ key: String) -> Int {
        switch key {
        case "identifier", "name", "displayName", "site", "title", "appId", "appIdentifier", "app": 0
        case "testInputs": 2
        case "formats", "tests", "test": 3
        case "testResults": 4
        default: 1
        }
    }
}
