import URLText

/// The parameters of a URL, in their order.
struct Query: Equatable {
    /// A parameter, decoded.
    typealias Item = (name: String, value: String)

    private(set) var items: [Item]

    init(_ items: [Item] = []) { self.items = items }

    /// Reads the part of a URL after the question mark.
    init(parsing text: String) {
        items = QueryString(text[...]).fields.prefix(SharePageLimits.parameters).map {
            ($0.name, String(decoding: $0.value, as: UTF8.self))
        }
    }

    /// The value of the first parameter with a name; nil if there is none, or it is empty.
    subscript(name: String) -> String? { items.first { $0.name == name && !$0.value.isEmpty }?.value }

    /// The query with a parameter replaced, added or, for nil, left out.
    func setting(_ name: String, to value: String?) -> Query {
        Query(items.filter { $0.name != name } + (value.map { [(name, $0)] } ?? []))
    }

    func appended(to path: String) -> String {
        guard !items.isEmpty else { return path }
        let parts = items.map { item in
            PercentEncoding.encode(item.name, keeping: .readable) + "="
                + PercentEncoding.encode(item.value, keeping: .readable)
        }
        return path + "?" + parts.joined(separator: "&")
    }

    static func == (left: Query, right: Query) -> Bool { left.items.elementsEqual(right.items) { $0 == $1 } }
}

extension PercentEncoding.Kept {
    /// What stays readable in the values of parameters of our pages.
    static let readable = Self(":/,@[]!")
    /// What may be in a URL, escapes among it.
    static let url = Self("%:/?#[]@!$&()*+,;=|")
}
