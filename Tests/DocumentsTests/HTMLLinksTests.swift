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

    /// Freeing such a tree by recursion would overflow the stack.
    @Test func deeplyNestedHTMLIsRead() throws {
        let html = String(repeating: "<i>", count: 4000) + "<a href='https://x.y/z'>"
        #expect(try DocumentFormat.html.links(in: Array(html.utf8)).count == 1)
    }

    /// Every paragraph repeats all unclosed elements before it, so that 40 KB of HTML become 400 MB.
    @Test func exponentialGrowthIsRefused() {
        let open = "<p>" + (0..<4000).map { "<font color=\($0)>" }.joined() + String(repeating: "<p>x", count: 4000)
        #expect(throws: DocumentError.tooDeep) { try DocumentFormat.html.links(in: Array(open.utf8)) }
    }
}
