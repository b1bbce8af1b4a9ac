import Hosts
import Requests
import Testing
import Text

@testable import LinkEngine

/// Links that wrap another, short links, and the chain of both.
@Suite struct RedirectTests {
    /// Rules of our own: `w.test` wraps a link in `u`, `s.test` has short links, `t.test` opens in an app.
    static let own = #"""
        { "$schema": "s",
          "redirects": { "^https?://w\\.test/": { "param": "u" }, "^https?://s\\.test/.": { "fetch": true },
                         "^https://loop\\.test/(.)": { "format": "https://loop.test/$1" },
                         "^https://(a|b)to(.)\\.test$": { "format": "https://$2to$1.test" } },
          "actions": [{ "title": "T", "regex": "^https://t\\.test/(?<id>.*)$", "formats": [
            { "app": { "identifier": "t", "name": "T", "scheme": "t" }, "template": "t:{id}{?url,original}" }] }] }
        """#
    static let foreign = #"{ "redirects": { "^https?://w\\.test/": { "param": "u" } } }"#

    static func engine(_ rules: String..., network: Network = .off) -> Engine {
        let files = rules.enumerated().map { SourceFile(path: "\($0).json", bytes: Array($1.utf8)) }
        let manifest = Manifest(files: files)
        #expect(manifest.findings.filter { $0.severity == .error } == [])
        return Engine(manifest: manifest, scripts: .off, network: network)
    }

    static func wrapped(_ url: String, levels: Int) -> String {
        (0..<levels).reduce(url) { link, _ in
            "https://w.test/?u="
                + link.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
        }
    }

    @Test(arguments: [0, 1, 2, 5])
    func wrappersAreUnwrapped(levels: Int) {
        let resolution = Self.engine(Self.own).resolve(Self.wrapped("https://t.test/1", levels: levels))
        #expect(resolution.url == "https://t.test/1")
        #expect(resolution.redirects.count == levels)
        #expect(resolution.redirects.map(\.url).first ?? resolution.input == resolution.input)
        #expect(resolution.findings == [])
    }

    /// Each level makes a link three times as long.
    @Test func unwrappingEndsAfterFiveSteps() {
        let resolution = Self.engine(Self.own).resolve(Self.wrapped("https://t.test/1", levels: 6))
        #expect(resolution.url == Self.wrapped("https://t.test/1", levels: 1))
        #expect(resolution.findings.first?.message == "the link leads through more than 5 others")
    }

    @Test func openersRedirectsAreAppliedOnce() {
        let link = Self.wrapped("https://t.test/1", levels: 3)
        #expect(Self.engine(Self.foreign).resolve(link).url == Self.wrapped("https://t.test/1", levels: 2))
        // Rules of our own may come after that one pass.
        #expect(Self.engine(Self.foreign, Self.own).resolve(link).url == "https://t.test/1")
    }

    @Test func aLoopEnds() {
        let engine = Self.engine(Self.own)
        let resolution = engine.resolve("https://atob.test")
        #expect(resolution.url == "https://btoa.test")
        #expect(resolution.findings.map(\.message) == [#"the link redirects back to "https://atob.test""#])
        #expect(engine.resolve("https://loop.test/x").redirects == [])
    }

    @Test(arguments: [
        "javascript:alert(1)", "file:///etc/passwd", "https://", "https://t.test/%0A%7B%22Server%22:%22x%22%7D",
        "https://t.test/%00",
    ])
    func whatIsNotALinkOfTheWebStaysWrapped(target: String) {
        let link = "https://w.test/?u=" + target
        let resolution = Self.engine(Self.own).resolve(link)
        #expect(resolution.url == link)
        #expect(resolution.redirects == [])
        #expect(resolution.findings.first?.message.contains("which is not a link of the web") == true)
    }

    @Test func aTemplateHasTheLinkAsItWasGiven() {
        let resolution = Self.engine(Self.own).resolve("HTTPS://W.test/?u=https://t.test/1")
        #expect(
            resolution.openings.map(\.url) == [
                "t:1?url=https%3A%2F%2Ft.test%2F1&original=HTTPS%3A%2F%2FW.test%2F%3Fu%3Dhttps%3A%2F%2Ft.test%2F1"
            ])
        #expect(
            Self.engine(Self.own).resolve("https://t.test/1").openings.map(\.url).first?.contains(
                "original=https%3A%2F%2Ft.test%2F1") == true)
    }

    @Test func theChainIsInTheJSON() throws {
        let network = CannedNetwork([
            "HEAD https://s.test/1": CannedNetwork.redirect("https://s.test/1", to: "https://t.test/1")
        ])
        let resolution = Self.engine(Self.own, network: network.network).resolve("https://w.test/?u=https://s.test/1")
        var json: [UInt8] = []
        resolution.appendJSON(.line, to: &json, encoded: false)
        let redirects = try #require(JSONDocument(json).root["redirects"])
        #expect(
            redirects.source == """
                [{"from":"https://w.test/?u=https://s.test/1","to":"https://s.test/1","kind":"rule","status":null,\
                "file":"0.json","line":2,"column":18},\
                {"from":"https://s.test/1","to":"https://t.test/1","kind":"http","status":301,\
                "file":null,"line":null,"column":null}]
                """)
        json = []
        Self.engine(Self.own).resolve("https://t.test/1").appendJSON(.line, to: &json, encoded: false)
        #expect(try JSONDocument(json).root["redirects"] == nil)
    }
}

/// Which servers are asked where a short link leads, and what becomes of their answers.
@Suite struct ShortLinkTests {
    static func resolve(_ link: String, _ answers: [String: FetchResponse]) -> (Resolution, requests: [String]) {
        let network = CannedNetwork(answers)
        return (RedirectTests.engine(RedirectTests.own, network: network.network).resolve(link), network.requests)
    }

    @Test func aShortLinkIsFollowedStepByStep() {
        let (resolution, requests) = Self.resolve(
            "https://s.test/1",
            [
                "HEAD https://s.test/1": CannedNetwork.redirect("https://s.test/1", to: "/2"),
                "HEAD https://s.test/2": FetchResponse(status: 405, url: "https://s.test/2"),
                "GET https://s.test/2": CannedNetwork.redirect("https://s.test/2", to: "//w.test/?u=https://t.test/1"),
            ])
        #expect(resolution.url == "https://t.test/1")
        #expect(
            resolution.redirects.map(\.target) == [
                "https://s.test/2", "https://w.test/?u=https://t.test/1", "https://t.test/1",
            ])
        // Nobody else is asked: neither the server of the wrapper nor that of the page.
        #expect(requests == ["HEAD https://s.test/1", "HEAD https://s.test/2", "GET https://s.test/2"])
        #expect(resolution.openings.map(\.app) == ["t"])
    }

    @Test(arguments: [
        "https://nots.test/1", "https://s.test.evil.example/1", "https://s.test@evil.example/1",
        "https://s.test:8443/1",
        "https://evil.example/https://s.test/1", "https://s.test", "https://t.test/1",
    ])
    func noOtherHostIsAsked(link: String) {
        #expect(Self.resolve(link, [:]).requests == [])
    }

    @Test(arguments: ["HTTPS://S.TEST/1", "http://S.test/1", "https://s.TEST/1"])
    func theHostMayBeInUpperCase(link: String) {
        #expect(Self.resolve(link, [:]).requests.count == 1)
    }

    @Test(arguments: [
        (
            FetchResponse(status: 200, url: "https://s.test/1"),
            "the short link s.test/1 does not work: its server answers 200"
        ),
        (
            FetchResponse(status: 404, url: "https://s.test/1"),
            "the short link s.test/1 does not work: its server answers 404"
        ),
        (
            CannedNetwork.redirect("https://s.test/1", to: "javascript:alert(1)"),
            #"the link leads to "javascript:alert(1)", which is not a link of the web"#
        ),
        (
            CannedNetwork.redirect("https://s.test/1", to: "https://s.test/1"),
            #"the link redirects back to "https://s.test/1""#
        ),
        (nil, "the short link s.test/1 was not followed: nothing answers there"),
    ])
    func whatCannotBeFollowedIsSaid(response: FetchResponse?, message: String) {
        let (resolution, _) = Self.resolve("https://s.test/1", response.map { ["HEAD https://s.test/1": $0] } ?? [:])
        #expect(resolution.url == "https://s.test/1")
        #expect(resolution.findings.map(\.message) == [message])
        #expect(resolution.findings.map(\.severity) == [.note])
    }

    @Test func anEndlessChainEnds() {
        let answers = Dictionary(
            uniqueKeysWithValues: (0..<20).map { number in
                let url = "https://s.test/\(number)"
                return ("HEAD \(url)", CannedNetwork.redirect(url, to: "https://s.test/\(number + 1)"))
            })
        let (resolution, requests) = Self.resolve("https://s.test/0", answers)
        #expect(resolution.url == "https://s.test/5")
        #expect(requests.count == 6)
    }

    @Test func withoutTheNetworkTheShortLinkIsNamed() {
        let resolution = RedirectTests.engine(RedirectTests.own).resolve("https://s.test/1")
        #expect(resolution.findings.map(\.message) == ["s.test/1 is a short link; use --network to follow it"])
    }
}
