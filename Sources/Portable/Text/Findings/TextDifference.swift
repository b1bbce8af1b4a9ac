/// How one text becomes another: which words, numbers and punctuation marks stand in place of which.
package struct TextDifference: Sendable {
    /// A part of the first text, and what the second has in its place; one of them may be empty.
    package struct Edit: Hashable, Sendable {
        package let removed: String
        package let inserted: String
    }

    /// What is to be edited in the first text to make it the second, from left to right.
    package let edits: [Edit]
    /// Where the edits are, in characters: of both texts, without the ends that the parts have in common.
    private let places: [(removed: Range<Int>, inserted: Range<Int>)]

    /// Compares two texts.
    package init(from before: String, to after: String) {
        let (before, after) = (TextTokens(before), TextTokens(after))
        let gaps = before.gaps(to: after)
        edits = gaps.map { Edit(removed: before.text($0.removed), inserted: after.text($0.inserted)) }
        places = gaps.map { Self.place(before.characters($0.removed), after.characters($0.inserted), before, after) }
    }

    /// A line with carets under what the first text has and the second has not; empty if there is nothing of that kind.
    package var removalMarks: String { Self.marks(places.map { $0.removed }) }

    /// A line with carets under what the second text has and the first has not; where it only lacks something, under the
    /// character at that place.
    package var insertionMarks: String {
        let ranges = places.map { $0.inserted }
        let marks = Self.marks(ranges)
        guard marks.isEmpty, let first = ranges.first else { return marks }
        return Self.marks([first.lowerBound..<first.lowerBound + 1])
    }

    private static func marks(_ ranges: [Range<Int>]) -> String {
        ranges.reduce(into: "") { line, range in
            guard !range.isEmpty else { return }
            line += String(repeating: " ", count: range.lowerBound - line.count)
            line += String(repeating: "^", count: range.count)
        }
    }

    private static func place(
        _ removed: Range<Int>, _ inserted: Range<Int>, _ before: TextTokens, _ after: TextTokens
    ) -> (removed: Range<Int>, inserted: Range<Int>) {
        let (old, new) = (before.characters[removed], after.characters[inserted])
        let shorter = min(old.count, new.count)
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix).prefix { $0 == $1 }.count
        return (
            removed.lowerBound + prefix..<removed.upperBound - suffix,
            inserted.lowerBound + prefix..<inserted.upperBound - suffix
        )
    }
}

/// A text as words, numbers and single other characters.
private struct TextTokens {
    let characters: [Character]
    /// The start of each token, and the end of the last.
    private let bounds: [Int]

    init(_ text: String) {
        let characters = Array(text)
        var bounds: [Int] = []
        var previous: CharacterKind?
        for (index, character) in characters.enumerated() {
            let kind = CharacterKind(character)
            if kind == .other || kind != previous { bounds.append(index) }
            previous = kind
        }
        self.characters = characters
        self.bounds = bounds + [characters.count]
    }

    private enum CharacterKind {
        case letter
        case digit
        case other

        init(_ character: Character) {
            self = character.isLetter ? .letter : character.isNumber ? .digit : .other
        }
    }

    private var count: Int { bounds.count - 1 }

    private subscript(index: Int) -> ArraySlice<Character> { characters[bounds[index]..<bounds[index + 1]] }

    func characters(_ tokens: Range<Int>) -> Range<Int> { bounds[tokens.lowerBound]..<bounds[tokens.upperBound] }

    func text(_ tokens: Range<Int>) -> String { String(characters[characters(tokens)]) }

    /// Above this number of pairs, all that is between the common ends counts as one edit.
    private static let maximumPairs = 1 << 16

    /// The tokens that are not part of a longest common subsequence, in pairs of what is between common ones.
    func gaps(to other: TextTokens) -> [(removed: Range<Int>, inserted: Range<Int>)] {
        let shorter = min(count, other.count)
        let prefix = (0..<shorter).first { self[$0] != other[$0] } ?? shorter
        let suffix =
            (0..<shorter - prefix).first { self[count - 1 - $0] != other[other.count - 1 - $0] } ?? shorter - prefix
        let (old, new) = (prefix..<count - suffix, prefix..<other.count - suffix)
        guard !old.isEmpty || !new.isEmpty else { return [] }
        guard !old.isEmpty, !new.isEmpty, old.count <= Self.maximumPairs / new.count else { return [(old, new)] }
        return gaps(in: old, new, of: other)
    }

    private func gaps(
        in old: Range<Int>, _ new: Range<Int>, of other: TextTokens
    ) -> [(removed: Range<Int>, inserted: Range<Int>)] {
        let lengths = commonLengths(old, new, of: other)
        var gaps: [(removed: Range<Int>, inserted: Range<Int>)] = []
        var (start, row, column) = ((old.lowerBound, new.lowerBound), 0, 0)
        func close(_ next: (Int, Int)) {
            let end = (old.lowerBound + row, new.lowerBound + column)
            if end != start { gaps.append((start.0..<end.0, start.1..<end.1)) }
            start = next
        }
        while row < old.count, column < new.count {
            if self[old.lowerBound + row] == other[new.lowerBound + column] {
                close((old.lowerBound + row + 1, new.lowerBound + column + 1))
                (row, column) = (row + 1, column + 1)
            } else if lengths[row + 1][column] >= lengths[row][column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        (row, column) = (old.count, new.count)
        close(start)
        return gaps
    }

    /// For each pair of positions the length of the longest common subsequence of what is from there on.
    private func commonLengths(_ old: Range<Int>, _ new: Range<Int>, of other: TextTokens) -> [[Int32]] {
        var lengths = [[Int32]](repeating: [Int32](repeating: 0, count: new.count + 1), count: old.count + 1)
        for row in old.indices.reversed() {
            for column in new.indices.reversed() {
                let (i, j) = (row - old.lowerBound, column - new.lowerBound)
                lengths[i][j] =
                    self[row] == other[column] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        return lengths
    }
}
