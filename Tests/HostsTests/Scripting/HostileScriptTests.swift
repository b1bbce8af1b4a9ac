import Foundation
import Hosts
import Requests
import TestCorpora
import Testing

/// Each of these fails with a clear reason, and the next script runs.
@Suite(.serialized)
struct HostileScriptTests {
    typealias Row = ScriptRunTests.Row

    static let tooLong = "timeLimit: did not end within 0.3 seconds"
    static let tooMuch = "memoryLimit: took more memory than the 256 MB allowed"

    static let rows = [
        Row("for (;;) {}", tooLong),
        Row("c('kept'); for (;;) {}", "value kept"),
        Row("for (;;) try { for (;;) {} } catch (e) {} finally { continue }", tooLong),
        Row("for (var i = 0; i < 1000; i++) /(a+)+$/.test('a'.repeat(40) + 'b')", tooLong),
        Row("(function f() { Promise.resolve().then(f) })()", tooLong),
        Row("(function f() { setTimeout(f, 0) })()", tooLong),
        Row("for (;;) httpRequest(url)", tooLong),
        Row("for (;;) console.log('x')", tooLong),
        Row(
            "String.prototype.slice = Array.prototype.map = URL.prototype = null; c(new URL('https://a.org').href + atob('YQ=='))",
            "value https://a.org/a"),
        Row("c('' + URL.canParse('https://' + 'ä'.repeat(1e5)))", "value false"),
        Row(
            "var p = new URLSearchParams(); for (var i = 0; i < 1e6; i++) p.append(i, i); c('' + p.size)",
            "value 1000000"),
        Row(
            "(function f() { return f() + 1 })()",
            "thrown: line 1, column 52: RangeError: Maximum call stack size exceeded."),
        Row(
            "process.exit(1)",
            "thrown: line 1, column 40: TypeError: process.exit is not a function. (In 'process.exit(1)', 'process.exit' is undefined)"
        ),
        Row(
            "c(JSON.parse('['.repeat(1e6)))", "thrown: line 1, column 40: SyntaxError: JSON Parse error: Unexpected EOF"
        ),
        Row(
            "var a = []; for (var i = 0; i < 1e6; i++) a = [a]; JSON.stringify(a)",
            "thrown: line 1, column 93: RangeError: Maximum call stack size exceeded."),
        Row("c('x'.repeat(2e6))", "sizeLimit: the answer is longer than the 1048576 characters allowed"),
        Row(
            "var a = 'x'; for (var i = 0; i < 30; i++) a += a; c(a)",
            "sizeLimit: the answer is longer than the 1048576 characters allowed"),
        Row("var list = []; for (;;) list.push(new Array(1000).fill(url))", tooMuch),
        Row("c('x'.repeat(1 << 30).split('').join('y'))", tooMuch),
        Row("var list = []; for (;;) list.push(new Uint8Array(1 << 24).fill(1))", tooMuch),
        Row("c('done'); var list = []; for (;;) list.push(new Array(1000).fill(url))", "value done"),
        Row(
            "var types = [Object, Array, String, Function, Promise, RegExp], names = Object.getOwnPropertyNames;"
                + "for (var i = 0; i < 6; i++) { var type = types[i].prototype, list = names(type);"
                + "for (var j = 0; j < list.length; j++) try { type[list[j]] = function () { throw 'changed' } } catch (e) {} }"
                + "setTimeout(c, 1, btoa('a'))",
            "value YQ=="),
        Row(
            "Object.defineProperty(Object.prototype, 'value', { set: c, get: c }); Array.prototype[0] = 'evil';"
                + "Reflect.apply = JSON.parse = BigInt = null; setTimeout(c, 1, btoa(base64DigitsToBase10String([1])))",
            "value MQ=="),
        Row(
            "var all = this; Object.getOwnPropertyNames(all).forEach(function (n) { delete all[n] }); c('b')", "value b"
        ),
        Row(
            "globalThis.httpRequest = null; delete globalThis.console; c(typeof console + httpRequest)",
            "value undefinednull"),
        Row(
            "Symbol.prototype.toString = Error.prototype.toString = function () { for (;;) {} }; throw new Error('x')",
            tooLong),
    ]

    @Test(arguments: rows)
    func isStoppedAndLeavesNothing(_ row: Row) throws {
        let host = try ScriptHostProgram()
        let time = row.outcome == Self.tooLong ? Duration.milliseconds(300) : .seconds(10)
        do {
            let pool = ScriptPool(hostPath: host.path, size: 1, limits: ScriptLimits(time: time))
            let run = pool.run(
                Script(source: "function process(url, c) { \(row.body) }", dialect: .script2), url: "a:b")
            #expect(ScriptRunTests.describe(run) == row.outcome)
            #expect(run.console.count <= 101)
            let next = pool.run(
                Script(source: "function process(url, c) { c('next ' + [1, 2].map(String)) }", dialect: .script),
                url: "")
            #expect(next == ScriptRun(result: .value("next 1,2")))
            #expect(host.processes.count == 1)
        }
        #expect(host.processes == [])
    }

    struct HostileScript: Decodable {
        let kind: String
        let body: String
    }

    /// Each ends by itself or at a limit; the next script runs, and no process is left.
    @Test(arguments: 0..<4) func hostileScriptsEndAtALimit(quarter: Int) throws {
        let scripts: [HostileScript] = try Corpus.hostileScripts.lines()
        #expect(scripts.count == 196)
        let host = try ScriptHostProgram()
        var wrong: [String] = []
        do {
            let limits = ScriptLimits(time: .milliseconds(100))
            let pool = ScriptPool(hostPath: host.path, size: 1, limits: limits)
            for script in scripts[(quarter * 49)...].prefix(49) {
                let source = "function process(url, c) { \(script.body) }"
                let run = pool.run(Script(source: source, dialect: .script2), url: "a:b")
                if case .failed(let error) = run.result, !Self.isLimit(error) {
                    wrong.append("\(script.body): \(error)")
                }
                if host.processes.count > 1 { wrong.append("\(script.body): left a process") }
            }
            let next = pool.run(ScriptPoolTests.echo, url: "next")
            #expect(next.value == "next")
        }
        #expect(wrong == [])
        #expect(host.processes == [])
    }

    /// Whether a script failed by itself or at a limit.
    static func isLimit(_ error: ScriptError) -> Bool {
        switch error.kind {
        case .notAllowed, .unavailable, .unsandboxed: false
        case .crash: error.message.hasSuffix("as it does when it is refused memory")
        default: true
        }
    }
}
