import LinkEngine
import Requests
import Testing
import Text

@testable import Workshop

@Suite struct ComparisonTests {
    static let rules = #"""
        { "$schema": "rules",
          "apps": [
            { "identifier": "a", "name": "A", "scheme": "a", "passage": {
                "templates": ["a://{book.osis}/{chapter}/{verse}", "a://{book.osis}/{chapter}"],
                "takes": { "list": false, "range": "none", "books": "66", "translation": false } } },
            { "identifier": "b", "name": "B", "scheme": "b", "passage": "common-scheme" }],
          "actions": [{ "title": "Show", "regex": "^https://act\\.test/(\\d+)$",
                        "formats": [{ "appId": "a", "format": "a://n/$1" }] }],
          "passages": [{ "site": "S",
                         "regex": "https://s\\.test/(?<book>\\w+)/(?<chapter>\\d+)(?:/(?<verse>\\d+))?(?:/(?<translation>[A-Z]+))?" }],
          "redirects": { "^https://wrap\\.test/": { "param": "u" } } }
        """#

    static func comparison(
        of links: [String], from old: String, to new: String, exampleLimit: Int = 3
    ) -> Comparison {
        func set(_ name: String, _ text: String) -> RuleSet {
            let files = [SourceFile(path: name + ".json", bytes: Array(text.utf8))]
            return RuleSet(
                name: name, files: files, manifest: Manifest(files: files),
                scripts: .off)
        }
        return Comparison(
            of: ComparedLink.distinct(links), from: set("old", old), to: set("new", new), exampleLimit: exampleLimit)
    }

    /// Each change as "kind, rule: before > after".
    static func changes(_ comparison: Comparison) -> [String] {
        comparison.groups.flatMap { group in
            group.folds.flatMap(\.examples).map {
                "\(group.kind.rawValue), \(group.rule.kind) \(group.rule.title): \($0.before ?? "-") > \($0.after ?? "-")"
            }
        }
    }

    struct Edit: Sendable {
        let from: String
        let to: String
        let link: String
        let changes: [String]

        init(_ from: String, _ to: String, _ link: String, _ changes: String...) {
            (self.from, self.to, self.link, self.changes) = (from, to, link, changes)
        }
    }

    static let edits = [
        Edit("x", "x", "https://s.test/John/3"),
        Edit("s\\\\.test", "t\\\\.test", "https://x.test/"),
        Edit(
            "s\\\\.test", "t\\\\.test", "https://s.test/John/3",
            "no longer read, passage S: bible://?passages=[John.3] > -"),
        Edit(
            "s\\\\.test", "t\\\\.test", "https://t.test/John/3",
            "newly read, passage S: - > bible://?passages=[John.3]"),
        Edit(
            #""site": "S","#, #""site": "S", "translation": "ESV","#, "https://s.test/John/3",
            "read differently, passage S: bible://?passages=[John.3] > bible://?passages=[John.3]&translation=ESV"),
        Edit(
            "a://{book.osis}/{chapter}\"", "a://{book.osis}.{chapter}\"", "https://s.test/John/3",
            "other openings, app A: a://John/3 > a://John.3"),
        Edit("a://{book.osis}/{chapter}\"", "a://{book.osis}.{chapter}\"", "https://s.test/John/3/16"),
        Edit(
            #""translation": false"#, #""translation": true"#, "https://s.test/John/3/16/ESV"),
        Edit(
            #""range": "none", "books": "66", "translation": false"#,
            #""range": "none", "books": "66", "translation": "KJV""#, "https://s.test/John/3/16/KJV",
            "loss changed, app A: translation: KJV > -"),
        Edit(
            #"{ "identifier": "b", "name": "B", "scheme": "b", "passage": "common-scheme" }"#,
            #"{ "identifier": "b", "name": "B", "scheme": "b" }"#, "https://s.test/John/3",
            "other openings, app B: b://?passages=[John.3] > -"),
        Edit("a://n/$1", "a://m/$1", "https://act.test/1", "other openings, action Show (A): a://n/1 > a://m/1"),
        Edit("act\\\\.test", "acts\\\\.test", "https://act.test/1", "no longer read, action Show (A): a://n/1 > -"),
        Edit("act\\\\.test", "acts\\\\.test", "https://acts.test/1", "newly read, action Show (A): - > a://n/1"),
        Edit(
            "wrap\\\\.test", "wraps\\\\.test", "https://wrap.test/?u=https://s.test/John/3",
            "no longer read, passage S: bible://?passages=[John.3] > -"),
        Edit(
            "wrap\\\\.test", "wraps\\\\.test", "https://wrap.test/?u=https://x.test/",
            "read differently, redirect links that wrap another: https://x.test/ > https://wrap.test/?u=https://x.test/"
        ),
        Edit(
            "wrap\\\\.test", "wraps\\\\.test", "https://wrap.test/?u=https://act.test/1",
            "no longer read, action Show (A): a://n/1 > -"),
    ]

    @Test(arguments: edits) func aChangeOfARuleIsSeenInTheLinksOfTheRule(_ edit: Edit) throws {
        let new = Self.rules.replacing(edit.from, with: edit.to)
        #expect((new == Self.rules) == (edit.from == edit.to || edit.from == "x"))
        let comparison = Self.comparison(of: [edit.link], from: Self.rules, to: new)
        #expect(Self.changes(comparison) == edit.changes)
        #expect(
            comparison.hasRegressions == edit.changes.contains { $0.hasPrefix("no longer") || $0.hasPrefix("read") })
    }

    @Test func aChangedTemplateIsOneSortOfChangeForAllLinks() throws {
        let links = (1...20).flatMap { chapter in
            (1...10).map { "https://s.test/\(["John", "Gen", "1Cor", "Ps"][chapter % 4])/\(chapter)/\($0)" }
        }
        let new = Self.rules.replacing("a://{book.osis}/{chapter}/{verse}", with: "a://{book.osis}.{chapter}.{verse}")
        let comparison = Self.comparison(of: links, from: Self.rules, to: new)
        #expect(comparison.count(.otherOpenings) > 150)
        let group = try #require(comparison.groups.first)
        #expect(comparison.groups.count == 1)
        #expect(group.folds.count == 1)
        #expect(group.folds.first?.examples.count == 3)
        #expect(group.folds.first?.words(group.kind) { "`\($0)`" } == "`/…/` becomes `.…./`" || group.links > 150)
    }

    @Test func whatLinksDoNotShowIsRemarked() {
        let new = Self.rules.replacing(
            #"{ "identifier": "b", "name": "B", "scheme": "b", "#,
            with: #"{ "identifier": "c", "name": "C", "scheme": "c", "#
        )
        .replacing("redirects\": {", with: #"redirects": { "^https://sho\\.rt/": { "fetch": true },"#)
        #expect(
            Self.comparison(of: [], from: Self.rules, to: new).remarks == [
                "the app \"c\" is new", "the app \"b\" is removed",
                "links that match ^https://sho\\.rt/ are now followed where the network is on",
            ])
    }

    @Test func theOrderOfChangesDoesNotDependOnThreads() {
        let links = (1...2_000).map { "https://s.test/John/\($0 % 21 + 1)/\($0)" }
        let new = Self.rules.replacing(#""site": "S","#, with: #""site": "S", "translation": "ESV","#)
        let first = ComparisonReporter.json.report(
            Self.comparison(of: links, from: Self.rules, to: new), showsAll: true)
        for _ in 0..<3 {
            let other = Self.comparison(of: links, from: Self.rules, to: new)
            #expect(ComparisonReporter.json.report(other, showsAll: true) == first)
        }
    }

    @Test func textOfRulesAndLinksIsOnlyCodeInMarkdown() {
        let old = Self.rules.replacing(#""site": "S""#, with: ##""site": "</code></summary>@x [a](b) `c` #1""##)
        let link = "https://s.test/John/3?```</details>@x"
        let report = ComparisonReporter.markdown.report(
            Self.comparison(of: [link], from: old, to: old.replacing("s\\\\.test", with: "t\\\\.test")), showsAll: false
        )
        #expect(
            report.contains("<code>&#60;/code&#62;&#60;/summary&#62;&#64;x &#91;a&#93;(b) &#96;c&#96; &#35;1</code>"))
        #expect(
            report.contains(
                "````diff\n  https://s.test/John/3?```</details>@x\n- bible://?passages=[John.3]\n+ (not read)\n````"))
    }
}
