import Files
import Foundation
import LinkEngine
import NativeEngine
import Requests
import TestCorpora
import Testing
import Text

/// What a client of the library calls.
@Suite struct LibraryTests {
    static let engine = Engine.standard()
    private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let link = "https://www.biblegateway.com/passage/?search=John+3:16"

    @Test func theFiveMinuteExample() throws {
        let engine = Self.engine
        let openings = engine.openings(for: Self.link)
        #expect(openings.first?.app == "youversion")
        #expect(openings.first?.url == "youversion://bible?reference=JHN.3.16")
        let passage = engine.passage(of: "John 3:16-18; Gen 1")
        #expect(passage?.text == "John 3:16-18; Genesis 1")
        #expect(passage?.url == "bible://?passages=[John.3.16-John.3.18],[Gen.1]")
        #expect(engine.passage(of: "https://example.org/") == nil)
    }

    /// README and documentation show what `make client` builds and runs.
    @Test(arguments: [
        ("README.md", "Client"), ("Sources/Portable/LinkEngine/LinkEngine.docc/LinkEngine.md", "Client"),
        ("Sources/Portable/Bible/Bible.docc/Bible.md", "ClientOfBible"),
    ])
    func theExampleIsTheClient(document: String, client: String) throws {
        let client = try String(
            contentsOf: Self.project.appending(path: "Tests/Client/Sources/\(client)/main.swift"), encoding: .utf8)
        let text = try String(contentsOf: Self.project.appending(path: document), encoding: .utf8)
        #expect(text.contains("```swift\n\(client)```\n"))
    }

    @Test func theAsynchronousFormGivesTheSame() async throws {
        let engine = Self.engine
        let synchronous = { @Sendable (link: String) in engine.resolve(link) }
        let links = [Self.link, "John 3:16", "https://example.org/", ""]
        await withTaskGroup { group in
            for link in links {
                group.addTask {
                    let expected = synchronous(link)
                    let resolution = await engine.resolve(link)
                    #expect(resolution.openings == expected.openings)
                    #expect(resolution.findings == expected.findings)
                    #expect(await engine.openings(for: link) == expected.openings)
                    #expect(await engine.passage(of: link)?.url == expected.passage?.url)
                }
            }
        }
    }

    /// The rules come with the library, without the tests of the manifest.
    @Test func itsRulesAreThoseOfTheManifest() throws {
        let manifest = try Engine(manifestAt: Self.project.appending(path: "manifest.json").path)
        let links: [PostedLink] = try Corpus.bibleURLs.lines()
        #expect(links.count > 800)
        let others = links.filter { Self.engine.resolve($0.url).openings != manifest.resolve($0.url).openings }
        #expect(others.map(\.url) == [], "run `make manifest`")
    }

    /// The same openings as for the link in lower case, though the rules of browsers are written for that.
    @Test func aSchemeInCapitalsKeepsItsBrowsers() throws {
        let engine = Self.engine
        let resolution = engine.resolve("HTTPS://www.biblegateway.com/passage/?search=John+3:16")
        #expect(resolution.openings == engine.openings(for: Self.link))
        #expect(resolution.openings.contains { $0.app == "safari" || $0.kind == .browser })
        #expect(resolution.input.hasPrefix("HTTPS:"))
    }

    @Test func onlyThePassageIsRead() throws {
        let resolution = Self.engine.resolve(Self.link, .passageOnly)
        #expect(resolution.passage?.text == "John 3:16")
        #expect(resolution.openings == [])
        #expect(resolution.findings == [])
    }

    /// Without anything that runs scripts, a rule with one says so, and the other rules go on.
    @Test func anEngineWithoutScriptsSaysSo() throws {
        let manifest = #"""
            {"apps":[{"identifier":"a","name":"A","scheme":"a"}],
             "actions":[{"title":"Open","regex":"https://a.test/","formats":[
               {"appId":"a","script2":"function process(url, done) { done('a:') }"}]},
               {"title":"Show","regex":"https://a.test/","formats":[{"appId":"a","format":"a:b"}]}]}
            """#
        let rules = Manifest(files: [SourceFile(path: "m.json", bytes: Array(manifest.utf8))])
        let engine = Engine(manifest: rules, scripts: .off)
        let resolution = engine.resolve("https://a.test/")
        #expect(resolution.openings.map(\.url) == ["a:b"])
        #expect(resolution.findings.map(\.severity) == [.warning])
        #expect(resolution.findings.first?.message.contains("scripts are off") == true)
    }

    @Test func aManifestThatCannotBeReadIsAnError() throws {
        #expect(throws: FileError.self) { try Engine(manifestAt: "/nonexistent/manifest.json") }
        #expect(throws: Finding.self) { try Engine(manifestAt: #filePath) }
    }

    /// The identifiers without reading the rules are those of the apps of all rules.
    @Test func identifiersNeedNoRules() throws {
        let manifest = Self.engine.manifest
        #expect(manifest.appIdentifiers == manifest.openers.map(\.identifier))
        #expect(manifest.appIdentifiers.count > 30)
    }
}
