import PCRE

/// A small change of a pattern, as a slip of its author may make one. Tests that see no difference are too few.
package struct PatternMutation: Hashable, Sendable {
    /// What is changed.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// `(?:www\.)?` becomes nothing.
        case optionalDropped = "an optional part dropped"
        /// `a?` becomes `a`, `a*` becomes `a+`.
        case optionalMandatory = "an optional part made mandatory"
        /// `\.` becomes `.`.
        case dotUnescaped = "a dot unescaped"
        /// `[a-z]` becomes a set of what is between delimiters; what was one becomes a dot.
        case setWidened = "a set widened"
        /// `^`, `$`, `\b` or a lookaround is removed.
        case assertionRemoved = "an assertion removed"
        /// `a|b|c` becomes `a|c`.
        case alternativeDropped = "an alternative dropped"
        /// `a|ab` becomes `ab|a`.
        case alternativesSwapped = "alternatives swapped"
        /// `a+` becomes `a`, `a{1,3}` becomes `a{1,2}`.
        case quantifierChanged = "a quantifier changed"
    }

    /// What is changed.
    package let kind: Kind
    /// The UTF-8 offsets in the pattern of what is replaced.
    package let range: Range<Int>
    /// What takes its place.
    package let replacement: String

    /// The pattern after the change.
    package func applied(to pattern: String) -> String {
        let bytes = Array(pattern.utf8)
        return String(
            decoding: bytes[..<range.lowerBound] + replacement.utf8 + bytes[range.upperBound...], as: UTF8.self)
    }
}

extension PatternMutation {
    /// Every such change of a pattern, in the order of the pattern; none of one that cannot be read.
    ///
    /// A group of many words, such as the domains of countries, counts like a set: its words are not dropped.
    package static func all(of pattern: String) -> [PatternMutation] {
        guard let tree = try? PatternTree(pattern) else { return [] }
        var maker = PatternMutationMaker(pattern)
        maker.visit(tree.alternatives)
        return maker.mutations
    }
}

private struct PatternMutationMaker {
    private let source: [UInt8]
    private(set) var mutations: [PatternMutation] = []
    /// A group of more words than this is a list.
    private static let maximumWords = 24

    init(_ pattern: String) { source = Array(pattern.utf8) }

    mutating func visit(_ alternatives: PatternTree.Alternatives) {
        let isList =
            alternatives.count > Self.maximumWords && alternatives.allSatisfy { $0.allSatisfy { $0.isCharacter } }
        if !isList { addAlternatives(alternatives) }
        if isList { return }
        for term in alternatives.joined() {
            add(term)
            switch term.kind {
            case .group(let inner, _, _), .lookahead(let inner, _): visit(inner)
            default: break
            }
        }
    }

    /// Those of alternatives that follow each other, none of which is empty.
    private mutating func addAlternatives(_ alternatives: PatternTree.Alternatives) {
        let ranges = alternatives.map { terms in
            terms.first.flatMap { first in terms.last.map { first.range.lowerBound..<$0.end } }
        }
        for (first, second) in zip(ranges, ranges.dropFirst()) {
            guard let first, let second, isBar(first.upperBound..<second.lowerBound) else { continue }
            add(.alternativeDropped, first.lowerBound..<second.lowerBound, "")
            add(.alternativesSwapped, first.lowerBound..<second.upperBound, text(second) + "|" + text(first))
        }
        if let last = ranges.last, let last, let before = ranges.dropLast().last, let before,
            isBar(before.upperBound..<last.lowerBound)
        {
            add(.alternativeDropped, before.upperBound..<last.upperBound, "")
        }
    }

    private func isBar(_ range: Range<Int>) -> Bool {
        range.count == 1 && source[range.lowerBound] == UInt8(ascii: "|")
    }

    private mutating func add(_ term: PatternTree.Term) {
        let quantifier = term.range.upperBound..<term.end
        if term.minimum == 0 { add(.optionalDropped, term.fullRange, "") }
        switch text(quantifier).first {
        case "?": add(.optionalMandatory, quantifier, "")
        case "*": add(.optionalMandatory, quantifier.lowerBound..<quantifier.lowerBound + 1, "+")
        case "+": add(.quantifierChanged, quantifier, "")
        case "{": addInterval(term, quantifier)
        default: break
        }
        switch term.kind {
        case .literal("."): add(.dotUnescaped, term.range, ".")
        case .characters(let set) where set.text != ".":
            add(.setWidened, term.range, set.text.hasPrefix("[^") ? "(?s:.)" : "[^/?#]")
        case .assertion, .lookahead, .lookbehind: add(.assertionRemoved, term.fullRange, "")
        default: break
        }
    }

    private mutating func addInterval(_ term: PatternTree.Term, _ quantifier: Range<Int>) {
        guard let maximum = term.maximum else {
            return add(.quantifierChanged, quantifier, "{\(term.minimum + 1),}")
        }
        if maximum > term.minimum {
            add(.quantifierChanged, quantifier, "{\(term.minimum),\(maximum - 1)}")
            add(.quantifierChanged, quantifier, "{\(term.minimum + 1),\(maximum)}")
        }
        add(.quantifierChanged, quantifier, "{\(term.minimum),\(maximum + 1)}")
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    private mutating func add(_ kind: PatternMutation.Kind, _ range: Range<Int>, _ replacement: String) {
        guard text(range) != replacement else { return }
        mutations.append(PatternMutation(kind: kind, range: range, replacement: replacement))
    }
}

extension PatternTree.Term {
    fileprivate var isCharacter: Bool {
        if case .literal = kind { minimum == 1 && maximum == 1 } else { false }
    }
}
