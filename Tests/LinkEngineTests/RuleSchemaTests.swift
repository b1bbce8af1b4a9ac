import Bible
import Foundation
import NativeEngine
import Testing

@testable import LinkEngine
@testable import Text

/// The JSON Schema and docs/keys.md say the same as the table that the program reads.
@Suite struct RuleSchemaTests {
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static var schema: JSONValue {
        get throws {
            try JSONDocument(Array(Data(contentsOf: project.appending(path: "schema/rules.schema.json")))).root
        }
    }

    static func definition(_ name: String) throws -> JSONValue {
        let schema = try schema
        return try #require(schema["definitions"]?[name])
    }

    /// The name of the definition of each kind but the manifest, which is the schema itself.
    static let definitions = Dictionary(
        uniqueKeysWithValues: ManifestSchema.Kind.allCases.filter { $0 != .manifest }
            .map { ($0 == .passageForm ? "passageTemplates" : "\($0)", $0) })

    /// The schema of each key that an object allows: of its properties, and of its one pattern, `^(a|b)$`.
    static func keys(_ object: JSONValue) throws -> [String: JSONValue] {
        var keys: [String: JSONValue] = [:]
        for member in try #require(object["properties"]?.members) { keys[member.name] = member.value }
        for pattern in object["patternProperties"]?.members ?? [] {
            #expect(pattern.name.hasPrefix("^(") && pattern.name.hasSuffix(")$"))
            for name in pattern.name.dropFirst(2).dropLast(2).split(separator: "|") {
                keys[String(name)] = pattern.value
            }
        }
        #expect(object["additionalProperties"]?.bool == false)
        return keys
    }

    /// The types that a part of the schema allows, in its order.
    static func types(_ node: JSONValue) throws -> [ManifestSchema.ValueType] {
        if let reference = node["$ref"]?.string {
            let name = String(reference.dropFirst("#/definitions/".count))
            if let kind = definitions[name] { return [.object(kind)] }
            let named: [String: ManifestSchema.ValueType] = ["flag": .flag, "storeId": .digits]
            return try named[name].map { [$0] } ?? types(definition(name))
        }
        if let parts = (node["anyOf"] ?? node["allOf"])?.items { return try parts.flatMap(types) }
        if node["enum"] != nil || node["const"] != nil { return [.string] }
        guard let type = node["type"] else { return [.any] }
        return try (type.items ?? [type]).map { type in
            switch try #require(type.string) {
            case "string": .string
            case "null": .null
            case "array": .array(try node["items"].map(types) ?? [.any])
            case "object": .table(try node["additionalProperties"].map(types) ?? [.any])
            default: .any
            }
        }
    }

    @Test(arguments: ManifestSchema.Kind.allCases)
    func jsonSchemaHasTheKeysAndTypesOfTheTable(kind: ManifestSchema.Kind) throws {
        let name = Self.definitions.first { $0.value == kind }?.key
        let keys = try Self.keys(name.map(Self.definition) ?? Self.schema)
        #expect(Set(keys.keys) == Set(kind.spellings))
        for member in kind.members {
            for spelling in member.spellings {
                #expect(try keys[spelling].map(Self.types) == member.types, "\(kind).\(spelling)")
            }
        }
    }

    /// The tables of docs/keys.md: the columns without the last, by the heading above.
    static var documented: [String: [[String]]] {
        get throws {
            let text = try String(contentsOf: project.appending(path: "docs/keys.md"), encoding: .utf8)
            let sections = text.components(separatedBy: "\n## ").dropFirst()
            return Dictionary(
                uniqueKeysWithValues: sections.map { section in
                    let lines = section.components(separatedBy: "\n")
                    let rows = lines.filter { $0.hasPrefix("| `") }
                        .map { $0.split(separator: "|").dropLast().map { $0.trimmingCharacters(in: .whitespaces) } }
                    return (lines[0], rows)
                })
        }
    }

    static func text(_ types: [ManifestSchema.ValueType]) -> String {
        types.map { type in
            switch type {
            case .any, .null, .string, .digits, .flag: "\(type)"
            case .array(let types): "array of \(text(types))"
            case .table(let types): "table of \(text(types))"
            case .object(let kind): "[\(kind)](#\("\(kind)".lowercased()))"
            }
        }.joined(separator: " or ")
    }

    /// Notes share a row, and so do the keys that are switched off.
    @Test(arguments: ManifestSchema.Kind.allCases)
    func documentationHasTheKeysAndTypesOfTheTable(kind: ManifestSchema.Kind) throws {
        var expected: [[String]] = []
        var previous: ManifestSchema.Role?
        for member in kind.members {
            let names = member.spellings.map { "`\($0)`" }.joined(separator: ", ")
            if member.role == previous, [.note, .disabled].contains(member.role) {
                expected[expected.count - 1][0] += ", " + names
            } else {
                expected.append([names, Self.text(member.types), member.isLecternOnly ? "yes" : ""])
            }
            previous = member.role
        }
        #expect(try Self.documented["\(kind)"] == expected)
    }

    @Test func everyKeyBelongsToAKind() {
        let used = Set(ManifestSchema.Kind.allCases.flatMap { $0.members.map(\.key) })
        #expect(used == Set(ManifestSchema.Key.allCases))
    }

    /// Every enumeration of the schema beside the cases of the code.
    static let enumerations: [(path: [String], cases: [String])] = [
        (["part"], LinkPart.all(of: .bible).map(\.rawValue)),
        (["placePart"], LinkPart.all(of: .places).map(\.rawValue)),
        (["bookTable"], ["usfm"] + Book.Order.allCases.map(\.rawValue) + Book.CodeSet.allCases.map(\.rawValue)),
        (["translationTable"], Translation.Site.allCases.map(\.rawValue)),
        (["osis"], Book.all.map(\.osis)),
        (["versification"], Versification.all.map(\.name)),
        (["takes", "properties", "range"], Capabilities.Range.allCases.map(\.rawValue)),
        (["takes", "properties", "books"], Capabilities.Books.allCases.map(\.rawValue)),
        (["intentions", "items"], CommonSchemeURL.Intention.allCases.map(\.rawValue)),
        (["platform"], App.Platform.allCases.map(\.rawValue)),
        (["allow", "propertyNames"], CheckName.allCases.filter(\.isAllowable).map(\.rawValue)),
    ]

    @Test(arguments: enumerations) func enumerationsHaveTheCasesOfTheCode(path: [String], cases: [String]) throws {
        let value = try path.dropFirst().reduce(Self.definition(path[0])) { value, key in try #require(value[key]) }
        let listed = try #require(value["enum"]?.items).compactMap(\.string)
        #expect(Set(listed) == Set(cases))
        #expect(Set(listed).count == listed.count)
    }

    @Test func referencesLeadSomewhere() throws {
        let schema = try Self.schema
        let names = Set(try #require(schema["definitions"]?.members).map(\.name))
        let referred = Set(schema.source.matches(of: /"#\/definitions\/(\w+)"/).map { String($0.1) })
        #expect(referred == names)
    }

    @Test func everyRuleFileNamesTheSchema() throws {
        let rules = Self.project.appending(path: "rules").path
        for file in try RuleFiles.folder(at: rules) {
            let depth = file.path.dropFirst(rules.count).count { $0 == "/" }
            let expected = String(repeating: "../", count: depth) + "schema/rules.schema.json"
            let document = try file.parsed()
            #expect(document.root["$schema"]?.string == expected, "\(file.path)")
        }
    }
}
