package import PCRE

/// Finds out which branches of a pattern a match takes.
///
/// A copy of the pattern has marks at its branches: an empty group, before which PCRE2 calls out. PCRE2 takes groups
/// back where it backtracks, so that the marks that are left at the end are those of the match.
package struct BranchRecorder: Sendable {
    /// The branches of the author's pattern, from left to right.
    package let branches: [PatternBranch]

    private let pattern: Pattern
    private let points: BranchPoints
    private let dialect: ICUDialect
    private let code: CompiledCode

    /// Prepares a pattern.
    ///
    /// - Parameter part: the UTF-8 offsets of the author's own text where the pattern has more than that: only branches
    ///   in it count, and all offsets are counted from its start.
    /// - Throws: `PatternError` if the pattern is too large with its marks, or has a reference to a later group.
    package init(_ pattern: Pattern, part: Range<Int>? = nil) throws(PatternError) {
        points = try BranchPoints(pattern.source, part: part ?? 0..<pattern.source.utf8.count)
        branches = points.branches
        self.pattern = pattern
        dialect = try ICUDialect(pattern.source, pattern.options, marks: points.marks.map { $0.offset })
        code = try CompiledCode(dialect, pattern.options)
    }

    /// The way of the first match; nil if there is none, or if the copy with marks matches otherwise: a mark in a text
    /// whose case is ignored can keep two letters from being read as one, `ss` as `ß`.
    ///
    /// - Parameter budget: what the search may use; what it used is subtracted.
    package func path(in subject: Subject, budget: inout MatchBudget) throws(MatchError) -> PatternPath? {
        guard let expected = try pattern.firstMatch(in: subject, budget: &budget) else { return nil }
        var recorder = PathRecorder(dialect.marks, points.marks.map { $0.point })
        let found = code.match(subject, groups: dialect.allGroupCount + 1, steps: budget.available) { callout in
            recorder.add(callout)
            return true
        }
        guard let match = try found.get(), dialect.isSame(match, as: expected) else { return nil }
        return points.path(of: recorder.finish(match), to: match.range.upperBound, in: subject)
    }
}

/// A way that a match of a pattern may take.
package struct PatternBranch: Hashable, Sendable {
    /// What kind of choice it is.
    package enum Kind: String, Hashable, Sendable {
        /// One of several alternatives of a group or of the whole pattern.
        case alternative
        /// Any of the alternatives of a group that are plain words, if there are more than 24: they count together.
        case words
        /// A repetition that reads nothing.
        case absent
        /// A repetition by the fewest times that are more than none: `x` of `x?`, `x*` and `x+`, `xx` of `x{2,3}`.
        case once
        /// A repetition by more times than that.
        case many
        /// A repetition without a limit, of a character that is any of many, by one time or more.
        case present
        /// An item of a set that is not negated: a character, a range, a class.
        case item
    }

    /// What kind of choice it is.
    package let kind: Kind
    /// The UTF-8 offsets in the author's pattern: of the alternative, of the term with its quantifier, of the item.
    package let range: Range<Int>
    /// How often the term is repeated; nil where it is not about a repetition.
    package let count: ClosedRange<Int>?
}

/// The way that a match took through its pattern.
package struct PatternPath: Sendable {
    /// The branches that it took, as indices of ``BranchRecorder/branches``.
    package let taken: Set<Int>
    /// What was read, by the UTF-8 offsets of the term or alternative in the author's pattern.
    private let ranges: [Range<Int>: Range<Int>]

    init(taken: Set<Int>, ranges: [Range<Int>: Range<Int>]) {
        self.taken = taken
        self.ranges = ranges
    }

    /// What a term with a quantifier, a set with several items or an alternative read of the subject, the last time that
    /// the match came by it, in UTF-8 offsets. Empty where a term that was left out would be; nil if the match did not
    /// come by it, or if the term has no branches.
    package func range(of term: Range<Int>) -> Range<Int>? { ranges[term] }
}

/// Records the marks that a match passes, in the callouts before them.
struct PathRecorder {
    /// A mark that the match passed.
    struct Event: Equatable {
        /// The index of the mark.
        let mark: Int
        /// The offset in the subject.
        let position: Int
    }

    private struct Entry {
        let event: Event
        /// The index of the entry before with the same mark.
        let previous: Int?
    }

    private let marks: [ICUDialect.Mark]
    private let points: [BranchPoints.Point]
    /// The marks of each term.
    private let marksByTerm: [Int: [Int]]
    private let markByOffset: [Int: Int]
    private var entries: [Entry] = []
    /// The index of the last entry of each mark.
    private var last: [Int?]

    /// - Parameters:
    ///   - marks: the marks of a pattern.
    ///   - points: what each of them says.
    init(_ marks: [ICUDialect.Mark], _ points: [BranchPoints.Point]) {
        self.marks = marks
        self.points = points
        marksByTerm = Dictionary(grouping: marks.indices) { points[$0].term }
        markByOffset = marks.indices.reduce(into: [:]) { $0[marks[$1].offset] = $1 }
        last = Array(repeating: nil, count: marks.count)
    }

