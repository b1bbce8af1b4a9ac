/// A sequence of terms as alternatives of literal bytes and wildcards.
struct LiteralSequence {
    /// Stands for whatever may match between two literals; never a byte of UTF-8.
    static let wildcard: UInt8 = 0xFF

    /// The alternatives up to the last group with several ones; nil if there is no such group.
    private var starts: [[UInt8]]?
    /// The alternatives without that group, which a quantifier may make optional.
    private var startsBeforeGroup: [[UInt8]]?
    /// What follows each of `starts`.
    private var end: [UInt8] = []
    /// The index of the last term in `end`; nil if the last term is a group with several alternatives.
    private var lastTerm: Int? = 0

    init() {
        // Most sequences are shorter: they are allocated only once.
        end.reserveCapacity(32)
    }

    /// The number of alternatives.
    var count: Int { starts?.count ?? 1 }

    var alternatives: [[UInt8]] { starts?.map { $0 + end } ?? [end] }

    mutating func appendWildcard() {
        lastTerm = end.count
        end.append(Self.wildcard)
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        lastTerm = end.count
        if scalar.isASCII {
            end.append(UInt8(ascii: scalar))
        } else {
            end.append(contentsOf: String(scalar).utf8)
        }
    }

    /// Appends the alternatives of a group.
    mutating func append(_ group: [[UInt8]]) {
        if group.count == 1 {
            lastTerm = end.count
            end += group[0]
        } else {
            let before = alternatives
            startsBeforeGroup = before
            starts = before.flatMap { start in group.map { start + $0 } }
            end = []
            lastTerm = nil
        }
    }

    /// Applies a quantifier to the last term.
    mutating func repeatLast(minimum: Int) {
        if minimum == 0 {
            if let lastTerm { end.removeSubrange(lastTerm...) } else { starts = startsBeforeGroup }
        }
        appendWildcard()
    }
}
