import Hosts
import Requests
import Testing

/// The network requests of scripts.
struct RequestTests {
    typealias Row = ScriptRunTests.Row

    static let link = "https://example.org/a/b?c=d#e"

    static func run(
        _ body: String, _ dialect: Script.Dialect = .script, url: String = link, on network: Network = .off
    ) -> ScriptRun {
        let script = Script(source: "function process(url, c) { \(body) }", dialect: dialect)
        return ScriptRunTests.pool.run(script, url: url, network: network)
    }

    /// The scripts that the page of Opener's rules prints as examples.
    @Test func theExamplesOfOpenerRunAsPrinted() {
        let swarm = #"""
            function process(url, completionHandler) { var xmlhttp = new XMLHttpRequest(); xmlhttp.onreadystatechange = function() { if (xmlhttp.readyState == 4 && xmlhttp.status == 200) { var res = xmlhttp.responseText; var regex = RegExp('.*(swarm:\/\/.*?)\".*'); var match = regex.exec(res)[1]; completionHandler(match); } }; xmlhttp.open('GET', url, true); xmlhttp.send(); }
            """#
        let overcast =
            "function process(url, completionHandler) { completionHandler('overcast://x-callback-url/add?url=' + encodeURIComponent(url)); }"
        let page = ScriptedNetwork(
            body: "<html>\n<meta name=\"twitter:app:url:iphone\" content=\"swarm://checkins/5?s=x\">\n</html>")
        let pool = ScriptRunTests.pool
        let link = "https://www.swarmapp.com/c/5"
        let found = pool.run(Script(source: swarm, dialect: .script), url: link, network: page.network)
        #expect(found.value == "swarm://checkins/5?s=x")
        #expect(found.requests.map(\.request) == [FetchRequest(url: link)])
        let missing = pool.run(
            Script(source: swarm, dialect: .script), url: link,
            network: ScriptedNetwork(status: 404, body: "swarm://x\"").network)
        #expect(missing.result == .none(reason: "ended without calling its completion function"))
        let episode = pool.run(
            Script(source: overcast, dialect: .script), url: "https://example.org/e?f", network: page.network)
        #expect(episode.value == "overcast://x-callback-url/add?url=https%3A%2F%2Fexample.org%2Fe%3Ff")
        #expect(episode.requests.isEmpty)
    }

    @Test(arguments: [
        Row("c(httpRequest(url))", "GET https://example.org/a/b?c=d"),
        Row("c(httpRequest('HTTPS://EXAMPLE.org:443/a/../b c'))", "GET https://example.org/b%20c"),
        Row("c(httpRequest('https://BCHER.example/'))", "GET https://bcher.example/"),
        Row("c(httpRequest('b'))", "GET b"),
        Row("c(httpRequest())", "GET undefined"),
        Row("c('' + jsonRequest(url))", "null"),
    ])
    func openersFunctionsGetADocument(_ row: Row) {
        for dialect in [Script.Dialect.script, .script2] {
            #expect(Self.run(row.body, dialect, on: ScriptedNetwork.echo.network).value == row.outcome)
        }
    }

    @Test(arguments: [
        (200, "{\"a\": [1]}", "{\"a\":[1]} string"), (200, "[", "null string"), (200, "", "null string"),
        (204, "1", "1 string"), (404, "{}", "null object"), (500, "", "null object"),
    ])
    func onlyAStatusOfSuccessGivesADocument(status: Int, body: String, outcome: String) {
        let run = Self.run(
            "c(JSON.stringify(jsonRequest(url)) + ' ' + typeof httpRequest(url))", .script2,
            on: ScriptedNetwork(status: status, body: body).network)
        #expect(run.value == outcome)
        #expect(run.requests.count == 2)
    }

    static let handlers = """
        var heard = '', x = new XMLHttpRequest();
        function note(event) { heard += event.type + x.readyState + ' ' }
        for (var name of ['readystatechange', 'loadstart', 'load', 'error', 'timeout', 'abort', 'loadend']) {
            if (name === 'load') x.addEventListener(name, note); else x['on' + name] = note;
        }
        """

    /// The events in their order, each with the state.
    @Test(arguments: [
        Row(
            "x.open('GET', url); x.send()",
            "readystatechange1 loadstart1 readystatechange2 readystatechange3 readystatechange4 load4 loadend4"),
        Row("x.open('GET', url, false); x.send()", "readystatechange1 readystatechange4 load4 loadend4"),
        Row("x.open('PUT', url); x.send()", "readystatechange1 loadstart1 readystatechange4 error4 loadend4"),
        Row(
            "x.open('GET', url); x.send(); x.abort()", "readystatechange1 loadstart1 readystatechange4 abort4 loadend4"),
        Row("x.open('GET', url); x.abort()", "readystatechange1"),
        Row("x.open('GET', url); x.open('GET', url); x.send(); x.open('GET', url)", "readystatechange1 loadstart1"),
        Row(
            "x.onreadystatechange = function (e) { note(e); if (x.readyState === 2) x.abort() }; x.open('GET', url); x.send()",
            "readystatechange1 loadstart1 readystatechange2 readystatechange4 abort4 loadend4"),
        Row(
            "x.onreadystatechange = function (e) { note(e); if (x.readyState === 4) throw 1 }; x.open('GET', url); x.send()",
            "readystatechange1 loadstart1 readystatechange2 readystatechange3 readystatechange4 load4 loadend4"),
        Row(
            "x.removeEventListener('load', note); x.open('GET', url, false); x.send()",
            "readystatechange1 readystatechange4 loadend4"),
    ])
    func eventsComeInTheOrderOfTheStandard(_ row: Row) {
        let run = Self.run(
            "\(Self.handlers) \(row.body); setTimeout(function () { c(heard) }, 50)", on: ScriptedNetwork.echo.network)
        #expect(run.value == row.outcome + " ")
    }

    /// What `XMLHttpRequest` says of a response.
    @Test(arguments: [
        Row("[x.status, x.statusText, x.responseURL, x.readyState]", "404,Not Found,https://example.org/final,4"),
        Row(
            "x.getResponseHeader('x-MANY') + x.getResponseHeader('Set-Cookie') + x.getResponseHeader('y')",
            "a, bnullnull"),
        Row("x.getAllResponseHeaders()", "content-type: application/json\r\nx-many: a, b\r\n"),
        Row("x.responseText + (x.response === x.responseText) + x.responseType", "{\"a\":1}true"),
        Row("[x.UNSENT, XMLHttpRequest.DONE, x.withCredentials, x.timeout]", "0,4,false,0"),
    ])
    func responsesAreRead(_ row: Row) {
        let network = ScriptedNetwork { _, _ in
            FetchResponse(
                status: 404, url: "https://example.org/final",
                headers: [
                    HeaderField(name: "X-Many", value: "a"),
                    HeaderField(name: "Content-Type", value: "application/json"),
                    HeaderField(name: "x-many", value: "b"), HeaderField(name: "Set-Cookie", value: "secret"),
                ], body: Array("{\"a\":1}".utf8))
        }
        let run = Self.run(
            "var x = new XMLHttpRequest(); x.open('GET', url, false); x.send(); c('' + (\(row.body)))",
            on: network.network)
        #expect(run.value == row.outcome)
    }

    /// What a script may set and read is not decided in its own world, where it can change every function.
    @Test(arguments: [
        "", "String.prototype.toLowerCase = String.prototype.toUpperCase = function () { return 'x' }",
        "RegExp.prototype.test = function () { return this.compile('.*') }",
        "RegExp.prototype.exec = function () { return ['x'] }; RegExp.prototype[Symbol.replace] = function (t) { return t }",
        "for (let name of ['push', 'filter', 'map', 'indexOf', 'join', 'sort']) { let old = Array.prototype[name];"
            + "Array.prototype[name] = function () { seen += this + '|'; return old.apply(this, arguments) } }",
        "Array.prototype[Symbol.iterator] = function* () { for (let i = 0; i < this.length; i++) { seen += this[i]; yield this[i] } }",
        "Object.defineProperty(Array.prototype, 5, { set: function (v) { seen += v; this[6] = v }, get: function () { return 'Cookie' } })",
        "Function.prototype.call = Function.prototype.apply = function () { seen += [].join.apply(arguments) }",
        "Set = function () { return [].concat(arguments[0]) }",
    ])
    func credentialsStayOutside(change: String) throws {
        let network = ScriptedNetwork { request, _ in
            let names = ["Set-Cookie", "set-cookie2", "SET-COOKIE", "X-Open"]
            return FetchResponse(
                status: 200, url: request.url, headers: names.map { HeaderField(name: $0, value: "value-of-\($0)") },
                body: Array("body".utf8))
        }
        let run = Self.run(
            """
            var seen = ''; \(change); var x = new XMLHttpRequest(); x.open('GET', url);
            for (var name of ['Cookie', 'cookie2', 'Host', 'Authorization', 'Referer', 'Proxy-X', 'Sec-X', 'User-Agent', 'X-Own']) {
                try { x.setRequestHeader(name, 'set') } catch (e) {}
            }
            x.onloadend = function () {
                for (var name of ['Set-Cookie', 'Set-Cookie2', 'x', '']) try { seen += x.getResponseHeader(name) } catch (e) {}
                try { seen += x.getAllResponseHeaders() } catch (e) {}
                c(seen);
            };
            x.send(); setTimeout(function () { c(seen) }, 1000);
            """, on: network.network)
        #expect(run.value?.lowercased().contains("value-of-set") != true, "\(run.result)")
        for performed in run.requests where performed.failure == nil {
            let names = performed.request.headers.map(\.name)
            #expect(names.allSatisfy { $0.lowercased() == "x-own" }, "\(names)")
        }
        if change.isEmpty {
            #expect(run.value?.contains("value-of-X-Open") == true, "\(run.result)")
            #expect(run.requests.first?.request.headers.map(\.name) == ["X-Own"])
        }
    }

    @Test(arguments: [
        ("x.responseType = 'json'", "{\"a\":1}", "object{\"a\":1}"), ("x.responseType = 'json'", "{", "objectnull"),
        ("x.responseType = 'text'", "{", "string\"{\""), ("x.responseType = 'document'", "{", "string\"{\""),
    ])
    func responseTypesChooseTheResponse(choice: String, body: String, outcome: String) {
        let run = Self.run(
            """
            var x = new XMLHttpRequest(); \(choice); x.open('GET', url);
            x.onload = function () { c(typeof x.response + JSON.stringify(x.response)) }; x.send();
            """, on: ScriptedNetwork(body: body).network)
        #expect(run.value == outcome)
    }

    /// What is sent.
    @Test(arguments: [
        Row("x.open('get', '../x?y#z')", "GET https://example.org/x?y"),
        Row("x.open('GET', '?q')", "GET https://example.org/a/b?q"),
        Row("x.open('HEAD', url); body = 'ignored'", "HEAD https://example.org/a/b?c=d"),
        Row(
            "x.open('POST', url); body = 'ä'",
            "POST https://example.org/a/b?c=d Content-Type=text/plain;charset=UTF-8\nä"),
        Row(
            "x.open('POST', url); body = new URLSearchParams({ a: 'b c' })",
            "POST https://example.org/a/b?c=d Content-Type=application/x-www-form-urlencoded;charset=UTF-8\na=b+c"),
        Row(
            "x.open('POST', url); x.setRequestHeader('content-type', 'a/b'); body = '{}'",
            "POST https://example.org/a/b?c=d content-type=a/b\n{}"),
        Row(
            "x.open('GET', url); x.setRequestHeader('A', ' b '); x.setRequestHeader('a', 'c'); x.setRequestHeader('Cookie', 'd')",
            "GET https://example.org/a/b?c=d A=b, c"),
    ])
    func requestsAreSentAsTheStandardSays(_ row: Row) {
        let run = Self.run(
            "var body, x = new XMLHttpRequest(); \(row.body); x.onload = function () { c(x.responseText) }; x.send(body)",
            on: ScriptedNetwork.echo.network)
        #expect(run.value == row.outcome)
    }

    @Test(arguments: [
        Row("x.setRequestHeader('a', 'b')", "InvalidStateError"), Row("x.send()", "InvalidStateError"),
        Row("x.open('GET', url); x.send(); x.send()", "InvalidStateError"),
        Row("x.open('GET', url); x.send(); x.setRequestHeader('a', 'b')", "InvalidStateError"),
        Row("x.open('GET', url); x.setRequestHeader('a b', 'c')", "SyntaxError"),
        Row("x.open('GET', url); x.setRequestHeader('a', 'b\\nc')", "SyntaxError"),
        Row("x.open('G T', url)", "SyntaxError"), Row("x.open('GET', 'https://[')", "SyntaxError"),
        Row("x.open('trace', url)", "SecurityError"),
        Row("x.open('PUT', url, false); x.send()", "NetworkError"),
        Row("x.responseType = 'json'; x.responseText", "InvalidStateError"),
        Row("x.open('POST', url); x.send(new Uint8Array(1))", "NotSupportedError"),
    ])
    func misuseThrowsAsInBrowsers(_ row: Row) {
        let run = Self.run(
            "var x = new XMLHttpRequest(); try { \(row.body); c('none') } catch (e) { c(e.name) }",
            on: ScriptedNetwork.echo.network)
        #expect(run.value == row.outcome)
    }

    @Test func aTimeoutIsTheScriptsOwn() {
        let network = ScriptedNetwork { _, time throws(FetchError) in
            throw FetchError(.timeLimit, time <= .seconds(2) ? "short" : "long")
        }
        let body = """
            \(Self.handlers) x.timeout = 2000; x.open('GET', url); x.send();
            var y = new XMLHttpRequest(); y.onerror = function () { c(heard + 'error ' + y.status) }; y.open('GET', url); y.send()
            """
        let run = Self.run(body, on: network.network)
        #expect(run.value == "readystatechange1 loadstart1 readystatechange4 timeout4 loadend4 error 0")
        #expect(run.requests.map(\.failure?.message) == ["short", "long"])
    }

    @Test(arguments: [
        ([0x61, 0xC3, 0xA4], "text/html", "aä"), ([0xC3], "", "\u{fffd}"),
        ([0xE4], "text/html; charset=ISO-8859-1", "ä"),
        ([0x80], "text/html;charset=\"windows-1252\"", "€"), ([0x61, 0], "text/plain; Charset = utf-16le", "a"),
        ([0xEF, 0xBB, 0xBF, 0x61], "text/html; charset=latin1", "a"), ([0xFE, 0xFF, 0, 0x61], "", "a"),
        ([0xFF, 0xFE, 0x61, 0, 0], "", "a\u{fffd}"), ([0xC3, 0xA4], "text/html; charset=unknown", "ä"),
    ])
    func bodiesAreDecoded(bytes: [UInt8], type: String, text: String) {
        let network = ScriptedNetwork { request, _ in
            FetchResponse(
                status: 200, url: request.url, headers: [HeaderField(name: "content-type", value: type)], body: bytes)
        }
        #expect(Self.run("c(httpRequest(url))", on: network.network).value == text)
    }
}
