import Documents
import LinkEngine
import Text

/// The shape of an answer, as JSON Schema has it. A browser test compares answers with their shapes.
indirect enum AnswerSchema {
    case string
    case integer
    case boolean
    case choice([String])
    case list(AnswerSchema)
    /// A value for any name.
    case map(AnswerSchema)
    /// The value or null.
    case optional(AnswerSchema)
    /// One of the named shapes.
    case named(Name)

    /// A shape that has a name of its own.
    enum Name: String, CaseIterable {
        case resolution = "Resolution"
        case redirect = "Redirect"
        case linkedPassage = "LinkedPassage"
        case linkedPlace = "LinkedPlace"
        case opening = "Opening"
        case loss = "Loss"
        case finding = "Finding"
        case reference = "Reference"
        case passage = "Passage"
        case foundReference = "FoundReference"
        case rewriting = "Rewriting"
        case rewrittenLink = "RewrittenLink"
        case site = "Site"
        case app = "App"
        case edition = "Edition"
        case storeListing = "StoreListing"
        case scheme = "Scheme"
        case action = "Action"
    }

    var json: JSONOutput {
        switch self {
        case .string: Self.type("string")
        case .integer: Self.type("integer")
        case .boolean: Self.type("boolean")
        case .choice(let values): ["type": "string", "enum": .strings(values)]
        case .list(let items): ["type": "array", "items": items.json]
        case .map(let values): ["type": "object", "additionalProperties": values.json]
        case .optional(.string): ["type": .array(["string", "null"])]
        case .optional(.integer): ["type": .array(["integer", "null"])]
        case .optional(let value): ["oneOf": .array([value.json, Self.type("null")])]
        case .named(let name): ["$ref": .string("#/components/schemas/\(name.rawValue)")]
        }
    }

    private static func type(_ name: String) -> JSONOutput { ["type": .string(name)] }
}

extension AnswerSchema.Name {
    /// A member of an object.
    private typealias Members = KeyValuePairs<String, AnswerSchema>

    var json: JSONOutput {
        let members = members.map { ($0.key, $0.value.json) }
        let required = members.map(\.0).filter { !optionalMembers.contains($0) }
        return [
            "type": "object", "description": .string(description),
            "required": required.isEmpty ? nil : .strings(required), "properties": .object(members),
        ]
    }

    private var description: String {
        switch self {
        case .resolution: "The app links of a link; `fields` selects the members"
        case .redirect: "A step from a link to the one that it wraps or redirects to"
        case .linkedPassage: "The passage of a link"
        case .linkedPlace: "The place of a link; if there is a query, the point is near it"
        case .opening: "A link that opens the passage or the page in an app"
        case .loss: "The part of a passage that an app cannot open, and what it opens instead"
        case .finding: "A problem or a remark"
        case .reference: "A text read as a reference"
        case .passage: "A passage in every notation"
        case .foundReference: "A reference in a text; the column is in Unicode scalars, start and end are in bytes"
        case .rewriting: "A document and the results for its links"
        case .rewrittenLink: "The result for a link or reference"
        case .site: "A site of the rules"
        case .app: "An app of the rules"
        case .edition: "An app on an operating system"
        case .storeListing: "The page of an app in a store"
        case .scheme: "A URL scheme of an app"
        case .action: "An action of a URL scheme, and its forms"
        }
    }

    private var optionalMembers: Set<String> {
        switch self {
        case .resolution: Set(members.map(\.key))
        case .finding: ["check"]
        case .reference: ["others"]
        case .edition: ["package"]
        default: []
        }
    }

