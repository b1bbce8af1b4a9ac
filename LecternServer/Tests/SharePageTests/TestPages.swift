import LinkEngine
import URLText

@testable import SharePage

/// The pages for the rules of the project, as the tests ask for them.
enum TestPages {
    private static let pages = SharePages(engine: .standard())

    static let iPhone =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1"
    static let android =
        "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"
    static let desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"

    /// The answer to a request.
    ///
    /// - Parameter target: the path and the query, as they are sent.
    static func response(
        to target: String, agent: String = iPhone, languages: String = "", origin: String = "https://lectern.example"
    ) throws -> PageResponse {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let request = PageRequest(
            path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "",
            headers: ["user-agent": agent, "accept-language": languages], origin: origin)
        return pages.response(to: request) ?? PageResponse(status: 0, headers: [])
    }

    /// The text of a page.
    static func page(_ target: String, agent: String = iPhone, languages: String = "") throws -> String {
        String(decoding: try response(to: target, agent: agent, languages: languages).body, as: UTF8.self)
    }

    /// The page for a text in the field.
    static func page(for text: String, agent: String = iPhone) throws -> String {
        try page("/?q=" + PercentEncoding.encode(text, keeping: .nothing), agent: agent)
    }

    /// The values of an attribute in a page, as a browser reads them.
    static func values(of attribute: String, in page: String) -> [String] {
        page.components(separatedBy: " \(attribute)=\"").dropFirst().map { part in
            unescaped(String(part.prefix { $0 != "\"" }))
        }
    }

    static func unescaped(_ text: String) -> String {
        let references = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#10;", "\n"), ("&amp;", "&"),
        ]
        return references.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}

extension PageResponse {
    /// The value of a header field.
    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

extension String {
    func components(separatedBy separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
