import Foundation
import TestCorpora
import Testing

@testable import Documents

/// Markdown in which the expected links are marked: `«live»`, and `‹code›` for those in code.
@Suite struct MarkdownLinksTests {
    static let marked: [String] = [
        String(repeating: "[", count: 30_000) + "[a](«https://x.y/z»)",
        "[a](«https://x.y/z»)", "[a](«https://x.y/z» \"t\")", "[a](<«https://x.y/z»> 't')",
        "[a]( «https://x.y/z»\n(t) )",
        "[a](«https://x.y/z_(b)»)", "[a](«https://x.y/z_(b)/(c(d))»)", "[a](«https://x.y/z» b)",
        "[a](«https://x.y/\\)z»)",
        "[a [b] c](«https://x.y/z»)", "[a `]` c](«https://x.y/z»)", "[![i](https://x.y/i.png)](«https://x.y/z»)",
        "![i](https://x.y/i.png)", "[a](John.md)", "[a](#v16)", "[a](/john)", "[a](«//x.y/z»)", "\\[a](b) [a\\](c)",
        "[a](«bible://?passages=[John.3.16]&translation=ESV»)", "[a](«youversion://bible?reference=JHN.3.16»)",
        "[id]: «https://x.y/z»\n\n[id]", "[ID]\n\n  [id]:\n  «https://x.y/z»\n  'title'",
        "[a b][Id]\n\n[id]: <«https://x.y/z»> \"t\"\n[b]: https://x.y/w", "[id]: https://x.y/z",
        "![i][id]\n\n[id]: https://x.y/z",
        "![i][id] [i][]\n\n[id]: https://x.y/z\n[i]: «https://x.y/w»", "[a\n b]\n\n[A  b]: «https://x.y/z»",
        "[a][b]\n\n[a]: https://x.y/z", "[a][b][c]\n\n[a]: https://x.y/z\n[c]: «https://x.y/w»",
        "[a]: «https://x.y/z»\n[A]: https://x.y/w\n\n[a]", "[a]()\n\n[a]: https://x.y/z", "# [a]: «https://x.y/z»\n[a]",
        "> [a]: «https://x.y/z»\n\n- [t][a]", "[[a]](«https://x.y/z»)\n\n[b]: https://x.y/w",
        "[t [a]](«https://x.y/z»)",
        "[t [a]](https\\://x.y/z)\n\n[a]: «https://x.y/w»", "![t [a](https://x.y/z) <https://x.y/y>](https://x.y/w)",
        "[a]: «https://x.y/z» more", "[^1]: see «https://x.y/z» there", "[id]\n\n[id]: «https://x.y/z»\n\nmore",
        "<«https://x.y/z»>", "<«logosref:Bible.Jn3.16»>", "<«https://x.y/a» b>", "<b@x.y>",
        "see «https://x.y/z».", "(«https://x.y/z»)", "(see «https://x.y/z_(a)»)", "«www.x.y/z», then",
        "**«https://x.y/z»**",
        "«https://x.y/?a=b&amp;c=d»", "\"«https://x.y/z»\"", "«https://x.y/z»&quot;", "(«https://x.y/z»)t", "awww.x.y",
        "xhttps://x.y",
        "[https://x.y/t](«https://x.y/z»)", "[a «https://x.y/t» b][id]",
        "[a https://x.y/t b][id]\n\n[id]: «https://x.y/z»", "[see «https://x.y/z»]", "| «https://x.y/z»|b |",
        "`‹https://x.y/z›`", "`` a ` ‹https://x.y/z› ``", "` «https://x.y/z»", "`a` «https://x.y/z» ``",
        "\\`«https://x.y/z»`",
        "`[a](‹https://x.y/z›)`", "[a`](‹https://x.y/b›)`](«https://x.y/z»)",
        "```\n‹https://x.y/z›\n```\n«https://x.y/w»", "~~~ md\n[a](‹https://x.y/z›)\n```\n~~~~\n«https://x.y/w»",
        "```\n‹https://x.y/z›", "> ```\n> ‹https://x.y/z›\n«https://x.y/w»",
        "- ```\n  ‹https://x.y/z›\n  ```\n  «https://x.y/w»",
        "    ‹https://x.y/z›", "\t‹https://x.y/z›", "a\n    «https://x.y/z»", "- a\n\n    «https://x.y/z»",
        "- a\n\n      ‹https://x.y/z›", "1.  a\n\n    «https://x.y/z»", ">     ‹https://x.y/z›", "> a\n«https://x.y/z»",
        "> [a\n> b](«https://x.y/z»)", "- [a\n  b](«https://x.y/z»)", "> > [a](\n> > «https://x.y/z»)",
        "-\t[a](«https://x.y/z»)",
        "-     ‹https://x.y/z›", "a\n---\n    ‹https://x.y/z›", "# [a](«https://x.y/z»)\n    ‹https://x.y/z›",
        "* * *\n    ‹https://x.y/z›",
        "<!-- https://x.y/z -->", "a <!-- https://x.y/z --> «https://x.y/w»",
        "<!--\n\nhttps://x.y/z\n\n-->\n«https://x.y/w»",
        "<!--> https://x.y/z -->", "a <!--> «https://x.y/z»", "a <!---> «https://x.y/z» -->",
        "<!-->\n«https://x.y/z»",
        "a <? https://x.y/z ?> <!X https://x.y/z> <![CDATA[https://x.y/z]]> «https://x.y/w»", "a <? «https://x.y/z»",
        "a <!-- «https://x.y/z»", "<a href=\"«https://x.y/z»\">a</a>", "b <a class=c href='«https://x.y/z»'>a</a>",
        "<a href=«https://x.y/z»>a</a>",
        "<div>\n<a href=\"«https://x.y/z»\">[a](https://x.y/w)</a>\n</div>\n\n[a](«https://x.y/v»)",
        "<pre>\n\n‹https://x.y/z› <a href=\"‹https://x.y/w›\">\n</pre>\n«https://x.y/v»",
        "a <code>‹https://x.y/z›</code> «https://x.y/w»",
        "<script>\n'https://x.y/z'\n\n</script>\n«https://x.y/w»", "a <img src=\"https://x.y/z\"> b",
        "1 < 2 «https://x.y/z»",
        "<a «https://x.y/z»", "---\nurl: ‹https://x.y/z›\n---\n«https://x.y/w»",
        "a\r\n\r\n    ‹https://x.y/z›\r\n\r\n«https://x.y/w»\r\n",
        "[a](«https://x.y/z»)[b](«https://x.y/w»)", "[[a](«https://x.y/z»)](«https://x.y/w»)", "](a)[", "[", "`", "<",
        "[a](", "[a](<",
        "- - - [a](«https://x.y/z»)", "2) «https://x.y/z»", "a\n2. b\n        «https://x.y/z»",
        "a\n-\n    ‹https://x.y/z›", "- a\n===\n    «https://x.y/z»",
        "", "\n\n", ">", "-",
        "2. \n\n> <b>\n- «https://x.y/z»", "- a\n\nb\n\n      ‹https://x.y/z›", "-\n\n      ‹https://x.y/z›",
        "-\n  «https://x.y/z»",
        "> a\n</pre>\n[a](https://x.y/z)", "- a\n> «https://x.y/z»\n\n      ‹https://x.y/w›",
    ]

