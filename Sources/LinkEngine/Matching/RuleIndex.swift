/// Which of many rules may match a link, by a piece of text that each of them needs.
///
/// Asking costs a step for each byte of the link, however many rules there are.
struct RuleIndex: Sendable {
    /// The pieces, packed into numbers; zero marks a free slot. Open addressing: a dictionary would hash every byte of
    /// every link at a hundred times the price.
    private var keys: [UInt64]
    /// The rules that need the piece of a slot.
    private var rules: [[Int]]
    /// The rules that need no text, or too short a one.
    private var always: [Int] = []

    /// An index over rules, given the texts that each of them needs.
    init(_ literals: [[[UInt8]]]) {
        var size = 16
        while size < literals.count * 4 { size *= 2 }
        keys = Array(repeating: 0, count: size)
        rules = Array(repeating: [], count: size)
        let pieces = literals.map { $0.flatMap(Piece.all) }
        let census = Census(pieces)
        for (rule, pieces) in pieces.enumerated() {
            if let rarest = pieces.min(by: { census.count(of: $0) < census.count(of: $1) }) {
                let slot = slot(of: rarest.packed)
                keys[slot] = rarest.packed
                rules[slot].append(rule)
            } else {
                always.append(rule)
            }
        }
    }

    /// The rules that may match, in their order.
    func candidates(in link: String) -> [Int] {
        var found = always
        var piece = Piece()
        let bytes = link.utf8.span
        for index in bytes.indices {
            piece.append(bytes[index])
            let slot = slot(of: piece.packed)
            guard keys[slot] != 0 else { continue }
            // A piece may stand twice in a link, and the rules of two pieces may be mixed.
            for rule in rules[slot] where !found.contains(rule) {
                found.insert(rule, at: found.firstIndex { $0 > rule } ?? found.endIndex)
            }
        }
        return found
    }

    /// The slot of a key, or the free one where it would stand.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: Piece.hash(key) >> 40) & (keys.count - 1)
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }
}

/// So many bytes of a text as are looked for at once.
private struct Piece {
    static let length = 6

    private(set) var packed: UInt64 = 0

    /// Every piece of a text; none of one that is too short.
    static func all(of text: [UInt8]) -> [Piece] {
        var piece = Piece()
        for byte in text.prefix(length - 1) { piece.append(byte) }
        return text.dropFirst(length - 1).map { byte in
            piece.append(byte)
            return piece
        }
    }

    /// Moves on by a byte.
    mutating func append(_ byte: UInt8) {
        packed = (packed << 8 | UInt64(byte)) & (1 << (8 * UInt64(Self.length)) - 1)
    }

    static func hash(_ packed: UInt64) -> UInt64 { packed &* 0x9E37_79B9_7F4A_7C15 }
}

/// How many rules need a piece. Pieces that share a place are counted as one: that only makes them look less rare.
private struct Census {
    private var counts = [Int32](repeating: 0, count: 1 << 13)

    init(_ rules: [[Piece]]) {
        for pieces in rules {
            for piece in pieces { counts[place(of: piece)] += 1 }
        }
    }

    func count(of piece: Piece) -> Int32 { counts[place(of: piece)] }

    private func place(of piece: Piece) -> Int { Int(truncatingIfNeeded: Piece.hash(piece.packed) >> 51) }
}
