import CPCRE2
import Synchronization

/// PCRE2's compiled pattern. It is interpreted: the machine code that PCRE2 10.42 can make of it misses matches and even
/// crashes on some patterns, such as `[\W.]{0}[\W.]{0,2}(?<=a)` on `ab`.
@safe final class CompiledCode: Sendable {
    private nonisolated(unsafe) let interpreted: OpaquePointer
    /// A copy with callouts that count its steps, compiled when a match first needs many.
    private nonisolated(unsafe) let metered = unsafe Atomic<OpaquePointer?>(nil)
    private let pattern: [UInt8]
    private let options: UInt32
    private let cost: MatchCost

    /// Compiles a translated pattern.
    ///
    /// - Throws: `PatternError` with an offset in the translation.
    init(_ pattern: [UInt8], options: UInt32, precautions: ICUDialect.Precautions) throws(PatternError) {
        var options = options | PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C | PCRE2_NO_DOTSTAR_ANCHOR
        if precautions.contains(.keepsIterators) { options |= PCRE2_NO_AUTO_POSSESS }
        var code = unsafe try Self.compile(pattern, options)
        if precautions.contains(.lookahead), unsafe Self.startsWithLast(code) {
            unsafe pcre2_code_free_8(code)
            options |= PCRE2_NO_START_OPTIMIZE
            unsafe code = unsafe try Self.compile(pattern, options)
        }
        self.pattern = pattern
        self.options = options
        unsafe interpreted = unsafe code
        cost = unsafe MatchCost(code, translation: pattern, isAnchored: options & PCRE2_ANCHORED != 0)
        if precautions.contains(.searchStart), mayBeEmpty {
            throw PatternError("\\G is not supported in a regex that can match nothing", at: 0)
        }
    }

    /// Whether the pattern might match an empty text.
    var mayBeEmpty: Bool {
        var mayBeEmpty: UInt32 = 1
        let status = unsafe pcre2_pattern_info_8(interpreted, UInt32(PCRE2_INFO_MATCHEMPTY), &mayBeEmpty)
        return status != 0 || mayBeEmpty != 0
    }

    /// Whether the characters that PCRE2 looks for first and last are the same one.
    private static func startsWithLast(_ code: OpaquePointer) -> Bool {
        let items = [
            PCRE2_INFO_FIRSTCODETYPE, PCRE2_INFO_LASTCODETYPE, PCRE2_INFO_FIRSTCODEUNIT, PCRE2_INFO_LASTCODEUNIT,
        ]
        let values = items.map { item in
            var value: UInt32 = 0
            unsafe pcre2_pattern_info_8(code, UInt32(item), &value)
            return value
        }
        return values[0] == 1 && values[1] == 1 && values[2] | 0x20 == values[3] | 0x20
    }

