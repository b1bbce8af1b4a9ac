import Scripting
import Testing

/// The global functions of scripts.
struct HostFunctionTests {
    typealias Row = ScriptRunTests.Row

    @Test(arguments: [
        Row("btoa('')", ""),
        Row("btoa('a') + btoa('ab') + btoa('abc')", "YQ==YWI=YWJj"),
        Row("btoa('https://example.org/ä?')", "aHR0cHM6Ly9leGFtcGxlLm9yZy/DpD8="),
        Row("htmlDecode('&lt;b&gt; &amp;amp; &quot;&apos;&copy;&hearts;&thetasym;&rang;')", "<b> &amp; \"'©♥ϑ〉"),
        Row("htmlDecode('&#65;&#x42;&#X43;&#68 &#128;&#0;&#xd800;&#99999999999;')", "ABCD €\u{fffd}\u{fffd}\u{fffd}"),
        Row("htmlDecode('&copy &notit; &eacutex &unknown; & &; &#; &#x; a&')", "© ¬it; éx &unknown; & &; &#; &#x; a&"),
        Row("base64DigitsToBase10String([])", "0"),
        Row("base64DigitsToBase10String([1, 0, 63])", "4159"),
        Row("base64DigitsToBase10String([63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63])", "73786976294838206463"),
        Row("String(httpRequest(url)) + jsonRequest(url)", "nullnull"),
        Row("typeof XMLHttpRequest + typeof document + typeof fetch", "undefinedundefinedundefined"),
        Row("new Date(0).toString()", "Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)"),
    ])
    func functionGives(_ row: Row) {
        #expect(ScriptRunTests.outcome("function process(url, c) { c(\(row.body)) }") == "value \(row.outcome)")
    }

    @Test(arguments: [
        (
            "x.onreadystatechange = note; x.onload = note; x.onerror = note; x.onloadend = note", true,
            "readystatechange 4 0, error 4 0, loadend 4 0, "
        ),
        ("x.onreadystatechange = note", false, "readystatechange 4 0, "),
        ("x.onreadystatechange = function () { throw 1 }; x.onerror = note", true, "error 4 0, "),
    ])
    func requestsFail(handlers: String, waits: Bool, heard: String) {
        let source = """
            function process(url, c) {
                var heard = '', x = new XMLHttpRequest();
                function note(event) { heard += event.type + ' ' + x.readyState + ' ' + x.status + ', ' }
                \(handlers);
                x.open('GET', url, \(waits)); x.setRequestHeader('Accept', '*/*'); x.send();
                setTimeout(function () { c(heard) }, 50);
            }
            """
        let run = ScriptRunTests.pool.run(Script(source: source, dialect: .script), url: "https://example.org")
        #expect(run.value == heard)
        #expect(!run.requests.isEmpty)
    }

    @Test func unsentRequestNeedsNoNetwork() {
        let source =
            "function process(url, c) { var x = new XMLHttpRequest(); x.open('GET', url); x.send(); x.abort(); c('x') }"
        let run = ScriptRunTests.pool.run(Script(source: source, dialect: .script), url: "")
        #expect(run == ScriptRun(result: .value("x")))
    }

    @Test func consoleIsKept() {
        let source =
            "function process(url, c) { console.log('a', 1, {b: [2]}, null); console.warn('w'); console.error(new Error('e')); c('x') }"
        let run = ScriptRunTests.pool.run(Script(source: source, dialect: .script2), url: "")
        #expect(run.console == ["a 1 {\"b\":[2]} null", "warning: w", "error: Error: e"])
    }
}
