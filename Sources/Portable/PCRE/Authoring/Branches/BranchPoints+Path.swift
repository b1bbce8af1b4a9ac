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
    mutating func end(at position: Int) {
        for term in visits.keys { read(.end(term: term), at: position) }
    }

    /// Ends a repetition of a group.
    private mutating func end(_ visit: inout Visit, of term: BranchPoints.Term, at position: Int) {
        guard let (number, start) = visit.alternative else { return }
        // What a lookahead read is behind it.
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
