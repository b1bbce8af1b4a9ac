/// A page as its parts, before it is written as Markdown or HTML. Its texts are those of rules, and not trusted.
package struct Document: Sendable {
    /// A part of a line.
    enum Inline: Sendable, Hashable {
        case text(String)
        case code(String)
        /// A link to another page, by its path from the root of the pages, or to the web.
        case link(String, to: Target)
    }

    enum Target: Sendable, Hashable {
        case page(String)
        case web(String)
    }

    enum Block: Sendable {
        case heading(String)
        case paragraph([Inline])
        case code(String)
        case list([[Inline]])
        case table(heading: [String], rows: [[[Inline]]])
    }

    /// The path from the root of the pages, without an extension: `sites/bible-hub`.
    package let path: String
    package let title: String
    var blocks: [Block] = []
    /// Words beside the title that a search finds the page by.
    var words: [String] = []

    init(path: String, title: String) {
        self.path = path
        self.title = title
    }
}

extension Document.Inline {
    /// A text in which links of the web are links.
    static func linked(_ text: String) -> [Document.Inline] {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return words.enumerated().flatMap { index, word -> [Document.Inline] in
            let space: [Document.Inline] = index == 0 ? [] : [.text(" ")]
            let end = word.reversed().prefix { ".,;:)".contains($0) }.count
            let link = String(word.dropLast(end))
            guard link.hasPrefix("https://") || link.hasPrefix("http://") else { return space + [.text(word)] }
            return space + [.link(link, to: .web(link))] + (end > 0 ? [.text(String(word.suffix(end)))] : [])
        }
    }
}
