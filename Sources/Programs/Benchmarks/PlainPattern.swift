import CPCRE2
import PCRE

/// A pattern as a program without an index and without limits would match it: what the engine is compared with.
@safe final class PlainPattern: Sendable {
    private nonisolated(unsafe) let code: OpaquePointer
    private nonisolated(unsafe) let data: OpaquePointer

    /// - Parameter isNative: whether PCRE2 compiles the pattern to machine code.
    init(_ source: String, isNative: Bool) throws(PatternError) {
        let dialect = try ICUDialect(source)
        var error: Int32 = 0
        var offset = 0
        guard
            let code = unsafe pcre2_compile_8(
                dialect.translation, dialect.translation.count, PCRE2_UTF, &error, &offset, nil)
        else { throw PatternError("is not valid in PCRE2", at: 0) }
        if isNative { unsafe pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE) }
        guard let data = unsafe pcre2_match_data_create_from_pattern_8(code, nil) else {
            unsafe pcre2_code_free_8(code)
            throw PatternError("needs too much memory", at: 0)
        }
        unsafe self.code = unsafe code
        unsafe self.data = unsafe data
    }

    deinit {
        unsafe pcre2_match_data_free_8(data)
        unsafe pcre2_code_free_8(code)
    }

    /// Whether the pattern matches a text in UTF-8. Not for several threads at once.
    func matches(_ text: [UInt8]) -> Bool {
        unsafe pcre2_match_8(code, text, text.count, 0, PCRE2_NO_UTF_CHECK, data, nil) > 0
    }
}
