@testable import LinkEngine
@testable import URLText

/// The parts of a web link.
struct LinkParts {
    let host: String
    let rest: String

    init?(_ text: String) {
        let url = NormalizedLink(text).url
        guard url.hasPrefix("http"), let start = url.firstRange(of: "://")?.upperBound else { return nil }
        host = String(url[start...].prefix { !"/?#".contains($0) })
        rest = String(url[start...].dropFirst(host.count))
    }

    /// The path, the query with its `?` and the fragment with its `#`.
    var splitRest: (path: String, query: String, fragment: String) {
        let fragment = rest.drop { $0 != "#" }
        let beforeFragment = rest.prefix(rest.count - fragment.count)
        let query = beforeFragment.drop { $0 != "?" }
        return (String(beforeFragment.dropLast(query.count)), String(query), String(fragment))
    }
}

extension String {
    /// The text with a number changed wherever it stands, alone or as a part of eight digits (book, chapter, verse);
    /// nil where it does not. Zeros among eight digits are no mistake: they say "the whole book".
    func shifting(_ number: Int, to other: Int) -> String? {
        let shifted = replacing(/%[0-9A-Fa-f]{2}|[0-9]+/) { match in
            let digits = match.output
            if Int(digits) == number { return String(other) }
            guard digits.count == 8, 1..<1000 ~= other else { return String(digits) }
            let parts = [digits.prefix(2), digits.dropFirst(2).prefix(3), digits.suffix(3)]
            return parts[0] + parts[1...].map { Int($0) == number ? String(1000 + other).dropFirst() : $0 }.joined()
        }
        return shifted == self ? nil : shifted
    }
}
