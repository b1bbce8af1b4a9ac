public import Bible
public import Text

/// A reference in running text, and where it is in the whole text.
public struct LocatedReference: Sendable {
    /// The reference, its range in the part of the text that it was found in.
    public let found: FoundReference
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
    /// The reference as the text has it.
    public let text: String
    private let offset: Int

    fileprivate init(_ found: FoundReference, in piece: TextPiece, _ position: (line: Int, column: Int)) {
        self.found = found
        (line, column) = position
        text = String(decoding: piece.bytes[found.range], as: UTF8.self)
        offset = piece.offset
    }

    /// The object of `lectern find`.
    public var json: JSONOutput {
        let reference = found.reference
        return [
            "passage": .string(found.passage.osis), "text": .string(text), "line": .int(line), "column": .int(column),
            "start": .int(offset + found.range.lowerBound), "end": .int(offset + found.range.upperBound),
            "translation": JSONOutput(reference.translation?.text),
            "versification": JSONOutput(CommonSchemeURL(reference).v11n),
            "findings": .array(reference.corrections.map { Finding(.warning, $0.message).json }),
        ]
    }
}

extension TextPiece {
    /// Where references of the part stand, one after the other.
    ///
    /// - Parameter found: what a scanner found in the bytes of the part, in its order.
    public func located(_ found: [FoundReference]) -> some Sequence<LocatedReference> {
        sequence(state: (next: 0, offset: 0, position: position(at: 0))) { known -> LocatedReference? in
            guard known.next < found.count else { return nil }
            let reference = found[known.next]
            let start = reference.range.lowerBound
            known = (known.next + 1, start, position(at: start, after: known.offset, known.position))
            return LocatedReference(reference, in: self, known.position)
        }
    }
}
