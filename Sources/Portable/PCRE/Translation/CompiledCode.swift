#if PCRE2
    import CPCRE2

    /// PCRE2's compiled pattern. It is interpreted: the machine code that PCRE2 10.42 can make of it misses matches and even
    /// crashes on some patterns, such as `[\W.]{0}[\W.]{0,2}(?<=a)` on `ab`.
    @safe package final class CompiledCode: Sendable {
        private nonisolated(unsafe) let interpreted: OpaquePointer
        private let starts: Starts

        private enum Starts {
            /// At the first offset only.
            case first
            /// At a byte, in either case.
            case byte(UInt8)
            case anywhere
        }

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
            unsafe interpreted = unsafe code
            starts = unsafe Self.starts(of: code)
            if precautions.contains(.searchStart), mayBeEmpty {
                throw PatternError("\\G is not supported in a regex that can match nothing", at: 0)
            }
        }

        /// Whether the pattern might match an empty text.
        var mayBeEmpty: Bool { unsafe Self.information(PCRE2_INFO_MATCHEMPTY, of: interpreted) != 0 }

        private static func information(_ item: Int32, of code: OpaquePointer) -> UInt32 {
            var value: UInt32 = 0
            unsafe pcre2_pattern_info_8(code, UInt32(item), &value)
            return value
        }

        /// Whether the characters that PCRE2 looks for first and last are the same one.
        private static func startsWithLast(_ code: OpaquePointer) -> Bool {
            let items = [
                PCRE2_INFO_FIRSTCODETYPE, PCRE2_INFO_LASTCODETYPE, PCRE2_INFO_FIRSTCODEUNIT, PCRE2_INFO_LASTCODEUNIT,
            ]
            let values = items.map { unsafe information($0, of: code) }
            return values[0] == 1 && values[1] == 1 && values[2] | 0x20 == values[3] | 0x20
        }

        private static func starts(of code: OpaquePointer) -> Starts {
            if unsafe information(PCRE2_INFO_ALLOPTIONS, of: code) & PCRE2_ANCHORED != 0 { return .first }
            guard unsafe information(PCRE2_INFO_FIRSTCODETYPE, of: code) == 1 else { return .anywhere }
            return .byte(UInt8(truncatingIfNeeded: unsafe information(PCRE2_INFO_FIRSTCODEUNIT, of: code)))
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

        deinit { unsafe pcre2_code_free_8(interpreted) }

        /// The first match at or after an offset.
        func firstMatch(
            in subject: Subject, from offset: Int, groups: Int, budget: inout MatchBudget
        ) throws(MatchError) -> Match? {
            guard let scratch = MatchScratch(groups: groups) else { throw .limitExceeded }
            let units = budget.available
            let status = unsafe subject.utf8.withContiguousStorageIfAvailable { bytes in
                guard unsafe isScalarBoundary(offset, in: bytes) else { return PCRE2_ERROR_BADUTFOFFSET }
                let steps = unsafe matchLimit(for: bytes, from: offset, units: units)
                return unsafe run(interpreted, bytes, offset, scratch, steps: steps)
            }
            let result = Self.result(status ?? PCRE2_ERROR_INTERNAL, scratch, groups: groups)
            budget.charge(result == .failure(.limitExceeded) ? units : Self.unitsOfMatch)
            return try result.get()
        }

        private static let unitsOfMatch = 100
        /// All starts of a match together may take more steps than one of them, since few take many.
        private static let (unitsPerStep, stepsPerUnit) = (8, 8)
        private static let bytesPerUnit = 32

        /// PCRE2's match limit, which counts from zero at every start of a match. None if each start would read too much of what
        /// is left of the subject, which may be a single step.
        private func matchLimit(for subject: UnsafeBufferPointer<UInt8>, from offset: Int, units: Int) -> Int {
            let length = subject.count - offset + 1
            let starts: Int
            switch self.starts {
            case .first: starts = 1
            case .byte(let byte): starts = unsafe subject[offset...].count { $0 | 0x20 == byte | 0x20 } + 1
            case .anywhere: starts = length
            }
            guard Int64(starts) * Int64(length) <= Int64(units) * Int64(Self.bytesPerUnit) else { return 0 }
            return min(units * Self.stepsPerUnit / starts, units / Self.unitsPerStep)
        }

        /// Matches once, from the start of a subject.
        ///
        /// - Parameter record: called at each callout of the pattern; false gives up. It does not escape, but
        ///   `withoutActuallyEscaping` would make the bytes of programs depend on the folder of this file.
        package func match(
            _ subject: Subject, groups: Int, steps: Int, recording record: @escaping (Callout) -> Bool
        ) -> Result<Match?, MatchError> {
            guard let scratch = MatchScratch(groups: groups) else { return .failure(.limitExceeded) }
            var record = record
            let status = unsafe subject.utf8.withContiguousStorageIfAvailable { bytes in
                unsafe withUnsafeMutablePointer(to: &record) { record in
                    unsafe pcre2_set_callout_8(scratch.context, Self.callout, record)
                    return unsafe run(interpreted, bytes, 0, scratch, steps: steps)
                }
            }
            return Self.result(status ?? PCRE2_ERROR_INTERNAL, scratch, groups: groups)
        }

        /// Called by PCRE2 with a pointer to what records.
        private static let callout:
            @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32 = {
                block, record in
                guard let block = unsafe block,
                    let record = unsafe record?.assumingMemoryBound(to: ((Callout) -> Bool).self),
                    unsafe record.pointee(Callout(block))
                else { return PCRE2_ERROR_MATCHLIMIT }
                return 0
            }

        private func run(
            _ code: OpaquePointer, _ subject: UnsafeBufferPointer<UInt8>, _ offset: Int, _ scratch: MatchScratch,
            steps: Int
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

        private static func result(_ status: Int32, _ scratch: MatchScratch, groups: Int) -> Result<Match?, MatchError>
        {
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

        private static func message(_ error: Int32) -> String {
            var text = [UInt8](repeating: 0, count: 256)
            let length = unsafe pcre2_get_error_message_8(error, &text, text.count)
            return String(decoding: text.prefix(max(0, Int(length))), as: UTF8.self)
        }
    }

    /// The memory one running match needs: PCRE2's match data, and its limits.
    @safe private final class MatchScratch {
        let data: OpaquePointer
        let context: OpaquePointer

        init?(groups: Int) {
            guard let data = unsafe pcre2_match_data_create_8(UInt32(groups), nil) else { return nil }
            guard let context = unsafe pcre2_match_context_create_8(nil) else {
                unsafe pcre2_match_data_free_8(data)
                return nil
            }
            unsafe pcre2_set_heap_limit_8(context, UInt32(Limits.heapKibibytes))
            unsafe self.data = unsafe data
            unsafe self.context = unsafe context
        }

        deinit {
            unsafe pcre2_match_data_free_8(data)
            unsafe pcre2_match_context_free_8(context)
        }
    }

    /// Where a match is at a callout of its pattern. Not to be kept longer than the callout takes.
    @safe package struct Callout {
        private let block: UnsafeMutablePointer<pcre2_callout_block_8>

        fileprivate init(_ block: UnsafeMutablePointer<pcre2_callout_block_8>) { unsafe self.block = unsafe block }

        /// The offset in the subject.
        package var offset: Int { unsafe block.pointee.current_position }
        /// The offset in the subject where this attempt of a match started.
        package var start: Int { unsafe block.pointee.start_match }
        /// The offset in the translated pattern.
        package var patternOffset: Int { unsafe block.pointee.pattern_position }
        /// Whether the match went back to an earlier choice since the callout before.
        package var isAfterBacktracking: Bool { unsafe block.pointee.callout_flags & PCRE2_CALLOUT_BACKTRACK != 0 }

        /// Where a group started; nil if it has not taken part in the match.
        package func start(ofGroup group: Int) -> Int? {
            guard group < Int(unsafe block.pointee.capture_top), let bounds = unsafe block.pointee.offset_vector else {
                return nil
            }
            let start = unsafe bounds[2 * group]
            return start < 0 ? nil : start
        }
    }

    extension CompiledCode {
        /// Compiles a translated pattern.
        ///
        /// - Parameter callsOut: whether there is a callout before each term, at every start of a match and after every
        ///   number of repetitions.
        /// - Throws: `PatternError` with an offset in the author's pattern.
        package convenience init(
            _ dialect: ICUDialect, _ options: Pattern.Options, callsOut: Bool = false
        ) throws(PatternError) {
            let recording = callsOut ? PCRE2_AUTO_CALLOUT | PCRE2_NO_START_OPTIMIZE | PCRE2_NO_AUTO_POSSESS : 0
            do {
                try self.init(
                    dialect.translation, options: options.compileOptions | recording, precautions: dialect.precautions)
            } catch {
                throw PatternError(error.message, at: dialect.sourceOffset(of: error.offset))
            }
        }
    }

    extension Pattern.Options {
        fileprivate var compileOptions: UInt32 {
            (contains(.multiline) ? PCRE2_MULTILINE : 0) | (contains(.anchored) ? PCRE2_ANCHORED : 0)
                | (contains(.duplicateNames) ? PCRE2_DUPNAMES : 0)
        }
    }
#endif
