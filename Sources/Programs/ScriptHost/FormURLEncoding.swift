import URLText

/// The format `application/x-www-form-urlencoded` (WHATWG URL Standard, section 5).
enum FormURLEncoding {
    /// The names and values of a text, in turn.
    static func decode(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "&")).flatMap { field in
            let name = field.prefix { $0 != UInt8(ascii: "=") }
            return [name, field[name.endIndex...].dropFirst()].map { part in
                String(decoding: PercentEncoding.decodedBytes(Array(part).span, plusIsSpace: true), as: UTF8.self)
            }
        }
    }

    /// A name or a value.
    static func encode(_ text: String) -> String {
        PercentEncodeSet.form.encode(text.utf8).split(separator: "%20", omittingEmptySubsequences: false)
            .joined(separator: "+")
    }
}
