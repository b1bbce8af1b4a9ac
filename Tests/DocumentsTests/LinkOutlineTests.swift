import Testing

@testable import Documents

@Suite struct LinkOutlineTests {
    private typealias Item = LinkOutline.Item

    static let outlines: [(html: String, title: String, items: [LinkOutline.Item])] = [
        ("", "", []), ("<title> a\n b </title><h1>c</h1>", "a b", []), ("<h1>c</h1><h2>d</h2>", "c", []),
        ("<a href='u'>a <b>b</b>\nc</a><a name='x'>y</a>", "", [.link(url: "u", title: "a b c")]),
        ("<a href='u'><img src='v'></a>", "", [.link(url: "u", title: "")]),
        ("<dl><dt><a href='u'>a</a></dl>", "", [.link(url: "u", title: "a")]),
        (
            "<DL><p><DT><H3>f</H3><DL><p><DT><A HREF='u'>a</A><DD>d<DT><A HREF='v'>b</A></DL><p><DT><A HREF='w'>c</A></DL>",
            "",
            [
                .folder("f", [.link(url: "u", title: "a"), .description("d"), .link(url: "v", title: "b")]),
                .link(url: "w", title: "c"),
            ]
        ),
        (
            "<H3>f</H3><DD>d<DL></DL><DL><DT><A HREF='u'>a</A></DL>", "",
            [.folder("f", [.description("d")]), .link(url: "u", title: "a")]
        ),
        // Unclosed elements end with the document.
        ("<DL><DT><H3>f<DL><DT><A HREF='u'>a", "", [.folder("f", [.link(url: "u", title: "a")])]),
        ("<dl><dt>a<dd>see <a href='u'>b</a> there</dl>", "", [.link(url: "u", title: "b")]),
        ("<script>'<a href=\"u\">'</script><!-- <a href='u'> -->", "", []),
        ("<title>a &amp; b</title><a href='u'>&copy; &eacute;&#150;</a>", "a & b", [.link(url: "u", title: "© é–")]),
        ("<a href='u'>a<a href='v'>b<a>c", "", [.link(url: "u", title: "a"), .link(url: "v", title: "b")]),
        ("<h3>f</h2><dl><dt><a href='u'>a</dl>b", "", [.folder("f", [.link(url: "u", title: "a")])]),
        ("<template><a href='u'>a</a></template><a href>b</a>", "", [.link(url: "", title: "b")]),
        ("</dl></h3><dd>a<dd>b<dt>c", "", [.description("a"), .description("b")]),
    ]

    @Test(arguments: outlines) func htmlIsReadInDocumentOrder(
        _ html: String, _ title: String, _ items: [LinkOutline.Item]
    ) throws {
        let outline = try DocumentFormat.html.outline(of: Array(html.utf8))
        #expect(outline.items == items)
        #expect(outline.title == title)
    }

    static let headings: [(markdown: String, title: String, items: [LinkOutline.Item])] = [
        (
            "<https://u/>\n# t\n<https://v/>", "t",
            [.link(url: "https://u/", title: ""), .link(url: "https://v/", title: "")]
        ),
        (
            "# A\n## **B** #\n- <https://u/>\n\nC & d\n=\n<https://v/>", "",
            [
                .folder("A", [.folder("B", [.link(url: "https://u/", title: "")])]),
                .folder("C & d", [.link(url: "https://v/", title: "")]),
            ]
        ),
        (
            "### a\n## [b](https://u/)\n#\nc\n---\n", "",
            [.folder("a", []), .folder("b", [.link(url: "https://u/", title: "b")]), .folder("c", [])]
        ),
    ]

    @Test(arguments: headings) func headingsOfMarkdownAreFolders(
        _ markdown: String, _ title: String, _ items: [LinkOutline.Item]
    ) throws {
        let outline = try DocumentFormat.markdown.outline(of: Array(markdown.utf8))
        #expect(outline.items == items)
        #expect(outline.title == title)
    }

    @Test func titlesOfMarkdownAreTheDisplayedTexts() throws {
        let text = "[a \\* &amp; b](https://u/) <https://v/> [![i](https://w/i.png)](https://w/)"
        #expect(
            try DocumentFormat.markdown.outline(of: Array(text.utf8)).items == [
                .link(url: "https://u/", title: "a * & b"), .link(url: "https://v/", title: ""),
                .link(url: "https://w/", title: "![i](https://w/i.png)"),
            ])
    }

    @Test func theFormatIsDetectedByNameThenByContent() {
        let html = Array("\u{FEFF}\n<!DOCTYPE NETSCAPE-Bookmark-file-1>".utf8)
        #expect(DocumentFormat(path: "-", document: html) == .html)
        #expect(DocumentFormat(path: "a.md", document: html) == .markdown)
        #expect(DocumentFormat(path: "a.txt", document: Array("a < b".utf8)) == .text)
    }
}
