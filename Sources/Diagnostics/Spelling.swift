/// Suggests known words for misspelt ones.
package enum Spelling {
    /// The known word nearest to an unknown one; nil if more than a third of the word differs.
    package static func nearest(to word: String, in known: some Sequence<String>) -> String? {
        let limit = max(1, word.count / 3)
        guard !word.isEmpty, word.count <= 64 else { return nil }
        return
            known.lazy
            .filter { !$0.isEmpty }
            .map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
            .filter { $0.distance <= limit }
            .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
    }

    /// The question `did you mean "..."?` for an unknown word; nil if no known word is near.
    package static func hint(for word: String, in known: some Sequence<String>) -> String? {
        nearest(to: word, in: known).map { "did you mean \"\($0)\"?" }
    }

    /// The number of insertions, deletions, replacements and transpositions of neighbours from one word to the other
    /// (Damerau-Levenshtein distance in its restricted form, which edits no part of a word twice).
    private static func distance(_ first: String, _ second: String) -> Int {
        let first = Array(first)
        let second = Array(second)
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for (index, character) in first.enumerated() {
            var row = [index + 1]
            for (column, other) in second.enumerated() {
                var least = min(
                    previous[column] + (character == other ? 0 : 1), previous[column + 1] + 1, row[column] + 1)
                if index > 0, column > 0, character == second[column - 1], first[index - 1] == other {
                    least = min(least, beforePrevious[column - 1] + 1)
                }
                row.append(least)
            }
            (beforePrevious, previous) = (previous, row)
        }
        return previous[second.count]
    }
}
