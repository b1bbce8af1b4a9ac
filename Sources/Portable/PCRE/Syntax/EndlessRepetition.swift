import Text

/// A repetition that ICU may never end: `*?`, `+?`, `*+` or `++` of what can match nothing, as in `(a?)+?b`.
///
/// ICU looks whether an iteration was empty only in greedy repetitions and in those with braces. The possessive ones always
/// end with U_REGEX_STACK_OVERFLOW; the lazy ones do so, or go on until the time limit, as soon as what follows fails after
/// an empty iteration. PCRE2 would match there.
enum EndlessRepetition {
    /// Refuses a pattern that has one.
    ///
    /// - Throws: `PatternError` at the quantifier.
    static func check(_ tree: PatternTree) throws(PatternError) {
        guard let term = term(in: tree.alternatives), let quantifier = term.quantifier else { return }
        throw PatternError(
            "\(quantifier.spelling) after what may match nothing never ends in ICU", at: term.quantifierOffset)
    }

    private static let quantifiers = ["*?", "+?", "*+", "++"]

    private static func term(in alternatives: PatternTree.Alternatives) -> PatternTree.Term? {
        for term in alternatives.joined() {
            if let quantifier = term.quantifier, quantifiers.contains(quantifier.spelling),
                canBeEmpty(term.kind, countingReferences: quantifier.isPossessive)
            {
                return term
            }
            switch term.kind {
            case .group(let inner, _, _), .lookahead(let inner, _):
                if let found = self.term(in: inner) { return found }
            case .literal, .characters, .lookbehind, .assertion, .reference: continue
            }
        }
        return nil
    }

    /// Whether a term without its quantifier can match nothing. What a reference matches is not looked at.
    private static func canBeEmpty(_ kind: PatternTree.Kind, countingReferences: Bool) -> Bool {
        switch kind {
        case .literal, .characters, .reference: return false
        case .lookahead, .lookbehind, .assertion: return true
        case .group(let alternatives, _, _):
            return alternatives.contains {
                $0.allSatisfy { term in
                    if case .reference = term.kind, countingReferences { return true }
                    return term.minimum == 0 || canBeEmpty(term.kind, countingReferences: countingReferences)
                }
            }
        }
    }
}
