import TestCorpora
import Testing

@testable import PCRE

/// Which of many patterns may match a text.
@Suite struct PatternIndexTests {
    private static func index(_ patterns: [String]) -> PatternIndex {
        PatternIndex(patterns.map { (source: $0, isAnchored: false) })
    }

    private static func candidates(_ patterns: [String], _ text: String) -> [Int] {
        index(patterns).candidates(in: text.utf8.span)
    }

    @Test("Each pattern is found once, in order")
    func order() {
        let patterns = ["abc.*def", "(?:def|abc)", "[^a]*", "ghi", "ABC(?i)D"]
        #expect(Self.candidates(patterns, "abc abc def") == [0, 1, 2])
        #expect(Self.candidates(patterns, "xyz") == [2])
        #expect(Self.candidates(patterns, "") == [2])
    }

    @Test(
        "A pattern is not tried where what it requires is missing",
        arguments: [
            // Whole tokens.
            (#"https?://(?:www\.)?bible\.com/(\d+)"#, "https://bibles.com/1", "http://www.bible.com/1"),
            (#"https?://(?:\w+\.)+webex\.com"#, "https://webexx.com/", "https://a.b.webex.com"),
            (#"pinterest(?:\.\w+)+/pin/"#, "https://pinterests.com/pin/", "https://pinterest.co.uk/pin/"),
            (#"\.json(?!\w)"#, "a.jsons", "a.json?b"), (#"\bcat\b"#, "concatenate", "a cat"),
            (#"(?:^|\.)usps(?:$|[/.])"#, "uspss.com", "usps"), (#"(?<=/)abc(?=[?#]|\z)"#, "/abcd", "/abc"),
            // What goes on in other ways than in tokens.
            (#"usps\.com.*"#, "usps.org", "usps.community"), (#"pca.st"#, "pcost", "pcaxst"),
            (#"server":"[^"]*mastodon"#, "server: x", #"server":"mastodon"#), (#"mx.n"#, "ax.n", "mxyn"),
            // Alternatives, optional parts and small sets.
            (#"(?:foo|bar)\.com"#, "baz.com", "bar.com"), (#"colou?r\."#, "colouur.", "color."),
            (#"gr[ae]y\."#, "griy.", "grey."), (#"(?:ab|cd|)e\.f"#, "ab.f", "cde.f"),
            (#"a(?:b|c)?d(?:e|f)\."#, "abbde.", "abde."),
            (#"https?://?abc\.d"#, "abc.e", "https:/abc.d"), (#"^https?://{0}abc\.d"#, "abc.e", "https:/abc.d"),
            // In order.
            (#"abc/.*,.*def/"#, "def/,abc/", "abc/,def/"),
            // Case.
            (#"(?i)ask\."#, "as.", "A\u{17f}\u{212a}."), (#"(?i)gross\."#, "gro.", "GRO\u{df}."),
            (#"(?i)first/"#, "first", "\u{fb01}r\u{fb06}/"), ("a(?i:B)c/", "abx/", "aBc/"),
        ])
    func required(pattern: String, other: String, matching: String) throws {
        #expect(try Pattern(pattern).firstMatch(in: Subject(matching)) != nil)
        #expect(Self.candidates([pattern], other) == [])
        #expect(Self.candidates([pattern], matching) == [0])
    }

    @Test(
        "Patterns that require nothing are tried on every text",
        arguments: [
            #".*"#, "^https?://.*", #"\w+"#, #"ab|\d"#, #"(?:ab)?"#, #"(?!ab)"#, "a(?:b", "[a", #"\p{Lu}"#, "é",
        ])
    func unlisted(pattern: String) {
        #expect(Self.index([pattern, "abc/"]).unlisted == [0])
        #expect(Self.candidates([pattern], "https://x") == [0])
    }

    @Test("Long texts, many tokens and many patterns take bounded time")
    func bounds() {
        let index = Self.index((0..<3000).map { "host/.*[0-9]/\($0 % 7)x?=" })
        for text in [String(repeating: "/", count: 1_000_000), String(repeating: "host/1/", count: 9_000)] {
            let found = index.candidates(in: text.utf8.span)
            #expect(found == found.sorted() && Set(found).count == found.count)
        }
        let labels = (0..<1000).map { "l\($0)." }.joined()
        #expect(Self.candidates([#"l999\.x"#, "l1000"], labels + "x") == [0])
        let deep = [String(repeating: "(", count: 100_000), String(repeating: "[", count: 100_000)]
        #expect(Self.index(deep).unlisted == [0, 1])
    }

    @Test("What the index leaves out does not match: random patterns on random texts")
    func soundness() throws {
        var random = RandomBranches(seed: 15)
        var wrong: [String] = []
        var excluded = 0
        for _ in 0..<3000 {
            let source = random.pattern()
            guard let pattern = try? Pattern(source) else { continue }
            let index = Self.index([source])
            for _ in 0..<10 {
                let text = random.text()
                guard index.candidates(in: text.utf8.span).isEmpty else { continue }
                excluded += 1
                if try pattern.firstMatch(in: Subject(text)) != nil { wrong.append("\(source) on \(text)") }
            }
        }
        #expect(wrong == [])
        // An index that excludes nothing would pass.
        #expect(excluded > 1_000)
    }

    @Test("What the index leaves out does not match: ICU's own tests", .enabled(if: Corpus.icuRegexSuite.isAvailable))
    func foreignRows() throws {
        let rows = try ICUCase.all()
        let index = Self.index(rows.map(\.pattern))
        var wrong: [String] = []
        for (number, row) in rows.enumerated() where !row.groups.isEmpty {
            if !index.candidates(in: row.subject.utf8.span).contains(number) { wrong.append(row.description) }
        }
        #expect(wrong == [])
    }
}
