/// A value of a JSON document. Strings are decoded on demand.
public struct JSONValue: Sendable {
    let document: JSONDocument
    let index: Int

    private var token: JSONDocument.Token { document.tokens[index] }

    /// The offset of the value's text, for a string of its opening quote, in bytes from the start of the document.
    package var offset: Int { isString ? Int(token.start) - 1 : Int(token.start) }

    /// The value's text in the document, the quotes of a string included.
    package var source: String {
        let quotes = isString ? 1 : 0
        return String(decoding: document.bytes[Int(token.start) - quotes..<Int(token.end) + quotes], as: UTF8.self)
    }

    /// The type of the value for messages: `an array`.
    package var typeName: String {
        switch token.kind {
        case .null: "null"
        case .true, .false: "a boolean"
        case .number: "a number"
        case .string, .escapedString: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// Whether the value is `null`.
    package var isNull: Bool { token.kind == .null }

    /// Whether it is a string.
    package var isString: Bool { token.kind == .string || token.kind == .escapedString }

    /// The decoded text of a string, nil for any other value.
    package var string: String? {
        switch token.kind {
        case .string: String(decoding: document.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
        case .escapedString: JSONString.decode(document.bytes[Int(token.start)..<Int(token.end)])
        default: nil
        }
    }

    /// Whether it is a string with this text.
    private func isString(_ text: String) -> Bool {
        guard token.kind == .string else { return string == text }
        return document.bytes[Int(token.start)..<Int(token.end)].elementsEqual(text.utf8)
    }

    /// The number as written in the document, nil for any other value.
    package var number: String? { token.kind == .number ? source : nil }

    /// The value of a boolean, nil for any other value.
    package var bool: Bool? {
        switch token.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The items of an array, nil for any other value.
    package var items: [JSONValue]? {
        guard token.kind == .array else { return nil }
        var items: [JSONValue] = []
        forEachItem { items.append($0) }
        return items
    }

    /// Calls a function with each item of an array, without an array of them; does nothing for any other value.
    package func forEachItem(_ body: (JSONValue) -> Void) {
        guard token.kind == .array else { return }
        var child = index + 1
        while child < Int(token.next) {
            body(JSONValue(document: document, index: child))
            child = Int(document.tokens[child].next)
        }
    }

    /// Whether it is an array.
    package var isArray: Bool { token.kind == .array }

    /// The members of an object in the order of the text, nil for any other value.
    package var members: [JSONMember]? {
        guard token.kind == .object else { return nil }
        var count = 0
        forEachMember { _ in count += 1 }
        var members: [JSONMember] = []
        members.reserveCapacity(count)
        forEachMember { members.append($0) }
        return members
    }

    /// Calls a function with each member of an object, without an array of them; does nothing for any other value.
    package func forEachMember(_ body: (JSONMember) -> Void) {
        guard token.kind == .object else { return }
        var key = index + 1
        while key < Int(token.next) {
            body(
                JSONMember(
                    key: JSONValue(document: document, index: key), value: JSONValue(document: document, index: key + 1)
                ))
            key = Int(document.tokens[key + 1].next)
        }
    }

    /// The value of the last member with a name, as most JSON readers have it; nil if there is none.
    package subscript(name: String) -> JSONValue? {
        members?.last { $0.key.isString(name) }?.value
    }
}

/// A key and its value.
package struct JSONMember: Sendable {
    package let key: JSONValue
    package let value: JSONValue

    /// The decoded key.
    package var name: String { key.string ?? "" }
}
