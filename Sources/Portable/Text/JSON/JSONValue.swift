/// A value of a JSON document. Strings are decoded on demand.
public struct JSONValue: Sendable {
    let document: JSONDocument
    let index: Int

    private var token: JSONDocument.Token { document.tokens[index] }

    /// The offset of the value's text, for a string of its opening quote, in bytes from the start of the document.
    package var offset: Int { isString ? Int(token.start) - 1 : Int(token.start) }

    /// The range of the value's text in bytes, the quotes of a string included.
    package var range: Range<Int> {
        let quotes = isString ? 1 : 0
        return Int(token.start) - quotes..<Int(token.end) + quotes
    }

    /// The bytes of the value's text in the document, the quotes of a string included.
    package var sourceBytes: ArraySlice<UInt8> { document.bytes[range] }

    /// The value's text in the document, the quotes of a string included.
    package var source: String { String(decoding: sourceBytes, as: UTF8.self) }

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

    package var isString: Bool { token.kind == .string || token.kind == .escapedString }

    /// The decoded text of a string, nil for any other value.
    public var string: String? {
        switch token.kind {
        case .string: String(decoding: document.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
        case .escapedString: JSONString.decode(document.bytes[Int(token.start)..<Int(token.end)])
        default: nil
        }
    }

    /// Calls a function with the decoded text of a string; with an empty one for any other value.
    package func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        let token = token
        guard token.kind == .string else { return body((string ?? "").utf8.span) }
        let bytes = document.bytes
        return body(bytes.span.extracting(Int(token.start)..<Int(token.end)))
    }

    private func isString(_ text: String) -> Bool {
        let token = token
        guard token.kind == .string else { return string == text }
        let bytes = document.bytes
        return Int(token.end - token.start) == text.utf8.count
            && bytes.span.hasText(text.utf8.span, at: Int(token.start))
    }

    /// The number as written in the document, nil for any other value.
    public var number: String? { token.kind == .number ? source : nil }

    /// The value of a boolean, nil for any other value.
    public var bool: Bool? {
        switch token.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The items of an array, nil for any other value.
    public var items: [JSONValue]? {
        guard token.kind == .array else { return nil }
        var items: [JSONValue] = []
        forEachItem { items.append($0) }
        return items
    }

    /// Calls a function with each item of an array, without an array of them; does nothing for any other value.
    package func forEachItem<Failure>(_ body: (JSONValue) throws(Failure) -> Void) throws(Failure) {
        guard token.kind == .array else { return }
        var child = index + 1
        while child < Int(token.next) {
            try body(JSONValue(document: document, index: child))
            child = Int(document.tokens[child].next)
        }
    }

    package var isObject: Bool { token.kind == .object }

    package var isArray: Bool { token.kind == .array }

    /// The members of an object in the order of the text, nil for any other value.
    public var members: [JSONMember]? {
        guard token.kind == .object else { return nil }
        var members: [JSONMember] = []
        members.reserveCapacity(count)
        forEachMember { members.append($0) }
        return members
    }

    /// Calls a function with each member of an object, without an array of them; does nothing for any other value.
    package func forEachMember<Failure>(_ body: (JSONMember) throws(Failure) -> Void) throws(Failure) {
        guard token.kind == .object else { return }
        var key = index + 1
        while key + 1 < Int(token.next) {
            try body(
                JSONMember(
                    key: JSONValue(document: document, index: key), value: JSONValue(document: document, index: key + 1)
                ))
            key = Int(document.tokens[key + 1].next)
        }
    }

    /// The value of the last member with a name, as most JSON readers have it; nil if there is none.
    public subscript(name: String) -> JSONValue? {
        var value: JSONValue?
        forEachMember { if $0.key.isString(name) { value = $0.value } }
        return value
    }

    /// The number of items of an array or members of an object; zero for any other value.
    package var count: Int {
        var count = 0
        forEachItem { _ in count += 1 }
        forEachMember { _ in count += 1 }
        return count
    }
}

/// A key and its value.
public struct JSONMember: Sendable {
    /// The key.
    public let key: JSONValue
    /// The value.
    public let value: JSONValue

    /// The decoded key.
    package var name: String { key.string ?? "" }
}
