import CPCRE2

/// Counts the work of one match in the callouts of a pattern that was compiled with `PCRE2_AUTO_CALLOUT`.
///
/// PCRE2's own match limit does not bound the time: it starts again at every start of a match, a step of it may read
/// the whole subject.
struct MatchMeter {
    private var remaining: Int
    private let perStep: Int
    private let perByte: Int
    private let hasBackReferences: Bool
    private var position: Int

    init(units: Int, cost: MatchCost, subject: Subject, offset: Int) {
        remaining = units
        perStep = cost.perStep
        perByte = cost.perByte(of: subject)
        hasBackReferences = cost.hasBackReferences
        position = offset
    }

    /// What is left; negative once the match was given up.
    var unitsLeft: Int { remaining }

    /// Subtracts the work of a step; the status that ends the match if nothing is left, otherwise 0.
    mutating func step(to position: Int, of count: Int) -> Int32 {
        remaining -= perStep + perByte * abs(position - self.position)
        if hasBackReferences { remaining -= (count - position) / 2 }
        self.position = position
        return remaining < 0 ? PCRE2_ERROR_MATCHLIMIT : 0
    }

    /// Called by PCRE2 before each term of the pattern; the data is a pointer to the meter.
    static let callout:
        @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32 = {
            block, meter in
            guard let block = unsafe block, let meter = unsafe meter?.assumingMemoryBound(to: MatchMeter.self) else {
                return PCRE2_ERROR_MATCHLIMIT
            }
            return unsafe meter.pointee.step(
                to: block.pointee.current_position, of: block.pointee.subject_length)
        }
}
