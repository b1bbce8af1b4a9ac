import Hosts
import Requests
import Testing

/// The ways in which a script can complete, and the results.
struct ScriptRunTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let body: String
        let outcome: String
        var testDescription: String { body }

        init(_ body: String, _ outcome: String) {
            self.body = body
            self.outcome = outcome
        }
    }

    static let pool = ScriptPool(hostPath: ScriptHostProgram.built)

    static func outcome(_ source: String, dialect: Script.Dialect = .script2) -> String {
        describe(pool.run(Script(source: source, dialect: dialect), url: "https://example.org/a?b=c"))
    }

    static func describe(_ run: ScriptRun) -> String {
        switch run.result {
        case .value(let value): "value \(value)"
        case .none(let reason): "none: \(reason)"
        case .failed(let error): "\(error.kind): \(error)"
        }
    }

    @Test(arguments: [
        Row("c('x:' + url)", "value x:https://example.org/a?b=c"),
        Row("c('')", "value "),
        Row("c('a\\u0000b \\ud83d\\ude00 \\ud800')", "value a\u{0}b 😀 \u{fffd}"),
        Row("c('one'); c('two'); c(null)", "value one"),
        Row("c(null); c('late')", "none: completed with null"),
        Row("c('kept'); throw new Error('late')", "value kept"),
        Row("c()", "none: completed with undefined"),
        Row("c(1)", "none: completed with a number instead of a string"),
        Row("c({})", "none: completed with an object instead of a string"),
        Row("c(new String('x'))", "none: completed with an object instead of a string"),
        Row("c(Symbol('x'))", "none: completed with a symbol instead of a string"),
        Row("c(10n)", "none: completed with a bigint instead of a string"),
        Row("", "none: ended without calling its completion function"),
        Row("return 'x'", "none: ended without calling its completion function"),
        Row("undeclared = url.length; c('' + undeclared)", "value 25"),
        Row("setTimeout(function () { c('b') }, 20); setTimeout(c, 10, 'a')", "value a"),
        Row("clearTimeout(setTimeout(c, 1, 'a')); setTimeout(c, 9000, 'b')", "value b"),
        Row("clearTimeout(99); clearTimeout(); setTimeout(c, NaN, 'n')", "value n"),
        Row("Promise.resolve('p').then(c)", "value p"),
        Row("setTimeout(function () { throw new Error('one') }); setTimeout(c, 5, 'other')", "value other"),
        Row("setTimeout(c, 20000, 'x')", "timeLimit: did not end within 15.0 seconds"),
        Row("throw 'words'", "thrown: threw words"),
        Row("throw 'e' + '\\u0301'.repeat(1e6)", "thrown: threw e" + String(repeating: "\u{301}", count: 499)),
        Row(
            "Array.prototype[Symbol.iterator] = function* () { for (let i = 0; i < 9; i++) yield 'x'.repeat(5e5) };"
                + "c('' + httpRequest('x'))",
            "value null"),
        Row("throw { toString() { throw 1 } }", "thrown: something without a text"),
        Row("\n  null.x", "thrown: line 2, column 7: TypeError: null is not an object (evaluating 'null.x')"),
        Row(
            "setTimeout(function () { null.x })",
            "thrown: line 1, column 57: TypeError: null is not an object (evaluating 'null.x')"),
    ])
    func completionDecides(_ row: Row) {
        #expect(Self.outcome("function process(url, c) { \(row.body) }") == row.outcome)
    }

    @Test(arguments: [
        Row("const process = (url, c) => c('arrow')", "value arrow"),
        Row("async function process(url, c) { await 0; c('later') }", "value later"),
        Row(
            "async function process(url, c) { null.x }",
            "thrown: line 1, column 38: TypeError: null is not an object (evaluating 'null.x')"),
        Row("", "noProcess: has no function named process"),
        Row("var process = 1", "noProcess: has no function named process"),
        Row(
            "function process(url, c) {\n  c(url..x) }",
            "syntax: line 2: SyntaxError: Unexpected token '.'. Expected a property name after '.'."),
        Row("JSON.parse('{')", "thrown: line 1, column 11: SyntaxError: JSON Parse error: Expected '}'"),
    ])
    func sourceIsTakenAsItIs(_ row: Row) {
        #expect(Self.outcome(row.body) == row.outcome)
    }

    @Test func contextsShareNothing() {
        let source =
            "function process(url, c) { c(typeof shared + typeof Array.prototype.left); shared = 1; Array.prototype.left = 1 }"
        #expect(Self.outcome(source) == "value undefinedundefined")
        #expect(Self.outcome(source) == "value undefinedundefined")
    }

    @Test func sizesAreBounded() {
        let pool = ScriptPool(hostPath: ScriptHostProgram.built, size: 1, limits: ScriptLimits(size: 100))
        func outcome(_ source: String, url: String = "") -> String {
            Self.describe(pool.run(Script(source: source, dialect: .script2), url: url))
        }
        #expect(
            outcome(String(repeating: " ", count: 101))
                == "sizeLimit: the script is longer than the 100 characters allowed")
        #expect(
            outcome("", url: String(repeating: "x", count: 101))
                == "sizeLimit: the URL is longer than the 100 characters allowed")
        #expect(
            outcome("function process(u, c) { c('é'.repeat(101)) }")
                == "sizeLimit: the answer is longer than the 100 characters allowed")
        #expect(
            outcome("function process(u, c) { c('é'.repeat(100)) }") == "value " + String(repeating: "é", count: 100))
    }
}
