import URLText

/// A link after its host, as the regex of a rule sees it.
struct LinkText {
    /// The path without a slash at its end.
    let path: String
    /// The query with its parameters by name.
    let query: String?
    /// The parameters with a value.
    let parameters: [Query.Item]
    let fragment: String?
    /// Whether there is a slash at the end of the path.
    let endsWithSlash: Bool

    init(_ link: String) {
        let url = NormalizedLink(link).url
        let mark = url.firstIndex(of: "#") ?? url.endIndex
        let question = url[..<mark].firstIndex(of: "?")
        let start = url.range(afterAuthority: question ?? mark)
        let path = url[start..<(question ?? mark)]
        endsWithSlash = path.hasSuffix("/")
        self.path = String(endsWithSlash ? path.dropLast() : path)
        query = question.map { String(url[url.index(after: $0)..<mark]) }
        parameters = question == nil ? [] : Query(of: url).items.filter { !$0.value.isEmpty }
        fragment = mark < url.endIndex ? String(url[url.index(after: mark)...]) : nil
    }

    /// The path with the query behind it.
    var pathAndQuery: String? { query.map { path + (endsWithSlash ? "/" : "") + "?" + $0 } }
}

extension String {
    /// Where the path of a link of the web starts.
    fileprivate func range(afterAuthority end: String.Index) -> String.Index {
        guard let slashes = self[..<end].ranges(of: "://").first?.upperBound else { return end }
        return self[slashes..<end].firstIndex(of: "/") ?? end
    }
}
