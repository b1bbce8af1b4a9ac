import Bible
import Text
import URLText

/// A field of what is printed about a link, in the order of the command line's contract.
public enum ResolutionField: String, CaseIterable, Sendable {
    case input
    case url
    case redirects
    case passage
    case place
    case openings
    case findings
    /// The answers to the other links and references of a text.
    case others
}

extension Resolution {
    /// A field as the cell of a tab-separated row: of redirects and openings their URLs, encoded, with a space between;
    /// of the passage and the place their canonical URLs.
    package func cell(_ field: ResolutionField, encoded: Bool) -> String {
        switch field {
        case .input: Printable.cell(input)
        case .url: Printable.cell(url)
        case .redirects: redirects.map { PercentEncoding.encode($0.url, keeping: .urlSyntax) }.joined(separator: " ")
        case .passage: passage.map { $0.url(encoded: encoded) } ?? ""
        case .place: place?.url ?? ""
        case .openings: openings.map { $0.url(encoded: true) }.joined(separator: " ")
        case .findings: findings.map { Printable.cell($0.message) }.joined(separator: "; ")
        case .others: others.map { Printable.cell($0.input) }.joined(separator: " ")
        }
    }
}
