import Bible
import LinkEngine
import TestCorpora
import Testing

@testable import Documents

/// Documents of pieces in any order.
@Suite struct GeneratedReferencesTests {
    static let pieces: [String] = [
        "John 3:16", "Rom 8:28-30", "1 John 4:8", "Ps 23", "v. 17", "verse 5", "and 5:1", "; 4:2", ", 18",
        "Gen 1:1 (ESV)",
        "see ", "cf. ", " ", " ", " ", ". ", ", ", "(", ")", "[", "]", "](x)", "](https://x.y)", "*", "**", "_", "~~",
        "`",
        "``", "!", "\\", "\n", "\n", "\n\n", "\n\n", "\r\n", "> ", "- ", "1. ", "# ", "    ", "```\n", "---\n", "===\n",
        "<a href=\"x\">", "<a name=x>", "</a>", "<b>", "</b>", "<p>", "</p>", "<code>", "</code>", "<!--", "-->",
        "<br>",
        "<sup>", "</sup>", "<h1>", "</h1>", "<", ">", "&nbsp;", "&amp;", "&", "ü", "日本", "\u{A0}", "\u{FEFF}", "|",
        "[^1]",
        "[a]: b\n", "{{", "}}", "https://x.y/z", "<https://x.y>", " <one://John.3.16>", "<script>", "</script>", "$",
        "3:16",
        "[John 3:16](https://x.y)", "<a href='x'>John 3:16</a>", "word", "Mark 5", "a",
        "https://www.biblegateway.com/passage/?search=John+3:16&version=ESV",
        "<bible://?passages=[John.3.16]&translation=xyz>", "sword:John.3.16", "mybible:Jn3.16", "see:", "two:x*y~z_",
        "<www.biblegateway.com/passage/?search=Gen+1:1>", "{{ \"`\" }}", "{{ [ }}", "{{ <a href=\"x\"> }}", "[^`]",
        "{: .`}", "؟",
    ]

    static func document(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 1...14, using: &random)).flatMap { _ in
            Array((pieces.randomElement(using: &random) ?? "").utf8)
        }
    }

    /// A second run changes nothing, and what a run changes is only what it puts around references.
    @Test func twiceIsTheSameAsOnce() throws {
        let options = ReferenceOptions.Style.allCases.flatMap { style in
            [false, true].map { onlyFirst in
                var options = ReferenceOptions(languages: ["en"], styleLanguage: onlyFirst ? "de" : nil)
                options.style = style
                options.onlyFirst = onlyFirst
                options.skipsHeadings = onlyFirst
                return options
            }
        }
        let targets: [RewriteTarget] = [.app("one"), .commonScheme, .web("bible-gateway"), .osis]
        let rewriters = try targets.flatMap { target in
            try options.map { try Rewriter(engine: RewriterTests.engine, target: target, references: $0) }
        }
        var random = SeededGenerator(state: 21)
        var links = 0
        var failures: [String] = []
        for number in 0..<5000 {
            let document = Self.document(&random)
            let format = DocumentFormat.allCases[number % DocumentFormat.allCases.count]
            let rewriter = rewriters[number / DocumentFormat.allCases.count % rewriters.count]
            let once = try rewriter.rewrite(document, as: format)
            let twice = try rewriter.rewrite(once.document, as: format)
            links += once.edits.count
            if !twice.edits.isEmpty {
                failures.append(
                    "\(format) \(number): \(document.text(document.indices).debugDescription)\n\(once.document.text(once.document.indices).debugDescription)\n\(twice.document.text(twice.document.indices).debugDescription)"
                )
            }
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n\n"))")
        #expect(links > 1500)
    }

    /// The links that a document has are the same afterwards, and the new ones are beside them.
    @Test(arguments: DocumentFormat.allCases) func otherLinksStay(format: DocumentFormat) throws {
        let rewriter = try Rewriter(
            engine: RewriterTests.engine, target: .app("one"), references: ReferenceOptions(languages: ["en"]),
            keepsLinks: true)
        var random = SeededGenerator(state: 8)
        var failures: [String] = []
        for _ in 0..<1000 {
            let document = Self.document(&random)
            let result = try rewriter.rewrite(document, as: format)
            let before = try format.links(in: document).map(\.url)
            let new = result.links.filter { $0.outcome == .rewritten }.compactMap(\.result)
            let after = try format.links(in: result.document).map(\.url)
            if after.sorted() != (before + new).sorted() {
                failures.append(
                    "\(document.text(document.indices).debugDescription)\n\(result.document.text(result.document.indices).debugDescription)"
                )
            }
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n\n"))")
    }

    @Test(.enabled(if: Corpus.commonMark.isAvailable)) func theExamplesOfCommonMarkKeepEveryOtherByte() throws {
        let rewriter = try Rewriter(
            engine: RewriterTests.engine, target: .app("one"), references: ReferenceOptions(languages: ["en"]),
            keepsLinks: true)
        var links = 0
        for example in try CommonMarkExample.all() where example.markdown.contains(CommonMarkExample.domain) {
            let text = example.markdown.replacing(/\b(foo|bar|baz|link|text)\b/, with: "John 3:16")
            let result = try rewriter.rewrite(Array(text.utf8), as: .markdown)
            let removed = result.edits.map { edit in
                let written = String(decoding: edit.replacement, as: UTF8.self)
                #expect(written.wholeMatch(of: /\[([*_~]*John 3:16[*_~]*)\]\(one:\/\/John.3.16\)/) != nil)
                return DocumentEdit(edit.range, written.dropFirst().prefix { $0 != "]" }.utf8)
            }
            #expect(result.original.applying(removed, in: result.original.indices) == Array(text.utf8))
            let before = try DocumentFormat.markdown.links(in: Array(text.utf8)).filter {
                $0.url.hasPrefix(CommonMarkExample.domain)
            }
            let after = try DocumentFormat.markdown.links(in: result.document).filter {
                $0.url.hasPrefix(CommonMarkExample.domain)
            }
            #expect(after.map(\.url) == before.map(\.url))
            links += removed.count
        }
        #expect(links > 20)
    }
}
