import Testing

@testable import Text

@Suite struct MarkupTests {
    @Test(arguments: [
        ("", "", ""), ("a/é'新", "a/é'新", "a/é'新"), ("<a & b>", "&lt;a &amp; b&gt;", "&lt;a &amp; b&gt;"),
        ("\"\t\n", "\"\t\n", "&quot;&#9;&#10;"), ("\r\n", "&#13;\n", "&#13;&#10;"),
        ("\0\u{1B}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
        // Each is one character with the accent.
        ("<\u{301}\"\u{301}&\u{301}", "&lt;\u{301}\"\u{301}&amp;\u{301}", "&lt;\u{301}&quot;\u{301}&amp;\u{301}"),
    ])
    func whatHasAMeaningInMarkupIsAReference(text: String, content: String, attribute: String) {
        #expect(Markup.text(text) == content)
        #expect(Markup.attribute(text) == attribute)
    }
}

@Suite struct MarkdownCodeTests {
    @Test(arguments: [
        ("", "``", "```\n\n```"), ("a", "`a`", "```\na\n```"), ("`", "`` ` ``", "```\n`\n```"),
        ("a``b", "```a``b```", "```\na``b\n```"), ("````", "````` ```` `````", "`````\n````\n`````"),
        // One character with the accent.
        ("a`\u{301}b", "``a`\u{301}b``", "```\na`\u{301}b\n```"),
    ])
    func nothingEndsTheCode(text: String, span: String, block: String) {
        #expect(MarkdownCode.span(text) == span)
        #expect(MarkdownCode.block(text) == block)
    }
}
