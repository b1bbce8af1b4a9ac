import Bible
import Documents
import LinkEngine
import Text

extension RewrittenLink {
    /// Why the link cannot be opened, with the option that changes that.
    var reasonWithOption: String? { reason.map { $0 + (lacksTranslation ? "; use --translation" : "") } }

    /// The row of `lectern rewrite --report`: line, link, passage, result, and what is lost or why the link was left
    /// alone.
    func cells(in file: SourceFile) -> [String] {
        let remark =
            switch outcome {
            case .rewritten, .unchanged: losses.text
            case .code: "skipped: in code"
            case .unopened: "skipped: \(reasonWithOption ?? "cannot be opened")"
            case .markup: "skipped: a link would change the markup around it"
            case .unread: "skipped: \(reason ?? "")"
            }
        let line = file.position(at: range.lowerBound).line
        let cells = ["\(line)", url, passage?.passage.text ?? "", result ?? "", remark]
        return cells.map { $0.replacing(/[\t\r\n]/, with: " ") }
    }

    /// What `lectern rewrite --check` says about the link.
    func finding(in file: SourceFile) -> Finding {
        let location = SourceLocation(file: file, offset: range.lowerBound)
        if let correction = corrections.first {
            return Finding(
                .error, correction.message, at: location, note: passage.map { "did you mean \"\($0.passage.text)\"?" })
        }
        let message =
            switch outcome {
            case .unread: reason ?? ""
            case .unopened: reasonWithOption ?? "the target cannot open \(passage?.passage.text ?? url)"
            case .rewritten where isReference: "the reference is not a link: \(url)"
            case .rewritten, .unchanged, .code, .markup: "the link would change: \(url)"
            }
        let note = outcome == .rewritten ? result.map { "would become \($0)" } : hint
        return Finding(.error, message, at: location, note: note)
    }
}

extension DocumentError {
    /// What is wrong, with the option that changes that.
    var descriptionWithOption: String {
        switch self {
        case .unverified: "\(self); --unverified uses them anyway"
        case .notOnTheWeb(let app): "\(self); --app \(app) opens the app"
        default: description
        }
    }
}