    private static func compile(_ pattern: [UInt8], _ options: UInt32) throws(PatternError) -> OpaquePointer {
        var error: Int32 = 0
        var offset = 0
        let context = unsafe pcre2_compile_context_create_8(nil)
        defer { unsafe pcre2_compile_context_free_8(context) }
        unsafe pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_ANY))
        unsafe pcre2_set_bsr_8(context, UInt32(PCRE2_BSR_UNICODE))
        let code = unsafe pcre2_compile_8(pattern, pattern.count, options, &error, &offset, context)
        guard let code = unsafe code else { throw PatternError(message(error), at: offset) }
        return unsafe code
    }

    deinit {
        unsafe pcre2_code_free_8(interpreted)
        unsafe pcre2_code_free_8(metered.load(ordering: .acquiring))
    }

    /// Matches once. A match that is certain to be short is not counted; where that was not enough, the match starts again
    /// and its steps are counted.
    func match(
        _ subject: Subject, from offset: Int, groups: Int, scratch: MatchScratch, budget: inout MatchBudget
    ) -> Result<Match?, MatchError> {
        let status = unsafe subject.utf8.withContiguousStorageIfAvailable { bytes in
            guard unsafe isScalarBoundary(offset, in: bytes) else { return PCRE2_ERROR_BADUTFOFFSET }
            let status = unsafe runQuickly(bytes, offset, perByte: cost.perByte(of: subject), scratch, &budget)
            return unsafe status ?? runMetered(bytes, of: subject, offset, scratch, &budget)
        }
        return Self.result(status ?? PCRE2_ERROR_INTERNAL, scratch, groups: groups)
    }

    /// Matches with more and more steps, while that is certain to take little time; nil if that is not enough.
    private func runQuickly(
        _ subject: UnsafeBufferPointer<UInt8>, _ offset: Int, perByte: Int, _ scratch: MatchScratch,
        _ budget: inout MatchBudget
    ) -> Int32? {
        guard let starts = unsafe cost.startCount(in: subject, from: offset) else { return nil }
        let scan = perByte * (subject.count - offset)
        for steps in MatchCost.quickSteps {
            guard let bound = cost.estimate(steps: steps, starts: starts, scan: scan),
                budget.chargeEstimate(bound)
            else { return nil }
            let status = unsafe run(interpreted, subject, offset, scratch, steps: steps)
            if status >= PCRE2_ERROR_PARTIAL { return status }
            // Another error than too many steps, such as too little memory, would come again.
            if status != PCRE2_ERROR_MATCHLIMIT { return nil }
        }
        return nil
    }

    private func runMetered(
        _ bytes: UnsafeBufferPointer<UInt8>, of subject: Subject, _ offset: Int, _ scratch: MatchScratch,
        _ budget: inout MatchBudget
    ) -> Int32 {
        let units = budget.available
        guard let code = unsafe meteredCode() else {
            // With callouts the pattern would be too large for PCRE2.
            let steps = unsafe cost.steps(within: units, for: bytes, from: offset)
            budget.charge(units)
            return unsafe run(interpreted, bytes, offset, scratch, steps: steps)
        }
        var meter = MatchMeter(units: units, cost: cost, subject: subject, offset: offset)
        let status = unsafe withUnsafeMutablePointer(to: &meter) { meter in
            unsafe pcre2_set_callout_8(scratch.context, MatchMeter.callout, meter)
            defer { unsafe pcre2_set_callout_8(scratch.context, nil, nil) }
            return unsafe run(code, bytes, offset, scratch, steps: units)
        }
        // Memory that is used for the first time takes longer than the steps that fill it.
        let isOutOfMemory = status == PCRE2_ERROR_HEAPLIMIT || status == PCRE2_ERROR_NOMEMORY
        budget.charge(isOutOfMemory ? units : units - meter.unitsLeft + 100)
        return status
    }

    /// A function that PCRE2 calls with a pointer to a recorder.
    typealias Callout =
        @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32

    /// Matches once, from the start of a subject, with a recorder that PCRE2 calls.
    func match<Recorder>(
        _ subject: String, groups: Int, steps: Int, calling callout: Callout, _ recorder: inout Recorder
    ) -> Result<Match?, MatchError> {
        guard let scratch = MatchScratch(groups: groups) else { return .failure(.limitExceeded) }
        let status = unsafe subject.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe withUnsafeMutablePointer(to: &recorder) { recorder in
                unsafe pcre2_set_callout_8(scratch.context, callout, recorder)
                return unsafe run(interpreted, bytes, 0, scratch, steps: steps)
            }
        }
        return Self.result(status ?? PCRE2_ERROR_INTERNAL, scratch, groups: groups)
    }

    /// A meter of a match from the start of a subject.
    func meter(_ subject: Subject, units: Int) -> MatchMeter {
        MatchMeter(units: units, cost: cost, subject: subject, offset: 0)
    }

    private func run(
        _ code: OpaquePointer, _ subject: UnsafeBufferPointer<UInt8>, _ offset: Int, _ scratch: MatchScratch, steps: Int
    ) -> Int32 {
        guard steps > 0 else { return PCRE2_ERROR_MATCHLIMIT }
        unsafe pcre2_set_match_limit_8(scratch.context, UInt32(clamping: steps))
        return unsafe pcre2_match_8(
            code, subject.baseAddress, subject.count, offset, PCRE2_NO_JIT | PCRE2_NO_UTF_CHECK, scratch.data,
            scratch.context)
    }

    /// PCRE2 can check this itself, but only by validating the whole subject as well.
    private func isScalarBoundary(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard (0..<bytes.count).contains(offset) else { return offset == bytes.count }
        return unsafe !UTF8.isContinuation(bytes[offset])
    }

    private static func result(_ status: Int32, _ scratch: MatchScratch, groups: Int) -> Result<Match?, MatchError> {
        switch status {
        case 1...: .success(match(scratch, groups: groups))
        case PCRE2_ERROR_NOMATCH: .success(nil)
        case PCRE2_ERROR_MATCHLIMIT, PCRE2_ERROR_DEPTHLIMIT, PCRE2_ERROR_HEAPLIMIT, PCRE2_ERROR_NOMEMORY:
            .failure(.limitExceeded)
        default: .failure(.failed(Int(status)))
        }
    }

    private static func match(_ scratch: MatchScratch, groups: Int) -> Match? {
        guard let bounds = unsafe pcre2_get_ovector_pointer_8(scratch.data) else { return nil }
        return Match(groups: groups) { unsafe Int(truncatingIfNeeded: bounds[$0]) }
    }

    private func meteredCode() -> OpaquePointer? {
        if let code = unsafe metered.load(ordering: .acquiring) { return unsafe code }
        guard let code = unsafe try? Self.compile(pattern, options | PCRE2_AUTO_CALLOUT) else { return nil }
        let (isFirst, other) = unsafe metered.compareExchange(
            expected: nil, desired: code, ordering: .acquiringAndReleasing)
        if isFirst { return unsafe code }
        unsafe pcre2_code_free_8(code)
        return unsafe other
    }

    private static func message(_ error: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let length = unsafe pcre2_get_error_message_8(error, &text, text.count)
        return String(decoding: text.prefix(max(0, Int(length))), as: UTF8.self)
    }
}
