/// The fields of a query as browsers write it: `name=value` with `&` between, `+` for a space, the rest percent-encoded.
public struct QueryString: Sendable {
    /// The fields in their order, decoded. A value need not be UTF-8.
    public let fields: [(name: String, value: [UInt8])]

    /// Reads a query.
    ///
    /// - Parameter query: as it was sent, without the question mark.
    public init(_ query: some StringProtocol) {
        fields = query.utf8.split(separator: UInt8(ascii: "&")).map { field in
            let name = field.prefix { $0 != UInt8(ascii: "=") }
            return (String(decoding: Self.decoded(name), as: UTF8.self), Self.decoded(field.dropFirst(name.count + 1)))
        }
    }

    /// The value of the first field with a name as text, with U+FFFD for what is not UTF-8; nil if there is none.
    public subscript(name: String) -> String? {
        fields.first { $0.name == name }.map { String(decoding: $0.value, as: UTF8.self) }
    }

    /// Undoes `+` and percent-encoding once; a `%` without two hexadecimal digits behind it stays, as in browsers.
    private static func decoded(_ text: some Collection<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var rest = text[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(PercentEscapes.digit),
                let low = rest.dropFirst().first.flatMap(PercentEscapes.digit)
            {
                decoded.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                decoded.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return decoded
    }
}
