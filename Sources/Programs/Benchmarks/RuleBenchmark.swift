import CPCRE2
import Glibc
import LinkEngine
import PCRE
import Requests
import TestCorpora
import Text

/// How long it takes to find the rules for a link, against a plain loop over all regexes in the same run.
struct RuleBenchmark {
    /// What is measured for a number of rules; times are those of one link.
    struct Row {
        let rules: Int
        /// From the bytes of the manifest to the answer to the first link.
        let load: Duration
        /// What the engine takes in memory after all links, in bytes.
        let memory: Int
        let native: Duration
        let interpreted: Duration
        /// The rules that match, by the index, for links that were seen before and for others.
        let seen: Duration
        let unseen: Duration
        /// The rules that may match links that were just seen, by the index alone.
        let index: Duration
        /// The whole answer to links that were just seen.
        let answer: Duration
    }

    static let sizes = [350, 3_500, 35_000]

    /// Measures a sample, in rounds in which the measures take turns.
    ///
    /// - Throws: `PatternError` if a regex is not valid, `Mismatch` if the index and the loop disagree.
    static func row(_ sample: RuleSample, rounds: Int) throws -> Row {
        let before = residentMemory
        let (engine, load) = engine(for: sample)
        let seen = subjects(sample.seen)
        for _ in 0..<3 { for subject in seen { _ = engine.actionMatches(of: subject) } }
        let memory = max(0, residentMemory - before)
        let loopLinks = loopLinks(of: sample)
        let native = try sample.regexes.map { try PlainPattern($0, isNative: true) }
        let interpreted = try sample.regexes.map { try PlainPattern($0, isNative: false) }
        var times: [[Duration]] = Array(repeating: [], count: 6)
        for round in 0..<rounds {
            // The loops of the round before have filled the caches of the processor.
            _ = time(seen) { engine.actionMatches(of: $0) }
            times[5].append(time(seen) { engine.actionMatches(of: $0) })
            let fresh = sample.unseen(round)
            if !fresh.isEmpty {
                times[0].append(time(subjects(fresh)) { engine.actionMatches(of: $0) })
                times[1].append(time(fresh) { engine.candidateCount(of: $0.span) })
                times[2].append(time(fresh) { engine.resolve(utf8: $0).openings.count })
            }
            times[3].append(time(loopLinks) { link in native.count { $0.matches(link) } })
            times[4].append(time(loopLinks) { link in interpreted.count { $0.matches(link) } })
        }
        try check(engine, native, loopLinks)
        let medians = times.map { $0.sorted()[$0.count / 2] }
        return Row(
            rules: sample.regexes.count, load: load, memory: memory, native: medians[3], interpreted: medians[4],
            seen: medians[5], unseen: medians[0], index: medians[1], answer: medians[2])
    }

    /// The loop takes so long that it is measured on fewer links where there are more rules.
    private static func loopLinks(of sample: RuleSample) -> [[UInt8]] {
        let step = max(1, sample.seen.count * sample.regexes.count / 700_000)
        return stride(from: 0, to: sample.seen.count, by: step).map { sample.seen[$0] }
    }

    /// The index must find what the loop finds.
    struct Mismatch: Error {
        let link: String
    }

    private static func check(_ engine: Engine, _ patterns: [PlainPattern], _ links: [[UInt8]]) throws {
        for link in links {
            let subject = Subject(String(decoding: link, as: UTF8.self))
            guard patterns.count(where: { $0.matches(link) }) == engine.actionMatches(of: subject) else {
                throw Mismatch(link: subject.string)
            }
        }
    }

    private static func subjects(_ links: [[UInt8]]) -> [Subject] {
        links.map { Subject(String(decoding: $0, as: UTF8.self)) }
    }

    private static func engine(for sample: RuleSample) -> (Engine, Duration) {
        let bytes = sample.manifest
        let link = sample.seen.first ?? []
        let start = ContinuousClock.now
        let manifest = Manifest(files: [SourceFile(path: "generated", bytes: bytes)], onDemand: true)
        let engine = Engine(manifest: manifest, scripts: .off)
        _ = engine.resolve(utf8: link)
        return (engine, ContinuousClock.now - start)
    }

    private static func time<Input>(_ inputs: [Input], _ measured: (Input) -> Int) -> Duration {
        var results = 0
        let time = ContinuousClock().measure { for input in inputs { results += measured(input) } }
        // The results are used, so that nothing can be left out.
        return results >= 0 ? time / inputs.count : .zero
    }

    /// The memory of this process that is in use, in bytes.
    private static var residentMemory: Int {
        guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
        defer { unsafe fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard unsafe fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let text = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let pages = String(decoding: text, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * Int(getpagesize())
    }
}

extension RuleBenchmark.Row {
    static let heading =
        "rules    load ms   MB   loop JIT us   loop us   rules seen us   unseen us   index us   answer us"
        + "   loop JIT / unseen   loop / unseen"

    var text: String {
        func cell(_ value: Double, _ width: Int) -> String {
            let text = value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
            return String(repeating: " ", count: max(1, width - text.count)) + text
        }
        func microseconds(_ time: Duration) -> Double { time / .microseconds(1) }
        return "\(rules)" + String(repeating: " ", count: 6 - "\(rules)".count) + cell(load / .milliseconds(1), 10)
            + cell(Double(memory) / 1_000_000, 7) + cell(microseconds(native), 14) + cell(microseconds(interpreted), 10)
            + cell(microseconds(seen), 16) + cell(microseconds(unseen), 12) + cell(microseconds(index), 11)
            + cell(microseconds(answer), 12) + cell(native / unseen, 20) + cell(interpreted / unseen, 16)
    }
}

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
