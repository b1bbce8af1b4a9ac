import CPCRE2

/// Records where a pattern fails, in the callouts of a copy that was compiled with `PCRE2_AUTO_CALLOUT`.
///
/// Of several starts of a match the one counts from which the pattern got farthest; of equally good ones the first.
struct FailureRecorder {
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

    private mutating func add(_ step: Step, start: Int) {
        stepsLeft -= 1
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

    private mutating func insert(_ step: Step) {
        if current.count < Self.maximumSteps { current.insert(step) }
    }

    /// Ends the current start of a match.
    mutating func finish() {
        guard let last else { return }
        insert(last)
        if currentLength > length { (failures, length) = (current, currentLength) }
        current = []
        currentLength = 0
        self.last = nil
    }

    /// Called by PCRE2 before each term of the pattern; the data is a pointer to the recorder.
    static let callout:
        @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32 = {
            block, recorder in
            guard let block = unsafe block,
                let recorder = unsafe recorder?.assumingMemoryBound(to: FailureRecorder.self)
            else { return PCRE2_ERROR_MATCHLIMIT }
            let offset = unsafe block.pointee.current_position
            let step = Step(offset: offset, term: unsafe block.pointee.pattern_position)
            unsafe recorder.pointee.add(step, start: block.pointee.start_match)
            return unsafe recorder.pointee.stepsLeft < 0 ? PCRE2_ERROR_MATCHLIMIT : 0
        }
}
