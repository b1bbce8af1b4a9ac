import UTF8Text

/// The query of a URL as pairs of name and value.
package struct Query: Sendable {
    private let url: String
    /// The range of the query in the URL, in bytes.
    private let range: Range<Int>

    /// The query of a URL: the text between the first `?` and the fragment.
    package init(of url: String) {
        let bytes = url.utf8.span
        let end = bytes.indexOrEnd(of: UInt8(ascii: "#"))
        let mark = bytes.indexOrEnd(of: UInt8(ascii: "?"))
        range = min(mark + 1, end)..<end
        self.url = url
    }

    /// The decoded values of all items with a name, in their order; nil for a value that is not valid UTF-8.
    package func values(named name: String, plusIsSpace: Bool) -> [String?] {
        let bytes = url.utf8.span.extracting(range)
        var values: [String?] = []
        var start = 0
        while start < bytes.count {
            let end = bytes.indexOrEnd(of: UInt8(ascii: "&"), from: start)
            let item = bytes.extracting(start..<end)
            start = end + 1
            let equals = item.indexOrEnd(of: UInt8(ascii: "="))
            guard Self.isName(item.extracting(..<equals), name) else { continue }
            values.append(
                PercentEncoding.decode(item.extracting(min(equals + 1, item.count)...), plusIsSpace: plusIsSpace))
        }
        return values
    }

    private static func isName(_ bytes: Span<UInt8>, _ name: String) -> Bool {
        let expected = name.utf8.span
        if bytes.count == expected.count, bytes.hasText(expected) { return true }
        return bytes.indexOrEnd(of: UInt8(ascii: "%")) < bytes.count && PercentEncoding.decode(bytes) == name
    }
}
