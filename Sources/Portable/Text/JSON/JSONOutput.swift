/// A JSON value to be written, with its members in order.
public enum JSONOutput: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A string; whatever must be escaped is.
    case string(String)
    /// An array.
    case array([JSONOutput])
    /// An object, its members in this order.
    case object([(String, JSONOutput)])
    /// A value of a parsed document; its numbers are written as they are in the document.
    case value(JSONValue)

    /// A string, or null for nil.
    public init(_ string: String?) { self = string.map { .string($0) } ?? .null }

    /// An array of strings.
    public static func strings(_ strings: some Sequence<String>) -> JSONOutput {
        .array(strings.map { .string($0) })
    }

    /// The value on one line.
    public var line: String { text(.line) }

    /// The value on several lines, indented by two spaces for each level; arrays and objects of scalars that fit are on
    /// one line.
    public var pretty: String { text(.pretty) }

    private func text(_ layout: JSONWriter.Layout) -> String {
        var text: [UInt8] = []
        JSONWriter.write(layout, to: &text) { $0.value(self) }
        return String(decoding: text, as: UTF8.self)
    }
}

extension JSONOutput: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// A string.
    public init(stringLiteral string: String) { self = .string(string) }

    /// An object, its members in this order but for those that are nil.
    public init(dictionaryLiteral members: (String, JSONOutput?)...) {
        self = .object(members.compactMap { name, value in value.map { (name, $0) } })
    }
}

extension JSONWriter {
    package mutating func value(_ value: JSONOutput) {
        switch value {
        case .null: literal("null")
        case .bool(let bool): literal(bool ? "true" : "false")
        case .int(let int): literal(String(int))
        case .string(let string): self.string(string)
        case .array(let items): array { writer in items.forEach { writer.value($0) } }
        case .object(let members):
            object { writer in
                for (name, value) in members {
                    writer.key(name)
                    writer.value(value)
                }
            }
        case .value(let value): self.value(value)
        }
    }

    private mutating func value(_ value: JSONValue) {
        if let items = value.items {
            array { writer in items.forEach { writer.value($0) } }
        } else if let members = value.members {
            object { writer in
                for member in members {
                    writer.key(member.name)
                    writer.value(member.value)
                }
            }
        } else if let string = value.string {
            self.string(string)
        } else {
            literal(value.source)
        }
    }
}
