/// A leaf block of Markdown: the ranges of its lines in the document, without the markers of quotes and lists.
struct MarkdownBlock {
    enum Kind {
        /// A paragraph or heading.
        case inlines
        case code
        case html
    }

    var kind: Kind
    var lines: [Range<Int>]
}
