import URLText
import UTF8Text

/// A name and a value in the query of a URL, decoded.
public struct QueryItem: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: String

    /// An item of this name and value.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Whether x-callback-url keeps the name for itself.
    var isReserved: Bool { name.lowercased().utf8.starts(with: "x-".utf8) }
}

/// How a space is written in a query.
enum SpaceSpelling {
    /// `%20`, as x-callback-url has it; a plus is a plus.
    case escape
    /// `+`, as HTML forms have it.
    case plus
}

extension [QueryItem] {
    /// Reads a query, decoding names and values once.
    init(query: Substring, space: SpaceSpelling) throws(CallError) {
        self = []
        // By bytes: a mark that follows a separator would make one character with it.
        for item in query.utf8.split(separator: UInt8(ascii: "&")) {
            let end = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
            let name = try Self.decode(Substring(item[..<end]), space, of: "a parameter's name")
            guard !name.isEmpty else { throw CallError("a parameter has no name") }
            let value = Substring(item[end...].dropFirst())
            append(QueryItem(name, try Self.decode(value, space, of: "the parameter \(Printable.shortened(name))")))
        }
    }

    private static func decode(
        _ text: Substring, _ space: SpaceSpelling, of what: String
    ) throws(CallError) -> String {
        try PercentEscapes.check(text, of: what)
        guard let decoded = PercentEncoding.decode(String(text), plusIsSpace: space == .plus) else {
            throw CallError("\(Printable.line(what)) is no UTF-8 when decoded")
        }
        return decoded
    }

    /// The items as a query, everything encoded that is not unreserved.
    func query(space: SpaceSpelling) -> String {
        map { Self.encode($0.name, space) + "=" + Self.encode($0.value, space) }.joined(separator: "&")
    }

    private static func encode(_ text: String, _ space: SpaceSpelling) -> String {
        let encoded = PercentEncoding.encode(text, keeping: .nothing)
        return space == .plus ? encoded.replacing("%20", with: "+") : encoded
    }

    /// The only value of a name; nil where the name does not occur.
    func value(named name: String) throws(CallError) -> String? {
        let values = filter { $0.name == name }
        guard values.count < 2 else { throw CallError("\(name) is stated twice") }
        return values.first?.value
    }

    /// The items, if x-callback-url keeps none of their names for itself.
    func checkedForReserved() throws(CallError) -> [QueryItem] {
        guard let reserved = first(where: \.isReserved) else { return self }
        throw CallError(
            "\"\(Printable.line(reserved.name))\" is no name for a parameter: x-callback-url keeps \"x-\" for itself")
    }
}
