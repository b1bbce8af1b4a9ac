package import PCRE

/// How far a pattern got in a text that it does not match, and what it expected there.
package struct MatchFailure: Sendable {
    /// What was expected at an offset of the text.
    package struct Attempt: Hashable, Sendable {
        /// In UTF-8 bytes.
        package let offset: Int
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
        offset = attempts.lazy.filter { !$0.isAhead }.map { $0.offset }.max() ?? 0
        self.attempts = attempts.sorted { ($1.offset, $0.term.lowerBound) < ($0.offset, $1.term.lowerBound) }
    }

    /// What the pattern expected at an offset, in its order.
    package func expectations(at offset: Int) -> [Expectation] {
        let there = attempts.filter { $0.offset == offset }
        let outside = there.filter { !$0.isAhead }
        let considered = outside.isEmpty ? there : outside
        // An assertion holds if a term after it was tried at the same offset.
        let failed = considered.filter { attempt in
            !attempt.expectation.isAssertion || !considered.contains { $0.term.lowerBound >= attempt.term.upperBound }
        }
        return failed.map { $0.expectation }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// Finds out how far a pattern gets in texts that it does not match.
package struct FailureFinder: Sendable {
    private let terms: PatternTerms
    private let dialect: ICUDialect
    private let code: CompiledCode

    /// Nil for a pattern that is too large for PCRE2 once it is to record its steps.
    package init?(_ pattern: Pattern) {
        guard let terms = try? PatternTerms(pattern.source),
            let dialect = try? ICUDialect(pattern.source, pattern.options),
            let code = try? CompiledCode(dialect, pattern.options, callsOut: true)
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
        let steps = budget.available / FailureRecorder.unitsPerStep
        var recorder = FailureRecorder(steps: steps)
        let result = code.match(subject, groups: dialect.groupCount + 1, steps: steps) { recorder.add($0) }
        budget.charge((steps - recorder.stepsLeft) * FailureRecorder.unitsPerStep)
        if case .success(.some) = result { return nil }
        recorder.finish()
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
                let range = term.fullRange
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
        case .characters: return .characters(text(term.fullRange))
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

/// Records where a pattern fails, in the callouts of a copy that has one before each term.
///
/// Of several starts of a match the one counts from which the pattern got farthest; of equally good ones the first.
private struct FailureRecorder {
    /// A term that was tried at an offset of the subject.
    struct Step: Hashable {
        /// The offset in the subject.
        let offset: Int
        /// The offset of the term in the translated pattern.
        let term: Int
    }

    /// More steps of one start are not recorded.
    private static let maximumSteps = 4096

    /// What it takes to record a step.
    static let unitsPerStep = 20

    /// The steps that may still be recorded; negative once the match was given up.
    private(set) var stepsLeft: Int
    /// The steps after which the pattern did not move on.
    private(set) var failures: Set<Step> = []
    private var length = -1

    private var start = -1
    private var current: Set<Step> = []
    private var currentLength = 0
    private var last: Step?

    init(steps: Int) { stepsLeft = steps }

    /// Adds a term that is about to be tried; false if too many were.
    mutating func add(_ callout: Callout) -> Bool {
        add(Step(offset: callout.offset, term: callout.patternOffset), start: callout.start)
        stepsLeft -= 1
        return stepsLeft >= 0
    }

    private mutating func add(_ step: Step, start: Int) {
        if start != self.start {
            finish()
            self.start = start
        } else if let last, step.offset <= last.offset || step.term <= last.term {
            // Backtracking, or a lazy quantifier that reads one more character.
            insert(last)
        }
        currentLength = max(currentLength, step.offset - start)
        last = step
    }

    private mutating func insert(_ step: Step) { if current.count < Self.maximumSteps { current.insert(step) } }

    /// Ends the current start of a match.
    mutating func finish() {
        guard let last else { return }
        insert(last)
        if currentLength > length { (failures, length) = (current, currentLength) }
        current = []
        currentLength = 0
        self.last = nil
    }
}

/// What a pattern expects at an offset of a text.
package enum Expectation: Hashable, Sendable {
    /// A text.
    case literal(String)
    /// One or more characters, as the pattern describes them, with the quantifier: `[0-9]+`.
    case characters(String)
    /// What must come next, without being a part of the match: the pattern in a lookahead.
    case ahead(String)
    /// What must not come next: the pattern in a negative lookahead.
    case notAhead(String)
    /// The same text as a group before.
    case repetition(String)
    /// An assertion about the position, such as `\b`.
    case assertion(String)
    /// The end of the text.
    case end

    /// Whether it is about the position, and does not read text.
    var isAssertion: Bool {
        switch self {
        case .ahead, .notAhead, .assertion, .end: true
        case .literal, .characters, .repetition: false
        }
    }
}

extension Expectation: CustomStringConvertible {
    /// The expectation in words, with parts of the pattern as they are written.
    package var description: String {
        switch self {
        case .literal(let text): "\"\(text)\""
        case .characters("\\d"), .characters("[0-9]"): "a digit"
        case .characters("\\d+"), .characters("[0-9]+"): "digits"
        case .characters("."): "any character"
        case .characters(let pattern): "a character of \(pattern)"
        case .ahead(let pattern): "\(pattern) ahead"
        case .notAhead(let pattern): "not \(pattern)"
        case .repetition(let pattern): "the text of a group again, \(pattern)"
        case .assertion("^"), .assertion("\\A"): "the start of the link"
        case .assertion("\\b"): "the start or the end of a word"
        case .assertion(let pattern): pattern
        case .end: "the end of the link"
        }
    }
}
