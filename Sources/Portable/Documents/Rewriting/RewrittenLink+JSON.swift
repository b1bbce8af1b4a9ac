import Bible
import LinkEngine
public import Text

extension Rewriter.Result {
    /// The Bible links, and what became of each, as `lectern rewrite --json` prints them.
    public var json: JSONOutput {
        let file = SourceFile(path: "-", bytes: original)
        return .array(links.map { $0.json(in: file, isNamed: false) })
    }
}

extension RewrittenLink {
    /// The object of `lectern rewrite --json`.
    ///
    /// - Parameter isNamed: whether it names the file.
    package func json(in file: SourceFile, isNamed: Bool) -> JSONOutput {
        let position = file.position(at: range.lowerBound)
        var members: [(String, JSONOutput)] = isNamed ? [("file", .string(file.path))] : []
        members += [
            ("line", .int(position.line)), ("column", .int(position.column)),
            ("kind", .string(isReference ? "reference" : "link")), ("link", .string(url)),
            ("passage", JSONOutput(passage?.passage.osis)), ("translation", JSONOutput(passage?.translation?.text)),
            ("versification", JSONOutput(passage?.v11n)), ("result", JSONOutput(result)),
        ]
        members += losses.jsonMembers.map { ($0.name, $0.value) }
        members += [
            ("outcome", .string(outcome.rawValue)), ("reason", JSONOutput(reason)), ("hint", JSONOutput(hint)),
            ("findings", .array(corrections.map { Finding(.warning, $0.message).json })),
        ]
        return .object(members)
    }
}
