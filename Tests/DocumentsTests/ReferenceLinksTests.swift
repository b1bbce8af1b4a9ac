import Bible
import LinkEngine
import Testing
import Text

@testable import Documents

@Suite struct ReferenceLinksTests {
    static func rewrite(
        _ text: String, _ format: DocumentFormat, to target: RewriteTarget = .app("one"),
        _ options: ReferenceOptions = ReferenceOptions(languages: ["en"])
    ) throws -> Rewriter.Result {
        try Rewriter(engine: RewriterTests.engine, target: target, references: options)
            .rewrite(Array(text.utf8), as: format)
    }

    /// The document with the text of each new link between «» and without its target.
    static func marked(
        _ text: String, _ format: DocumentFormat, _ options: ReferenceOptions = ReferenceOptions(languages: ["en"])
    ) throws -> String {
        let result = try rewrite(text, format, options)
        let edits = result.edits.map { edit in
            let written = String(decoding: edit.replacement, as: UTF8.self)
            let shown =
                switch written.first {
                case "[":
                    written.dropFirst().prefix(upTo: written.lastRange(of: "](one://")?.lowerBound ?? written.endIndex)
                case "<": written.drop { $0 != ">" }.dropFirst().dropLast(4)
                default: written.prefix(upTo: written.lastRange(of: " <one://")?.lowerBound ?? written.endIndex)
                }
            return DocumentEdit(edit.range, "«\(shown)»".utf8)
        }
        let marked = result.original.applying(edits, in: result.original.indices)
        return String(decoding: marked, as: UTF8.self)
    }

    /// What becomes a link is between «».
    static let markdown: [String] = [
        "see «John 3:16».", "«John 3:16» and «Rom 8:28»", "# «John 3:16»", "«John 3:16»\n===", "> see «John\n> 3:16»",
        "- «1 John 4:8»\n- «2 Pet 1:3»", "| «John 3:16» | x |\n|---|---|\n| «Rom 8:28» | y |", "(«John 3:16»)",
        "[see John 3:16](a.md)", "[«John 3:16»]", "[John 3:16][a]\n\n[a]: b", "[John 3:16]\n\n[John 3:16]: b",
        "![John 3:16](a.png)", "`John 3:16`", "``a ` John 3:16``", "```\nJohn 3:16\n```", "    John 3:16",
        "---\ntitle: John 3:16\n---\n«Rom 8:28»", "+++\ntitle = \"John 3:16\"\n+++\n«Rom 8:28»",
        "<!-- John 3:16 -->", "<span title=\"John 3:16\">«Rom 8:28»</span>", "<a href=\"x\">John 3:16</a> «Rom 8:28»",
        "<code>John 3:16</code> «Rom 8:28»", "<https://x.y/John 3:16>", "https://x.y/John+3:16 «Rom 8:28»",
        "[a]: b \"John 3:16\"\n\n«Rom 8:28»", "«John 3:16»[^1]\n\n[^1]: «Rom 8:28»", "[[John 3:16]]",
        "{{ \"John 3:16\" }} {% x John 3:16 %} «Rom 8:28»", "text {: title=\"John 3:16\"} «Rom 8:28»",
        "«John 3\\:16»", "«John&nbsp;3:16» «Rom 8:28&ndash;30»", "!John 3:16", "\\John 3:16", "[x]John 3:16",
        "«*John 3:16*»", "(«**John 3:16**»)", "*see «John 3:16»*", "*see «John 3:16»*.", "John 3:16*.",
        "a*John 3:16*b", "**John** 3:16", "*John 3*:16", "_see «Rom 8:28»_", "John 3:16*, 17*.", "__a “John 3:16_)",
        "__a «John 3:16»_ b", "(*«John 3:16» says*)", "(*John 3:16 **says***)",
        "<div>\n«John 3:16»\n</div>", "<pre>\nJohn 3:16\n</pre>", "<script>\nJohn 3:16\n</script>",
        "<a href=\"x\">\n\nJohn 3:16\n\n</a>\n\n«Rom 8:28»", "<a name=\"x\">\n\n«John 3:16»",
        "a «John 3:16» b\r\nc «Rom 8:28» d\r\n",
        "[a x](https://x.y) «John 3:16»",
        "[see](x) «John 3:16» [there](y)", "John [3:16](x)",
        "see «John 3:1<wbr>6».", "<a name=\"href\">John 3:16</a> «Rom 8:28»", "<a id=x></a>«John 3:16»",
        "a <textarea>John 3:16</textarea> <title>John 3:16</title> «Rom 8:28»", "<% John 3:16 %> «Rom 8:28»",
        "\u{FEFF}---\ntitle: John 3:16\n---\n«Rom 8:28»", "::: {title=\"John 3:16\"}", "# «John 3:16» {#john}",
        "{«John 3:16»}", "{x=y\n«John 3:16»}", "[^1]: «John 3:16»", "«John 3:1&NoBreak;6»",
        "«~~John 3:16~~»", "sword:John.3.16 **mybible:Jn3.16** «Rom 8:28»", "Note:«John 3:16» see:«Rom 8:28»",
        "[a](https://x.y/*) John 3:16*<b>",
        // What begins in a mark may end behind it.
        "{{ \"`\" }} John 3:16 {{ \"`\" }} «Rom 8:28»", "{% ` %} John 3:16 ` «Rom 8:28»",
        "<% ` %> John 3:16 ` «Rom 8:28»",
        "a {: .`} John 3:16 ` «Rom 8:28»", "[[ ` ]] John 3:16 ` «Rom 8:28»", "a[^`] John 3:16 ` «Rom 8:28»",
        "{{ [ }} John 3:16](x) «Rom 8:28»", "[a {{ ](<x }} John 3:16>) «Rom 8:28»",
        "[John 3:16 {{ ](x) }} «Rom 8:28»", "a {{ <pre> }} John 3:16 </pre> «Rom 8:28»",
        "a {{ <a href=\"x\"> }} John 3:16 </a> «Rom 8:28»", "a {{ <!-- }} John 3:16 --> «Rom 8:28»",
        "{{ `a` John 3:16 [b](x) <i>John 3:16</i> }} «Rom 8:28»",
    ]

