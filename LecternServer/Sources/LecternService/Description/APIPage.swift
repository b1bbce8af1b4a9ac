import Text
import URLText

/// The description of the API for people, from the same table; without scripts, and nothing from elsewhere.
struct APIPage {
    /// The bounds that it names.
    let limits: ServiceLimits

    /// What the page may load: its style.
    static let policy =
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Lectern: the API</title>
        <link rel="stylesheet" href="/api.css">
        </head>
        <body>
        <main>
        <h1>The API of Lectern</h1>
        <p>Turns a web link into links that open the same passage or page in native apps. GET answers one input, and POST \
        one input per line. Everything is JSON, errors are problem details \
        (<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>), and every origin may send requests. \
        <a href="/openapi.json">openapi.json</a> is the description for programs.</p>
        \(Endpoint.all.map(Self.section).joined(separator: "\n"))
        \(APIDescription.lists.map(Self.section).joined(separator: "\n"))
        \(limitText)
        <h2>Problems</h2>
        <dl>
        \(Problem.Kind.allCases.map { "<dt id=\"\($0.rawValue)\">\($0.rawValue), \($0.status)</dt><dd>\(Self.escaped($0.title)).</dd>" }.joined(separator: "\n"))
        </dl>
        </main>
        </body>
        </html>

        """
    }

    private var limitText: String {
        """
        <h2>Limits</h2>
        <p>\(limits.bodyText) A GET request has at most 72 KB. If the number of \
        requests is limited, <code>RateLimit</code> contains the remaining number, and <code>Retry-After</code> the time until \
        the next attempt. <code>ETag</code> identifies the rules: use it with <code>If-None-Match</code>.</p>
        <p>Queries are not stored: no link, passage or address is in the log unless the operator enables it.</p>
        """
    }

    private static func section(_ endpoint: Endpoint) -> String {
        let input = endpoint.input
        let example =
            endpoint.path + "?" + input.name + "=" + PercentEncoding.encode(input.example ?? "", keeping: .init(":/"))
            + (endpoint.name == Endpoint.rewrite.name ? "&to=logos" : "")
        return """
            <section id="\(endpoint.name)">
            <h2>\(escaped(endpoint.summary))</h2>
            <p><code>GET \(endpoint.path)</code>, <code>POST \(endpoint.path)</code></p>
            <p>\(escaped(endpoint.description))</p>
            <p><a href="\(escaped(example))">\(escaped(example))</a></p>
            \(terms([input] + endpoint.parameters))
            </section>
            """
    }

    private static func section(_ list: APIDescription.ListDescription) -> String {
        """
        <section id="\(list.list.rawValue)">
        <h2>\(escaped(list.summary))</h2>
        <p><code>GET <a href="\(list.path)">\(list.path)</a></code></p>
        \(list.list.parameters.isEmpty ? "" : terms(list.list.parameters))
        </section>
        """
    }

    private static func terms(_ parameters: [Parameter]) -> String {
        let rows = parameters.map { parameter in
            "<dt><code>\(parameter.name)</code></dt><dd>\(escaped(parameter.description))"
                + "\(escaped(values(parameter.kind)))</dd>"
        }
        return "<dl>\n\(rows.joined(separator: "\n"))\n</dl>"
    }

    private static func values(_ kind: Parameter.Kind) -> String {
        switch kind {
        case .text, .pattern: ""
        case .choice(let values): ": " + values.joined(separator: ", ")
        case .choices(let values): "; with commas between: " + values.joined(separator: ", ")
        case .flag(let isOn): ": 1 or 0, without it \(isOn ? 1 : 0)"
        }
    }

    private static func escaped(_ text: String) -> String { Markup.attribute(text) }
}
