import UTF8Text

/// Text of a rule in Markdown.
enum Markdown {
    /// A text as it is, in one line.
    static func code(_ text: String) -> String {
        let line = Printable.shortened(Printable.line(text), to: 400)
        let runs = line.split(omittingEmptySubsequences: true) { $0 != "`" }
        let fence = String(repeating: "`", count: (runs.map(\.count).max() ?? 0) + 1)
        return runs.isEmpty ? "`\(line)`" : "\(fence) \(line) \(fence)"
    }
}
