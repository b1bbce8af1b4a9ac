import UTF8Text

/// A JSON value to be written, with its members in order.
package enum JSONOutput: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONOutput])
    case object([(String, JSONOutput)])
    /// A value of a parsed document; its numbers are written as they are in the document.
    case value(JSONValue)

    /// A string, or null for nil.
    package init(_ string: String?) {
        self = string.map { .string($0) } ?? .null
    }

    /// The value on one line.
    package var line: String {
        var text: [UInt8] = []
        appendLine(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The value on several lines, indented by two spaces for each level; arrays and objects of scalars that fit are on
    /// one line.
    package var pretty: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text
    }

    private var children: [(key: String?, value: JSONOutput)]? {
        switch self {
        case .array(let items): items.map { (nil, $0) }
        case .object(let members): members.map { ($0.0, $0.1) }
        case .value(let value):
            if let items = value.items {
                items.map { (nil, .value($0)) }
            } else {
                value.members?.map { ($0.name, .value($0.value)) }
            }
        default: nil
        }
    }

    private var isArray: Bool {
        switch self {
        case .array: true
        case .value(let value): value.items != nil
        default: false
        }
    }

    private var scalar: String {
        switch self {
        case .bool(let bool): bool ? "true" : "false"
        case .int(let int): String(int)
        case .string(let string): JSONString.encode(string)
        case .value(let value): value.string.map(JSONString.encode) ?? value.source
        case .null, .array, .object: "null"
        }
    }

    private func write(to text: inout String, indentation: Int) {
        guard let children else {
            text += scalar
            return
        }
        let isShort = children.isEmpty || fitsOnOneLine(children, at: indentation)
        text += isArray ? "[" : "{"
        for (position, child) in children.enumerated() {
            if position > 0 { text += isShort ? ", " : "," }
            if !isShort { text += "\n" + String(repeating: " ", count: indentation + 2) }
            if let key = child.key { text += JSONString.encode(key) + ": " }
            child.value.write(to: &text, indentation: isShort ? 0 : indentation + 2)
        }
        if !isShort { text += "\n" + String(repeating: " ", count: indentation) }
        text += isArray ? "]" : "}"
    }

    /// Appends the value on one line.
    package func appendLine(to text: inout [UInt8]) {
        switch self {
        case .string(let string): JSONString.append(string, to: &text)
        case .array(let items): Self.append(items.lazy.map { (nil, $0) }, "[", "]", to: &text)
        case .object(let members): Self.append(members.lazy.map { ($0, $1) }, "{", "}", to: &text)
        default:
            guard let children else {
                text += scalar.utf8
                return
            }
            Self.append(children.lazy.map { ($0, $1) }, isArray ? "[" : "{", isArray ? "]" : "}", to: &text)
        }
    }

    private static func append(
        _ children: some Sequence<(String?, JSONOutput)>, _ open: Unicode.Scalar, _ close: Unicode.Scalar,
        to text: inout [UInt8]
    ) {
        text.append(UInt8(ascii: open))
        var isFirst = true
        for (key, value) in children {
            if !isFirst { text.append(UInt8(ascii: ",")) }
            isFirst = false
            if let key {
                JSONString.append(key, to: &text)
                text.append(UInt8(ascii: ":"))
            }
            value.appendLine(to: &text)
        }
        text.append(UInt8(ascii: close))
    }

    private func fitsOnOneLine(_ children: [(key: String?, value: JSONOutput)], at indentation: Int) -> Bool {
        var length = indentation
        for child in children {
            if child.value.children != nil { return false }
            length += child.value.scalar.utf8.count + (child.key?.utf8.count ?? 0) + 6
            if length > 100 { return false }
        }
        return true
    }
}