    static let html: [String] = [
        "<p>see «John 3:16».</p>", "<p>see <a href=x>John 3:16</a>, «Rom 8:28»</p>", "<h1>«John 3:16»</h1>",
        "<p title=\"John 3:16\">«Rom 8:28»", "<script>John 3:16</script><style>John 3:16</style>«Rom 8:28»",
        "<title>John 3:16</title><body>«Rom 8:28»", "<pre>John 3:16</pre><code>John 3:16</code><kbd>John 3:16</kbd>",
        "<!-- John 3:16 --><p>«Rom 8:28»", "<!--><p>«Rom 8:28»<!-- -->",
        "«John&nbsp;3:16», R&ouml;mer",
        "<b>John</b> 3:16", "<b>«John 3:16»</b>", "«John 3:16»<sup>2</sup>", "<textarea>John 3:16</textarea>",
        "<button>John 3:16</button><select><option>John 3:16</select> «Rom 8:28»", "<p>see John<p>3:16",
        "<svg><text>John 3:16</text></svg>«Rom 8:28»", "a < b «John 3:16» & c",
        "<a name=x>John 3:16</a> «Rom 8:28»", "<a>see John 3:16</a>", "<a name=x>«John 3:16» <a href=y>q</a>",
        "<p><a id=x>John 3:16<p>Rom 8:28</a> «Ps 23:1»", "<a id=x>«John 3:16»",
        "see «John 3:1<wbr>6».", "«1 Corin<wbr>thians 13:4»", "«Jo&shy;hn 3:16»",
        "«John&ThinSpace;3:16»", "«John 3&ZeroWidthSpace;:1&#8288;6»", "«1 Corin&shy;thians 13:4»",
        "«John 3:16» <label>John 3:16</label><summary>John 3:16</summary>",
        "<template>John 3:16</template><svg/>«Rom 8:28»<math/> «Ps 23:1»", "<svg><title/><a>John 3:16</a></svg>",
        "<p>sword:John.3.16 logosref:Bible.Jn3.16 see:«Rom 8:28»",
        "John 3<sup>16</sup>", "«John 3»<sup>a</sup>", "«John 3:16»<sup>17</sup>",
        "{{ John 3:16 }} {% x John 3:16 %} {# John 3:16 #} <% John 3:16 %> «Rom 8:28»",
        "{{ \"<b>\" John 3:16 }} «Rom 8:28»", "<?php if ($a > 3) echo \"John 3:16\"; ?> «Rom 8:28»",
        "<p title='{{ \">\" }}'>«John 3:16»", "{{ «John 3:16»", "{{ «John 3:16» {{ Ps 23:1 }}", "<? x > «John 3:16»",
        "<a href='>' title='<'>John 3:16</a> «Rom 8:28»", "<a\nHREF\n=\nx>John 3:16</A> «Rom 8:28»",
        "<td>«John 3:16»</td><td>«Rom 8:28»</td>", "<iframe>John 3:16</iframe>«Rom 8:28»",
        "{{ <pre> }} John 3:16 </pre> «Rom 8:28»", "{{ <a href=x> }} John 3:16 </a> «Rom 8:28»",
        "{{ \"<!--\" }} John 3:16 --> «Rom 8:28»", "{{ <b>John 3:16</b> John 3:16 }} «Rom 8:28»",
        "<![CDATA[John 3:16]]>«Rom 8:28»", "<?xml John 3:16 ?>«Rom 8:28»", "<p>John<br>3:16",
    ]

