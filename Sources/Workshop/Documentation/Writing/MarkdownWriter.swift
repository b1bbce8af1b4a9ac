import Text

/// Writes a page as Markdown (CommonMark, with tables).
struct MarkdownWriter {
    let page: Document

    var text: String { (["# \(escaped(page.title))"] + page.blocks.map(text)).joined(separator: "\n\n") + "\n" }

    private func text(_ block: Document.Block) -> String {
        switch block {
        case .heading(let text): "## \(escaped(text))"
        case .paragraph(let line): self.line(line)
        case .code(let text): MarkdownCode.block(Printable.lines(text))
        case .list(let lines): lines.map { "- \(line($0))" }.joined(separator: "\n")
        case .table(let heading, let rows):
            ([heading.map(escaped), heading.map { _ in "---" }] + rows.map { $0.map(line) })
                .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
        }
    }

    private func line(_ inlines: [Document.Inline]) -> String { inlines.map(text).joined() }

    private func text(_ inline: Document.Inline) -> String {
        switch inline {
        case .text(let text): escaped(text)
        case .code(let text): Self.code(text)
        case .link(let text, .web(let link)): "[\(escaped(text))](<\(Self.destination(link))>)"
        case .link(let text, .page(let path)): "[\(escaped(text))](\(relative(path)).md)"
        }
    }

    private func relative(_ path: String) -> String { page.path.contains("/") ? "../\(path)" : path }

    /// What is markup in the middle of a line, with a backslash; no line begins with the text of a rule.
    private func escaped(_ text: String) -> String {
        Printable.line(text).replacingScalars { "\\`*_[]<>|&~$!".unicodeScalars.contains($0) ? "\\\($0)" : nil }
    }

    /// Code; a bar would end the cell of a table.
    private static func code(_ text: String) -> String {
        MarkdownCode.span(Printable.line(text).replacingScalars { $0 == "|" ? "\\|" : nil })
    }

    private static func destination(_ link: String) -> String {
        Printable.line(link).replacingScalars { ["<": "%3C", ">": "%3E", "\\": "%5C", "|": "%7C"][$0] }
    }
}
