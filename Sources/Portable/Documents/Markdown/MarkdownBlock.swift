/// A leaf block of Markdown: the ranges of its lines in the document, without the markers of quotes and lists.
struct MarkdownBlock {
    enum Kind {
        /// A paragraph, which may begin with link reference definitions.
        case paragraph
        case heading
        case code
        case html
    }

    var kind: Kind
    var lines: [Range<Int>]
    /// Whether a line of `=` or `-` below it makes the paragraph a heading.
    var isUnderlined = false
}
