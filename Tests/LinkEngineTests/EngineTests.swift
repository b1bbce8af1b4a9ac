import Requests
import Testing

@testable import LinkEngine
@testable import Text

@Suite struct EngineTests {
    /// A result of a browser's format, what becomes of `http://a.test/x?y`, and what is said of it.
    static let formats: [(regex: String, format: String, url: String?, finding: String?)] = [
        (#"^(http(s?)://(\\S+))$"#, "b-$1", "b-http://a.test/x?y", nil),
        (#"^(http(s?)://(\\S+))$"#, "b://$3$2", "b://a.test/x?y", nil),
        (#"^https?://a"#, "b://", "b://.test/x?y", nil),
        (#"[aeiou]"#, "_", "http://_.t_st/x?y", nil),
        (#"^http(s)?://"#, #"b:\u202e$1"#, nil, "control character"),
        (#"^http(s)?://"#, #"javascript:$1"#, nil, "never opened"),
        (#"^http(s)?://"#, #"c:$1"#, "c:a.test/x?y", nil),
        (#"^https://"#, "b:", nil, nil),
    ]

    @Test("What a browser's format makes of a link is judged as a whole", arguments: formats)
    func browser(regex: String, format: String, url: String?, finding: String?) throws {
        let browser =
            #"{"identifier":"b","name":"B","schemes":["b","b-http"],"regex":"\#(regex)","format":"\#(format)"}"#
        let resolution = try resolve("http://a.test/x?y", #"{"browsers":[\#(browser)]}"#)
        #expect(resolution.openings.map(\.url) == [url].compactMap(\.self))
        let messages = resolution.findings.filter { $0.message != "no rule opens this link" }.map(\.message)
        #expect(messages.count == (finding == nil ? 0 : 1))
        #expect(messages.allSatisfy { finding.map($0.contains) == true })
    }

    @Test("Several browsers with one regex have a link each, in the order of the rules")
    func browsersOfOneRegex() throws {
        let browsers = ["a", "b", "c"].map { name in
            #"{"identifier":"\#(name)","name":"\#(name)","scheme":"\#(name)","regex":"^http:(.*)$","format":"\#(name):$1"}"#
        }
        let resolution = try resolve("http://é.test", #"{"browsers":[\#(browsers.joined(separator: ","))]}"#)
        #expect(resolution.openings.map(\.url) == ["a://é.test", "b://é.test", "c://é.test"])
    }

    @Test("Scheme and host of a wrapped link are in lower case, as browsers' rules expect it")
    func wrappedLink() throws {
        let browser = #"{"identifier":"b","name":"B","scheme":"b","regex":"^https://(.*)$","format":"b:$1"}"#
        let redirect = #""^https://r\\.test/":{"param":"q"}"#
        let resolution = try resolve(
            "https://r.test/?q=HTTPS://WWW.a.test/", #"{"browsers":[\#(browser)],"redirects":{\#(redirect)}}"#)
        #expect(resolution.url == "https://www.a.test/")
        #expect(resolution.openings.map(\.url) == ["b:www.a.test/"])
    }

    @Test("The fixed text of an app's template is printable, whatever the rule says")
    func template() throws {
        let app = #"{"identifier":"a","name":"A","scheme":"a","passage":{"templates":["a:\u202e{+osis}"]}}"#
        let resolution = try resolve("bible://?passages=[John.3]", #"{"apps":[\#(app)]}"#)
        #expect(resolution.openings.map(\.url) == ["a:%E2%80%AEJohn.3"])
    }

    private func resolve(_ link: String, _ manifest: String) throws -> Resolution {
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(manifest.utf8))])
        #expect(manifest.findings.filter { $0.severity == .error } == [])
        return Engine(manifest: manifest, scripts: .off).resolve(utf8: Array(link.utf8))
    }
}
