import Text

/// The description of the API in OpenAPI 3.1, made from the same table that requests are read by.
struct APIDescription {
    /// The bounds that it names.
    let limits: ServiceLimits

    var json: String { document.pretty + "\n" }

    private var document: JSONOutput {
        Self.object([
            ("openapi", .string("3.1.0")), ("info", Self.info),
            ("servers", .array([Self.object([("url", .string("/"))])])),
            (
                "paths",
                Self.object(Endpoint.all.map { ($0.path, path($0)) } + Self.lists.map { ($0.path, Self.path($0)) })
            ),
            (
                "components",
                Self.object([
                    (
                        "schemas",
                        Self.object(
                            [("Problem", Self.problem)] + AnswerSchema.Name.allCases.map { ($0.rawValue, $0.json) })
                    )
                ])
            ),
        ])
    }

    private static let info = object([
        ("title", .string("Lectern")), ("version", .string(LecternVersion.number)),
        ("summary", .string("Turns a web link into links that open the same passage or page in native apps.")),
        ("license", object([("name", .string("MIT")), ("identifier", .string("MIT"))])),
    ])

    private func path(_ endpoint: Endpoint) -> JSONOutput {
        .object([("get", Self.get(endpoint)), ("post", post(endpoint))])
    }

    private static func get(_ endpoint: Endpoint) -> JSONOutput {
        object([
            ("operationId", .string(endpoint.name)), ("summary", .string(endpoint.summary)),
            ("description", .string(endpoint.description)),
            ("parameters", .array(([endpoint.input] + endpoint.parameters).map { parameter($0) })),
            ("responses", responses([("application/json", endpoint.shape.json)], isCached: true)),
        ])
    }

    private static let lines =
        "One line per input, answered by one line each, in the same order; if the time runs out, the last line is a problem that "
        + "names the line from which to send them again. "

    private func post(_ endpoint: Endpoint) -> JSONOutput {
        let document = (endpoint.document?.answerTypes ?? []).map { type in
            (type, type == "application/json" ? endpoint.shape.json : AnswerSchema.string.json)
        }
        return Self.object([
            ("operationId", .string(endpoint.name + "Many")),
            ("summary", .string(endpoint.summary + ", of many inputs")),
            ("description", .string(Self.lines + limits.bodyText)),
            ("parameters", .array(endpoint.parameters.map { Self.parameter($0) })),
            ("requestBody", Self.body(of: endpoint)),
            (
                "responses",
                Self.responses([("application/x-ndjson", AnswerSchema.string.json)] + document, isCached: false)
            ),
        ])
    }

    private static func path(_ list: ListDescription) -> JSONOutput {
        let get = object([
            ("operationId", .string(list.list.rawValue)), ("summary", .string(list.summary)),
            ("parameters", .array(list.list.parameters.map { parameter($0) })),
            (
                "responses",
                responses([("application/json", AnswerSchema.list(.named(list.shape)).json)], isCached: true)
            ),
        ])
        return object([("get", get)])
    }

    /// A list of what the rules know, and what it is.
    struct ListDescription {
        let list: RuleSet.List
        let summary: String
        let shape: AnswerSchema.Name
        var path: String { "/v1/" + list.rawValue }
    }

    /// The lists, in the order in which people see them.
    static let lists = [
        ListDescription(list: .sites, summary: "The sites of the rules", shape: .site),
        ListDescription(list: .apps, summary: "The apps of the rules", shape: .app),
        ListDescription(list: .schemes, summary: "The URL schemes of apps, with their forms", shape: .scheme),
    ]

    private static func parameter(_ parameter: Parameter) -> JSONOutput {
        let schema = schema(parameter.kind)
        let isList = if case .choices = parameter.kind { true } else { false }
        var members: [(String, JSONOutput)] = [
            ("name", .string(parameter.name)), ("in", .string("query")),
            ("description", .string(parameter.description)),
            ("required", .bool(parameter.isRequired)),
        ]
        if isList { members.append(("explode", .bool(false))) }
        members.append(
            ("schema", parameter.isRepeated ? object([("type", .string("array")), ("items", schema)]) : schema))
        if let example = parameter.example {
            let value: JSONOutput =
                isList
                ? .array(example.split(separator: ",").map { .string(String($0)) })
                : parameter.isRepeated ? .array([.string(example)]) : .string(example)
            members.append(("example", value))
        }
        return object(members)
    }

    private static func schema(_ kind: Parameter.Kind) -> JSONOutput {
        let string = ("type", JSONOutput.string("string"))
        func values(_ values: [String]) -> (String, JSONOutput) { ("enum", .array(values.map { .string($0) })) }
        switch kind {
        case .text: return object([string])
        case .choice(let choices): return object([string, values(choices)])
        case .choices(let choices):
            return object([
                ("type", .string("array")), ("items", object([string, values(choices)])), ("minItems", .int(1)),
            ])
        case .flag(let isOn): return object([string, values(["0", "1"]), ("default", .string(isOn ? "1" : "0"))])
        case .pattern(let pattern): return object([string, ("pattern", .string("^\(pattern)$"))])
        }
    }

    private static func body(of endpoint: Endpoint) -> JSONOutput {
        let types = endpoint.bodyTypes.map { ($0, content(object([("type", .string("string"))]))) }
        return object([("required", .bool(true)), ("content", object(types))])
    }

    /// The responses, by the types of their bodies and the shapes of those.
    private static func responses(_ answers: [(type: String, shape: JSONOutput)], isCached: Bool) -> JSONOutput {
        let answer = object([
            ("description", .string("the answer")),
            ("content", object(answers.map { ($0.type, content($0.shape)) })),
        ])
        let failure = object([
            ("description", .string("problem details")),
            (
                "content",
                object([
                    (Problem.mediaType, content(object([("$ref", .string("#/components/schemas/Problem"))])))
                ])
            ),
        ])
        let unchanged = [("304", object([("description", .string("what the client has is still so"))]))]
        return object([("200", answer)] + (isCached ? unchanged : []) + [("4XX", failure), ("5XX", failure)])
    }

    private static func content(_ schema: JSONOutput) -> JSONOutput { object([("schema", schema)]) }

    private static let problem = object([
        ("type", .string("object")), ("description", .string("Problem details (RFC 9457)")),
        ("required", .array(["type", "title", "status", "detail"].map { .string($0) })),
        (
            "properties",
            object([
                ("type", object([("type", .string("string")), ("format", .string("uri-reference"))])),
                ("title", object([("type", .string("string"))])), ("status", object([("type", .string("integer"))])),
                ("detail", object([("type", .string("string"))])), ("parameter", object([("type", .string("string"))])),
            ])
        ),
    ])

    private static func object(_ members: [(String, JSONOutput)]) -> JSONOutput { .object(members) }
}

extension Endpoint {
    /// The answer to one input.
    fileprivate var shape: AnswerSchema {
        switch name {
        case Self.find.name: .list(.named(.foundReference))
        case Self.passage.name: .named(.reference)
        case Self.rewrite.name: .named(.rewriting)
        default: .named(.resolution)
        }
    }
}
