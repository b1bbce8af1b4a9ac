import DesktopTesting
import Foundation
import Testing

@Suite struct SchemesTests {
    private func registry(_ arguments: String..., on desktop: FakeDesktop? = nil) throws -> [[String: Any]] {
        let environment = try (desktop ?? FakeDesktop()).environment
        return try #require(
            try Program(["schemes", "--json"] + arguments, environment: environment).json as? [[String: Any]])
    }

    private func actions(_ entry: [String: Any]) throws -> [[String: Any]] {
        try #require(entry["actions"] as? [[String: Any]])
    }

    @Test func everySchemeOfTheManifestIsListed() throws {
        let file = try Data(contentsOf: Program.project.appending(path: "manifest.json"))
        let manifest = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
        let apps =
            try #require(manifest["apps"] as? [[String: Any]]) + #require(manifest["browsers"] as? [[String: Any]])
        let stated = apps.flatMap { app -> [String] in
            let schemes = [app["scheme"] as? String].compactMap(\.self) + (app["schemes"] as? [String] ?? [])
            return schemes.map { "\(app["identifier"] as? String ?? "") \($0)" }
        }
        let listed = try registry().map { "\($0["app"] as? String ?? "") \($0["scheme"] as? String ?? "")" }
        #expect(stated.count > 50)
        #expect(Set(listed) == Set(stated))
        #expect(listed.count == Set(listed).count)
    }

    @Test func everyEntryIsComplete() throws {
        var failures: [String] = []
        for entry in try registry() {
            let scheme = try #require(entry["scheme"] as? String)
            let keys: Set = ["scheme", "app", "name", "actions", "callback", "store", "os", "handler"]
            if Set(entry.keys) != keys { failures.append("\(scheme): keys") }
            let titles = try actions(entry).compactMap { $0["title"] as? String }
            if titles.count != Set(titles).count { failures.append("\(scheme): an action twice") }
            for action in try actions(entry) {
                let forms = try #require(action["forms"] as? [String])
                let example = action["example"] as? String ?? ""
                if !example.lowercased().hasPrefix(scheme.lowercased() + ":") {
                    failures.append("\(scheme): \(example)")
                }
                for name in try #require(action["parameters"] as? [String])
                where !forms.contains(where: { $0.contains(name) }) { failures.append("\(scheme): \(name)") }
            }
        }
        #expect(failures == [])
    }

    @Test func anAppWithItsActions() throws {
        let desktop = try FakeDesktop()
        try desktop.install("logos", schemes: ["logosres"])
        let entries = try registry(on: desktop).filter { $0["app"] as? String == "logos" }
        #expect(entries.compactMap { $0["scheme"] as? String } == ["logosref", "logosres", "logos4", "libronixdls"])
        #expect(entries.map { $0["handler"] as? String } == [nil, "logos.desktop", nil, nil])
        #expect(entries.allSatisfy { $0["store"] as? String == "https://apps.apple.com/app/id336400266" })
        let action = try #require(try actions(entries[1]).first)
        #expect(action["title"] as? String == "Open Passage")
        #expect((action["parameters"] as? [String])?.prefix(2) == ["translation", "translation.logos"])
        #expect(action["example"] as? String == "logosres:esv;ref=BibleESV.Jn3.16")
    }

    /// Apps with x-callback-urls, and an app without any actions.
    @Test func callbackSupportIsListed() throws {
        let manifest = #"""
            {
              "apps": [
                {"identifier": "a", "name": "A", "scheme": "a-calls", "storeId": "1"},
                {"identifier": "b", "name": "B", "scheme": "b-silent"}
              ],
              "actions": [{
                "title": "Translate",
                "regex": "https://example\\.org/(.*)",
                "formats": [{"appIdentifier": "a", "format": "a-calls://x-callback-url/translate?word=$1",
                  "testResults": ["a-calls://x-callback-url/translate?word=hello"]}],
                "testInputs": ["https://example.org/hello"]
              }],
              "browsers": []
            }
            """#
        let folder = try TemporaryFolder()
        let path = try folder.write(manifest, to: "manifest.json")
        let entries = try registry("--manifest", path)
        #expect(entries.map { $0["callback"] as? Bool } == [true, false])
        let action = try #require(try actions(entries[0]).first)
        #expect(action["parameters"] as? [String] == ["$1"])
        #expect(action["example"] as? String == "a-calls://x-callback-url/translate?word=hello")
        #expect(try actions(entries[1]).isEmpty)
        #expect(entries[1]["store"] is NSNull && entries[1]["handler"] is NSNull)
        let rows = try Program(["schemes", "--manifest", path], environment: FakeDesktop().environment).output
        #expect(
            rows == "a-calls:\ta\tTranslate\tx-callback-url\t\thttps://apps.apple.com/app/id1\nb-silent:\tb\t\t\t\t\n")
    }
}
