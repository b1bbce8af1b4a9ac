import PCRE
import UTF8Text

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
    private var withoutPiece: [Int] = []
    /// The rule that each way is of.
    private var rules: [Int] = []
    /// How far the piece of each way reaches into its first text.
    private var pieceEnds: [Int] = []
    /// Where the texts of each way end among all texts, and before the first one.
    private var wayEnds = [0]
    /// Where each text ends, and before the first one.
    private var textEnds = [0]
    /// The texts that a link needs to match in a way, from that with the piece on; those of all ways end to end.
    private var texts: [UInt8] = []

    /// An index over rules, given the texts that each of them needs.
    init(_ literals: [[RequiredLiterals.Texts]]) {
        let needed = literals.enumerated().flatMap { rule, ways in
            (ways.isEmpty ? [[]] : ways).map { (rule: rule, texts: $0, pieces: $0.map(Piece.all)) }
        }
        var size = 16
        while size < needed.count * 4 { size *= 2 }
        keys = Array(repeating: 0, count: size)
        ways = Array(repeating: [], count: size)
        let census = Census(needed.map(\.pieces))
        for (rule, texts, pieces) in needed {
            if let rarest = census.rarest(of: pieces) {
                let piece = pieces[rarest.text][rarest.place]
                let slot = piece.slot(in: keys.span)
                keys[slot] = piece.packed
                ways[slot].append(rules.count)
                append(texts[rarest.text...], of: rule, pieceEnd: rarest.place + Piece.length)
            } else {
                withoutPiece.append(rules.count)
                append(texts[...], of: rule, pieceEnd: 0)
            }
        }
    }

    private mutating func append(_ texts: ArraySlice<[UInt8]>, of rule: Int, pieceEnd: Int) {
        for text in texts {
            self.texts += text
            textEnds.append(self.texts.count)
        }
        wayEnds.append(textEnds.count - 1)
        pieceEnds.append(pieceEnd)
        rules.append(rule)
    }

    /// The rules that may match, in their order.
    func candidates(in link: String) -> [Int] {
        let bytes = link.utf8.span
        var found: [Int] = []
        for way in withoutPiece { append(way, bytes, from: 0, to: &found) }
        var piece = Piece()
        let keys = keys.span
        // What a piece that stands twice leads to is looked for from the first one on.
        var asked: [Int] = []
        for index in bytes.indices {
            piece.append(bytes[index])
            let slot = piece.slot(in: keys)
            guard keys[slot] != 0, !asked.contains(slot) else { continue }
            asked.append(slot)
            for way in ways[slot] { append(way, bytes, from: max(0, index + 1 - pieceEnds[way]), to: &found) }
        }
        if found.count > 1 { found.sort() }
        return found
    }

    /// Adds the rule that a way is of, if the link has the texts that it needs.
    private func append(_ way: Int, _ link: Span<UInt8>, from start: Int, to found: inout [Int]) {
        if !found.contains(rules[way]), hasTexts(of: way, link, from: start) { found.append(rules[way]) }
    }

    /// Whether a link has the texts that a way needs, one behind the other.
    private func hasTexts(of way: Int, _ link: Span<UInt8>, from start: Int) -> Bool {
        var place = start
        for text in wayEnds[way]..<wayEnds[way + 1] {
            let text = texts.span.extracting(textEnds[text]..<textEnds[text + 1])
            guard let found = link.firstIndex(of: text, from: place) else { return false }
            place = found + text.count
        }
        return true
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

    /// The slot of the piece among keys, whose number is a power of two, or the free one where it would stand.
    @inline(__always)
    func slot(in keys: Span<UInt64>) -> Int {
        var slot = Int(truncatingIfNeeded: hash >> 40) & (keys.count - 1)
        while keys[slot] != 0, keys[slot] != packed { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }

    var hash: UInt64 { packed &* 0x9E37_79B9_7F4A_7C15 }
}

/// How many rules need a piece. Pieces that share a place are counted as one: that only makes them look less rare.
private struct Census {
    private var counts = [Int32](repeating: 0, count: 1 << 13)

    init(_ rules: [[[Piece]]]) {
        for texts in rules {
            for pieces in texts {
                for piece in pieces { counts[place(of: piece)] += 1 }
            }
        }
    }

    /// Where the rarest of the pieces of some texts stands; of equal ones the last of the first text, as texts start
    /// alike: `https://www.`.
    func rarest(of texts: [[Piece]]) -> (text: Int, place: Int)? {
        var rarest: (text: Int, place: Int)?
        var least = Int32.max
        for text in texts.indices {
            for place in texts[text].indices {
                let count = counts[self.place(of: texts[text][place])]
                if count < least || count == least && rarest?.text == text { (rarest, least) = ((text, place), count) }
            }
        }
        return rarest
    }

    private func place(of piece: Piece) -> Int { Int(truncatingIfNeeded: piece.hash >> 51) }
}