    private var members: Members {
        switch self {
        case .resolution:
            [
                "input": .string, "url": .string, "redirects": .list(.named(.redirect)),
                "passage": .optional(.named(.linkedPassage)), "place": .named(.linkedPlace),
                "openings": .list(.named(.opening)),
                "findings": .list(.named(.finding)), "others": .list(.named(.resolution)),
            ]
        case .redirect:
            [
                "from": .string, "to": .string, "kind": .choice(["rule", "http"]), "status": .optional(.integer),
                "file": .optional(.string), "line": .optional(.integer), "column": .optional(.integer),
            ]
        case .linkedPassage:
            [
                "passages": .string, "translation": .optional(.string), "versification": .optional(.string),
                "intention": .optional(.string), "text": .string, "site": .optional(.string), "url": .string,
            ]
        case .linkedPlace:
            [
                "lat": .optional(.string), "lon": .optional(.string), "zoom": .optional(.integer),
                "query": .optional(.string), "label": .optional(.string), "route": .boolean, "text": .string,
                "site": .optional(.string), "url": .string,
            ]
        case .opening:
            [
                "app": .string, "name": .string, "title": .string,
                "kind": .choice(Opening.Kind.allCases.map(\.rawValue)),
                "intentions": .list(.string), "lost": .list(.string), "losses": .list(.named(.loss)),
                "store": .optional(.string), "url": .string,
            ]
        case .loss: ["kind": .string, "from": .string, "to": .optional(.string)]
        case .finding:
            [
                "severity": .choice(["error", "warning", "note"]), "message": .string, "file": .optional(.string),
                "line": .optional(.integer), "column": .optional(.integer), "note": .optional(.string),
                "check": .string,
            ]
        case .reference:
            [
                "input": .string, "passage": .optional(.named(.passage)), "findings": .list(.named(.finding)),
                "others": .list(.named(.reference)),
            ]
        case .passage:
            [
                "passages": .string, "osis": .string, "usfm": .optional(.string), "text": .string, "numbers": .string,
                "translation": .optional(.string), "versification": .optional(.string), "url": .string,
            ]
        default: membersOfLists
        }
    }

    private var membersOfLists: Members {
        switch self {
        case .foundReference:
            [
                "passage": .string, "text": .string, "line": .integer, "column": .integer, "start": .integer,
                "end": .integer, "translation": .optional(.string), "versification": .optional(.string),
                "findings": .list(.named(.finding)),
            ]
        case .rewriting: ["document": .string, "links": .list(.named(.rewrittenLink))]
        case .rewrittenLink:
            [
                "line": .integer, "column": .integer, "kind": .choice(["link", "reference"]), "link": .string,
                "passage": .optional(.string), "translation": .optional(.string), "versification": .optional(.string),
                "result": .optional(.string), "lost": .list(.string), "losses": .list(.named(.loss)),
                "outcome": .choice(RewrittenLink.Outcome.allCases.map(\.rawValue)), "reason": .optional(.string),
                "hint": .optional(.string), "findings": .list(.named(.finding)),
            ]
        case .site:
            [
                "site": .string, "topic": .choice(Topic.allCases.map(\.rawValue)), "hosts": .list(.string),
                "forms": .integer, "tests": .integer,
                "languages": .list(.string), "translations": .list(.string),
            ]
        case .app:
            [
                "identifier": .string, "name": .string, "schemes": .list(.string), "intentions": .list(.string),
                "takes": .optional(.string), "status": .string, "docs": .optional(.string), "store": .optional(.string),
                "os": .optional(.map(.named(.edition))), "platform": .optional(.string), "country": .optional(.string),
                "new": .boolean,
            ]
        case .edition:
            [
                "package": .string, "stores": .map(.named(.storeListing)), "hosts": .list(.string),
                "docs": .optional(.string),
            ]
        case .storeListing: ["id": .string, "url": .string]
        case .scheme:
            [
                "scheme": .string, "app": .string, "name": .string, "actions": .list(.named(.action)),
                "callback": .boolean, "store": .optional(.string), "os": .optional(.map(.named(.edition))),
                "handler": .optional(.string),
            ]
        case .action:
            [
                "title": .string, "forms": .list(.string), "parameters": .list(.string), "example": .optional(.string),
            ]
        default: [:]
        }
    }
}
