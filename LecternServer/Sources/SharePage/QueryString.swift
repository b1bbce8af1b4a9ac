import URLText

/// The fields of a query as browsers write it: `name=value` with `&` between, `+` for a space, the rest percent-encoded.
public struct QueryString: Sendable {
    /// The fields in their order, decoded. A value need not be UTF-8.
    public let fields: [(name: String, value: [UInt8])]

    /// Reads a query.
    ///
    /// - Parameter query: as it was sent, without the question mark.
    public init(_ query: Substring) {
        fields = query.utf8.split(separator: UInt8(ascii: "&")).map { field in
            let name = field.prefix { $0 != UInt8(ascii: "=") }
            return (String(decoding: Self.decoded(name), as: UTF8.self), Self.decoded(field.dropFirst(name.count + 1)))
        }
    }

    private static func decoded(_ text: Substring.UTF8View) -> [UInt8] {
        PercentEncoding.decodedBytes(Array(text).span, plusIsSpace: true)
    }

    /// The value of the first field with a name as text, with U+FFFD for what is not UTF-8; nil if there is none.
    public subscript(name: String) -> String? {
        fields.first { $0.name == name }.map { String(decoding: $0.value, as: UTF8.self) }
    }
}
