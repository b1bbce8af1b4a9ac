import Files
import Foundation
import LinkEngine
import NativeEngine
import Requests
import Testing
import Text

@testable import Workshop

/// Pages about rules: complete, with links that lead somewhere, and with nothing of a rule as markup.
@Suite struct RulePagesTests {
    private static func pages(_ files: [SourceFile]) -> RulePages {
        RulePages(files: files, Engine(manifest: Manifest(files: files), scripts: .off))
    }

    private static func pages(_ json: String) -> RulePages {
        pages([SourceFile(path: "rules.json", bytes: Array(json.utf8))])
    }

    private static var shipped: RulePages {
        get throws {
            let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            return pages(try RuleFiles.folder(at: project.appending(path: "rules").path))
        }
    }

    /// Markdown without what is between backticks.
    private static func withoutCode(_ text: String) -> String {
        text.replacing(#/(`+)[^`][\s\S]*?\1/#, with: "")
    }

    @Test func eachSiteAndAppOfTheShippedRulesHasAPage() throws {
        let pages = try Self.shipped
        #expect(pages.pages.count { $0.path.hasPrefix("sites/") } > 70)
        #expect(pages.pages.count { $0.path.hasPrefix("apps/") } > 20)
        let linked = Set(pages.index.pageLinks)
        #expect(linked == Set(pages.pages.map(\.path)))
        #expect(linked.count == pages.pages.count)
    }

    @Test(arguments: RulePages.Format.allCases) func linksBetweenPagesLeadToFiles(format: RulePages.Format) throws {
        let files = try Self.shipped.files(as: format)
        let paths = Set(files.map(\.path))
        #expect(paths.count == files.count)
        let pattern = format == .html ? #/(?:href|src)="([^"]*)"/# : #/\]\(([^<)][^)]*)\)/#
        var count = 0
        for file in files where file.path.hasSuffix(format == .html ? ".html" : ".md") {
            let folder = file.path.contains("/") ? file.path.prefix { $0 != "/" } + "/" : ""
            for match in Self.withoutCode(file.text).matches(of: pattern) where !match.1.hasPrefix("http") {
                let target = match.1.hasPrefix("../") ? String(match.1.dropFirst(3)) : folder + match.1
                count += 1
                if !paths.contains(target) { Issue.record("\(file.path): \(match.1)") }
            }
        }
        #expect(count > 100)
    }

    @Test(arguments: RulePages.Format.allCases) func theSamePagesComeOfTheSameRules(format: RulePages.Format) throws {
        let (first, second) = (try Self.shipped.files(as: format), try Self.shipped.files(as: format))
        #expect(first.map(\.path) == second.map(\.path))
        #expect(first.map(\.text) == second.map(\.text))
    }

    /// A rule whose author tries to get markup into a page.
    static let hostile = #"""
        {"passages": [{"site": "<script>alert(1)</script>", "docs": "javascript:alert(1) https://x.test/\"onclick=\"alert(1) </pre>",
          "regex": "https?://x\\.test/(?:</code><img src=x>|`|)(?<book>\\w+)", "note": "[a](javascript:alert) | ``` <b>\u202E",
          "tests": {"https://x.test/john\"><script>alert(2)</script>": "bible://?passages=[John]", "javascript:alert(3)": null}}],
         "apps": [{"identifier": "../../x", "name": "\"><svg onload=alert(4)>", "scheme": "x\"y",
          "passage": {"templates": ["x://{osis}</code></pre><script>"], "takes": {}, "tests": {}}}]}
        """#

    @Test func rulesCannotPutMarkupIntoPages() {
        for file in Self.pages(Self.hostile).files(as: .html) where file.path.hasSuffix(".html") {
            let scripts = file.text.ranges(of: "<script").count
            #expect(scripts == (file.path == "index.html" ? 2 : 0), "\(file.path)")
            for text in ["<img", "<svg", "<b>", "\"onclick", "href=\"javascript", "\u{202E}"] {
                #expect(!file.text.contains(text), "\(text) in \(file.path)")
            }
            #expect(!file.path.contains(".."))
        }
        for file in Self.pages(Self.hostile).files(as: .markdown) {
            let markup = Self.withoutCode(file.text).replacing(#/\\./#, with: "")
            #expect(!markup.contains("](javascript"), "\(file.text)")
            #expect(!markup.contains("<script"), "\(file.text)")
        }
    }

    @Test func theSearchCannotBeLeft() {
        let index = Self.pages(Self.hostile).files(as: .html).first { $0.path == "index.js" }
        #expect(index?.text.contains("</script") == false)
        #expect(index?.text.hasPrefix("const pages = [") == true)
    }

    @Test func realExamplesComeFirstAndMadeOnesAreMarked() {
        let pages = Self.pages(
            #"""
            {"passages": [{"site": "S", "status": "unverified", "regex": "https?://x\\.test/(?<book>\\w+)/(?<chapter>\\d+)",
              "tests": {"https://x.test/john/3": {"result": "bible://?passages=[John.3]", "made": true},
                        "https://x.test/acts/2": "bible://?passages=[Acts.2]", "https://x.test/": null}}]}
            """#)
        let page = pages.files(as: .markdown).first { $0.path == "sites/s.md" }?.text ?? ""
        let real = page.range(of: "Acts 2")?.lowerBound
        let made = page.range(of: "John 3")?.lowerBound
        #expect(real.map { real in made.map { real < $0 } ?? false } == true)
        #expect(page.contains("(made)"))
        #expect(page.contains("`https://x.test/`"))
        #expect(page.contains("3 tests"))
    }

    @Test func theStoresOfAnAppAreOnItsPage() {
        let pages = Self.pages(
            #"""
            {"apps": [{"identifier": "a", "name": "A", "scheme": "a", "storeId": 12, "docs": "a list", "os": {
              "ios": {"hosts": ["a.test", "b.test"]},
              "android": {"stores": {"googlePlay": "org.a.b", "fdroid": "org.a.b"}, "docs": "https://a.test/android"}},
              "passage": {"templates": ["a://{book.osis}/{chapter}"],
              "tests": {"bible://?passages=[John.3]": "a://John/3"}}}]}
            """#)
        let page = pages.files(as: .markdown).first { $0.path == "apps/a.md" }?.text ?? ""
        #expect(
            page.contains(
                """
                | system | stores | opens links of | source |
                | --- | --- | --- | --- |
                | iOS | [App Store](<https://apps.apple.com/app/id12>) | `a.test`, `b.test` | a list |
                | Android | [Google Play](<https://play.google.com/store/apps/details?id=org.a.b>), \
                [F-Droid](<https://f-droid.org/packages/org.a.b/>) |  | [https://a.test/android](<https://a.test/android>) |
                """), "\(page)")
    }

    @Test func whatAnAppLosesIsOnItsPage() {
        let pages = Self.pages(
            #"""
            {"apps": [{"identifier": "a", "name": "A", "scheme": "a", "intentions": ["Read"], "passage": {
              "templates": ["a://{book.osis}/{chapter}"], "takes": {"translation": false},
              "tests": {"bible://?passages=[John.3.16]&translation=ESV": "a://John/3"}}}]}
            """#)
        let page = pages.files(as: .html).first { $0.path == "apps/a.html" }?.text ?? ""
        #expect(page.contains("<code>a://John/3</code>"), "\(page)")
        #expect(page.contains("translation: ESV"))
    }

    @Test func titlesThatAreAlikeHaveTheirOwnPaths() {
        var paths = PagePaths()
        #expect(
            ["A b", "a-B", "..", "聖經", "/etc"].map { paths.path(for: $0, in: "sites") }
                == ["sites/a-b", "sites/a-b-2", "sites/page", "sites/page-2", "sites/etc"])
    }
}

extension Document {
    /// The paths of the pages that it has links to.
    fileprivate var pageLinks: [String] {
        blocks.flatMap { block -> [[Inline]] in
            switch block {
            case .heading, .code: []
            case .paragraph(let line): [line]
            case .list(let lines): lines
            case .table(_, let rows): rows.flatMap { $0 }
            }
        }.joined().compactMap { if case .link(_, .page(let path)) = $0 { path } else { nil } }
    }
}
