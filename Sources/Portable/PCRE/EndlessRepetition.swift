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
    static func check(_ source: String) throws(PatternError) {
        // Few patterns have one of the quantifiers. What else is wrong with a pattern is found by who compiles it.
        guard quantifiers.contains(where: { source.utf8.span.firstIndex(of: $0.span) != nil }),
            let tree = try? PatternTree(source), let term = term(in: tree.alternatives)
        else { return }
        let quantifier = source.utf8.dropFirst(term.range.upperBound).prefix(2)
        throw PatternError(
            "\(Substring(quantifier)) after what may match nothing never ends in ICU", at: term.range.upperBound)
    }

    private static let quantifiers = ["*?", "+?", "*+", "++"].map { Array($0.utf8) }

    private static func term(in alternatives: PatternTree.Alternatives) -> PatternTree.Term? {
        for term in alternatives.joined() {
            if term.isLazyOrPossessive, canBeEmpty(term.kind) { return term }
            switch term.kind {
            case .group(let inner, _, _), .lookahead(let inner, _):
                if let found = self.term(in: inner) { return found }
            case .literal, .characters, .lookbehind, .assertion, .reference: continue
            }
        }
        return nil
    }

    /// Whether a term without its quantifier can match nothing. What a reference matches is not looked at.
    private static func canBeEmpty(_ kind: PatternTree.Kind) -> Bool {
        switch kind {
        case .literal, .characters, .reference: false
        case .lookahead, .lookbehind, .assertion: true
        case .group(let alternatives, _, _):
            alternatives.contains { $0.allSatisfy { $0.minimum == 0 || canBeEmpty($0.kind) } }
        }
    }
}
