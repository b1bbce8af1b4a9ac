import CPCRE2

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
        markByOffset = Dictionary(uniqueKeysWithValues: marks.enumerated().map { ($1.offset, $0) })
        last = Array(repeating: nil, count: marks.count)
    }

    /// The marks of a match, in the order in which it passed them.
    mutating func finish(_ match: Match) -> [Event] {
        removeStale { match[$0]?.lowerBound }
        return entries.map(\.event)
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

    /// Called by PCRE2 before each mark; the data is a pointer to the recorder.
    static let callout:
        @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32 = {
            block, recorder in
            guard let block = unsafe block, let recorder = unsafe recorder?.assumingMemoryBound(to: PathRecorder.self)
            else { return PCRE2_ERROR_MATCHLIMIT }
            unsafe recorder.pointee.add(block)
            return 0
        }

    private mutating func add(_ block: UnsafeMutablePointer<pcre2_callout_block_8>) {
        guard let mark = markByOffset[unsafe block.pointee.pattern_position] else { return }
        if unsafe block.pointee.callout_flags & PCRE2_CALLOUT_BACKTRACK != 0 {
            let count = Int(unsafe block.pointee.capture_top)
            let bounds = unsafe block.pointee.offset_vector
            removeStale { group in
                guard group < count, let bounds = unsafe bounds else { return nil }
                let start = unsafe bounds[2 * group]
                return start < 0 ? nil : start
            }
            removeVisit(before: mark)
        }
        add(Event(mark: mark, position: unsafe block.pointee.current_position))
    }
}
