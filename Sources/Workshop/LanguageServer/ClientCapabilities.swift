import Text

/// What the client can do, as far as the server asks.
struct ClientCapabilities {
    var encoding = PositionEncoding.utf16
    /// Whether a text to insert may say where the cursor is to be.
    var usesSnippets = false
    var usesMarkdown = false
    /// Whether the outline of a document may have levels.
    var hasOutlines = false
    /// Whether the edit of an action can be asked for when the action is chosen.
    var resolvesEdits = false
    /// Whether lenses can be drawn again on request.
    var refreshesLenses = false
    /// Whether the server may ask for changes of files.
    var watchesFiles = false

    init() {}

    /// Reads the capabilities of `initialize`.
    init(_ parameters: Parameters) {
        let capabilities = Parameters(value: parameters["capabilities"])
        let encodings = capabilities["general", "positionEncodings"]?.items?.compactMap(\.string) ?? []
        encoding = encodings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
        let document = Parameters(value: capabilities["textDocument"])
        usesSnippets = document["completion", "completionItem", "snippetSupport"]?.bool == true
        let formats = document["hover", "contentFormat"]?.items?.compactMap(\.string) ?? []
        usesMarkdown = formats.contains("markdown")
        hasOutlines = document["documentSymbol", "hierarchicalDocumentSymbolSupport"]?.bool == true
        let resolved = document["codeAction", "resolveSupport", "properties"]?.items?.compactMap(\.string) ?? []
        resolvesEdits = resolved.contains("edit") && document["codeAction", "dataSupport"]?.bool == true
        refreshesLenses = capabilities["workspace", "codeLens", "refreshSupport"]?.bool == true
        watchesFiles = capabilities["workspace", "didChangeWatchedFiles", "dynamicRegistration"]?.bool == true
    }
}

extension JSONOutput {
    static func serverCapabilities(_ encoding: PositionEncoding) -> JSONOutput {
        [
            "positionEncoding": .string(encoding.rawValue), "textDocumentSync": textDocumentSync,
            "hoverProvider": .bool(true), "completionProvider": ["triggerCharacters": .array(["\"", "<", "{"])],
            "definitionProvider": .bool(true), "documentSymbolProvider": .bool(true),
            "documentFormattingProvider": .bool(true), "codeLensProvider": ["resolveProvider": .bool(true)],
            "codeActionProvider": codeActionProvider,
            "workspace": ["workspaceFolders": ["supported": .bool(true), "changeNotifications": .bool(true)]],
        ]
    }

    /// Changes come as edits, and texts are not repeated when they are saved.
    private static let textDocumentSync: JSONOutput = [
        "openClose": .bool(true), "change": .int(2), "save": ["includeText": .bool(false)],
    ]

    private static let codeActionProvider: JSONOutput = [
        "codeActionKinds": .strings([CodeAction.quickFix, CodeAction.fixAll]), "resolveProvider": .bool(true),
    ]
}
