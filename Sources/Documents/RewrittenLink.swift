public import Bible
package import JSONText
import LinkEngine

/// What became of a Bible link of a document.
public struct RewrittenLink: Sendable {
    /// What was done.
    public enum Outcome: String, Sendable {
        case rewritten
        /// It leads there already.
        case unchanged
        /// Left alone, being in code.
        case code
        /// Left alone, since the target cannot open the passage.
        case unopened
    }

    /// The line that the target is on, from 1.
    public let line: Int
    /// The target as it was.
    public let url: String
    /// What it is a page of.
    public let passage: CommonSchemeURL
    /// The target as it is now; nil where it was left alone.
    public let result: String?
    /// What of the passage the new target cannot take.
    public let losses: [Loss]
    /// What was done.
    public let outcome: Outcome

    /// Link, passage, result and loss, as the command line's contract has them.
    package var cells: [String] {
        let remark =
            switch outcome {
            case .rewritten, .unchanged: losses.text
            case .code: "left alone: in code"
            case .unopened: "left alone: cannot be opened"
            }
        let cells = ["\(line)", url, passage.passage.text, result ?? "", remark]
        return cells.map { $0.replacing(/[\t\r\n]/, with: " ") }
    }

    /// The same as JSON.
    package var json: JSONOutput {
        .object(
            [
                ("line", .int(line)), ("link", .string(url)), ("passage", .string(passage.passage.text)),
                ("translation", JSONOutput(passage.translation?.text)), ("result", JSONOutput(result)),
            ] + losses.jsonMembers + [("outcome", .string(outcome.rawValue))])
    }
}