    @Test func findsTheMarkedLinks() throws {
        for marked in Self.marked {
            let plain = marked.filter { !"«»‹›".contains($0) }
            let found = try Self.marking(plain, .markdown)
            #expect(found == marked)
        }
    }

    /// The text with its links marked.
    static func marking(_ text: String, _ format: DocumentFormat) throws -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var copied = 0
        for link in try format.links(in: bytes) {
            result += bytes[copied..<link.range.lowerBound] + (link.isCode ? "‹" : "«").utf8
            result += bytes[link.range] + (link.isCode ? "›" : "»").utf8
            copied = link.range.upperBound
        }
        return String(decoding: result + bytes[copied...], as: UTF8.self)
    }

    @Test func referencesInBareURLsAreDecoded() throws {
        let links = try DocumentFormat.markdown.links(in: Array("https://x.y/?a&#x3d;b&amp;c".utf8))
        #expect(links.map(\.url) == ["https://x.y/?a=b&c"])
    }

    static let escapes: [(target: String, url: String)] = [
        ("https://x.y/?a=1&amp;b=2", "https://x.y/?a=1&b=2"), ("https://x.y/a\\_b\\(c", "https://x.y/a_b(c"),
        ("https://x.y/a\\b", "https://x.y/a\\b"), ("https&colon;&sol;/x.y&#47;&#x7a;&#0;", "https://x.y/z\u{FFFD}"),
        ("https://x.y/&auml;&#x110000;\\&amp;", "https://x.y/&auml;\u{FFFD}&amp;"),
        ("https://x.y/?a&copy=1", "https://x.y/?a&copy=1"),
    ]

    @Test(arguments: escapes) func decodesEscapes(target: String, url: String) throws {
        #expect(try DocumentFormat.markdown.links(in: Array("[a](\(target))".utf8)).map(\.url) == [url])
    }

    /// The specification's own HTML says which links its examples have. Bare URLs are links only where it shows them as
    /// text.
    @Test(.enabled(if: Corpus.commonMark.isAvailable)) func findsTheLinksOfCommonMarksExamples() throws {
        let examples = try CommonMarkExample.all()
        var count = 0
        for example in examples {
            let expected = Self.urls(example.html.matches(of: /<a [^>]*?href="([^"]*)"/).map { $0.output.1 })
            var found = Self.urls(
                try DocumentFormat.markdown.links(in: Array(example.markdown.utf8)).filter { !$0.isCode }.map {
                    $0.url[...]
                })
            for url in expected {
                guard let index = found.firstIndex(of: url) else {
                    Issue.record("example \(example.number) lacks \(url): \(example.markdown)")
                    continue
                }
                found.remove(at: index)
            }
            let shown = example.html.replacing(/(?s)<pre>.*?<\/pre>|<code>.*?<\/code>|<!--.*?-->|<[^>]*>/, with: " ")
            #expect(found.allSatisfy { shown.contains($0) }, "example \(example.number) has no \(found)")
            count += expected.count
        }
        #expect(examples.count == 652)
        #expect(count > 75)
    }

    /// The URLs of the domain of the examples, decoded.
    private static func urls(_ urls: [Substring]) -> [String] {
        urls.filter { $0.hasPrefix(CommonMarkExample.domain) }
            .map { $0.replacing("&quot;", with: "\"").replacing("&amp;", with: "&") }
            .map { $0.removingPercentEncoding ?? String($0) }
    }

    /// Each of these takes hours if every delimiter starts a new search.
    @Test(arguments: [
        "[", "[a](", "[a](b", "[a](b (", "[a](b \"", "[a][", "[a]", "![a](b) ", "a <?", "a <!a", "a <![CDATA[",
        "[a]: b\n",
        "a <!--", "<a b='", "`a``", ">", "- ", "![", "]", "<a ", "((", "\\", "[a]: <",
    ])
    func unclosedDelimitersTakeLinearTime(mark: String) throws {
        let text = Array((String(repeating: mark, count: 20_000) + "\n\nhttps://x.y/z").utf8)
        #expect(try DocumentFormat.markdown.links(in: text).last?.url == "https://x.y/z")
    }
}
