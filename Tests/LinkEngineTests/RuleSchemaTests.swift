import Bible
import Diagnostics
import Foundation
import Testing

@testable import JSONText
@testable import LinkEngine

/// The JSON Schema says what the loader understands, no more and no less.
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

    /// The keys that an object of the schema allows: those it explains, and those of its one pattern, `^(a|b)$`.
    static func keys(_ object: JSONValue) throws -> Set<String> {
        let patterns = object["patternProperties"]?.members?.flatMap { member in
            #expect(member.name.hasPrefix("^(") && member.name.hasSuffix(")$"))
            return member.name.dropFirst(2).dropLast(2).split(separator: "|").map(String.init)
        }
        #expect(object["additionalProperties"]?.bool == false)
        return Set(try #require(object["properties"]?.members).map(\.name) + (patterns ?? []))
    }

    @Test(arguments: RuleObject.Kind.allCases) func objectsHaveTheKeysThatTheLoaderKnows(kind: RuleObject.Kind) throws {
        let object: JSONValue
        switch kind {
        case .manifest: object = try Self.schema
        case .passageForm: object = try Self.definition("passageTemplates")
        default: object = try Self.definition(kind.rawValue)
        }
        #expect(try Self.keys(object) == Keys.known(in: kind))
    }

    /// Every enumeration of the schema beside the cases of the code.
    static let enumerations: [(place: [String], cases: [String])] = [
        (["part"], PassagePart.allCases.map(\.rawValue)),
        (["bookTable"], ["usfm"] + Book.Order.allCases.map(\.rawValue) + Book.CodeSet.allCases.map(\.rawValue)),
        (["translationTable"], Translation.Site.allCases.map(\.rawValue)),
        (["osis"], Book.all.map(\.osis)),
        (["versification"], Versification.all.map(\.name)),
        (["takes", "properties", "range"], PassageForm.Takes.Range.allCases.map(\.rawValue)),
        (["takes", "properties", "books"], PassageForm.Takes.Books.allCases.map(\.rawValue)),
        (["intentions", "items"], CommonSchemeURL.Intention.allCases.map(\.rawValue)),
        (["platform"], App.Platform.allCases.map(\.rawValue)),
    ]

    @Test(arguments: enumerations) func enumerationsHaveTheCasesOfTheCode(place: [String], cases: [String]) throws {
        let value = try place.dropFirst().reduce(Self.definition(place[0])) { value, key in try #require(value[key]) }
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
            let document = try RuleFiles.document(of: file)
            #expect(document.root["$schema"]?.string == expected, "\(file.path)")
        }
    }
}
