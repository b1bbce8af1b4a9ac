import Bible
import Documents
import JSONText
import LinkEngine

extension RewrittenLink {
    /// The row of `lectern rewrite --report`: line, link, passage, result, and what is lost or why the link was left
    /// alone.
    var cells: [String] {
        let remark =
            switch outcome {
            case .rewritten, .unchanged: losses.text
            case .code: "left alone: in code"
            case .unopened: "left alone: cannot be opened"
            case .unread: "left alone: \(reason ?? "")"
            }
        let cells = ["\(line)", url, passage?.passage.text ?? "", result ?? "", remark]
        return cells.map { $0.replacing(/[\t\r\n]/, with: " ") }
    }

    /// The object of `lectern rewrite --json`.
    var json: JSONOutput {
        .object(
            [
                ("line", .int(line)), ("link", .string(url)), ("passage", JSONOutput(passage?.passage.text)),
                ("translation", JSONOutput(passage?.translation?.text)), ("result", JSONOutput(result)),
            ] + losses.jsonMembers + [("outcome", .string(outcome.rawValue)), ("reason", JSONOutput(reason))])
    }
}
