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
