import Bible
import Foundation
import LinkEngine
import Requests
import TestCorpora
import Testing
import Text

@testable import Documents

@Suite struct RewriterTests {
    /// Two sites to read, an app and a web page to open.
    static let engine = Engine(
        manifest: Manifest(files: [
            SourceFile(
                path: "m.json",
                bytes: Array(
                    #"""
                    { "passages": [
                        { "site": "Gateway", "regex": "https?://(?:www\\.)?biblegateway\\.com/passage/", "query": { "search": "reference", "version": "translation" } },
                        { "site": "Links", "regex": "bl:(?<reference>.+)" } ],
                      "apps": [
                        { "identifier": "verses", "name": "Verses", "scheme": "bible-verses", "passage": "common-scheme" },
                        { "identifier": "one", "name": "One", "scheme": "one", "passage": { "templates": ["one://{osis}"],
                          "takes": { "list": false, "range": "none", "books": "66", "translation": false } } },
                        { "identifier": "two", "name": "Two", "scheme": "Two", "passage": { "templates": ["Two:{osis}*"],
                          "takes": { "list": false, "range": "none", "books": "66", "translation": false } } },
                        { "identifier": "bible-gateway", "name": "Gateway", "passage": { "templates": ["https://www.biblegateway.com/passage/?search={osis}&version={translation}", "https://www.biblegateway.com/passage/?search={osis}"],
                          "takes": { "list": true, "range": "across chapters", "books": "all", "translation": true } } } ] }
                    """#.utf8))
        ]), scripts: .off)

    static let john = "https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV"
    static let canonicalURL = "bible://?passages=%5BJohn.3.16%5D&translation=ESV"

    static func rewrite(_ text: String, _ format: DocumentFormat, to target: RewriteTarget) throws -> String {
        let result = try Rewriter(engine: engine, target: target).rewrite(Array(text.utf8), as: format)
        return String(decoding: result.document, as: UTF8.self)
    }

    static let rewritings: [(format: DocumentFormat, target: RewriteTarget, before: String, after: String)] = [
        (.text, .commonScheme, "see \(john).", "see \(canonicalURL)."),
        (.text, .osis, "see \(john).", "see John.3.16."),
        (
            .text, .web("biblegateway"), "see \(canonicalURL).",
            "see https://www.biblegateway.com/passage/?search=John.3.16&version=ESV."
        ),
        (.text, .app("two"), "see \(john).", "see <Two:John.3.16*>."),
        (.text, .app("one"), "www.biblegateway.com/passage/?search=John+3:16-18", "one://John.3.16"),
        (.text, .app("one"), "https://example.org/ x", "https://example.org/ x"),
        (.markdown, .commonScheme, "[a](\(john) \"t\")", "[a](\(canonicalURL) \"t\")"),
        (.markdown, .commonScheme, "[a](<\(john)>)", "[a](<\(canonicalURL)>)"),
        (.markdown, .commonScheme, "see \(john).", "see <\(canonicalURL)>."),
        (.markdown, .commonScheme, "<\(john)>", "<\(canonicalURL)>"),
        (
            .markdown, .app("bible-gateway"), "see \(john).",
            "see https://www.biblegateway.com/passage/?search=John.3.16&version=ESV."
        ),
        (.markdown, .osis, "[a](\(john)) \(john)", "[a](osis:John.3.16) John.3.16"),
        (.markdown, .commonScheme, "`\(john)`", "`\(john)`"),
        (.markdown, .commonScheme, "[a](\(canonicalURL))", "[a](\(canonicalURL))"),
        (.markdown, .commonScheme, "<a href='\(john)'>", "<a href='\(canonicalURL.replacing("&", with: "&amp;"))'>"),
        (.markdown, .commonScheme, "[a](John.3.16) [b](Joh:3)", "[a](John.3.16) [b](Joh:3)"),
        (.html, .commonScheme, "<a href=\"\(john)\">", "<a href=\"\(canonicalURL.replacing("&", with: "&amp;"))\">"),
        (
            .html, .commonScheme, "<a href=\(john.replacing("&", with: "&amp;"))>",
            "<a href=\"\(canonicalURL.replacing("&", with: "&amp;"))\">"
        ),
        (.html, .app("one"), "<a href=\(john) id=b>", "<a href=one://John.3.16 id=b>"),
        (.html, .osis, "<a href='\(john)'>\(john)</a>", "<a href='osis:John.3.16'>\(john)</a>"),
        // A link after a backslash would be none between angle brackets; a quote or a bracket is missing.
        (.markdown, .commonScheme, "a \\\(john) b", "a \\\(john) b"),
        (
            .html, .commonScheme, "<a href=\"\(john)>a</a> b <a href=\"#x\">c</a>",
            "<a href=\"\(john)>a</a> b <a href=\"#x\">c</a>"
        ),
        (.markdown, .commonScheme, "a <a href='\(john)>b\nc' x>", "a <a href='\(john)>b\nc' x>"),
        (.html, .commonScheme, "<a href=\(john)<b>c</b>", "<a href=\(john)<b>c</b>"),
    ]

    @Test func rewrites() throws {
        for row in Self.rewritings {
            let after = try Self.rewrite(row.before, row.format, to: row.target)
            #expect(after == row.after)
            #expect(try Self.rewrite(after, row.format, to: row.target) == after, "a second time nothing changes")
        }
    }

    static let notations: [(notation: LinkNotation, url: String, written: String)] = [
        (.destination, "a:(b)&c=d&lt;", "a:%28b%29&c=d&amp;lt;"),
        (.bareMarkdown, "https://x.y/a&b;", "<https://x.y/a&b;>"),
        (.bareMarkdown, "https://x.y/a&b;c", "https://x.y/a&amp;b;c"), (.singleQuoted, "a:'&\"", "a:&#39;&amp;\""),
        (.doubleQuoted, "a:'&\"", "a:'&amp;&quot;"), (.unquoted, "a:b&c", "a:b&amp;c"),
        (.unquoted, "a:b=c", "\"a:b=c\""),
    ]

    @Test(arguments: notations) func escapes(notation: LinkNotation, url: String, written: String) {
        #expect(notation.written(url) == written)
    }

    @Test func reportsEveryBibleLink() throws {
        let text =
            "# A\n\n[a](https://www.biblegateway.com/passage/?search=John+3:16-18&version=ESV)\n`\(Self.john)`\n"
            + "[b](https://www.biblegateway.com/passage/?search=Tob+1:1) [c](https://example.org/)\n<one://x> <bl:Joh%203>\n"
        let result = try Rewriter(engine: Self.engine, target: .app("one")).rewrite(Array(text.utf8), as: .markdown)
        let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
        #expect(
            result.links.map {
                [
                    "\(file.position(at: $0.range.lowerBound).line)", $0.url, $0.passage?.passage.text ?? "",
                    $0.result ?? "",
                ]
            } == [
                [
                    "3", "https://www.biblegateway.com/passage/?search=John+3:16-18&version=ESV", "John 3:16-18",
                    "one://John.3.16",
                ],
                ["4", Self.john, "John 3:16", ""],
                ["5", "https://www.biblegateway.com/passage/?search=Tob+1:1", "Tobit 1:1", ""],
                ["6", "bl:Joh%203", "John 3", "one://John.3"],
            ])
        #expect(result.links.map(\.outcome) == [.rewritten, .code, .unopened, .rewritten])
        #expect(
            result.links.map { $0.losses.map(\.description) } == [
                ["range: all after John 3:16", "translation: ESV"], [], [], [],
            ])
    }

    /// A link that a rule for its site takes for a passage, but cannot read, is reported with the reason.
    @Test(arguments: DocumentFormat.allCases) func reportsBrokenLinks(format: DocumentFormat) throws {
        let links = [
            "https://www.biblegateway.com/passage/?search=Jonh+3:16",
            "https://www.biblegateway.com/passage/?search=John+33:16",
            "bible://?passages=[John.3.99]", "https://www.biblegateway.com/versions/", "https://example.org/",
        ]
        let text =
            format == .html ? links.map { "<a href='\($0)'>" }.joined() : links.map { "<\($0)>" }.joined(separator: " ")
        let result = try Rewriter(engine: Self.engine, target: .osis).rewrite(Array(text.utf8), as: format)
        #expect(result.document == Array(text.utf8))
        #expect(result.links.map(\.url) == Array(links.prefix(3)))
        #expect(result.links.map(\.outcome) == [.unread, .unread, .unread])
        #expect(result.links.allSatisfy { $0.passage == nil && $0.reason?.isEmpty == false })
        #expect(result.links.first?.reason?.contains("Jonh 3:16") == true)
    }

    @Test func anUnknownAppIsNamed() {
        #expect(throws: DocumentError.unknownApp("versed", nearest: "verses")) {
            try Rewriter(engine: Self.engine, target: .app("versed"))
        }
        #expect(throws: DocumentError.notOnTheWeb("one")) {
            try Rewriter(engine: Self.engine, target: .web("one"))
        }
    }

    /// Documents of pieces in any order, bytes that are no text among them: only the targets differ afterwards.
    @Test(arguments: DocumentFormat.allCases) func everyOtherByteStays(format: DocumentFormat) throws {
        let rewriter = try Rewriter(engine: Self.engine, target: .commonScheme)
        var random = SeededGenerator(state: 7)
        for _ in 0..<300 {
            let document = (0..<Int.random(in: 1...60, using: &random)).flatMap { _ in
                Self.pieces.randomElement(using: &random) ?? []
            }
            let result = try rewriter.rewrite(document, as: format)
            let links = try format.links(in: document)
            var expected: [UInt8] = []
            var copied = 0
            let results = result.links.filter { $0.outcome == .rewritten }
            let rewritten = Dictionary(uniqueKeysWithValues: results.map { ($0.range.lowerBound, $0.result ?? "") })
            for link in links where !link.isCode {
                guard let target = rewritten[link.range.lowerBound] else { continue }
                expected += document[copied..<link.range.lowerBound] + Array(link.notation.written(target).utf8)
                copied = link.range.upperBound
            }
            #expect(result.document == expected + document[copied...])
        }
    }

    /// Links between texts that could be taken for a part of them: the ranges that change are the links.
    @Test(arguments: DocumentFormat.allCases, [RewriteTarget.osis, .commonScheme, .app("one"), .web("bible-gateway")])
    func onlyLinksChange(format: DocumentFormat, target: RewriteTarget) throws {
        let rewriter = try Rewriter(engine: Self.engine, target: target)
        var random = SeededGenerator(state: 11)
        for _ in 0..<400 {
            var document: [UInt8] = []
            var ranges: [Range<Int>] = []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let (before, after) = Self.neighbours(of: format).randomElement(using: &random) ?? ("", "")
                document += (Self.fillers.randomElement(using: &random) ?? "").utf8 + Array(before.utf8)
                let link = Self.delimitedLinks.randomElement(using: &random) ?? ""
                ranges.append(document.count..<document.count + link.utf8.count)
                document += link.utf8 + Array(after.utf8)
            }
            let result = try rewriter.rewrite(document, as: format)
            var expected: [UInt8] = []
            var copied = 0
            for (range, link) in zip(ranges, result.links) {
                let isRewritten = link.outcome == .rewritten
                let found = try #require(
                    try format.links(in: document).first { $0.range.lowerBound == range.lowerBound })
                let written = isRewritten ? target.written(link.result ?? "", as: found.notation) : document.text(range)
                expected += document[copied..<range.lowerBound] + Array(written.utf8)
                copied = range.upperBound
            }
            #expect(result.links.count == ranges.count, "\(String(decoding: document, as: UTF8.self))")
            #expect(result.document == expected + document[copied...], "\(String(decoding: document, as: UTF8.self))")
        }
    }

    static let delimitedLinks = [
        "https://www.biblegateway.com/passage/?search=John+3:16", "bible://?passages=[John.3.16]",
        "https://www.biblegateway.com/passage/?search=John+3:16&version=ESV",
        "bible://?passages=[John.3.16-John.3.18]&translation=ESV",
        "HTTPS://www.BibleGateway.com/passage/?search=Gen%201",
    ]
    static let fillers = ["", "text ", "\n\n", "é ", "\u{FEFF}", "… ", "x\u{0} ", "日本 ", "\r\n", "\t- "]

    /// What is before and after a link.
    static func neighbours(of format: DocumentFormat) -> [(String, String)] {
        switch format {
        case .text:
            [
                (" ", "é b "), (" ", "ü, "), ("<!--", "--> "), ("", "-- b "), (" ", "— "), (" ", "… "), ("(", ") "),
                ("[", "] "),
                ("“", "” "), (" ", ".\n"), ("«", "» "), (" ", "– "), (" ", "ß\n"), ("<", "> "), (" ", "\u{A0}b "),
                ("'", "' "),
                (" ", "\n"), (" ", "?! "), (" ", "&quot; "), ("*", "* "), ("\"", "\" "), (" ", "-é "), (" ", "」 "),
                (" ", "→ "),
            ]
        case .markdown, .mdx:
            [
                (" <", ">é "), (" [é](", ")é "), (" [é](<", ">) "), (" [a](", " \"é\") "),
                ("\n\n<a href=\"", "\">é</a>\n\n"),
            ]
        case .html: [("<a href=\"", "\">é</a>"), ("<a href='", "'>é"), ("<!-- x --><a href=\"", "\" id=é>--></a>")]
        }
    }

    static let pieces: [[UInt8]] =
        [
            "[a](\(john))", "<\(john)>", "<a href=\"\(john)\">", "<a href='\(john)'>b</a>", " \(john) ", "\(john)\r\n",
            "[r]: \(john)\n",
            "\n\n", "\r\n", "\n    ", "\n> ", "\n- ", "\n```\n", "`", "``", "[", "](", ")", "<", "<!--", "-->", "<pre>",
            "</pre>",
            "<table>", "<td>", "</a>", "<b>", "</p>", "<p>", "&amp;", "\u{0}", "\u{FEFF}", "ü", "\\", "\t", "text ",
            "<code>", "\r",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]
}
