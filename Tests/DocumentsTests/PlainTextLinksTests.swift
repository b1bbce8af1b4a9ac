import Testing

@testable import Documents

@Suite struct PlainTextLinksTests {
    static let marked: [String] = [
        "«https://x.y/z»", "see «https://x.y/z».", "(«https://x.y/z»)", "(«https://x.y/z_(a)»)", "<«https://x.y/z»>",
        "\"«https://x.y/z»\",", "'«https://x.y/z»'", "“«https://x.y/z»”", "«https://x.y/?a=3:16–18»…",
        "«https://x.y/z»—should",
        "«https://x.y/z»。", "《«https://x.y/z»》", "«https://x.y/z»\u{A0}b", "«www.x.y/z»!?", "www.", "x.y/z", "https://",
        "https:/x",
        "«bible://?passages=[John.3.16],[Gen.1]&intention=\"Read\"».", "[«https://x.y/z»]", "[a](«https://x.y/z»)",
        "«HTTPS://X.Y/Z»",
        "«youversion://bible?reference=JHN.3.16»", "a=«https://x.y/z»; b", "«https://x.y/z»\t«https://x.y/w»\r\n",
        "mail@www.x.y",
        "«https://x.y/?u=https://x.y/w»", "://x", "1https", "3«a://b»", "«https://x.y/a,b;c»;", "|«https://x.y/z»|", "",
    ]

    @Test func findsTheMarkedLinks() throws {
        for marked in Self.marked {
            let plain = marked.filter { !"«»‹›".contains($0) }
            let found = try MarkdownLinksTests.marking(plain, .text)
            #expect(found == marked)
        }
    }

    static let names: [(path: String, format: DocumentFormat?)] = [
        ("a.md", .markdown), ("a.b.MARKDOWN", .markdown), ("a.mkd", .markdown), ("a.mdown", .markdown), ("a.mdx", .mdx),
        ("x/a.html", .html), ("a.htm", .html), ("a.xhtml", .html), ("a.xht", .html), ("a.txt", .text),
        ("a.text", .text),
        ("md", nil), ("a.md/b", nil), ("-", nil), ("", nil), ("README", nil), ("s.pdf", nil), ("a.docx", nil),
        ("a.rst", nil), ("a.md~", nil), ("a.md.bak", nil),
    ]

    @Test(arguments: names) func theNameShowsTheFormat(path: String, format: DocumentFormat?) {
        #expect(DocumentFormat(path: path) == format)
        #expect(DocumentFormat(path: path, document: []) == format ?? .text)
    }

    @Test func largeDocumentsAreRefused() {
        let text = [UInt8](repeating: 0x20, count: DocumentFormat.maximumSize + 1)
        #expect(throws: DocumentError.tooLarge) { try DocumentFormat.text.links(in: text) }
    }

    /// A byte that is not UTF-8 belongs to the text around a URL, which never changes.
    @Test(
        arguments: [[0xFF], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF0, 0x9F], [0xE6, 0x97]] as [[UInt8]])
    func bytesThatAreNotUTF8EndURLs(bytes: [UInt8]) {
        let url = "https://example.com/\u{E9}\u{65E5}"
        let text = Array(url.utf8) + bytes + Array("x".utf8)
        #expect(PlainTextLinks.find(in: text, text.indices).map(\.url) == [url])
    }
}
