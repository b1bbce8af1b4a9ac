/// Literals whose case is ignored. ICU compares a run of them with the text by their full case folding, where one
/// character may be the same as several: `(?i)ss` matches `ß`.
extension ICUTranslator {
    /// More ways to spell a run than this are refused.
    fileprivate static let maximumSpellings = 100

    /// A run of literals after case folding.
    private struct FoldedRun {
        var scalars: [Unicode.Scalar] = []
        /// The offset in the author's pattern of each.
        var offsets: [Int] = []

        /// The characters that fold to a part of the run from an index on.
        func expansions(at index: Int) -> [CaseFolding.Expansion] {
            guard let expansions = CaseFolding.expansionsByStart[scalars[index]] else { return [] }
            return expansions.filter { scalars[index...].starts(with: $0.folded) }
        }

        /// The end of the stretch from an index on in which characters that fold to several overlap.
        func endOfOverlap(at start: Int) -> Int {
            var end = start
            var index = start
            repeat {
                end = max(end, expansions(at: index).map { index + $0.folded.count }.max() ?? 0)
                index += 1
            } while index < end
            return end
        }

        /// The number of ways to spell a stretch of the run.
        func spellingCount(_ range: Range<Int>) -> Int {
            var counts = [Int](repeating: 0, count: range.count) + [1]
            for index in range.reversed() {
                let ends = [index + 1] + expansions(at: index).map { index + $0.folded.count }
                let count = ends.reduce(0) { $0 + counts[$1 - range.lowerBound] }
                counts[index - range.lowerBound] = min(count, ICUTranslator.maximumSpellings + 1)
            }
            return counts[0]
        }

        /// All ways to spell a stretch of the run.
        func spellings(_ range: Range<Int>) -> [[Unicode.Scalar]] {
            guard let start = range.first else { return [[]] }
            let choices = [(1, scalars[start])] + expansions(at: start).map { ($0.folded.count, $0.scalar) }
            return choices.flatMap { length, scalar in
                spellings(start + length..<range.upperBound).map { [scalar] + $0 }
            }
        }
    }

    /// Translates the literals read so far. A quantifier applies to the last one alone.
    mutating func flushLiterals(beforeQuantifier: Bool = false) throws(PatternError) {
        guard !literals.isEmpty else { return }
        let last = beforeQuantifier ? literals.popLast() : nil
        try translate(literals)
        if let last { try translate([last]) }
        literals = []
    }

    private mutating func translate(_ literals: [Literal]) throws(PatternError) {
        guard !literals.indices.allSatisfy({ isPlain(literals[$0...]) }) else {
            return literals.forEach { append(literal: $0.scalar, from: $0.offset) }
        }
        var run = FoldedRun()
        for literal in literals {
            let folded = CaseFolding.folded(literal.scalar)
            run.scalars += folded
            run.offsets += folded.map { _ in literal.offset }
        }
        var index = 0
        while index < run.scalars.count {
            let end = run.endOfOverlap(at: index)
            if end > index {
                guard run.spellingCount(index..<end) <= Self.maximumSpellings else {
                    throw PatternError("this text has too many spellings if case is ignored", at: run.offsets[index])
                }
                let spellings = run.spellings(index..<end)
                let text = spellings.map { $0.map(Rendering.literal).joined() }.joined(separator: "|")
                output.append("(?:\(text))", from: run.offsets[index])
                noteInLookbehind { $0.append(spellings: spellings, "(?:\(text))") }
                index = end
            } else {
                append(literal: run.scalars[index], from: run.offsets[index])
                index += 1
            }
        }
    }

    /// Whether the first of these literals folds to itself, and cannot begin what another character folds to.
    private func isPlain(_ literals: ArraySlice<Literal>) -> Bool {
        guard let scalar = literals.first?.scalar, scalar.isASCII else { return false }
        guard literals.count > 1, Rendering.isAlphanumeric(scalar) else { return true }
        let next = Unicode.Scalar(literals[literals.startIndex + 1].scalar.value | 0x20)
        return !(CaseFolding.expansionsByStart[Unicode.Scalar(UInt8(ascii: scalar) | 0x20)] ?? []).contains {
            $0.folded[1] == next
        }
    }
}