    static let mdx: [String] = [
        "see «John 3:16».\n\n- «*Rom 8:28*» `Ps 23:1`", "import X from \"John 3:16\"\nimport Y from 'y'\n\n«Rom 8:28»",
        "export const a = {\n  b: \"John 3:16\",\n\n  c: \"Ps 23:1\",\n}\n\n«Rom 8:28»",
        "export const a = \"{ John 3:16\"\n\n«Rom 8:28»", "he said\nimport «John 3:16»",
        "<Verse of=\"John 3:16\">«Rom 8:28» {f({a: \"Ps 23:1\"})}</Verse>", "<p>{\"John 3:16\"} «Rom 8:28»</p>",
        "{/* John 3:16 */} «Rom 8:28» {`John 3:16`} {a.b}", "{«John 3:16»",
        "{\"`\"} John 3:16 ` «Rom 8:28»", "<p>{a && <pre>} John 3:16 </pre> «Rom 8:28»</p>",
    ]

    static let text: [String] = [
        "see «John 3:16».", "https://x.y/?John+3:16 «Rom 8:28»", "<https://x.y/John 3:16> «Rom 8:28»",
        "John 3:16 <https://x.y>, «Rom 8:28»", "John 3:16 (https://x.y), «Rom 8:28»", "«John\n3:16»",
    ]

    @Test(arguments: DocumentFormat.allCases) func linksWhatIsMarked(format: DocumentFormat) throws {
        let rows: [DocumentFormat: [String]] = [
            .markdown: Self.markdown, .mdx: Self.mdx, .html: Self.html, .text: Self.text,
        ]
        for row in rows[format, default: []] {
            let plain = row.filter { !"«»".contains($0) }
            let found = try Self.marked(plain, format)
            #expect(found == row)
            let once = try Self.rewrite(plain, format).document
            #expect(try Self.rewrite(once.text(once.indices), format).document == once)
        }
    }

    static let targets: [(format: DocumentFormat, target: RewriteTarget, before: String, after: String)] = [
        (.markdown, .commonScheme, "John 3:16", "[John 3:16](bible://?passages=%5BJohn.3.16%5D)"),
        (.markdown, .osis, "John 3:16", "[John 3:16](osis:John.3.16)"),
        (.text, .osis, "John 3:16", "John 3:16 <osis:John.3.16>"),
        (.text, .osis, "see \(RewriterTests.john).", "see osis:John.3.16."),
        (.markdown, .osis, "see \(RewriterTests.john).", "see <osis:John.3.16>."),
        (.text, .app("two"), "John 3:16", "John 3:16 <Two:John.3.16*>"),
        (
            .html, .web("bible-gateway"), "John 3:16 (ESV)",
            "<a href=\"https://www.biblegateway.com/passage/?search=John.3.16&amp;version=ESV\">John 3:16</a> (ESV)"
        ),
        (.markdown, .app("one"), "Tob 1:1", "Tob 1:1"),
        (
            .markdown, .app("one"), "[a](\(RewriterTests.john)) Rom 8:28",
            "[a](one://John.3.16) [Rom 8:28](one://Rom.8.28)"
        ),
    ]

    @Test func linksLeadToTheTarget() throws {
        for row in Self.targets {
            let result = try Self.rewrite(row.before, row.format, to: row.target)
            #expect(String(decoding: result.document, as: UTF8.self) == row.after)
        }
    }

    static let styles: [(style: ReferenceOptions.Style, before: String, after: String)] = [
        (.asWritten, "I Cor. 13:4 - 7", "«I Cor. 13:4 - 7»"), (.full, "I Cor. 13:4 - 7", "«1 Corinthians 13:4-7»"),
        (.short, "1 Corinthians 13:4", "«1 Cor 13:4»"), (.short, "Psalm 23:1", "«Ps 23:1»"),
        (.osis, "Jn 3:16", "«John.3.16»"),
        (.usfm, "Jn 3:16-18", "«JHN.3.16-18»"), (.full, "*Jn 3:16*", "«*John 3:16*»"),
        (.full, "Jn\n3:16", "«Jn\n3:16»"),
    ]

