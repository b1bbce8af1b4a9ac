import Requests
import Testing
import Text

@testable import LinkEngine

/// The rules of a rule set stay in its scope, whatever their regexes and results.
@Suite struct RuleScopeTests {
    static func scope(hosts: String, schemes: String = "") throws -> RuleScope {
        func list(_ text: String) -> String {
            "[" + text.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ",") + "]"
        }
        let text = "{\"hosts\": \(list(hosts)), \"schemes\": \(list(schemes))}"
        return RuleScope(try #require(ManifestObject(JSONDocument(Array(text.utf8)).root, kind: .set)))
    }

    @Test(arguments: [
        ("good.example", "https://good.example/a", true), ("good.example", "http://good.example", true),
        ("good.example", "https://GOOD.example:8080/?x", true), ("Good.Example", "https://good.example#f", true),
        ("good.example", "https://www.good.example/", false), ("*.good.example", "https://www.good.example/", true),
        ("*.good.example", "https://good.example/", false), ("*.good.example", "https://xgood.example/", false),
        ("*.good.example", "https://.good.example/", false),
        ("good.example", "https://evil.example/good.example/", false),
        ("good.example", "https://good.example.evil.example/", false),
        ("good.example", "https://evil.example?good.example", false),
        ("good.example", "https://good.example@evil.example/", false),
        ("good.example", "https://evil.example@good.example/", false),
        ("good.example", "https://good.example%2F@evil.example/", false),
        ("good.example", "https://good.example%2eevil/", false),
        ("good.example", "https://good.example\\@evil.example/", false),
        ("good.example", "https://good.example:x/", false),
        ("good.example", "https://good.example:8:8/", false), ("good.example", "https:good.example/", false),
        ("good.example", "https:///good.example/", false), ("good.example", "good.example/", false),
        ("good.example", "ſ://good.example/", false), ("good.example", "good:x", false),
        ("good.example", "app:x", true),
        ("good.example", "APP:x", true), ("good.example", "application:x", false), ("*", "https://a@b.example/", true),
    ])
    func linksAreInTheScope(hosts: String, link: String, isIn: Bool) throws {
        let scope = try Self.scope(hosts: hosts, schemes: "app")
        #expect(scope.includes(link) == isIn)
        for text in [link, link + "\n{\"a\": \"https://good.example/\"}"] {
            let bytes = Array(text.utf8)
            let isFound = scope.includes(bytes.span)
            #expect(isFound == isIn)
        }
    }

    @Test(arguments: [
        ("a.example", "a.example", true), ("a.example b.example", "b.example", true),
        ("a.example", "a.example b.example", false),
        ("*.a.example", "x.a.example", true), ("*.a.example", "*.x.a.example", true),
        ("*.x.a.example", "*.a.example", false),
        ("a.example", "*.a.example", false), ("*.a.example", "a.example", false), ("*", "*.a.example a.example", true),
        ("*.example", "*", false), ("a.example", "", true), ("", "a.example", false),
    ])
    func scopesGrow(old: String, new: String, isIn: Bool) throws {
        #expect(try Self.scope(hosts: old).includes(Self.scope(hosts: new)) == isIn)
        let (old, new) = (old.replacing("*.", with: "x"), new.replacing("*.", with: "x"))
        guard !old.contains("."), !new.contains(".") else { return }
        #expect(try Self.scope(hosts: "", schemes: old).includes(Self.scope(hosts: "", schemes: new)) == isIn)
    }

    /// An action whose regex matches more than the host that it seems to be for, and another file without a scope.
    static func resolve(_ link: String, regex: String, format: String) -> Resolution {
        func manifest(_ scope: String, _ app: String) -> SourceFile {
            SourceFile(
                path: app,
                bytes: Array(
                    #"""
                    { \#(scope) "apps": [{ "identifier": "\#(app)", "name": "A", "scheme": "good" }],
                      "actions": [{ "title": "T", "regex": "\#(regex)",
                        "formats": [{ "appId": "\#(app)", "format": "\#(format)" }] }] }
                    """#.utf8))
        }
        let set = #""set": { "hosts": ["good.example"], "schemes": ["good"] },"#
        let manifest = Manifest(files: [manifest(set, "set"), manifest("", "free")])
        return Engine(manifest: manifest, scripts: .off).resolve(utf8: Array(link.utf8))
    }

    @Test(arguments: [
        ("https://good.example/1", "https?://good\\\\.example/(.*)", "good:$1", true),
        ("https://evil.example/1", "https?://good\\\\.example/1|s://evil\\\\.example/.*", "good:1", false),
        ("https://evil.example/?u=https://good.example/", "https?://good\\\\.example/", "good:1", false),
        ("https://evil.example/1", "(?:(?=https://good\\\\.example/)|)https://evil\\\\.example/.*", "good:1", false),
        (
            "https://good.example.evil.example/", "(?x)https://good\\\\.example # x\\n\\\\.evil\\\\.example/", "good:1",
            false
        ),
        ("https://good.example%2f@evil.example/", "https://good\\\\.example%2f@evil\\\\.example/", "good:1", false),
        ("https://good.example/evil", "https://good\\\\.example/(.*)", "$1://x", false),
        ("https://good.example/evil", "https://good\\\\.example/(.*)", "https://$1.example/", false),
        ("https://good.example/evil", "https://good\\\\.example/(.*)", "https://good.example/?$1", true),
    ])
    func rulesOfASetStayInItsScope(link: String, regex: String, format: String, isOpened: Bool) {
        let apps = Self.resolve(link, regex: regex, format: format).openings.map(\.app)
        #expect(apps.contains("set") == isOpened)
        #expect(apps.contains("free"))
    }
}
