package import PCRE

/// A text on which a pattern takes too many steps, since it can read the text in very many ways.
///
/// The text is made from the pattern: what it reads before a repetition, what is repeated, many times, and an end that
/// the pattern does not match. It is short, so that steps that grow with a power of the length do not count.
package struct BacktrackingAttack: Equatable, Sendable {
    /// The UTF-8 offsets of the repetition in the author's pattern.
    package let range: Range<Int>
    let prefix: String
    let repeated: String
    let count: Int
    let suffix: String

    package var text: String { prefix + String(repeating: repeated, count: count) + suffix }

    /// The text in a short form: `"https://" + 96 x "a" + "!"`.
    package var summary: String {
        let parts = [prefix.isEmpty ? nil : "\"\(prefix)\"", "\(count) x \"\(repeated)\""]
        return (parts + [suffix.isEmpty ? nil : "\"\(suffix)\""]).compactMap { $0 }.joined(separator: " + ")
    }

    /// In bytes, of what is repeated.
    private static let repeatedLength = 96
    private static let fewestRepetitions = 16
    /// A longer pattern, which people do not write, is not examined.
    private static let maximumLength = 4096

    /// Searches for such a text for each repetition of something that can itself be read in several ways.
    ///
    /// - Parameter compile: compiles the source as the engine compiles it; called only if there is something to try.
    package static func find(
        in source: String, samples: inout SampleTexts, compile: () -> Pattern?
    ) -> BacktrackingAttack? {
        guard source.utf8.count <= maximumLength else { return nil }
        guard let tree = try? PatternTree(source) else { return nil }
        var search = AttackSearch(samples: samples)
        for alternative in tree.alternatives { search.visit(alternative, prefix: "", rest: "") }
        samples = search.samples
        guard !search.attacks.isEmpty, let pattern = compile() else { return nil }
        var budget = MatchBudget()
        return search.attacks.first { attack in
            budget.startRule()
            let outcome = Result { () throws(MatchError) in
                try pattern.firstMatch(in: Subject(attack.text), budget: &budget)
            }
            return outcome == .failure(.limitExceeded) && !budget.isSpent
        }
    }

    fileprivate init(range: Range<Int>, prefix: String, repeated: String, suffix: String) {
        self.range = range
        self.prefix = prefix
        self.repeated = repeated
        self.suffix = suffix
        count = max(Self.fewestRepetitions, Self.repeatedLength / repeated.utf8.count)
    }
}

/// Collects the texts to try.
private struct AttackSearch {
    /// For each repetition.
    private static let maximumTexts = 12
    private static let maximumAttacks = 200
    /// Fewer repetitions than this cannot take many steps.
    private static let leastMaximum = 8

    var samples: SampleTexts
    private(set) var attacks: [BacktrackingAttack] = []

    init(samples: SampleTexts) { self.samples = samples }

    /// Visits terms that follow each other.
    ///
    /// - Parameters:
    ///   - prefix: a text for what comes before them.
    ///   - rest: a text for what follows them.
    mutating func visit(_ terms: [PatternTree.Term], prefix: String, rest: String) {
        for (index, term) in terms.enumerated() where term.isAmbiguous {
            let before = prefix + samples.text(terms[..<index])
            let behind = samples.text(terms[(index + 1)...]) + rest
            if term.kind.isAmbiguous, term.maximum ?? .max >= Self.leastMaximum {
                add(term.kind, term.fullRange, prefix: before, rest: behind)
            }
            for alternative in term.kind.alternatives { visit(alternative, prefix: before, rest: behind) }
        }
    }

    private mutating func add(_ repeated: PatternTree.Kind, _ range: Range<Int>, prefix: String, rest: String) {
        let sets = repeated.sets.map { samples.members(of: $0) } + repeated.literals.map { [$0] }
        let texts = texts(of: repeated) + distinguishing(sets).map { String($0) }
        let foreign = SampleTexts.alphabet.last { scalar in !sets.contains { $0.contains(scalar) } }
        let end = foreign.map { String($0) } ?? ""
        var tried: Set<String> = [""]
        for text in texts where tried.insert(text).inserted && tried.count <= Self.maximumTexts + 1 {
            // PCRE2 gives up at once on a text without the last literal of a pattern: the rest backwards has it.
            let suffixes = Set(["", end, end + rest, String(rest.reversed())]).sorted()
            for suffix in suffixes where attacks.count < Self.maximumAttacks {
                attacks.append(BacktrackingAttack(range: range, prefix: prefix, repeated: text, suffix: suffix))
            }
        }
    }

    /// A text for each alternative in a term.
    private mutating func texts(of kind: PatternTree.Kind) -> [String] {
        guard case .group(let alternatives, _, _) = kind else { return [] }
        return alternatives.flatMap { terms in
            [samples.text(terms), samples.text(terms, isFull: true)] + terms.flatMap { texts(of: $0.kind) }
        }
    }

    /// A character for each way of being a member of some of the sets, but not of others.
    private func distinguishing(_ sets: [[Unicode.Scalar]]) -> [Unicode.Scalar] {
        var seen: Set<[Bool]> = [sets.map { _ in false }]
        return SampleTexts.alphabet.filter { scalar in seen.insert(sets.map { $0.contains(scalar) }).inserted }
    }
}

extension PatternTree.Term {
    /// Whether a text can be read in several ways, as far as the term tells.
    fileprivate var isAmbiguous: Bool { maximum != minimum || kind.isAmbiguous }
}

extension PatternTree.Kind {
    /// Whether a text can be read in several ways without the quantifier.
    fileprivate var isAmbiguous: Bool {
        alternatives.count > 1 || alternatives.contains { $0.contains { $0.isAmbiguous } }
    }

    fileprivate var alternatives: PatternTree.Alternatives {
        switch self {
        case .group(let alternatives, _, _), .lookahead(let alternatives, _): alternatives
        case .literal, .characters, .lookbehind, .assertion, .reference: []
        }
    }

    private var children: [PatternTree.Kind] {
        if case .group(let alternatives, _, _) = self { alternatives.joined().map { $0.kind } } else { [] }
    }

    fileprivate var sets: [String] {
        if case .characters(let set) = self { [set.text] } else { children.flatMap { $0.sets } }
    }

    fileprivate var literals: [Unicode.Scalar] {
        if case .literal(let scalar) = self { [scalar] } else { children.flatMap { $0.literals } }
    }
}
