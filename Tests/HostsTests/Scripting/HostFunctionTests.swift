import Hosts
import Requests
import Testing

/// The global functions of scripts.
struct HostFunctionTests {
    typealias Row = ScriptRunTests.Row

    @Test(arguments: [
        Row("btoa('')", ""),
        Row("atob('YQ==') + atob('YWI') + atob(' YW\\nJj ') + atob('')", "aababc"),
        Row("atob('5A==')", "ä"),
        Row("escape('ä ') + unescape('%e4')", "%E4%20ä"),
        Row(
            "typeof TextEncoder + typeof TextDecoder + typeof URL + typeof URLSearchParams",
            "functionfunctionfunctionfunction"),
        Row("'' + new TextEncoder().encode('aä€😀')", "97,195,164,226,130,172,240,159,152,128"),
        Row("'' + new TextEncoder().encode('\\ud800')", "239,191,189"),
        Row("JSON.stringify(new TextEncoder().encodeInto('aä€', new Uint8Array(4)))", #"{"read":2,"written":3}"#),
        Row("new TextDecoder().decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xff]))", "a\u{fffd}"),
        Row(
            "new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))",
            "\u{feff}a"),
        Row(
            "new TextDecoder(' Latin1 ').decode(new Uint8Array([0xe4, 0x80])) + new TextDecoder('ascii').encoding",
            "ä€windows-1252"),
        Row("new TextDecoder('utf-16').decode(new Uint16Array([0x61, 0xd83d, 0xde00, 0xd83d]).buffer)", "a😀\u{fffd}"),
        Row("new TextDecoder('utf-16be').decode(new DataView(new Uint8Array([9, 0, 0x61, 9]).buffer, 1, 2))", "a"),
        Row("new TextDecoder().decode() + new TextDecoder().fatal", "false"),
        Row("btoa('a') + btoa('ab') + btoa('abc')", "YQ==YWI=YWJj"),
        Row("btoa('https://example.org/ä?')", "aHR0cHM6Ly9leGFtcGxlLm9yZy/DpD8="),
        Row("htmlDecode('&lt;b&gt; &amp;amp; &quot;&apos;&copy;&hearts;&thetasym;&rang;')", "<b> &amp; \"'©♥ϑ⟩"),
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
        Row("atob('a')", "InvalidCharacterError"), Row("atob('ab=')", "InvalidCharacterError"),
        Row("atob('a*==')", "InvalidCharacterError"), Row("new TextDecoder('klingon')", "RangeError"),
        Row("new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([0xff]))", "TypeError"),
        Row("new TextDecoder('utf-16', { fatal: true }).decode(new Uint8Array(1))", "TypeError"),
        Row("new TextDecoder().decode(new Uint8Array(1), { stream: true })", "TypeError"),
        Row("new URL('b')", "TypeError"), Row("new URL('b', 'c')", "TypeError"),
        Row("new URL('a:b').href = 'c'", "TypeError"), Row("new URLSearchParams([['a']])", "TypeError"),
    ])
    func invalidArgumentsThrowAsInBrowsers(_ row: Row) {
        let body = "try { \(row.body); c('none') } catch (e) { c(e.name) }"
        #expect(ScriptRunTests.outcome("function process(url, c) { \(body) }") == "value \(row.outcome)")
    }

    /// A text area is the only element, and only in the dialect that had a document.
    @Test(arguments: [
        Row(
            "t.innerHTML = 'a &amp; b &lt;i&gt;&nbsp;&#8364;\\r\\n'; c(t.value + t.textContent)",
            "a & b <i>\u{a0}€\na & b <i>\u{a0}€\n"),
        Row("t.value = 'a < b & c\\u00a0'; c(t.innerHTML + t.tagName)", "a &lt; b &amp; c&nbsp;TEXTAREA"),
        Row("t.textContent = null; c(t.value + typeof document.body)", "undefined"),
        Row("try { document.createElement('a') } catch (e) { c(e.name) }", "NotSupportedError"),
    ])
    func aTextAreaDecodesEntities(_ row: Row) {
        let source = "function process(url, c) { var t = document.createElement('TextArea'); \(row.body) }"
        #expect(ScriptRunTests.outcome(source, dialect: .script) == "value \(row.outcome)")
    }

    /// Functions that are made on first use can be replaced before and after it.
    @Test(arguments: [
        Row("URL = 1; c('' + URL)", "1"), Row("new URL('a:b'); URL = 1; c('' + URL)", "1"),
        Row("c(typeof delete globalThis.URL + typeof URL)", "booleanundefined"),
        Row("var atob = 2; c('' + atob + (URL === URL))", "2true"),
    ])
    func functionsCanBeReplaced(_ row: Row) {
        #expect(ScriptRunTests.outcome("function process(url, c) { \(row.body) }") == "value \(row.outcome)")
    }

    @Test func declarationsReplaceFunctions() {
        for declaration in [
            "var URL = 'own'", "let URL = 'own'", "function URL() {} URL = 'own'",
            "class XMLHttpRequest {}; URL = 'own'",
        ] {
            let source = "\(declaration); function process(url, c) { c('' + URL) }"
            #expect(ScriptRunTests.outcome(source, dialect: .script) == "value own", "\(declaration)")
        }
    }

    @Test func consoleIsKept() {
        let source =
            "function process(url, c) { console.log('a', 1, {b: [2]}, null); console.warn('w'); console.error(new Error('e')); c('x') }"
        let run = ScriptRunTests.pool.run(Script(source: source, dialect: .script2), url: "")
        #expect(run.console == ["a 1 {\"b\":[2]} null", "warning: w", "error: Error: e"])
    }
}
