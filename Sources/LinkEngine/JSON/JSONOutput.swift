/// A JSON value to be written; members keep the order given.
package indirect enum JSONOutput: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONOutput])
    case object([(String, JSONOutput)])
    /// A piece of a document that was read, written as its author wrote the strings and numbers in it.
    case value(JSONValue)

    /// A string, or null.
    package init(_ string: String?) {
        self = string.map { .string($0) } ?? .null
    }

    /// The value on one line.
    package var line: String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    /// The value over several lines, two spaces a level; arrays and objects of scalars that fit stay on one line.
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

    private func write(to text: inout String, indentation: Int?) {
        guard let children else {
            text += scalar
            return
        }
        let isShort = indentation == nil || children.isEmpty || fitsOnOneLine(children, at: indentation ?? 0)
        let inner = isShort ? nil : indentation.map { $0 + 2 }
        text += isArray ? "[" : "{"
        for (position, child) in children.enumerated() {
            if position > 0 { text += inner == nil && indentation != nil ? ", " : "," }
            if let inner { text += "\n" + String(repeating: " ", count: inner) }
            if let key = child.key { text += JSONString.encode(key) + (indentation == nil ? ":" : ": ") }
            child.value.write(to: &text, indentation: inner ?? (indentation == nil ? nil : 0))
        }
        if inner != nil, let indentation { text += "\n" + String(repeating: " ", count: indentation) }
        text += isArray ? "]" : "}"
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