    static let translated: [(language: String, before: String, after: String)] = [
        ("de", "I Cor. 13:4 - 7", "«1. Korinther 13,4-7»"), ("de", "Psalm 23", "«Psalm 23»"),
        ("fr", "Ps 23:1", "«Psaume 23,1»"),
        ("de", "John 3:16, 18; 4:2", "«Johannes 3,16.18»; «Johannes 4,2»"), ("zh", "John 3:16", "«约翰福音 3:16»"),
        ("cs", "Jn 3:16", "«Jan 3,16»"),
    ]

    @Test func theTextOfALinkIsInTheLanguageOfTheStyle() throws {
        for row in Self.translated {
            var options = ReferenceOptions(languages: ["en"], styleLanguage: row.language)
            options.style = .full
            let found = try Self.marked(row.before, .markdown, options)
            #expect(found == row.after)
        }
    }

    @Test func theTextOfALinkHasTheStyle() throws {
        for row in Self.styles {
            var options = ReferenceOptions(languages: ["en"])
            options.style = row.style
            #expect(try Self.marked(row.before, .markdown, options) == row.after)
        }
    }

    static let repeated: [(before: String, after: String)] = [
        ("John 3:16, then John 3:16.", "«John 3:16», then John 3:16."),
        ("[a](one://x) John 3:16 [John 3:16](b) Jn 3:16", "[a](one://x) «John 3:16» [John 3:16](b) Jn 3:16"),
        ("[John 3:16](b) Jn 3:16 Jn 3:17", "[John 3:16](b) Jn 3:16 «Jn 3:17»"),
        ("[a](https://www.biblegateway.com/passage/?search=John+3:16) Jn 3:16", "[a](one://John.3.16) Jn 3:16"),
        ("`John 3:16` !John 3:16 John 3:16", "`John 3:16` !John 3:16 «John 3:16»"),
    ]

    @Test func onlyTheFirstOfAPassageIsLinked() throws {
        for row in Self.repeated {
            var options = ReferenceOptions(languages: ["en"])
            options.onlyFirst = true
            let result = try Self.rewrite(row.before, .markdown, options)
            #expect(
                String(decoding: result.document, as: UTF8.self).replacing(
                    /\[([^\]]*)\]\(one:\/\/(?!x|John\.3\.16\) Jn)[^)]*\)/
                ) { "«\($0.1)»" } == row.after)
            #expect(try Self.rewrite(result.document.text(result.document.indices), .markdown, options).edits.isEmpty)
        }
    }

    @Test(arguments: [DocumentFormat.markdown, .html]) func headingsStayOnRequest(format: DocumentFormat) throws {
        var options = ReferenceOptions(languages: ["en"])
        options.skipsHeadings = true
        let text = format == .html ? "<h2>John 3:16</h2>«Rom 8:28»" : "# John 3:16\n\nJohn 3:17\n---\n«Rom 8:28»"
        #expect(try Self.marked(text.filter { !"«»".contains($0) }, format, options) == text)
    }

    @Test func whatIsLeftAloneIsReported() throws {
        let result = try Self.rewrite("John 33:16, !Rom 8:28, Tob 1:1, [John 3:16](x), `John 3:16`", .markdown)
        #expect(result.edits.isEmpty)
        #expect(result.links.map(\.url) == ["John 33:16", "Rom 8:28", "Tob 1:1"])
        #expect(result.links.map(\.outcome) == [.unread, .markup, .unopened])
        #expect(result.links.allSatisfy { $0.isReference })
        #expect(result.links[0].reason == "\"John 33:16\" is not a passage: John has 21 chapters")
    }

    @Test(arguments: DocumentFormat.allCases) func onlyUTF8IsSearched(format: DocumentFormat) throws {
        let rewriter = try Rewriter(engine: RewriterTests.engine, target: .osis, references: ReferenceOptions())
        let result = try rewriter.rewrite(Array("John 3:16 ".utf8) + [0xE9], as: format)
        #expect(result.edits.isEmpty)
        #expect(result.leavesReferences)
    }

    @Test func linksAreKeptOnRequest() throws {
        let rewriter = try Rewriter(
            engine: RewriterTests.engine, target: .osis, references: ReferenceOptions(), keepsLinks: true)
        let text = "[a](\(RewriterTests.john)) John 3:16"
        let result = try rewriter.rewrite(Array(text.utf8), as: .markdown)
        #expect(result.document == Array("[a](\(RewriterTests.john)) [John 3:16](osis:John.3.16)".utf8))
    }
}

extension String {
    fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
