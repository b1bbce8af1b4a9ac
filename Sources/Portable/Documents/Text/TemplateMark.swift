/// What a program fills in when it makes a page of a document: `{{ name }}`, `{% tag %}`, `{# comment #}`, `<% code %>`.
enum TemplateMark {
    /// The end of the mark that starts at an index; nil if there is none before the next such mark.
    static func end(at start: Int, in text: [UInt8]) -> Int? {
        guard start + 1 < text.count, let mark = marks.first(where: { text.hasText($0.start, at: start) }) else {
            return nil
        }
        let end = (start + 2..<min(text.count, start + 2 + maximumLength)).first {
            text.hasText(mark.end, at: $0) || text.hasText(mark.start, at: $0)
        }
        return end.flatMap { text.hasText(mark.end, at: $0) ? $0 + 2 : nil }
    }

    private static let marks: [(start: StaticString, end: StaticString)] = [
        ("{{", "}}"), ("{%", "%}"), ("{#", "#}"), ("<%", "%>"),
    ]

    private static let maximumLength = 1000
}
