import PCRE

/// The branches of a pattern, and where marks must be for a match to tell which of them it takes.
struct BranchPoints: Sendable {
    /// A place in the pattern.
    struct Mark: Sendable {
        /// The UTF-8 offset in the pattern, whose text there is translated after the mark.
        let offset: Int
        let point: Point
    }

    /// What a mark says of a term.
    enum Point: Sendable {
        case start(term: Int)
        /// An alternative of the term starts, and with it a repetition.
        case alternative(term: Int, Int)
        case end(term: Int)

        /// The index of the term.
        var term: Int {
            switch self {
            case .start(let term), .alternative(let term, _), .end(let term): term
            }
        }

        var isStart: Bool { if case .start = self { true } else { false } }
        var isEnd: Bool { if case .end = self { true } else { false } }
    }

    /// A term that has branches, or whose repetitions or alternatives have.
    struct Term: Sendable {
        /// The UTF-8 offsets in the author's pattern, the quantifier included.
        let range: Range<Int>
        /// The fewest repetitions that are more than none.
        var fewest = 1
        /// The ranges of its alternatives, if it is a group.
        var alternatives: [Range<Int>] = []
        /// The branches of the alternatives; empty where they have none.
        var alternativeBranches: [Int?] = []
        /// The branches by the number of repetitions.
        var counts: [(branch: Int, ClosedRange<Int>)] = []
        var items: [(branch: Int, item: SetItem)] = []
    }

    private(set) var branches: [PatternBranch] = []
    private(set) var marks: [Mark] = []
    private(set) var terms: [Term] = []

    private let source: [UInt8]
    private let part: Range<Int>

    init(_ source: String, part: Range<Int>) throws(PatternError) {
        self.source = Array(source.utf8)
        self.part = part
        let tree = try PatternTree(source)
        try addAlternatives(
            tree.alternatives, tree.alternativeRanges, to: Term(range: shifted(0..<source.utf8.count)),
            in: nil, isRepeated: false)
    }
}

extension BranchPoints {
    /// More alternatives than this count together if they are plain words.
    private static let maximumWords = 24

    private mutating func add(
        _ kind: PatternBranch.Kind, _ range: Range<Int>, _ count: ClosedRange<Int>? = nil
    ) -> Int? {
        guard part.lowerBound <= range.lowerBound, range.upperBound <= part.upperBound else { return nil }
        branches.append(PatternBranch(kind: kind, range: shifted(range), count: count))
        return branches.count - 1
    }

    private func shifted(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound
    }

    /// Adds the marks and branches of a group, or of the whole pattern: a mark around its alternatives would belong to one of
    /// them.
    private mutating func addAlternatives(
        _ alternatives: PatternTree.Alternatives, _ ranges: [Range<Int>], to term: Term, in bounds: Range<Int>?,
        isRepeated: Bool
    ) throws(PatternError) {
        guard isRepeated || alternatives.count > 1 else { return try add(alternatives) }
        var term = term
        let index = terms.count
        terms.append(term)
        if let bounds { marks.append(Mark(offset: bounds.lowerBound, point: .start(term: index))) }
        term.alternatives = ranges.map(shifted)
        let words = words(of: alternatives, ranges)
        for (number, alternative) in alternatives.enumerated() {
            marks.append(Mark(offset: ranges[number].lowerBound, point: .alternative(term: index, number)))
            if alternatives.count > 1 {
                let isWord = words != nil && alternative.isWord
                term.alternativeBranches.append(isWord ? words : add(.alternative, ranges[number]))
            }
            try add([alternative])
        }
        if let bounds { marks.append(Mark(offset: bounds.upperBound, point: .end(term: index))) }
        terms[index] = term
    }

    /// The branch of the alternatives that are plain words, if they are so many that they count together.
    private mutating func words(of alternatives: PatternTree.Alternatives, _ ranges: [Range<Int>]) -> Int? {
        let words = zip(alternatives, ranges).filter { $0.0.isWord }.map { $0.1 }
        guard words.count > Self.maximumWords, let first = words.first, let last = words.last else { return nil }
        return add(.words, first.lowerBound..<last.upperBound)
    }

    private mutating func add(_ alternatives: PatternTree.Alternatives) throws(PatternError) {
        for term in alternatives.joined() where term.maximum != 0 { try add(term) }
    }

