/// Code in Markdown, which nothing in its text ends.
package enum MarkdownCode {
    private static let backtick = UInt8(ascii: "`")

    /// A text of one line.
    package static func span(_ text: String) -> String {
        let fence = fence(around: text, minimum: 1)
        let space = text.utf8.first == backtick || text.utf8.last == backtick ? " " : ""
        return fence + space + text + space + fence
    }

    /// Lines, without a line break at their end.
    package static func block(_ text: String, language: String = "") -> String {
        let fence = fence(around: text, minimum: 3)
        return "\(fence)\(language)\n\(text)\n\(fence)"
    }

    /// More backticks than there are side by side in the text.
    private static func fence(around text: String, minimum: Int) -> String {
        let runs = text.utf8.split { $0 != backtick }
        let longest = runs.map { $0.count }.max() ?? 0
        return String(repeating: "`", count: max(minimum, longest + 1))
    }
}
