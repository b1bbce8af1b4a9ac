import Bible
import LinkEngine
import Text

extension LocatedReference {
    /// The JSON object of `lectern find` with its line break.
    var jsonLine: String { json.line + "\n" }

    /// Line, column, passage and text, for people.
    var textLine: String {
        let reference = found.reference
        let remarks = [reference.translation?.text].compactMap { $0 } + reference.corrections.map(\.message)
        let suffix = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
        return "\(line):\(column)\t\(found.passage.osis)\t\(Printable.line(text + suffix))\n"
    }
}
