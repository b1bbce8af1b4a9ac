/// The query of a URL as name and value pairs, in their order.
package struct Query: Sendable {
    /// Names and values as they stand in the URL, split at the first `=`.
    let items: [(name: Substring, value: Substring)]

    /// Reads what stands between the first `?` and the fragment.
    package init(of url: String) {
        let withoutFragment = url.prefix { $0 != "#" }
        guard let mark = withoutFragment.utf8.firstIndex(of: UInt8(ascii: "?")) else {
            items = []
            return
        }
        items = withoutFragment[withoutFragment.utf8.index(after: mark)...]
            .split(separator: "&", omittingEmptySubsequences: true)
            .map { item in
                let equals = item.firstIndex(of: "=") ?? item.endIndex
                return (item[..<equals], equals == item.endIndex ? "" : item[item.index(after: equals)...])
            }
    }

    /// The values of all items of a name, decoded; a value that is no UTF-8 when decoded is nil.
    package func values(named name: String, plusIsSpace: Bool) -> [String?] {
        items.filter { PercentEncoding.decode($0.name) == name }
            .map { PercentEncoding.decode($0.value, plusIsSpace: plusIsSpace) }
    }
}
