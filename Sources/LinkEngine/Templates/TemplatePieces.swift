/// Many templates in two arrays: fixed text, and the numbers of values that ``Expansions`` has for one link.
struct TemplatePieces: Sendable {
    /// What a template is made of.
    enum Part {
        case literal([UInt8])
        /// The number of a value.
        case value(Int)
    }

    /// Fixed text, and a value behind it.
    struct Piece {
        /// A range of ``literals``.
        let literal: Range<Int>
        /// The number of the value, if there is one.
        var value: Int?
    }

    private(set) var pieces: [Piece] = []
    private(set) var literals: [UInt8] = []

    /// Adds a template; the result is its range of ``pieces``.
    mutating func append(_ parts: [Part]) -> Range<Int> {
        let start = pieces.count
        for part in parts {
            switch part {
            case .literal(let bytes):
                pieces.append(Piece(literal: literals.count..<literals.count + bytes.count))
                literals += bytes
            case .value(let value):
                let isOpen = pieces.count > start && pieces[pieces.count - 1].value == nil
                if !isOpen { pieces.append(Piece(literal: literals.count..<literals.count)) }
                pieces[pieces.count - 1].value = value
            }
        }
        return start..<pieces.count
    }
}
