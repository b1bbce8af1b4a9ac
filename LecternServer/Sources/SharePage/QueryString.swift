/// The fields of a query as browsers write it: `name=value` with `&` between, `+` for a space, the rest percent-encoded.
public struct QueryString: Sendable {
    /// The fields in their order, decoded. A value need not be UTF-8.
    public let fields: [(name: String, value: [UInt8])]

    /// Reads a query.
    ///
    /// - Parameter query: as it was sent, without the question mark.
    public init(_ query: Substring) {
        fields = Array(query.utf8).split(separator: UInt8(ascii: "&")).map { field in
            let name = field.prefix { $0 != UInt8(ascii: "=") }
            return (
                String(decoding: PercentEscapes.decoded(name), as: UTF8.self),
                PercentEscapes.decoded(field.dropFirst(name.count + 1))
            )
        }
    }

    /// The value of the first field with a name as text, with U+FFFD for what is not UTF-8; nil if there is none.
    public subscript(name: String) -> String? {
        fields.first { $0.name == name }.map { String(decoding: $0.value, as: UTF8.self) }
    }
}
