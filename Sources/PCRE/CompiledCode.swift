import CPCRE2
import Synchronization

/// PCRE2's compiled pattern, and its machine code once it has been used often enough to justify compiling it.
@safe final class CompiledCode: Sendable {
    private nonisolated(unsafe) let interpreted: OpaquePointer
    /// A copy with machine code: compiling in place would write to memory that other threads read.
    private nonisolated(unsafe) let native = unsafe Atomic<OpaquePointer?>(nil)
    private let uses = Atomic<Int>(0)
    private let isInterpreted: Bool

    /// Compiles a translated pattern.
    ///
    /// - Throws: `PatternError` with an offset in the translation.
    init(_ pattern: [UInt8], options: UInt32, precautions: ICUDialect.Precautions) throws(PatternError) {
        var error: Int32 = 0
        var offset = 0
        let context = unsafe pcre2_compile_context_create_8(nil)
        defer { unsafe pcre2_compile_context_free_8(context) }
        unsafe pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_ANY))
        unsafe pcre2_set_bsr_8(context, UInt32(PCRE2_BSR_UNICODE))
        var options = options | PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C | PCRE2_NO_DOTSTAR_ANCHOR
        if precautions.contains(.keepsIterators) { options |= PCRE2_NO_AUTO_POSSESS }
        let code = unsafe pcre2_compile_8(pattern, pattern.count, options, &error, &offset, context)
        guard let code = unsafe code else { throw PatternError(Self.message(error), at: offset) }
        unsafe interpreted = unsafe code
        isInterpreted = precautions.contains(.interpreted)
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

    deinit {
        unsafe pcre2_code_free_8(interpreted)
        unsafe pcre2_code_free_8(native.load(ordering: .acquiring))
    }

    /// Matches once, in machine code if there is any; a match that its stack is too small for is left to the
    /// interpreter.
    func match(_ subject: String, from offset: Int, groups: Int, scratch: MatchScratch) -> Result<Match?, MatchError> {
        var status = PCRE2_ERROR_JIT_STACKLIMIT
        if let native = unsafe nativeCode() {
            status = unsafe run(native, 0, subject, offset, scratch)
        }
        if status < PCRE2_ERROR_PARTIAL {
            status = unsafe run(interpreted, PCRE2_NO_JIT, subject, offset, scratch)
        }
        switch status {
        case 1...: return .success(Self.result(scratch, groups: groups))
        case PCRE2_ERROR_NOMATCH: return .success(nil)
        case PCRE2_ERROR_MATCHLIMIT, PCRE2_ERROR_DEPTHLIMIT, PCRE2_ERROR_HEAPLIMIT, PCRE2_ERROR_NOMEMORY:
            return .failure(.limitExceeded)
        default: return .failure(.failed(Int(status)))
        }
    }

    private func run(
        _ code: OpaquePointer, _ options: UInt32, _ subject: String, _ offset: Int, _ scratch: MatchScratch
    ) -> Int32 {
        guard let limits = unsafe Limits.context else { return PCRE2_ERROR_NOMEMORY }
        let status = unsafe subject.utf8.withContiguousStorageIfAvailable { bytes in
            guard unsafe isScalarBoundary(offset, in: bytes) else { return PCRE2_ERROR_BADUTFOFFSET }
            return unsafe pcre2_match_8(
                code, bytes.baseAddress, bytes.count, offset, options | PCRE2_NO_UTF_CHECK, scratch.data,
                limits)
        }
        return status ?? PCRE2_ERROR_INTERNAL
    }

    /// PCRE2 can check this itself, but only by validating the whole subject as well.
    private func isScalarBoundary(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard (0..<bytes.count).contains(offset) else { return offset == bytes.count }
        return unsafe !UTF8.isContinuation(bytes[offset])
    }

    private static func result(_ scratch: MatchScratch, groups: Int) -> Match? {
        guard let bounds = unsafe pcre2_get_ovector_pointer_8(scratch.data) else { return nil }
        return Match(groups: groups) { unsafe Int(truncatingIfNeeded: bounds[$0]) }
    }

    private func nativeCode() -> OpaquePointer? {
        guard !isInterpreted else { return nil }
        if let code = unsafe native.load(ordering: .acquiring) { return unsafe code }
        let uses = uses.add(1, ordering: .relaxed).newValue
        return uses == Limits.matchesBeforeJIT ? unsafe compileNative() : nil
    }

    /// Called by a single thread: the one whose use reaches the threshold.
    private func compileNative() -> OpaquePointer? {
        guard let copy = unsafe pcre2_code_copy_8(interpreted) else { return nil }
        guard unsafe pcre2_jit_compile_8(copy, PCRE2_JIT_COMPLETE) == 0 else {
            unsafe pcre2_code_free_8(copy)
            return nil
        }
        unsafe native.store(copy, ordering: .releasing)
        return unsafe copy
    }

    private static func message(_ error: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let length = unsafe pcre2_get_error_message_8(error, &text, text.count)
        return String(decoding: text.prefix(max(0, Int(length))), as: UTF8.self)
    }
}
