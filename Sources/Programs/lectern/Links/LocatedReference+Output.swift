import Bible
import LinkEngine
import Text

extension LocatedReference {
    /// The JSON object of `lectern find`.
    ///
    /// - Parameter file: the file, if there may be several.
    func json(in file: String?) -> JSONOutput {
        guard let file, case .object(let members) = json else { return json }
        return .object([("file", .string(file))] + members)
    }

    /// Line, column, passage, text and what the reader should know, for people.
    ///
    /// - Parameter file: the file, if there may be several.
    func textLine(in file: String?) -> String {
        let reference = found.reference
        let numbering = CommonSchemeURL(reference).v11n.map { "\($0) numbers" }
        let remarks =
            [reference.translation?.text, numbering].compactMap { $0 } + reference.corrections.map(\.message)
        let suffix = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
        let place = (file.map { Printable.line($0) + ":" } ?? "") + "\(line):\(column)"
        return "\(place)\t\(found.passage.osis)\t\(Printable.line(text + suffix))"
    }
}
