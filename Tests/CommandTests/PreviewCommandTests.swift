import Foundation
import Testing

/// What Opener's manifests say of pictures and new apps.
@Suite struct PreviewCommandTests {
    static let manifest = #"""
        {
          "apps": [
            {"identifier": "a", "name": "A", "scheme": "a", "new": true, "storeId": "1", "intentions": ["Read"],
             "passage": "common-scheme"},
            {"identifier": "b", "name": "B", "scheme": "b"}
          ],
          "previews": [
            {"regex": "^https://a\\.test/(\\d+)$", "format": "https://i.a.test/$1.jpg"},
            {"regex": "^https://a\\.test/", "script": "function process(u, c) { c(u + '.png'); }"},
            {"regex": "^https://b\\.test/", "format": "javascript:a"}
          ],
          "redirects": {"^https://r\\.test/": {"param": "q"}}
        }
        """#

    @Test(arguments: [
        ("https://a.test/12", "https://i.a.test/12.jpg\n"), ("https://a.test/x", "https://a.test/x.png\n"),
        ("https://r.test/?q=HTTPS://a.test/12", "https://i.a.test/12.jpg\n"), ("https://b.test/", ""),
        ("https://c.test/", ""), ("John 3:16", ""),
    ])
    func aLinkHasAPicture(link: String, output: String) throws {
        let folder = try TemporaryFolder()
        let run = try Program("preview", link, "--manifest", try folder.write(Self.manifest, to: "m.json"))
        #expect(run.output == output, "\(run.error)")
        #expect(run.status == (output.isEmpty ? 1 : 0))
    }

    @Test func newAppsAreShown() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.manifest, to: "m.json")
        #expect(try Program("apps", "--new", "--manifest", path).output.split(separator: "\t").first == "a")
        let apps = try #require(try Program("apps", "--json", "--manifest", path).json as? [[String: Any]])
        #expect(apps.map { $0["new"] as? Bool } == [true, false])
        let run = try Program("share", "John 3:16", "--feature", "a", "--json", "--manifest", path)
        #expect(try (run.json as? [[String: Any]])?.map { $0["new"] as? Bool } == [true], "\(run.error)")
    }
}
