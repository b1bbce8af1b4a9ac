import TestCorpora
import Testing

@testable import Documents

/// Documents that would take long if a part were read again for each other part. `make soak` reads 10,000 of them.
@Suite struct HostileDocumentTests {
    /// The processor time for 200 KB, in seconds: twenty times what a debug build takes, and a tenth of what reading
    /// parts again and again takes.
    private static let limit = 20.0
    private static let size = 200_000

    static let documents: [(format: DocumentFormat, parts: [String])] = [
        (.html, ["<div>"]), (.html, ["<b><i>"]), (.html, ["<a", " a=b"]), (.html, ["<a", " aaaaaaaaaaaaaaaa#"]),
        (.html, ["<code>", "</pre>"]), (.html, ["<table><tr><td>"]), (.html, ["<p>", "<font color=#>", "<p>x"]),
        (.html, ["<select><option>", "</table>"]), (.html, ["<!--", "--!"]), (.html, ["<script><!--<script>"]),
        (.html, ["<title>", "</titl"]), (.html, ["&", "&#", "&amp"]), (.html, ["{{", "{%", "<%"]),
        (.markdown, ["~"]), (.markdown, ["a", "_"]), (.markdown, ["[", "]"]), (.markdown, ["![", "](a)"]),
        (.markdown, ["<a>", "[x](y) ", "</a>"]), (.markdown, ["`", "``` ", "`"]), (.markdown, ["> "]),
        (.markdown, ["- ", "x"]), (.markdown, ["[](a[](a"]), (.markdown, ["<a b='\"' c=\""]),
        (.markdown, ["[a#]: b\n", "[a#]"]),
        (.markdown, ["*", "_", "*"]), (.markdown, ["<!A", "<?", "<![CDATA["]), (.mdx, ["{"]),
        (.mdx, ["{" + String(repeating: "x", count: 99)]), (.text, ["://"]), (.text, ["a://("]), (.text, ["w"]),
    ]

    @Test(arguments: documents) func takesTimeInProportionToItsSize(_ format: DocumentFormat, _ parts: [String]) throws
    {
        let document = HostileDocument(parts: parts).bytes(Self.size)
        let start = threadTime()
        let parsed = try ParsedDocument(document, format: format)
        _ = parsed.links()
        _ = parsed.text(skipsHeadings: true)
        #expect(threadTime() - start < Self.limit)
    }

    /// Where the time is over, a document is not rewritten in part.
    @Test(arguments: [DocumentFormat.html, .markdown, .text], [0, 1, 2, 3, 20, 40])
    func endsWhenItsTimeIsOver(_ format: DocumentFormat, _ steps: Int) throws {
        let rewriter = try Rewriter(
            engine: RewriterTests.engine, target: .commonScheme, references: ReferenceOptions())
        let text = (1...20).map { "John \($0):1 and https://example.org/\($0) " }.joined()
        var left = steps
        #expect(throws: DocumentError.tooLong) {
            try rewriter.rewrite(Array(text.utf8), as: format) {
                left -= 1
                return left < 0
            }
        }
    }
}
