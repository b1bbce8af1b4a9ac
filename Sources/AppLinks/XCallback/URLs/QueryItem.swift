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

/// How a space is written in a query.
enum SpaceSpelling {
    /// `%20`, as in x-callback-url; a plus is a plus.
    case escape
    /// `+`, as in HTML forms.
    case plus
}

extension [QueryItem] {
    /// Reads a query, decoding names and values once.
    ///
    /// - Throws: `CallError` for an item without a name, a malformed escape or invalid UTF-8.
    init(_ query: Query, space: SpaceSpelling) throws(CallError) {
        self = []
        for item in query.items {
            let name = try PercentEncoding.decode(item.name, plusIsSpace: space == .plus, of: "a parameter's name")
            guard !name.isEmpty else { throw CallError("a parameter has no name") }
            let value = try PercentEncoding.decode(
                item.value, plusIsSpace: space == .plus, of: "the parameter \(Printable.shortened(name))")
            append(QueryItem(name, value))
        }
    }

    /// The items as a query in which only unreserved characters are not encoded.
    func query(space: SpaceSpelling) -> String {
        map { Self.encode($0.name, space) + "=" + Self.encode($0.value, space) }.joined(separator: "&")
    }

    private static func encode(_ text: String, _ space: SpaceSpelling) -> String {
        let encoded = PercentEncoding.encode(text, keeping: .nothing)
        return space == .plus ? encoded.replacing("%20", with: "+") : encoded
    }

    /// The value of the only item with a name; nil if there is none.
    ///
    /// - Throws: `CallError` if several items have the name.
    func value(named name: String) throws(CallError) -> String? {
        let values = filter { $0.name == name }
        guard values.count < 2 else { throw CallError("\(name) occurs twice") }
        return values.first?.value
    }

    /// The items, none of which has a reserved name.
    ///
    /// - Throws: `CallError` if an item has a reserved name.
    func checkedForReserved() throws(CallError) -> [QueryItem] {
        guard let reserved = first(where: \.isReserved) else { return self }
        throw CallError(
            "\"\(Printable.line(reserved.name))\" is not a valid parameter name: x-callback-url reserves \"x-\"")
    }
}
