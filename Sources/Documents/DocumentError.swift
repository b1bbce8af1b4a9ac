/// Why a document could not be worked on.
public enum DocumentError: Error, Equatable, CustomStringConvertible {
    /// It has more bytes than are looked at.
    case tooLarge
    /// It is nested or broken so badly that parsing it would take too much time or memory.
    case tooDeep
    /// There is no such app.
    case unknownApp(String, nearest: String?)
    /// The links of the app were never seen in a source.
    case unverified(String)
    /// The app has no page on the web for a passage.
    case notOnTheWeb(String)
    /// The file could not be read or written.
    case file(String)

    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .tooLarge: "the document is larger than \(DocumentFormat.maximumSize >> 20) MB, the most that is read"
        case .tooDeep: "the HTML is nested or broken too badly: parsing it would take too much time or memory"
        case .unknownApp(let app, let nearest):
            "there is no app \"\(app)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
        case .unverified(let app):
            "the links of \"\(app)\" were seen in no good source; --unverified uses them all the same"
        case .notOnTheWeb(let app): "\"\(app)\" has no web page for a passage; --app \(app) opens the app"
        case .file(let message): message
        }
    }
}
