@testable import PCRE
@testable import RuleChecking

/// A matcher of its own for a small part of the language, which keeps the way that it took: what the recorder of branches
/// says is compared with it. It reads the tree of a pattern, and knows nothing of marks.
struct BacktrackingMatcher {
    /// The branches that a match took: the kind and the range of each.
    typealias Way = [PatternBranch]
    private typealias Continuation = (Int, Way) -> (end: Int, way: Way)?

    /// What a match may still do.
    private final class Steps {
        var left = 100_000
    }

    private let steps = Steps()
    private let text: [Unicode.Scalar]
    private let tree: PatternTree
    private let source: [UInt8]

    init(_ pattern: String, _ text: String) throws {
        tree = try PatternTree(pattern)
        source = Array(pattern.utf8)
        self.text = Array(text.unicodeScalars)
    }

    /// Whether the match was given up.
    var isGivenUp: Bool { steps.left < 0 }

    /// The end of the match from the start of the text on, and its way; nil if there is none.
    func match() -> (end: Int, way: Set<PatternBranch>)? {
        match(tree.alternatives, tree.alternativeRanges, at: 0, []) { ($0, $1) }.map { ($0.end, Set($0.way)) }
    }

    private func match(
        _ alternatives: PatternTree.Alternatives, _ ranges: [Range<Int>], at position: Int, _ way: Way,
        _ next: @escaping Continuation
    ) -> (end: Int, way: Way)? {
        for (alternative, range) in zip(alternatives, ranges) {
            let taken =
                alternatives.count > 1 ? [PatternBranch(kind: .alternative, range: range, count: nil)] : []
            if let found = match(alternative[...], at: position, way + taken, next) { return found }
        }
        return nil
    }

    private func match(
        _ terms: ArraySlice<PatternTree.Term>, at position: Int, _ way: Way, _ next: @escaping Continuation
    ) -> (end: Int, way: Way)? {
        steps.left -= 1
        guard steps.left >= 0 else { return nil }
        guard let term = terms.first else { return next(position, way) }
        let rest: Continuation = { match(terms.dropFirst(), at: $0, $1, next) }
        if isPossessive(term) {
            guard let found = match(term, at: position, way, { ($0, $1) }) else { return nil }
            return rest(found.end, found.way)
        }
        return match(term, at: position, way, rest)
    }

    /// A term with its quantifier.
    private func match(
        _ term: PatternTree.Term, at position: Int, _ way: Way, _ next: @escaping Continuation
    ) -> (end: Int, way: Way)? {
        repetitions(of: term, 0, 0, at: position, way) { end, count, way in
            next(end, way + branches(of: term, count, position..<end))
        }
    }

    /// - Parameters:
    ///   - count: how many repetitions have been read.
    ///   - empty: how many of them are empty.
    private func repetitions(
        of term: PatternTree.Term, _ count: Int, _ empty: Int, at position: Int, _ way: Way,
        _ next: @escaping (Int, Int, Way) -> (end: Int, way: Way)?
    ) -> (end: Int, way: Way)? {
        func stop() -> (end: Int, way: Way)? {
            next(position, max(count - empty, min(count, max(term.minimum, 1))), way)
        }
        func more() -> (end: Int, way: Way)? {
            guard term.maximum.map({ count < $0 }) ?? true else { return nil }
            return once(term, at: position, way) { end, way in
                guard end > position || count + 1 < term.minimum || term.maximum != nil else {
                    // What reads nothing ends a repetition that has no other end.
                    return next(end, max(count - empty, min(count + 1, max(term.minimum, 1))), way)
                }
                return repetitions(
                    of: term, count + 1, empty + (end == position ? 1 : 0), at: end, way, next)
            }
        }
        if count < term.minimum { return more() }
        return isLazy(term) ? stop() ?? more() : more() ?? stop()
    }

    private func once(
        _ term: PatternTree.Term, at position: Int, _ way: Way, _ next: @escaping Continuation
    ) -> (end: Int, way: Way)? {
        switch term.kind {
        case .group(let alternatives, _, _):
            if source[term.range].starts(with: "(?>".utf8) {
                match(alternatives, term.alternativeRanges, at: position, way) { ($0, $1) }
                    .flatMap { next($0.end, $0.way) }
            } else {
                match(alternatives, term.alternativeRanges, at: position, way, next)
            }
        case .lookahead(let alternatives, isNegative: false):
            match(alternatives, term.alternativeRanges, at: position, way) { ($0, $1) }
                .flatMap { next(position, $0.way) }
        case .lookahead(let alternatives, isNegative: true):
            match(alternatives, term.alternativeRanges, at: position, way) { ($0, $1) } == nil
                ? next(position, way) : nil
        case .literal(let scalar): position < text.count && text[position] == scalar ? next(position + 1, way) : nil
        case .characters(let set):
            position < text.count && Self.members(of: set.text).contains(text[position]) ? next(position + 1, way) : nil
        default: nil
        }
    }

    /// What a term takes that was repeated so many times.
    private func branches(of term: PatternTree.Term, _ count: Int, _ read: Range<Int>) -> Way {
        let range = term.range.lowerBound..<term.end
        var way: Way = []
        if term.minimum != term.maximum {
            let fewest = max(term.minimum, 1)
            let kind: PatternBranch.Kind =
                count == 0 ? .absent : isFree(term) ? .present : count == fewest ? .once : .many
            let counts = [.absent: 0...0, .present: 1...Int.max, .once: fewest...fewest][kind] ?? fewest + 1...Int.max
            if kind != .present || term.minimum == 0 {
                way.append(PatternBranch(kind: kind, range: range, count: counts))
            }
        }
        if case .characters(let set) = term.kind, set.text.utf8.count > 3, set.text.hasPrefix("["),
            !set.text.hasPrefix("[^")
        {
            for (index, member) in set.text.unicodeScalars.dropFirst().dropLast().enumerated()
            where text[read].contains(member) {
                let start = term.range.lowerBound + 1 + index
                way.append(PatternBranch(kind: .item, range: start..<start + 1, count: nil))
            }
        }
        return way
    }

    private func isFree(_ term: PatternTree.Term) -> Bool {
        guard case .characters(let set) = term.kind else { return false }
        return term.maximum == nil && (set.text == "." || set.text.hasPrefix("[^"))
    }

    private func quantifier(_ term: PatternTree.Term) -> ArraySlice<UInt8> { source[term.range.upperBound..<term.end] }

    private func isLazy(_ term: PatternTree.Term) -> Bool {
        quantifier(term).count > 1 && quantifier(term).last == UInt8(ascii: "?")
    }

    private func isPossessive(_ term: PatternTree.Term) -> Bool {
        quantifier(term).count > 1 && quantifier(term).last == UInt8(ascii: "+")
    }

    private static func members(of set: String) -> Set<Unicode.Scalar> {
        let all: Set<Unicode.Scalar> = ["a", "b", "c"]
        if set == "." { return all }
        let members = Set(set.unicodeScalars).intersection(all)
        return set.hasPrefix("[^") ? all.subtracting(members) : members
    }
}
