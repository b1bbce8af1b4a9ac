import LinkEngine
import Text
import URLText

/// A decoded name and value of a URL's query.
public struct QueryItem: Sendable, Hashable {
    /// The name, decoded.
    public let name: String
    /// The value, decoded; empty for an item without `=`.
    public let value: String

    /// An item with this name and value, neither of them percent-encoded.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Whether x-callback-url reserves the name: it starts with `x-`.
    var isReserved: Bool { name.lowercased().utf8.starts(with: "x-".utf8) }
}

extension [QueryItem] {
    /// Reads a query, decoding names and values once.
    ///
    /// - Parameter plusIsSpace: whether a plus is a space, as in HTML forms; in x-callback-url it is a plus.
    /// - Throws: `CallError` for an item without a name, a malformed escape or invalid UTF-8.
    init(_ query: Query, plusIsSpace: Bool = false) throws(CallError) {
        self = []
        for item in query.items {
            let name = try PercentEncoding.decode(item.name, plusIsSpace: plusIsSpace, of: "a parameter's name")
            guard !name.isEmpty else { throw CallError("a parameter has no name") }
            let value = try PercentEncoding.decode(
                item.value, plusIsSpace: plusIsSpace, of: "the parameter \(Printable.shortened(name))")
            append(QueryItem(name, value))
        }
    }

    /// The items as a query in which only unreserved characters are not encoded.
    func query(plusIsSpace: Bool = false) -> String {
        map { Self.encode($0.name, plusIsSpace) + "=" + Self.encode($0.value, plusIsSpace) }.joined(separator: "&")
    }

    private static func encode(_ text: String, _ plusIsSpace: Bool) -> String {
        let encoded = PercentEncoding.encode(text, keeping: .nothing)
        return plusIsSpace ? encoded.replacing("%20", with: "+") : encoded
    }

    /// The value of the only item with a name; nil if there is none.
    func value(named name: String) throws(CallError) -> String? {
        let values = filter { $0.name == name }
        guard values.count < 2 else { throw CallError("\(name) occurs twice") }
        return values.first?.value
    }

    /// The items, none of which has a reserved name.
    func checkedForReserved() throws(CallError) -> [QueryItem] {
        guard let reserved = first(where: \.isReserved) else { return self }
        throw CallError(
            "\"\(Printable.line(reserved.name))\" is not a valid parameter name: x-callback-url reserves \"x-\"")
    }
}

extension PercentEncoding {
    /// Checks that two hexadecimal digits follow every `%` of a text. Other apps write these URLs: what they meant by
    /// a malformed escape cannot be known, so nothing is guessed.
    ///
    /// - Parameter what: what the text is, for the message.
    static func checkEscapes(_ text: String, of what: String) throws(CallError) {
        guard hasValidEscapes(text) else {
            throw CallError(
                "\(Printable.line(what)) is damaged: two hexadecimal digits must follow a %, as in %25 for a % itself")
        }
    }

    /// Decodes a text once.
    ///
    /// - Parameter what: what the text is, for messages.
    /// - Throws: `CallError` for a malformed escape, and if the result is not valid UTF-8.
    static func decode(_ text: String, plusIsSpace: Bool = false, of what: String) throws(CallError) -> String {
        try checkEscapes(text, of: what)
        guard let decoded = decode(text, plusIsSpace: plusIsSpace) else {
            throw CallError("\(Printable.line(what)) is not valid UTF-8 when decoded")
        }
        return decoded
    }
}

extension URLParts {
    /// Splits a URL that another app wrote.
    ///
    /// - Throws: `CallError` if the URL is too long, contains a control character or has no scheme.
    init(checking url: String) throws(CallError) {
        guard url.utf8.count <= Engine.maximumLength else {
            throw CallError("the URL has \(url.utf8.count) bytes; at most \(Engine.maximumLength) are read")
        }
        guard !url.unicodeScalars.contains(where: Printable.isUnsafe) else {
            throw CallError("the URL contains a control character")
        }
        guard let parts = URLParts(url) else {
            throw CallError("\"\(Printable.shortened(url))\" is not a valid URL: it has no scheme")
        }
        self = parts
    }

    /// The lower-case form of a scheme that is given without its colon.
    static func scheme(named name: String) throws(CallError) -> String {
        guard let scheme = SchemePolicy.scheme(of: name + ":"), scheme.utf8.count == name.utf8.count else {
            throw CallError("\"\(Printable.shortened(Printable.line(name)))\" is not a valid URL scheme")
        }
        return scheme
    }
}

/// Why a call of another app, or its answer, cannot be read, made or delivered.
public struct CallError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public let message: String

    /// An error with a message for people, in one sentence without a full stop.
    public init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }

    /// The error, with the name of the parameter that it is about.
    func found(in parameter: String) -> CallError { CallError("\(parameter): \(message)") }
}
