import Text

/// The description of the API in OpenAPI 3.1, made from the same table that requests are read by.
struct APIDescription {
    /// The bounds that it names.
    let limits: ServiceLimits

    var json: String { document.pretty + "\n" }

    private var document: JSONOutput {
        [
            "openapi": "3.1.0", "info": Self.info, "servers": .array([["url": "/"]]),
            "paths": .object(Endpoint.all.map { ($0.path, path($0)) } + Self.lists.map { ($0.path, Self.path($0)) }),
            "components": ["schemas": Self.schemas],
        ]
    }

    /// The schemas of answers. A browser test compares answers with them.
    private static let schemas = (try? JSONDocument(PackageResources.schemas_json).root).map { JSONOutput.value($0) }

    private static let info: JSONOutput = [
        "title": "Lectern", "version": .string(LecternVersion.number),
        "summary": "Turns a web link into links that open the same passage or page in native apps.",
        "license": ["name": "MIT", "identifier": "MIT"],
    ]

    private func path(_ endpoint: Endpoint) -> JSONOutput { ["get": Self.get(endpoint), "post": post(endpoint)] }

    private static func get(_ endpoint: Endpoint) -> JSONOutput {
        [
            "operationId": .string(endpoint.name), "summary": .string(endpoint.summary),
            "description": .string(endpoint.description),
            "parameters": .array(([endpoint.input] + endpoint.parameters).map { parameter($0) }),
            "responses": responses([("application/json", endpoint.answer)], isCached: true),
        ]
    }

    private static let lines =
        "One line per input, answered by one line each, in the same order; if the time runs out, the last line is a problem that "
        + "names the line from which to send them again. "

    private func post(_ endpoint: Endpoint) -> JSONOutput {
        let document = (endpoint.document?.answerTypes ?? []).map { type in
            (type, type == "application/json" ? endpoint.answer : Self.string)
        }
        return [
            "operationId": .string(endpoint.name + "Many"), "summary": .string(endpoint.summary + ", of many inputs"),
            "description": .string(Self.lines + limits.bodyText),
            "parameters": .array(endpoint.parameters.map { Self.parameter($0) }),
            "requestBody": Self.body(of: endpoint),
            "responses": Self.responses([("application/x-ndjson", Self.string)] + document, isCached: false),
        ]
    }

    private static func path(_ list: ListDescription) -> JSONOutput {
        let get: JSONOutput = [
            "operationId": .string(list.list.rawValue), "summary": .string(list.summary),
            "parameters": .array(list.list.parameters.map { parameter($0) }),
            "responses": responses([("application/json", Self.list(of: list.schema))], isCached: true),
        ]
        return ["get": get]
    }

    /// A list of what the rules know, and what it is.
    struct ListDescription {
        let list: RuleSet.List
        let summary: String
        /// The name of the schema of an item.
        let schema: String
        var path: String { "/v1/" + list.rawValue }
    }

    /// The lists, in the order in which people see them.
    static let lists = [
        ListDescription(list: .sites, summary: "The sites of the rules", schema: "Site"),
        ListDescription(list: .apps, summary: "The apps of the rules", schema: "App"),
        ListDescription(list: .schemes, summary: "The URL schemes of apps, with their forms", schema: "Scheme"),
    ]

    private static func parameter(_ parameter: Parameter) -> JSONOutput {
        let schema = schema(parameter.kind)
        let isList = if case .choices = parameter.kind { true } else { false }
        let example = parameter.example.map { example -> JSONOutput in
            isList
                ? .strings(example.split(separator: ",").map(String.init))
                : parameter.isRepeated ? .strings([example]) : .string(example)
        }
        return [
            "name": .string(parameter.name), "in": "query", "description": .string(parameter.description),
            "required": .bool(parameter.isRequired), "explode": isList ? .bool(false) : nil,
            "schema": parameter.isRepeated ? ["type": "array", "items": schema] : schema, "example": example,
        ]
    }

    private static func schema(_ kind: Parameter.Kind) -> JSONOutput {
        switch kind {
        case .text: ["type": "string"]
        case .choice(let choices): ["type": "string", "enum": .strings(choices)]
        case .choices(let choices):
            [
                "type": "array", "items": ["type": "string", "enum": .strings(choices)], "minItems": .int(1),
                "uniqueItems": .bool(true),
            ]
        case .flag(let isOn): ["type": "string", "enum": .strings(["0", "1"]), "default": isOn ? "1" : "0"]
        case .pattern(let pattern): ["type": "string", "pattern": .string("^\(pattern)$")]
        }
    }

    private static func body(of endpoint: Endpoint) -> JSONOutput {
        let types = endpoint.bodyTypes.map { ($0, content(string)) }
        return ["required": .bool(true), "content": .object(types)]
    }

    /// The responses, by the types of their bodies and the shapes of those.
    private static func responses(_ answers: [(type: String, shape: JSONOutput)], isCached: Bool) -> JSONOutput {
        let answer: JSONOutput = [
            "description": "the answer", "content": .object(answers.map { ($0.type, content($0.shape)) }),
        ]
        let failure: JSONOutput = [
            "description": "problem details",
            "content": [Problem.mediaType: content(reference(to: "Problem"))],
        ]
        return [
            "200": answer, "304": isCached ? ["description": "what the client has is still so"] : nil,
            "4XX": failure, "5XX": failure,
        ]
    }

    private static let string: JSONOutput = ["type": "string"]

    fileprivate static func reference(to schema: String) -> JSONOutput {
        ["$ref": .string("#/components/schemas/\(schema)")]
    }

    fileprivate static func list(of schema: String) -> JSONOutput {
        ["type": "array", "items": reference(to: schema)]
    }

    private static func content(_ schema: JSONOutput) -> JSONOutput { ["schema": schema] }
}

extension Endpoint {
    /// The schema of the answer to one input.
    fileprivate var answer: JSONOutput {
        switch name {
        case Self.find.name: APIDescription.list(of: "FoundReference")
        case Self.passage.name: APIDescription.reference(to: "Reference")
        case Self.rewrite.name: APIDescription.reference(to: "Rewriting")
        default: APIDescription.reference(to: "Resolution")
        }
    }
}
