import Text

/// Why the links of a document cannot be found or rewritten.
public enum DocumentError: Error, Equatable, CustomStringConvertible {
    /// The document has more bytes than ``DocumentFormat/maximumSize``.
    case tooLarge
    /// The HTML has folders that are nested too deep.
    case tooDeep
    /// The document would take more processor time than it may.
    case tooLong
    /// The rules have no app with this identifier; the nearest one may have been meant.
    case unknownApp(String, nearest: String?)
    /// No reliable source confirms the links of the app.
    case unverified(String)
    /// The app has no web page for a passage.
    case notOnTheWeb(String)

    /// What is wrong, for people.
    public var description: String {
        switch self {
        case .tooLarge: "the document is larger than the limit of \(DocumentFormat.maximumSize >> 20) MB"
        case .tooDeep: "the HTML has folders that are nested more than \(LinkOutline.maximumDepth) deep"
        case .tooLong: "the document would take too much processor time"
        case .unknownApp(let app, let nearest):
            "there is no app \"\(Printable.line(app))\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
        case .unverified(let app): "no reliable source confirms the links of \"\(app)\""
        case .notOnTheWeb(let app): "\"\(app)\" has no web page for a passage"
        }
    }
}
