/// Which of many rules may match a link, by the texts that each of them needs.
///
/// Asking costs a step for each byte of the link, however many rules there are, and a look at the texts of those that
/// share a piece of text with the link.
struct RuleIndex: Sendable {
    /// The pieces, packed into numbers; zero marks a free slot. Open addressing: a dictionary would hash every byte of
    /// every link at a hundred times the price.
    private var keys: [UInt64]
    /// The ways to match that need the piece of a slot.
    private var ways: [[Int]]
    /// The ways that need no text, or too short a one.
    private var always: [Int] = []
    /// The rule that each way is of.
    private var rules: [Int] = []
    /// Where the texts of each way end among all texts, and before the first one.
    private var wayEnds = [0]
    /// Where each text ends, and before the first one.
    private var textEnds = [0]
    /// The texts that a link needs to match in a way, in their order; those of all ways end to end.
    private var texts: [UInt8] = []

    /// An index over rules, given the texts that each of them needs.
    init(_ literals: [[RequiredLiterals.Texts]]) {
        let needed = literals.enumerated().flatMap { rule, ways in
            (ways.isEmpty ? [[]] : ways).map { (rule: rule, texts: $0) }
        }
        var size = 16
        while size < needed.count * 4 { size *= 2 }
        keys = Array(repeating: 0, count: size)
        ways = Array(repeating: [], count: size)
        let pieces = needed.map { $0.texts.flatMap(Piece.all) }
        let census = Census(pieces)
        for (way, pieces) in pieces.enumerated() {
            append(needed[way].texts, of: needed[way].rule)
            if let rarest = pieces.min(by: { census.count(of: $0) < census.count(of: $1) }) {
                let slot = slot(of: rarest.packed)
                keys[slot] = rarest.packed
                ways[slot].append(way)
            } else {
                always.append(way)
            }
        }
    }

    private mutating func append(_ texts: RequiredLiterals.Texts, of rule: Int) {
        for text in texts {
            self.texts += text
            textEnds.append(self.texts.count)
        }
        wayEnds.append(textEnds.count - 1)
        rules.append(rule)
    }

    /// The rules that may match, in their order.
    func candidates(in link: String) -> [Int] {
        let bytes = link.utf8.span
        var found: [Int] = []
        for way in always { append(way, bytes, to: &found) }
        var piece = Piece()
        for index in bytes.indices {
            piece.append(bytes[index])
            let slot = slot(of: piece.packed)
            guard keys[slot] != 0 else { continue }
            for way in ways[slot] { append(way, bytes, to: &found) }
        }
        if found.count > 1 { found.sort() }
        return found
    }

    /// Adds the rule that a way is of, if the link has the texts that it needs. A piece may stand twice in a link.
    private func append(_ way: Int, _ link: Span<UInt8>, to found: inout [Int]) {
        if !found.contains(rules[way]), hasTexts(of: way, link) { found.append(rules[way]) }
    }

    /// Whether a link has the texts that a way needs, one behind the other.
    private func hasTexts(of way: Int, _ link: Span<UInt8>) -> Bool {
        var place = 0
        for text in wayEnds[way]..<wayEnds[way + 1] {
            let text = texts.span.extracting(textEnds[text]..<textEnds[text + 1])
            guard let found = link.firstPlace(of: text, from: place) else { return false }
            place = found + text.count
        }
        return true
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
