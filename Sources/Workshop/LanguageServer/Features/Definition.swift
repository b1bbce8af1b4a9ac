import LinkEngine
import Text

/// Where what is named at a position is defined.
enum Definition {
    /// The identifier of the app that a format or the display order names.
    static func app(in document: RuleDocument, at offset: Int) -> String? {
        let cursor = CursorContext(document.text.bytes, at: offset, isTyping: false)
        guard !cursor.isKey, let token = cursor.token, namesApp(cursor) else { return nil }
        return (try? JSONDocument(Array(document.text.bytes[token.range])))?.root.string
    }

    /// Whether a position is where a rule or the display order names an app.
    static func namesApp(_ cursor: CursorContext) -> Bool {
        if let key = cursor.key { return ManifestSchema.Kind.format.key(named: key) == .appId }
        return cursor.path == [.key(ManifestSchema.Key.order.rawValue)]
    }
}

extension LanguageServer {
    /// The place where an app is defined: in the document, in another one that is open, or in a file beside it.
    func definition(of app: String, _ document: RuleDocument) -> (uri: String, range: Range<Position>)? {
        guard let location = document.context.apps[app]?.location else { return nil }
        for placed in document.rules where placed.key.part == .apps {
            guard let rule = document.reports[placed.key]?.rule, rule.file === location.file else { continue }
            let range = JSONLexer.range(at: location.offset, in: rule.file.bytes)
            let offset = placed.range.lowerBound - rule.range.lowerBound
            return (
                document.uri, document.range(range.lowerBound + offset..<range.upperBound + offset, client.encoding)
            )
        }
        let text = DocumentText(location.file.bytes)
        let range = JSONLexer.range(at: location.offset, in: text.bytes)
        let open = workspace.documents.values.first { $0.path == location.file.path }
        return (
            open?.uri ?? DocumentURI.uri(ofFile: location.file.path),
            text.position(of: range.lowerBound, client.encoding)..<text.position(of: range.upperBound, client.encoding)
        )
    }
}
