import Text

/// Corrections, one by one and all together.
extension LanguageServer {
    /// The answer to `textDocument/codeAction`.
    mutating func actions(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        var document = try workspace.document(parameters.uri)
        guard document.isRuleFile else { return .array([]) }
        let positions = try Parameters.range(parameters["range"])
        let start = document.text.offset(of: positions.lowerBound, client.encoding)
        let end = max(start, document.text.offset(of: positions.upperBound, client.encoding))
        let wanted = parameters["context", "only"]?.items?.compactMap(\.string)
        func isWanted(_ kind: String) -> Bool {
            wanted.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
        }
        let all = CodeAction.all(in: &document)
        workspace.update(document)
        var actions: [JSONOutput] = []
        let here = all.filter { $0.range.lowerBound <= end && start <= $0.range.upperBound }
        if isWanted(CodeAction.quickFix), !here.isEmpty {
            let findings = document.placedFindings
            actions = here.map { $0.json(in: document, findings, client.encoding) }
        }
        if isWanted(CodeAction.fixAll), !all.isEmpty || wanted != nil, let action = fixAll(document) {
            actions.append(action)
        }
        return .array(actions)
    }

    /// The action that corrects everything. What it changes is found when it is chosen, if the client can ask then.
    private func fixAll(_ document: RuleDocument) -> JSONOutput? {
        let edit = client.resolvesEdits ? nil : document.fixAll(client.encoding)
        guard client.resolvesEdits || edit != nil else { return nil }
        return [
            "title": "Fix all that can be fixed", "kind": .string(CodeAction.fixAll),
            "data": client.resolvesEdits
                ? ["uri": .string(document.uri), "version": .int(document.version)] : nil,
            "edit": edit,
        ]
    }

    /// The answer to `codeAction/resolve`: the action with its edit.
    mutating func resolveAction(_ parameters: Parameters) throws(ResponseError) -> JSONOutput {
        guard let members = parameters.value?.members, let uri = parameters["data", "uri"]?.string else {
            throw ResponseError(.invalidParameters, "the action has no \"data\" of this server")
        }
        let document = try workspace.document(uri)
        guard parameters["data", "version"]?.number == String(document.version) else {
            throw ResponseError(.contentModified, "the document has changed")
        }
        let edit = document.fixAll(client.encoding) ?? document.edit([])
        return .object(members.filter { $0.name != "edit" }.map { ($0.name, .value($0.value)) } + [("edit", edit)])
    }
}
