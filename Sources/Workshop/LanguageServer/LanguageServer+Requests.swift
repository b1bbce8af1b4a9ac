import Text

/// What the client asks.
extension LanguageServer {
    /// The result of a request.
    mutating func result(of method: String, _ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        if method == "initialize" { return try initialize(parameters) }
        switch phase {
        case .uninitialized: throw ResponseError(.notInitialized, "the first request must be \"initialize\"")
        case .shutDown, .ended: throw ResponseError(.invalidRequest, "the server is shut down")
        case .running: break
        }
        switch method {
        case "shutdown":
            phase = .shutDown
            return .null
        case "textDocument/hover": return try hover(parameters)
        case "textDocument/completion": return try completion(parameters)
        case "textDocument/formatting": return try formatting(parameters)
        case "textDocument/definition": return try definition(parameters)
        case "textDocument/documentSymbol": return try symbols(parameters)
        case "textDocument/codeLens": return try lenses(parameters)
        case "codeLens/resolve": return try resolveLens(parameters)
        case "textDocument/codeAction": return try actions(parameters)
        case "codeAction/resolve": return try resolveAction(parameters)
        default: throw ResponseError(.methodNotFound, "the server has no method \"\(method)\"")
        }
    }

    private mutating func initialize(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        guard phase == .uninitialized else {
            throw ResponseError(.invalidRequest, "the server is initialized already")
        }
        guard parameters.value?.members != nil else {
            throw ResponseError(.invalidParameters, "\"initialize\" has no parameters")
        }
        client = ClientCapabilities(parameters)
        workspace.folders = Self.paths(ofFolders: parameters["workspaceFolders"])
        if workspace.folders.isEmpty, let root = parameters["rootUri"]?.string.flatMap(DocumentURI.path) {
            workspace.folders = [root]
        }
        phase = .running
        return ["capabilities": .serverCapabilities(client.encoding), "serverInfo": ["name": "lectern"]]
    }

    /// The document of a request, and the offset in it.
    private mutating func place(_ parameters: Parameters) throws(ResponseError) -> (RuleDocument, Int) {
        let document = try workspace.document(parameters.uri)
        return (document, document.text.offset(of: try parameters.position, client.encoding))
    }

    private mutating func hover(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        var (document, offset) = try place(parameters)
        guard document.isRuleFile else { return .null }
        if let rule = document.rule(at: offset) {
            document.reports[rule.key]?.runQuickTests(document.context, scripts)
            workspace.update(document)
        }
        let hover = Hover(in: document, at: offset, schema, scripts)
        return hover?.json(in: document, client.encoding, usesMarkdown: client.usesMarkdown) ?? .null
    }

    private mutating func completion(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        let (document, offset) = try place(parameters)
        guard document.isRuleFile || document.text.bytes.count < 1000 else { return .array([]) }
        return Completion(in: document, at: offset, schema)
            .json(in: document, client.encoding, usesSnippets: client.usesSnippets)
    }

    /// The edits that lay out a rule file; none for a text that is not JSON yet.
    private mutating func formatting(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        let document = try workspace.document(parameters.uri)
        guard document.isRuleFile, (try? JSONDocument(document.text.bytes)) != nil else { return .array([]) }
        return .array(
            Formatting(of: document.text).edits.map { edit in
                ["range": document.range(edit.range, client.encoding).json, "newText": .string(edit.text)]
            })
    }

    private mutating func definition(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        let (document, offset) = try place(parameters)
        guard let app = Definition.app(in: document, at: offset), let place = definition(of: app, document) else {
            return .null
        }
        return ["uri": .string(place.uri), "range": place.range.json]
    }

    private mutating func symbols(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        let document = try workspace.document(parameters.uri)
        return .array(
            DocumentSymbol.all(in: document).map {
                $0.json(in: document, client.encoding, isOutline: client.hasOutlines)
            })
    }

    private mutating func lenses(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        let document = try workspace.document(parameters.uri)
        return .array(CodeLens.all(in: document).map { $0.json(in: document, client.encoding) })
    }

    /// Runs the tests of the rule that the lens belongs to.
    private mutating func resolveLens(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        guard let uri = parameters["data", "uri"]?.string,
            let rule = parameters["data", "rule"]?.number.flatMap({ Int($0) }),
            let start = parameters["data", "offset"]?.number.flatMap({ Int($0) })
        else { throw ResponseError(.invalidParameters, "the lens has no \"data\" of this server") }
        var document = try workspace.document(uri)
        guard parameters["data", "version"]?.number == String(document.version), document.rules.indices.contains(rule)
        else {
            throw ResponseError(.contentModified, "the document has changed")
        }
        document.reports[document.rules[rule].key]?.runQuickTests(document.context, scripts)
        workspace.update(document)
        guard let lens = CodeLens.all(in: document, rule: rule).first(where: { $0.range.lowerBound == start }) else {
            throw ResponseError(.contentModified, "the document has no such tests")
        }
        return lens.json(in: document, client.encoding, isResolved: true)
    }
}