    private mutating func add(_ term: PatternTree.Term) throws(PatternError) {
        let range = term.fullRange
        var added = Term(range: shifted(range), fewest: max(term.minimum, 1))
        switch term.kind {
        case .group(let alternatives, _, _):
            added.counts = counts(of: term, isFree: false)
            let isRepeated = term.minimum != 1 || term.maximum != 1
            return try addAlternatives(
                alternatives, term.alternativeRanges, to: added, in: range, isRepeated: isRepeated)
        case .lookahead(let alternatives, isNegative: false):
            return try addAlternatives(alternatives, term.alternativeRanges, to: added, in: range, isRepeated: false)
        case .literal: added.counts = counts(of: term, isFree: false)
        case .reference: added.counts = counts(of: term, isFree: true)
        case .characters(let characters):
            let items = try SetItem.items(of: characters, in: source, ignoringCase: term.flags.ignoresCase)
            added.counts = counts(of: term, isFree: items.isEmpty && characters.text != "\\d")
            if items.count > 1 {
                added.items = items.compactMap { item in add(.item, item.range).map { ($0, item) } }
            }
        case .lookahead, .lookbehind, .assertion: return
        }
        guard !added.counts.isEmpty || !added.items.isEmpty else { return }
        marks.append(Mark(offset: range.lowerBound, point: .start(term: terms.count)))
        marks.append(Mark(offset: range.upperBound, point: .end(term: terms.count)))
        terms.append(added)
    }

    /// Adds the branches for how often a term is repeated.
    ///
    /// - Parameter isFree: whether the author does not choose its characters, so that their number says nothing.
    private mutating func counts(of term: PatternTree.Term, isFree: Bool) -> [(branch: Int, ClosedRange<Int>)] {
        guard term.minimum != term.maximum else { return [] }
        let range = term.fullRange
        let fewest = max(term.minimum, 1)
        var counts: [(PatternBranch.Kind, ClosedRange<Int>)] = term.minimum == 0 ? [(.absent, 0...0)] : []
        if isFree, term.maximum == nil || term.isReference {
            if term.minimum == 0 { counts.append((.present, 1...Int.max)) }
        } else {
            counts.append((.once, fewest...fewest))
            if term.maximum != fewest { counts.append((.many, fewest + 1...Int.max)) }
        }
        return counts.compactMap { kind, count in add(kind, range, count).map { ($0, count) } }
    }
}

extension PatternTree.Term {
    fileprivate var isReference: Bool { if case .reference = kind { true } else { false } }
}

extension [PatternTree.Term] {
    /// Whether it reads a certain text.
    fileprivate var isWord: Bool {
        !isEmpty
            && allSatisfy { term in
                if case .literal = term.kind { term.minimum == 1 && term.maximum == 1 } else { false }
            }
    }
}

/// The items of a set such as `[a-z\d_]`, each with the characters that it stands for.
struct SetItem: Sendable {
    /// The UTF-8 offsets of its text in the pattern.
    let range: Range<Int>
    /// Matches one character of the item.
    private let pattern: Pattern
    let isDigits: Bool

    func matches(_ scalar: Unicode.Scalar) -> Bool {
        (try? pattern.firstMatch(in: Subject(String(scalar)))) != nil
    }

    private init(_ members: String, _ range: Range<Int>, ignoringCase: Bool, isDigits: Bool) throws(PatternError) {
        self.range = range
        self.isDigits = isDigits
        pattern = try Pattern((ignoringCase ? "(?i)" : "") + "[\(members)]")
    }
}

extension SetItem {
    /// The items of a set; empty for a negated set, for one with an operation such as `&&`, and for what is not a set.
    static func items(
        of characters: PatternTree.Characters, in source: [UInt8], ignoringCase: Bool
    ) throws(PatternError) -> [SetItem] {
        guard case .set(let elements) = characters.form else { return [] }
        var items: [SetItem] = []
        func append(_ members: String, _ range: Range<Int>, isDigits: Bool = false) throws(PatternError) {
            items.append(try SetItem(members, range, ignoringCase: ignoringCase, isDigits: isDigits))
        }
        // The number of open brackets, and where a set in the set starts.
        var (depth, start) = (0, 0)
        for element in elements {
            switch element.kind {
            case .open(let operation):
                if depth == 1, operation != .union { return [] }
                if depth == 1 { start = element.range.lowerBound }
                depth += 1
            case .close:
                depth -= 1
                let range = start..<element.range.upperBound
                if depth == 1 { try append(String(decoding: source[range], as: UTF8.self), range) }
            case _ where depth > 1: break
            case .negation, .operation: return []
            case .character(let scalar), .sign(let scalar):
                try append(spelling(scalar), element.range, isDigits: isDigit(scalar))
            case .range(let range):
                let (first, last) = (range.lowerBound, range.upperBound)
                let text = spelling(first) + "-" + spelling(last)
                try append(text, element.range, isDigits: isDigit(first) && isDigit(last))
            case .property:
                let text = String(decoding: source[element.range], as: UTF8.self)
                try append(text, element.range, isDigits: text == "\\d")
            }
        }
        return items
    }

    private static func spelling(_ scalar: Unicode.Scalar) -> String { "\\x{\(String(scalar.value, radix: 16))}" }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
