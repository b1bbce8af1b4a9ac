import Testing

@testable import Documents

@Suite struct HTMLLinksTests {
    static let marked: [String] = [
        "<a href=\"«https://x.y/z»\">a</a>", "<A HREF='«https://x.y/z»'>a</A>", "<a href=«https://x.y/z»>a</a>",
        "<a class=b href = \" «https://x.y/z»\n\" id=c>a", "<map><area href=\"«https://x.y/z»\"></map>",
        "<a href=\"John.html\">a</a>", "<a href=\"\">a</a>", "<a href>a</a>", "<a name=\"https://x.y/z\">a</a>",
        "<iframe src=\"https://x.y/z\"></iframe><img src=\"https://x.y/z\"><link href=\"https://x.y/z\">",
        "https://x.y/z", "<p title=\"https://x.y/z\">https://x.y/z", "<!-- <a href=\"https://x.y/z\"> -->",
        "<script>'<a href=\"https://x.y/z\">'</script><a href=\"«https://x.y/w»\">",
        "<textarea><a href=\"https://x.y/z\"></textarea>",
        "<pre><a href=\"‹https://x.y/z›\">‹https://x.y/w›</a></pre>", "<p><code>‹https://x.y/z›</code> https://x.y/w",
        "<b><p><a href=\"«https://x.y/z»\">a<p><a href=\"«https://x.y/w»\">b</b><p>c",
        "<a href=\"«https://x.y/z»\"><div><a href=\"«https://x.y/w»\">",
        "<table><a href=\"«https://x.y/z»\">a<tr><td><a href='«https://x.y/w»'>b</table>", "<a href=\"https://x.y/z",
        "<a href=\"https://x.y/z>a</a>",
        "<svg><a xlink:href=\"«https://x.y/z»\"/></svg>", "<template><a href=\"«https://x.y/z»\"></template>",
        "<a href=\"«https://x.y/z»\" href=\"https://x.y/w\">",
        "<dl><dt><a href=\"«https://x.y/z»\" add_date=\"1\">a</a><dd>b<dt><a href=\"«https://x.y/w»\">c</a></dl>", "",
        "<", "<a", "a\r\n<p>\r\n<a href=\"«https://x.y/z»\">",
        "\u{FEFF}<!doctype html><html><body><a href=\"«https://x.y/ü»\">ä</a></body></html>trailing<a href=\"«https://x.y/z»\">",
    ]

    @Test func findsTheMarkedLinks() throws {
        for marked in Self.marked {
            let plain = marked.filter { !"«»‹›".contains($0) }
            let found = try MarkdownLinksTests.marking(plain, .html)
            #expect(found == marked)
        }
    }

    @Test func decodesCharacterReferences() throws {
        let html = "<a href='https://x.y/?a=1&amp;b=&#34;&quot;&c=3'>"
        #expect(try DocumentFormat.html.links(in: Array(html.utf8)).map(\.url) == ["https://x.y/?a=1&b=\"\"&c=3"])
    }

    @Test func invalidUTF8DoesNotShiftRanges() throws {
        let head: [UInt8] = [0x3C, 0x70, 0xFF, 0x00, 0xC3, 0x3E, 0x00, 0xED, 0xA0, 0x80, 0x0D, 0x26, 0x23, 0x30, 0x3B]
        let target = Array("https://x.y/z".utf8)
        let links = try DocumentFormat.html.links(in: head + Array("<a href=\"".utf8) + target + Array("\">\0".utf8))
        #expect(links.map(\.range) == [head.count + 9..<head.count + 9 + target.count])
    }

    @Test func namedCharactersOfHTMLAreDecoded() throws {
        let html = "<a href='https://x.y/?a=&eacute;&euro;&#150;&#x41;&unknown;&amp'>"
        #expect(try DocumentFormat.html.links(in: Array(html.utf8)).map(\.url) == ["https://x.y/?a=é€–A&unknown;&amp"])
    }

    /// What is not a tag for a browser is none here: the end of a script, of a comment and of a title.
    static let hidden: [String] = [
        "<script><!-- <script></script><a href=\"https://x.y/z\"> --></script><a href=\"«https://x.y/w»\">",
        "<script></scripts><a href=\"https://x.y/z\"></script >", "<title></titles><a href=\"https://x.y/z\">",
        "<!-- --!><a href=\"«https://x.y/z»\">", "<!--><a href=\"«https://x.y/z»\">",
        "<!---!><a href=\"https://x.y/z\">",
        "<svg><style/><a href=\"«https://x.y/z»\"/></svg>", "<style/><a href=\"https://x.y/z\">",
        "<plaintext></plaintext><a href=\"https://x.y/z\">", "<?php if ($a > 3) echo '<a href=\"https://x.y/z\">' ?>",
        "<td><samp></td><td><a href=\"«https://x.y/z»\">", "<code><div></code><a href=\"«https://x.y/z»\">",
        "<pre></div><a href=\"‹https://x.y/z›\">", "<xmp>‹https://x.y/z›</xmp><a href=\"«https://x.y/w»\">",
    ]

    @Test(arguments: hidden) func tagsAreThoseOfBrowsers(_ marked: String) throws {
        let plain = marked.filter { !"«»‹›".contains($0) }
        #expect(try MarkdownLinksTests.marking(plain, .html) == marked)
    }

    /// Freeing the tree of such a document by recursion would overflow the stack, and every paragraph of the second
    /// one repeats all unclosed elements before it, so that 40 KB of HTML would become 400 MB.
    @Test(arguments: [
        String(repeating: "<i>", count: 4000),
        "<p>" + (0..<4000).map { "<font color=\($0)>" }.joined() + String(repeating: "<p>x", count: 4000),
    ])
    func deeplyNestedHTMLIsRead(_ start: String) throws {
        #expect(try DocumentFormat.html.links(in: Array((start + "<a href='https://x.y/z'>").utf8)).count == 1)
    }
}
