/// A part of a paragraph of Markdown that readers do not see as it is.
struct MarkdownMarkup {
    enum Kind {
        /// A comment.
        case hidden
        /// Code, an image, or a URL.
        case object
        /// A tag of HTML.
        case tag(String, isEnd: Bool, isLink: Bool)
        /// The bracket before the text of a link.
        case linkStart
        /// The bracket behind the text of a link, and the destination.
        case linkEnd
    }

    let kind: Kind
    let range: Range<Int>
}
