/// Suggests known words for misspelt ones.
public enum Spelling {
    /// A known word, prepared for comparing with many unknown ones.
    package struct Word: Sendable {
        /// The word as it is written.
        package let text: String
        fileprivate let letters: [Unicode.Scalar]
        /// A bit for each letter, by the lowest six bits of its scalar.
        private let letterSet: UInt64

        /// Prepares a word.
        package init(_ text: String) {
            self.text = text
            letters = Array(text.lowercased().unicodeScalars)
            letterSet = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
        }

        /// Whether the distance may be within a limit: an edit changes the length by one, and the set by two letters.
        fileprivate func mayBeNear(_ other: Word, within limit: Int) -> Bool {
            abs(letters.count - other.letters.count) <= limit
                && (letterSet ^ other.letterSet).nonzeroBitCount <= 2 * limit
        }
    }

    /// The known word nearest to an unknown one; nil if more than a third of the word differs.
    public static func nearest(to word: String, in known: some Sequence<String>) -> String? {
        nearest(to: word, in: known.map(Word.init))
    }

    /// The known word nearest to an unknown one; nil if more than a third of the word differs.
    package static func nearest(to word: String, in known: [Word]) -> String? {
        let length = word.count
        let limit = max(1, length / 3)
        guard !word.isEmpty, length <= 64 else { return nil }
        let word = Word(word)
        var nearest: (distance: Int, text: String)?
        for candidate in known where !candidate.letters.isEmpty && word.mayBeNear(candidate, within: limit) {
            let distance = word.letters.editDistance(to: candidate.letters, within: nearest?.distance ?? limit)
            let found = (distance: distance, text: candidate.text)
            if found.distance <= limit, nearest.map({ found < $0 }) ?? true { nearest = found }
        }
        return nearest?.text
    }

    /// The question `did you mean "..."?` for an unknown word; nil if no known word is near.
    package static func hint(for word: String, in known: some Sequence<String>) -> String? {
        nearest(to: word, in: known).map { "did you mean \"\($0)\"?" }
    }

    /// The question `did you mean "..."?` for the beginning of exactly one known word.
    package static func hint(forBeginning word: String, in known: some Sequence<String>) -> String? {
        let words = known.filter { !word.isEmpty && $0.hasPrefix(word) }
        return words.count == 1 ? words.first.map { "did you mean \"\($0)\"?" } : nil
    }
}

extension Array where Element: Equatable {
    /// The number of insertions, deletions, replacements and transpositions of neighbours from one word to the other
    /// (Damerau-Levenshtein distance in its restricted form, which edits no part of a word twice).
    ///
    /// Inlinable, since it is several times as fast where it is compiled for the elements of the caller.
    ///
    /// - Parameter limit: a greater distance is given as one more than the limit, which is found out sooner.
    @inlinable package func editDistance(to other: [Element], within limit: Int = .max - 1) -> Int {
        var previous = [Int](0...other.count)
        var (beforePrevious, row) = (previous, previous)
        for index in indices {
            row[0] = index + 1
            var least = row[0]
            for column in other.indices {
                var distance = Swift.min(
                    previous[column] + (self[index] == other[column] ? 0 : 1), previous[column + 1] + 1, row[column] + 1
                )
                if index > 0, column > 0, self[index] == other[column - 1], self[index - 1] == other[column] {
                    distance = Swift.min(distance, beforePrevious[column - 1] + 1)
                }
                row[column + 1] = distance
                least = Swift.min(least, distance)
            }
            swap(&beforePrevious, &previous)
            swap(&previous, &row)
            if least > limit { return limit + 1 }
        }
        return Swift.min(previous[other.count], limit + 1)
    }
}
