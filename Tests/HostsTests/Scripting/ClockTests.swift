import Foundation
import Hosts
import Requests
import TestCorpora
import Testing

/// No script can tell the time: what it reads is the beginning of the year 2000.
struct ClockTests {
    typealias Row = ScriptRunTests.Row

    static let instant = "946684800000"

    @Test(arguments: [
        Row("Date.now()", instant), Row("new Date().getTime()", instant), Row("+new Date(Date.now())", instant),
        Row("Date()", "Sat Jan 01 2000 00:00:00 GMT+0000 (Coordinated Universal Time)"),
        Row("+new (class extends Date {})", instant), Row("+new Date.prototype.constructor", instant),
        Row("+new (new Date(5).constructor)", instant), Row("+Reflect.construct(Date, [])", instant),
        Row("Date.prototype.getTime.call(Reflect.construct(Date, [], Array))", instant),
        Row("new Function('return Date.now()')()", instant), Row("(0, eval)('Date.now()')", instant),
        Row("Object.getPrototypeOf(function* () {}).constructor('yield Date.now()')().next().value", instant),
        Row("new Date().toISOString() + new Date().getTimezoneOffset()", "2000-01-01T00:00:00.000Z0"),
        Row("new Date().toLocaleString('en', { fractionalSecondDigits: 3, second: 'numeric' })", "0.000"),
        Row("new Intl.DateTimeFormat('en').format()", "1/1/2000"),
        Row("new Intl.DateTimeFormat('en', { dateStyle: 'short' }).format(undefined)", "1/1/00"),
        Row(
            "new Intl.DateTimeFormat('en', { second: 'numeric', fractionalSecondDigits: 3 }).formatToParts().map((x) => x.value).join('')",
            "0.000"),
        Row(
            "Intl.DateTimeFormat().resolvedOptions().timeZone + Intl.NumberFormat().resolvedOptions().locale",
            "UTCen-US"),
        Row(
            "(function () { var caught = []; for (var name of ['construct', 'apply']) Reflect[name] = function (f) { caught.push(f); return f };"
                + "new Date(); Date(); console.log(1); return caught.map((f) => +new f).join() })()", ""),
        Row(
            "[typeof WeakRef, typeof FinalizationRegistry, typeof Atomics.wait, typeof Atomics.waitAsync, typeof performance, typeof Temporal]",
            "undefined,undefined,undefined,undefined,undefined,undefined"),
    ])
    func everyClockStandsStill(_ row: Row) {
        let source = "function process(url, c) { c(String(\(row.body))) }"
        #expect(ScriptRunTests.outcome(source, dialect: .script) == "value \(row.outcome)")
    }

    /// What the walk gives: a line for each function that can be reached.
    private static func walk(hostPath: String) throws -> [Substring] {
        let source = String(decoding: try Corpus.clockWalk.data(), as: UTF8.self)
        let pool = ScriptPool(hostPath: hostPath, limits: ScriptLimits(time: .seconds(60)))
        let run = pool.run(Script(source: source, dialect: .script), url: "https://example.org/")
        return try #require(run.value, "\(run.result)").split(separator: "\n")
    }

    private static func differences(_ first: [Substring], _ second: [Substring]) -> [String] {
        zip(first, second).filter { $0 != $1 }.map { "\($0) | \($1)" }
    }

    /// Two runs differ by milliseconds at least.
    @Test func noFunctionDependsOnWhenItIsCalled() throws {
        let first = try Self.walk(hostPath: ScriptHostProgram.built)
        let second = try Self.walk(hostPath: ScriptHostProgram.built)
        #expect(first.count > 700 && first.count == second.count)
        #expect(Self.differences(first, second) == [])
    }

    private static let fakeClock = ["x86_64-linux-gnu", "aarch64-linux-gnu"]
        .map { "/usr/lib/\($0)/faketime/libfaketime.so.1" }.first(where: FileManager.default.fileExists)

    /// The host runs 400 days, 5 hours and some seconds later.
    @Test(.enabled(if: fakeClock != nil)) func noFunctionDependsOnTheDay() throws {
        let library = try #require(Self.fakeClock)
        let path = FileManager.default.temporaryDirectory.appending(path: "host-\(UUID().uuidString)").path
        let program = """
            #!/bin/sh
            LD_PRELOAD=\(library) FAKETIME=+34578123.456 exec '\(ScriptHostProgram.built)' "$@"
            """
        #expect(
            FileManager.default.createFile(
                atPath: path, contents: Data(program.utf8), attributes: [.posixPermissions: 0o700]))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let first = try Self.walk(hostPath: ScriptHostProgram.built)
        let second = try Self.walk(hostPath: path)
        #expect(first.count == second.count)
        #expect(Self.differences(first, second) == [])
    }

    /// The sign of NaN shows when a compiler is done, which is after so many calls and not after some time.
    @Test func theSignOfNaNDoesNotTellTheTime() {
        let source = """
            function process(url, c) {
                var f = new Float64Array(1), u = new Uint32Array(f.buffer), n = 0
                var sign = function (x) { var z = 0; f[0] = z / z * x; return u[1] }, first = sign(1)
                while (sign(1) === first && n < 1e6) n++
                c('' + n)
            }
            """
        let values = (0..<3).map { _ in
            let pool = ScriptPool(hostPath: ScriptHostProgram.built, limits: ScriptLimits(time: .seconds(60)))
            return pool.run(Script(source: source, dialect: .script), url: "https://example.org/").value
        }
        #expect(values[0] != nil && Set(values).count == 1, "\(values)")
    }

    /// Random numbers and timers do not reveal the time either.
    @Test(arguments: [
        "n = Math.random()",
        "n = Object.keys(Object.getOwnPropertyDescriptors(globalThis)).join()",
        "n = 0; setTimeout(function () { n++ }, 1e3); Promise.resolve().then(function () { n += 2 })",
    ])
    func theSameInputGivesTheSameOutput(body: String) {
        let source =
            "var n; function process(url, c) { try { \(body) } catch (e) {} setTimeout(function () { c('' + n) }, 2e3) }"
        let outcomes = (0..<4).map { _ in ScriptRunTests.outcome(source) }
        #expect(Set(outcomes).count == 1, "\(outcomes)")
    }
}
