import Text

/// Writes a page as HTML that needs nothing but the two files beside it.
struct HTMLWriter {
    let page: Document
    let hasSearch: Bool

    var text: String {
        let root = page.path.contains("/") ? "../" : ""
        let search = hasSearch ? Self.search : ""
        let scripts = hasSearch ? "<script src=\"index.js\"></script>\n<script src=\"search.js\"></script>\n" : ""
        let home = root.isEmpty ? "" : "<nav><a href=\"\(root)index.html\">All sites and apps</a></nav>\n"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:; script-src 'self' file:">
            <title>\(Self.escaped(page.title))</title>
            <link rel="stylesheet" href="\(root)style.css">
            </head>
            <body>
            \(home)<main>
            <h1>\(Self.escaped(page.title))</h1>
            \(search)\(blocks)
            </main>
            \(scripts)</body>
            </html>

            """
    }

    private static let search = """
        <form role="search" id="search" hidden>
        <label for="words">Search for a site, an app, a host or a scheme</label>
        <input type="search" id="words" autocomplete="off">
        <p id="count" role="status"></p>
        <ul id="results"></ul>
        </form>

        """

    private var blocks: String {
        var tables = 0
        return page.blocks.map { block in
            if case .table = block { tables += 1 }
            return html(block, number: tables)
        }.joined(separator: "\n")
    }

    /// - Parameter number: the number of a table on the page, since its name must be that of no other.
    private func html(_ block: Document.Block, number: Int) -> String {
        switch block {
        case .heading(let text): "<h2>\(Self.escaped(text))</h2>"
        case .paragraph(let line): "<p>\(html(line))</p>"
        case .code(let text): "<pre tabindex=\"0\"><code>\(Markup.text(Printable.lines(text)))</code></pre>"
        case .list(let lines): "<ul>\n\(lines.map { "<li>\(html($0))</li>\n" }.joined())</ul>"
        case .table(let heading, let rows):
            "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"Table \(number)\"><table>\n<thead><tr>"
                + heading.map { "<th scope=\"col\">\(Self.escaped($0))</th>" }.joined() + "</tr></thead>\n<tbody>\n"
                + rows.map { "<tr>\($0.map { "<td>\(html($0))</td>" }.joined())</tr>\n" }.joined()
                + "</tbody>\n</table></div>"
        }
    }

    private func html(_ inlines: [Document.Inline]) -> String { inlines.map(html).joined() }

    private func html(_ inline: Document.Inline) -> String {
        switch inline {
        case .text(let text): Self.escaped(text)
        case .code(let text): "<code>\(Self.escaped(text))</code>"
        case .link(let text, .web(let link)):
            "<a href=\"\(Self.escaped(link))\" rel=\"nofollow noreferrer\">\(Self.escaped(text))</a>"
        case .link(let text, .page(let path)):
            "<a href=\"\(page.path.contains("/") ? "../" : "")\(path).html\">\(Self.escaped(text))</a>"
        }
    }

    /// The text without markup, in attributes too, and without characters that nobody sees.
    private static func escaped(_ text: String) -> String { Markup.attribute(Printable.line(text)) }
}
