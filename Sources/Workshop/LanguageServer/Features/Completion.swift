import LinkEngine
import Text

/// What may be written at a position.
struct Completion {
    /// Something to write.
    struct Item {
        /// The kinds of the protocol that are used.
        enum Kind: Int {
            case value = 12
            case property = 10
            case reference = 18
        }

        let label: String
        let kind: Kind
        var detail: String?
        var documentation: String?
        /// What the text in front of the cursor is compared with.
        let filter: String
        let text: String
        /// Where the cursor is to be in the text, in characters from its end.
        var cursor = 0
    }

    let range: Range<Int>
    private(set) var items: [Item] = []

    /// - Parameters:
    ///   - document: the document.
    ///   - offset: the position of the cursor.
    init(in document: RuleDocument, at offset: Int, _ schema: RuleSchemaReader) {
        let cursor = CursorContext(document.text.bytes, at: offset, isTyping: true)
        if let start = Self.name(after: ["(?<"], cursor.token, before: offset, document.text.bytes) {
            range = start..<offset
            if cursor.key == "regex" { items = schema.groupNames.map { Self.name($0) } }
            return
        }
        if let form = Self.form(ofTemplatesAt: cursor),
            let start = Self.name(after: ["{", "{+"], cursor.token, before: offset, document.text.bytes)
        {
            range = start..<offset
            items = ManifestSchema.templateVariables(of: form).map { Self.name($0) }
            return
        }
        range = cursor.token?.range ?? offset..<offset
        items = cursor.isKey ? Self.keys(cursor, schema) : Self.values(cursor, document, schema)
    }

    /// Where the name of a group or variable starts that ends at the cursor: after one of the openings, in a string.
    private static func name(
        after openings: [String], _ token: JSONLexer.Token?, before offset: Int, _ bytes: [UInt8]
    ) -> Int? {
        guard let token, case .string = token.kind else { return nil }
        let text = bytes[token.range.lowerBound..<offset]
        let start = text.lastIndex { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: ".") }.map { $0 + 1 } ?? offset
        let isName = openings.contains { bytes[..<start].suffix($0.utf8.count).elementsEqual($0.utf8) }
        return isName ? start : nil
    }

    private static func name(_ name: String) -> Item { Item(label: name, kind: .property, filter: name, text: name) }

    /// The form whose templates the cursor is in: of passages or places.
    private static func form(ofTemplatesAt cursor: CursorContext) -> ManifestSchema.Key? {
        guard cursor.path.last == .key("templates"), case .key(let form) = cursor.path.dropLast().last else {
            return nil
        }
        return ManifestSchema.Key(rawValue: form)
    }

    private static func keys(_ cursor: CursorContext, _ schema: RuleSchemaReader) -> [Item] {
        schema.properties(at: cursor.path).filter { !cursor.otherKeys.contains($0.name) }.map { property in
            let name = JSONOutput.string(property.name).line
            let value = cursor.precedesColon ? "" : ": " + property.emptyValue
            let isOpen = ["\"\"", "[]", "{}"].contains(property.emptyValue) && !value.isEmpty
            return Item(
                label: property.name, kind: .property, documentation: property.description, filter: name,
                text: name + value, cursor: isOpen ? 1 : 0)
        }
    }

    private static func values(
        _ cursor: CursorContext, _ document: RuleDocument, _ schema: RuleSchemaReader
    ) -> [Item] {
        if Definition.namesApp(cursor) {
            return document.context.apps.values.sorted { $0.identifier < $1.identifier }.map { app in
                let text = JSONOutput.string(app.identifier).line
                return Item(label: app.identifier, kind: .reference, detail: app.name, filter: text, text: text)
            }
        }
        if cursor.path.last == .key("allow") {
            return CheckName.allCases.map { check in
                let text = JSONOutput.string(check.rawValue).line
                return Item(label: check.rawValue, kind: .value, filter: text, text: text)
            }
        }
        return schema.values(at: valuePath(cursor)).map { value in
            let label = value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
            return Item(label: label, kind: .value, filter: value, text: value)
        }
    }

    private static func valuePath(_ cursor: CursorContext) -> [CursorContext.Step] {
        cursor.key == nil ? cursor.path + [.index(0)] : cursor.valuePath
    }

    /// The answer of the protocol.
    func json(in document: RuleDocument, _ encoding: PositionEncoding, usesSnippets: Bool) -> JSONOutput {
        let range = document.range(range, encoding).json
        return .array(
            items.enumerated().map { index, item in
                let isSnippet = usesSnippets && item.cursor > 0
                let text = isSnippet ? Self.snippet(item) : item.text
                return [
                    "label": .string(item.label), "kind": .int(item.kind.rawValue),
                    "sortText": .string(String(1000 + index)), "filterText": .string(item.filter),
                    "detail": item.detail.map { .string($0) }, "documentation": item.documentation.map { .string($0) },
                    "insertTextFormat": isSnippet ? .int(2) : nil,
                    "textEdit": ["range": range, "newText": .string(text)],
                ]
            })
    }

    /// The text with a mark where the cursor is to be; `$`, `}` and `\` are escaped.
    private static func snippet(_ item: Item) -> String {
        func escaped(_ text: Substring) -> String {
            text.reduce(into: "") { $0 += ["$", "}", "\\"].contains($1) ? "\\\($1)" : "\($1)" }
        }
        return escaped(item.text.dropLast(item.cursor)) + "$0" + escaped(item.text.suffix(item.cursor))
    }
}
