/// A piece of Markdown that is read as a whole: parts of one or more lines, without the marks of quotes and lists.
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
