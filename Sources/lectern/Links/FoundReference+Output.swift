import Bible
import Diagnostics
import JSONText
import UTF8Text

extension FoundReference {
    /// The references of a piece of text as `lectern find` prints them.
    struct Lines {
        /// One JSON object per line.
        private(set) var json = ""
        /// Line, column, passage and text, for people.
        private(set) var text = ""

        init(_ found: [FoundReference], in piece: TextPieces.Piece) {
            var known = (offset: 0, position: piece.position(at: 0))
            for reference in found {
                let start = reference.range.lowerBound
                known = (start, piece.position(at: start, after: known.offset, known.position))
                append(reference, in: piece, known.position)
            }
        }

        private mutating func append(
            _ found: FoundReference, in piece: TextPieces.Piece, _ position: (line: Int, column: Int)
        ) {
            let written = String(decoding: piece.bytes[found.range], as: UTF8.self)
            let reference = found.reference
            let members: [(String, JSONOutput)] = [
                ("passage", .string(found.passage.osis)), ("text", .string(written)), ("line", .int(position.line)),
                ("column", .int(position.column)), ("start", .int(piece.offset + found.range.lowerBound)),
                ("end", .int(piece.offset + found.range.upperBound)),
                ("translation", JSONOutput(reference.translation?.text)),
                ("versification", JSONOutput(CommonSchemeURL(reference).v11n)),
                ("findings", .array(reference.corrections.map { Finding(.warning, $0.message).json })),
            ]
            json += JSONOutput.object(members).line + "\n"
            let remarks = [reference.translation?.text].compactMap { $0 } + reference.corrections.map(\.message)
            let suffix = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
            text += "\(position.line):\(position.column)\t\(found.passage.osis)\t\(Printable.line(written + suffix))\n"
        }
    }
}
