import Bible
import LinkEngine

/// What the links of a rule do not show, so that its author has to.
struct MissingExamples {
    let rule: SiteRule

    /// One line for each.
    var lines: [String] {
        let passages = rule.tests.filter { !$0.isMade }.compactMap { test in
            test.result.flatMap { try? CommonSchemeURL(parsing: $0) }
        }
        let starts = passages.compactMap { $0.passage.spans.first?.start }
        var lines: [String] = []
        if passages.count < 2 { lines.append("one more link of this form") }
        if !starts.contains(where: { $0.verse != nil }) { lines.append("a link with a verse, if the site has them") }
        if !starts.contains(where: { $0.verse == nil }) {
            lines.append("a link of a whole chapter, if the site has them")
        }
        lines += bookLines(Set(starts.map(\.book)))
        if rule.regex.contains("(?<translation>"), Set(passages.compactMap(\.translation)).count < 2 {
            lines.append("a link with another translation")
        }
        return lines
    }

    /// What the links of these books do not show.
    private func bookLines(_ books: Set<Book>) -> [String] {
        var lines: [String] = []
        if case .own = rule.books {
            lines.append("the other books: only those of the links are in \"books\"")
        } else if isNumbered {
            if !books.contains(where: { $0.number.map { $0 > 44 } ?? false }) {
                lines.append("a link of a book behind Acts, since sites number these differently")
            }
        } else if !books.contains(where: { $0.name.first?.isNumber == true }) {
            lines.append("a link of a book with a number, such as 1 Samuel")
        }
        if !books.contains(where: { $0.name.contains(" of ") }), !isNumbered {
            lines.append("a link of a book with several words in its name: the Song of Solomon")
        }
        return lines
    }

    private var isNumbered: Bool {
        guard case .table(let name) = rule.books else { return false }
        return Book.Order(rawValue: name) != nil
    }
}

extension SiteRule {
    /// What its links do not show yet, a line for each.
    package var missing: [String] {
        MissingExamples(rule: self).lines
            + (docs == nil
                ? ["\"docs\" in place of \"status\": a page, or code, that shows the form of the links"] : [])
    }
}
