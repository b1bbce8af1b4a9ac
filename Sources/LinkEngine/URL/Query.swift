/// The query of a URL as name and value pairs, in their order.
package struct Query: Sendable {
    /// Names and values as they stand in the URL, split at the first `=`.
    let items: [(name: Substring.UTF8View, value: Substring.UTF8View)]

    /// Reads what stands between the first `?` and the fragment.
    package init(of url: String) {
        let withoutFragment = url.utf8.prefix { $0 != UInt8(ascii: "#") }
        guard let mark = withoutFragment.firstIndex(of: UInt8(ascii: "?")) else {
            items = []
            return
        }
        items = withoutFragment[withoutFragment.index(after: mark)...].split(separator: UInt8(ascii: "&")).map { item in
            let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
            return (item[..<equals], item[equals...].dropFirst())
        }
    }

    /// The values of all items of a name, decoded; a value that is no UTF-8 when decoded is nil.
    package func values(named name: String, plusIsSpace: Bool) -> [String?] {
        items.filter { $0.name.elementsEqual(name.utf8) || PercentEncoding.decode($0.name) == name }
            .map { PercentEncoding.decode($0.value, plusIsSpace: plusIsSpace) }
    }
}
