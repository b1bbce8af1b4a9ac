import Text

/// The query of a URL as pairs of name and value.
package struct Query: Sendable {
    /// A name and a value as they are written, still percent-encoded.
    package struct Item {
        package let name: String
        /// Empty if the item has no `=`.
        package let value: String
        /// The offset of the name in the URL, in bytes.
        package let offset: Int
    }

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

    /// The items; empty ones, as in `a=1&&b=2`, are left out.
    package var items: [Item] {
        let bytes = url.utf8.span.extracting(range)
        var items: [Item] = []
        var start = 0
        while let item = Self.nextItem(in: bytes, from: &start) {
            guard item.hasEquals || !item.name.isEmpty else { continue }
            items.append(
                Item(
                    name: Self.text(bytes.extracting(item.name)), value: Self.text(bytes.extracting(item.value)),
                    offset: range.lowerBound + item.name.lowerBound))
        }
        return items
    }

    /// The decoded values of all items with a name, in their order; nil for a value that is not valid UTF-8.
    package func values(named name: String, plusIsSpace: Bool) -> [String?] {
        let bytes = url.utf8.span.extracting(range)
        var values: [String?] = []
        var start = 0
        while let item = Self.nextItem(in: bytes, from: &start) {
            guard Self.isName(bytes.extracting(item.name), name) else { continue }
            values.append(PercentEncoding.decode(bytes.extracting(item.value), plusIsSpace: plusIsSpace))
        }
        return values
    }

    private typealias ItemRanges = (name: Range<Int>, value: Range<Int>, hasEquals: Bool)

    /// The item that starts at an index, which then moves behind the `&` that ends it; nil at the end of the query.
    private static func nextItem(in bytes: Span<UInt8>, from start: inout Int) -> ItemRanges? {
        guard start < bytes.count else { return nil }
        let end = bytes.indexOrEnd(of: UInt8(ascii: "&"), from: start)
        let equals = start + bytes.extracting(start..<end).indexOrEnd(of: UInt8(ascii: "="))
        defer { start = end + 1 }
        return (start..<equals, min(equals + 1, end)..<end, equals < end)
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        var copy: [UInt8] = []
        copy.append(bytes)
        return String(decoding: copy, as: UTF8.self)
    }

    private static func isName(_ bytes: Span<UInt8>, _ name: String) -> Bool {
        let expected = name.utf8.span
        if bytes.count == expected.count, bytes.hasText(expected) { return true }
        return bytes.indexOrEnd(of: UInt8(ascii: "%")) < bytes.count && PercentEncoding.decode(bytes) == name
    }
}
