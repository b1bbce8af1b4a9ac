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

    @Test func consoleIsKept() {
        let source =
            "function process(url, c) { console.log('a', 1, {b: [2]}, null); console.warn('w'); console.error(new Error('e')); c('x') }"
        let run = ScriptRunTests.pool.run(Script(source: source, dialect: .script2), url: "")
        #expect(run.console == ["a 1 {\"b\":[2]} null", "warning: w", "error: Error: e"])
    }
}
