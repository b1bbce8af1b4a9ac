import Text

/// What the client tells.
extension LanguageServer {
    /// Takes a notification. Those that the server does not know need no answer.
    mutating func receive(_ method: String, _ parameters: Parameters) throws(ResponseError) {
        if method == "exit" { return end(phase == .shutDown ? 0 : 1) }
        guard phase == .running else { return }
        switch method {
        case "initialized": if client.watchesFiles { watchFiles() }
        case "textDocument/didOpen": try open(parameters)
        case "textDocument/didChange": try change(parameters)
        case "textDocument/didClose": try close(parameters)
        case "textDocument/didSave", "workspace/didChangeWatchedFiles": workspace.reload()
        case "workspace/didChangeWorkspaceFolders": changeFolders(parameters)
        default: break
        }
    }

    private mutating func open(_ parameters: Parameters) throws(ResponseError) {
        guard let text = parameters["textDocument", "text"]?.string else {
            throw ResponseError(.invalidParameters, "\"textDocument\" has no \"text\"")
        }
        let version = parameters["textDocument", "version"]?.number.flatMap { Int($0) } ?? 0
        try workspace.open(parameters.uri, version: version, text: Array(text.utf8))
    }

    private mutating func change(_ parameters: Parameters) throws(ResponseError) {
        guard let version = parameters["textDocument", "version"]?.number.flatMap({ Int($0) }) else {
            throw ResponseError(.invalidParameters, "\"textDocument\" has no \"version\"")
        }
        guard let changes = parameters["contentChanges"]?.items else {
            throw ResponseError(.invalidParameters, "there are no \"contentChanges\"")
        }
        let encoding = client.encoding
        try workspace.change(try parameters.uri, to: version) { (text: inout DocumentText) throws(ResponseError) in
            for change in changes {
                guard let new = change["text"]?.string else {
                    throw ResponseError(.invalidParameters, "a change has no \"text\"")
                }
                try text.apply(Array(new.utf8), in: change["range"], encoding)
            }
        }
    }

    private mutating func close(_ parameters: Parameters) throws(ResponseError) {
        let uri = try parameters.uri
        try workspace.close(uri)
        send(.notification("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": .array([])]))
    }

    private mutating func changeFolders(_ parameters: Parameters) {
        func paths(_ name: String) -> [String] { Self.paths(ofFolders: parameters["event", name]) }
        let removed = Set(paths("removed"))
        workspace.folders = workspace.folders.filter { !removed.contains($0) } + paths("added")
        workspace.reload()
    }

    /// The paths of the folders of the workspace.
    static func paths(ofFolders folders: JSONValue?) -> [String] {
        (folders?.items ?? []).compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) }
    }

    /// Asks for changes of rule files that are made outside of the client.
    private mutating func watchFiles() {
        workspace.requests += 1
        let registration: JSONOutput = [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array([["globPattern": "**/rules/**/*.json"]])],
        ]
        send(
            .request(
                "lectern-\(workspace.requests)", "client/registerCapability",
                ["registrations": .array([registration])]))
    }
}

extension DocumentText {
    /// Replaces a part, or everything where no range is given.
    ///
    /// - Throws: `ResponseError` if the range is not valid, or the text becomes too long.
    fileprivate mutating func apply(
        _ new: [UInt8], in range: JSONValue?, _ encoding: PositionEncoding
    ) throws(ResponseError) {
        guard bytes.count + new.count <= WorkshopLimits.editorDocument else {
            throw ResponseError(.requestFailed, "the document is too large: \(bytes.count + new.count) bytes")
        }
        guard let range, !range.isNull else { return self = DocumentText(new) }
        let positions = try Parameters.range(range)
        let start = offset(of: positions.lowerBound, encoding)
        replace(start..<max(start, offset(of: positions.upperBound, encoding)), with: new)
    }
}