    /// The marks of a match, in the order in which it passed them.
    mutating func finish(_ match: Match) -> [Event] {
        removeStale { match[$0]?.lowerBound }
        return entries.map { $0.event }
    }

    private mutating func add(_ event: Event) {
        entries.append(Entry(event: event, previous: last[event.mark]))
        last[event.mark] = entries.count - 1
    }

    /// Removes what the match took back: a mark that its group does not confirm, and all after it.
    private mutating func removeStale(_ position: (Int) -> Int?) {
        while let first = firstStale(position) { remove(from: first) }
    }

    private mutating func remove(from index: Int) {
        while entries.count > index, let entry = entries.popLast() { last[entry.event.mark] = entry.previous }
    }

    /// Removes a visit of a term that cannot be before a mark of it. Its group confirms it where the match came by the
    /// same place in the repetition before, since nothing was read between the two.
    private mutating func removeVisit(before mark: Int) {
        while let index = marksByTerm[points[mark].term, default: []].compactMap({ last[$0] }).max(),
            points[entries[index].event.mark].isEnd != points[mark].isStart
        {
            remove(from: index)
        }
    }

    private func firstStale(_ position: (Int) -> Int?) -> Int? {
        last.indices.compactMap { mark in
            last[mark].flatMap { entries[$0].event.position == position(marks[mark].group) ? nil : $0 }
        }.min()
    }

    /// Adds the mark of a callout.
    mutating func add(_ callout: Callout) {
        guard let mark = markByOffset[callout.patternOffset] else { return }
        if callout.isAfterBacktracking {
            removeStale { callout.start(ofGroup: $0) }
            removeVisit(before: mark)
        }
        add(Event(mark: mark, position: callout.offset))
    }
}

extension BranchPoints {
    /// The way of a match, from the marks that it passed, to the end of the match.
    func path(of events: [PathRecorder.Event], to end: Int, in subject: Subject) -> PatternPath {
        var reader = PathReader(points: self, text: Array(subject.utf8))
        for event in events { reader.read(marks[event.mark].point, at: event.position) }
        reader.end(at: end)
        return PatternPath(taken: reader.taken, ranges: reader.ranges)
    }
}

/// Reads the marks that a match passed.
private struct PathReader {
    /// A term that the match is in.
    private struct Visit {
        let start: Int
        /// The alternative that the match is in, and where it started.
        var alternative: (number: Int, start: Int)?
        /// How many repetitions have ended.
        var count = 0
        /// How many of them read nothing.
        var emptyCount = 0

        /// How many repetitions read something; those that read nothing count where so many are needed.
        func count(atLeast fewest: Int) -> Int { max(count - emptyCount, min(count, fewest)) }
    }

    let points: BranchPoints
    let text: [UInt8]
    private(set) var taken: Set<Int> = []
    private(set) var ranges: [Range<Int>: Range<Int>] = [:]
    private var visits: [Int: Visit] = [:]

    init(points: BranchPoints, text: [UInt8]) {
        self.points = points
        self.text = text
    }

    mutating func read(_ point: BranchPoints.Point, at position: Int) {
        switch point {
        case .start(let term): visits[term] = Visit(start: position)
        case .alternative(let term, let number):
            // The whole pattern has no start but that of its alternatives.
            var visit = visits[term] ?? Visit(start: position)
            end(&visit, of: points.terms[term], at: position)
            visit.alternative = (number, position)
            visits[term] = visit
        case .end(let term):
            guard var visit = visits.removeValue(forKey: term) else { return }
            finish(&visit, of: points.terms[term], at: position)
        }
    }

    /// Ends the alternatives of the whole pattern.
    mutating func end(at position: Int) { for term in visits.keys { read(.end(term: term), at: position) } }

    /// Ends a repetition of a group.
    private mutating func end(_ visit: inout Visit, of term: BranchPoints.Term, at position: Int) {
        guard let (number, start) = visit.alternative else { return }
        // What a lookahead read follows it.
        let range = start..<max(start, position)
        visit.count += 1
        if range.isEmpty { visit.emptyCount += 1 }
        visit.alternative = nil
        ranges[term.alternatives[number]] = range
        if !term.alternativeBranches.isEmpty, let branch = term.alternativeBranches[number] { taken.insert(branch) }
    }

    private mutating func finish(_ visit: inout Visit, of term: BranchPoints.Term, at position: Int) {
        let range = visit.start..<max(visit.start, position)
        end(&visit, of: term, at: position)
        ranges[term.range] = range
        let scalars = String(decoding: text[range], as: UTF8.self).unicodeScalars
        for (branch, item) in term.items where scalars.contains(where: item.matches) { taken.insert(branch) }
        let count = term.alternatives.isEmpty ? scalars.count : visit.count(atLeast: term.fewest)
        for (branch, counts) in term.counts where counts.contains(count) { taken.insert(branch) }
    }
}
