/// How far a pattern got in a text that it does not match, and what it expected there.
package struct MatchFailure: Sendable {
    /// What was expected at an offset of the text.
    package struct Attempt: Hashable, Sendable {
        /// In UTF-8 bytes.
        package let offset: Int
        /// What was expected there.
        package let expectation: Expectation
        /// Whether a lookahead expected it, which may look far beyond what the pattern has read.
        package let isAhead: Bool
        /// The UTF-8 offsets of the term in the pattern, with its quantifier.
        package let term: Range<Int>
        /// Whether it is a literal in a word of the pattern, not a single delimiter.
        package let isInWord: Bool
    }

    /// The length in UTF-8 bytes of the longest prefix of the text after which the pattern could still match.
    package let offset: Int
    /// Every attempt that failed, the farthest ones first, those at the same offset in the order of the pattern.
    package let attempts: [Attempt]

    fileprivate init(attempts: Set<Attempt>) {
        offset = attempts.lazy.filter { !$0.isAhead }.map(\.offset).max() ?? 0
        self.attempts = attempts.sorted { ($1.offset, $0.term.lowerBound) < ($0.offset, $1.term.lowerBound) }
    }

    /// What the pattern expected at an offset, in its order.
    package func expectations(at offset: Int) -> [Expectation] {
        let there = attempts.filter { $0.offset == offset }
        let outside = there.filter { !$0.isAhead }
        let considered = outside.isEmpty ? there : outside
        // An assertion holds if a term behind it was tried at the same offset.
        let failed = considered.filter { attempt in
            !attempt.expectation.isAssertion
                || !considered.contains { $0.term.lowerBound >= attempt.term.upperBound }
        }
        return failed.map(\.expectation).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// Finds out how far a pattern gets in texts that it does not match.
package struct FailureFinder: Sendable {
    private let terms: PatternTerms
    private let dialect: ICUDialect
    private let code: CompiledCode

    /// Nil for a pattern that is too large for PCRE2 once it is to record its steps.
    package init?(_ pattern: Pattern) {
        let options = pattern.options
        guard let terms = try? PatternTerms(pattern.source),
            let dialect = try? ICUDialect(
                pattern.source, duplicateNames: options.contains(.duplicateNames),
                multiline: options.contains(.multiline)),
            let code = try? CompiledCode(
                dialect.translation, options: options.compileOptions | CompiledCode.recordingOptions,
                precautions: dialect.precautions)
        else { return nil }
        self.terms = terms
        self.dialect = dialect
        self.code = code
    }

    /// Why the pattern does not match a text; nil if it matches. If the search needs more steps than allowed, what was
    /// found until then.
    ///
    /// Where the pattern may match from several offsets on, the one counts from which it got farthest.
    ///
    /// - Parameter budget: what the search may use; what it used is subtracted.
    package func failure(in subject: Subject, budget: inout MatchBudget) -> MatchFailure? {
        guard let recorder = code.record(subject, groups: dialect.groupCount + 1, budget: &budget) else {
            return nil
        }
        let attempts = recorder.failures.compactMap { step in
            terms.attempt(ofTermAt: dialect.sourceOffset(of: step.term), at: step.offset)
        }
        return MatchFailure(attempts: Set(attempts))
    }
}

/// The terms of a pattern that read or assert something, by their offsets.
private struct PatternTerms: Sendable {
    private struct Entry: Sendable {
        let expectation: Expectation
        let range: Range<Int>
        let isAhead: Bool
        let isInWord: Bool
    }

    private let source: [UInt8]
    private var entries: [Int: Entry] = [:]

    init(_ source: String) throws(PatternError) {
        self.source = Array(source.utf8)
        for alternative in try PatternTree(source).alternatives { add(alternative, isAhead: false) }
    }

    /// The attempt of a term; nil if what starts there is not a term, such as the end of a group.
    func attempt(ofTermAt term: Int, at offset: Int) -> MatchFailure.Attempt? {
        entries[term].map { entry in
            MatchFailure.Attempt(
                offset: offset, expectation: entry.expectation, isAhead: entry.isAhead, term: entry.range,
                isInWord: entry.isInWord)
        }
    }

    private mutating func add(_ terms: [PatternTree.Term], isAhead: Bool) {
        var wordEnd = 0
        var isInWord = false
        for (index, term) in terms.enumerated() {
            if index >= wordEnd {
                let length = Self.literal(terms[index...]).unicodeScalars.count
                (wordEnd, isInWord) = (index + max(length, 1), length >= Self.shortestWord)
            }
            if let expectation = expectation(of: term, literal: Self.literal(terms[index...])) {
                let range = term.range.lowerBound..<term.end
                entries[range.lowerBound] = Entry(
                    expectation: expectation, range: range, isAhead: isAhead, isInWord: isInWord)
            }
            switch term.kind {
            case .group(let alternatives, _, _): alternatives.forEach { add($0, isAhead: isAhead) }
            case .lookahead(let alternatives, isNegative: false): alternatives.forEach { add($0, isAhead: true) }
            default: break
            }
        }
    }

    private func expectation(of term: PatternTree.Term, literal: String) -> Expectation? {
        switch term.kind {
        case .literal: return .literal(literal)
        case .characters: return .characters(text(term.range.lowerBound..<term.end))
        case .group: return nil
        case .lookahead(_, let isNegative):
            // Without `(?=` or `(?!`, and `)`.
            let inner = text(term.range.dropFirst(3).dropLast())
            return isNegative ? .notAhead(inner) : .ahead(inner)
        case .assertion("$"), .assertion("z"), .assertion("Z"): return .end
        case .assertion, .lookbehind: return .assertion(text(term.range))
        case .reference: return .repetition(text(term.range))
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    private static let shortestWord = 3

    /// The text that literals read, up to the next term that is not a literal or is repeated.
    private static func literal(_ terms: ArraySlice<PatternTree.Term>) -> String {
        var text = ""
        for term in terms {
            let isOnce = term.minimum == 1 && term.maximum == 1
            guard case .literal(let scalar) = term.kind, isOnce || text.isEmpty else { break }
            text.unicodeScalars.append(scalar)
            if !isOnce { break }
        }
        return text
    }
}
