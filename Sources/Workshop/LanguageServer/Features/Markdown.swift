import Text

enum Markdown {
    /// A text as it is, in one line.
    static func code(_ text: String) -> String {
        MarkdownCode.span(Printable.shortened(Printable.line(text), to: 400))
    }
}
