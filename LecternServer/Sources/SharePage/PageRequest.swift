import URLText

/// What a page is made from: a GET request, without anything of HTTP but what pages need.
public struct PageRequest: Sendable {
    /// The path as it was sent, percent-encoded, from `/`.
    public let path: String
    /// The query as it was sent, percent-encoded, without the question mark.
    public let query: String
    /// The header fields of the request, names in lower case.
    public let headers: [String: String]
    /// Where the service is reached, `https://lectern.example`, without a slash at the end: for canonical links. On a host of
    /// files, the addresses of the pages are fragments: `https://lectern.example/#`.
    public let origin: String

    /// Creates a request.
    public init(path: String, query: String = "", headers: [String: String] = [:], origin: String) {
        self.path = path
        self.query = query
        self.headers = headers
        self.origin = origin
    }

    /// Whether the addresses of the pages are fragments, since there is no service.
    static func isFragment(_ origin: String) -> Bool { origin.utf8.last == UInt8(ascii: "#") }
}

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
