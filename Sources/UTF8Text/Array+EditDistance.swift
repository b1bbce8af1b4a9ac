extension Array where Element: Equatable {
    /// The number of insertions, deletions, replacements and transpositions of neighbours from one word to the other
    /// (Damerau-Levenshtein distance in its restricted form, which edits no part of a word twice).
    package func editDistance(to other: [Element]) -> Int {
        var previous = [Int](0...other.count)
        var (beforePrevious, row) = (previous, previous)
        for (index, letter) in enumerated() {
            row[0] = index + 1
            for (column, otherLetter) in other.enumerated() {
                var least = Swift.min(
                    previous[column] + (letter == otherLetter ? 0 : 1), previous[column + 1] + 1, row[column] + 1)
                if index > 0, column > 0, letter == other[column - 1], self[index - 1] == otherLetter {
                    least = Swift.min(least, beforePrevious[column - 1] + 1)
                }
                row[column + 1] = least
            }
            swap(&beforePrevious, &previous)
            swap(&previous, &row)
        }
        return previous[other.count]
    }
}
