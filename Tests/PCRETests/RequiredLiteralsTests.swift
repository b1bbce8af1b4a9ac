import PCRE
import Testing

@Suite struct RequiredLiteralsTests {
    @Test(
        arguments: [
            // Terms that are no literals.
            (#"https?://(?:www\.)?bible\.com/bible/"#, "http :// bible.com/bible/"), (#".*"#, ""), ("", ""),
            (#"a.b^c$d"#, "a b c d"), (#"abc\d+\.html"#, "abc .html"), (#"\p{Nd}ab"#, "ab"), (#"\P{Lu}+ab\bc"#, "ab c"),
            // Literals of more than one byte, or spelt as an escape.
            (#"é\.fr"#, "é.fr"), (#"é?a"#, "a"), (#"a\x41b\.c"#, "aAb.c"), (#"a\u00e9\x{1F4D6}\n"#, "aé📖\n"),
            (#"\Qa.b\E"#, "a.b"), (#"\Qa.b"#, "a.b"), (#"\Qab\E?c"#, "a c"), (#"\Q(\E[a]"#, "("),
            // Quantifiers.
            (#"a?bcd*efg"#, "bc efg"), (#"abc{2}d"#, "abc d"), (#"abc{0,2}d"#, "ab d"), (#"ab+c"#, "ab c"),
            (#"ab+?c"#, "ab c"), (#"ab?+c"#, "a c"), (#"x(ab)+?y"#, "xab y"), (#"a(?:b|c){0,2}d"#, "a d"),
            (#"a(?#b)?c"#, "c"), (#"(ab)(?#c)?d"#, "d"), (#"(?x)a b ? c"#, "a c"), ("?a", "a"), ("a|*", ""),
            // Alternatives.
            (#"abc|def"#, "abc | def"), (#"(?:a|b)xyz[cd]+uvwxyz"#, "axyz uvwxyz | bxyz uvwxyz"),
            (#"(?:a|b?)cd"#, "cd"), (#"(?:a|(?:b|c)d)(?:e|f)"#, "ae | af | bde | bdf | cde | cdf"),
            (#"(?:a|b|c)(?:d|e|f)g"#, "a g | b g | c g"), (#"(?:a|b|c|d|e|f|g|h|i)j"#, "j"), (#"ab|\d"#, ""),
            // Groups.
            (#"a(b(c)[)])d"#, "abc d"), (#"ab(?=c)de"#, "ab de"), (#"(?<!x)abc"#, "abc"), (#"(?>ab)(?:cd)"#, "abcd"),
            (#"(?<n>a|b)c\k<n>d"#, "ac d | bc d"), (#"(a)b\12c"#, "ab c"), (#"(a)\1"#, "a"),
            // Flags.
            (#"(?i)abc"#, ""), (#"(?:x(?i)y)abc"#, "x abc"), (#"a(?i:b)c"#, "a c"), (#"a(?i)b|c"#, ""),
            (#"(?i)a(?-i:b)c"#, "b"), (#"(?s)a.b"#, "a b"), ("(?x:a b # c\n d)e f", "abde f"),
            // Sets.
            (#"[abc]"#, ""), (#"[[a]b]cde"#, "cde"), (#"[\]]abc"#, "abc"), (#"[\Q]\Ex]abc"#, "abc"), ("[]a]bc", "bc"),
            ("[^]a]bc", "bc"), ("(?:[]a]b|c)d", "bd | cd"), ("[[:alpha:]-]b", "b"), (#"[\p{Lu}\\]b"#, "b"),
            // Patterns that cannot be read.
            (#"a(?:b"#, ""), ("a)b", ""), ("(?", ""), ("[a", ""), (#"a\"#, ""), (#"a\x"#, ""), ("a{", ""),
        ])
    func literalsOfEachAlternative(pattern: String, expected: String) {
        let alternatives = RequiredLiterals.find(in: pattern).map { literals in
            literals.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        }
        #expect(alternatives.joined(separator: " | ") == expected)
    }

    @Test("Deep nesting is refused, not followed")
    func nesting() {
        #expect(RequiredLiterals.find(in: String(repeating: "(", count: 100_000)).isEmpty)
        #expect(RequiredLiterals.find(in: String(repeating: "[", count: 100_000)).isEmpty)
    }

    @Test(
        "Whatever a pattern matches contains the literals of an alternative",
        arguments: [
            #"(?:a|b)c{1,2}d?"#, #"(a)(b)?\1"#, #"[ab]c|\Qd.\E+"#, #"a(?#x)b(?#y)*c"#, "(?x) a b \n * c", #"(?i:a)b|A"#,
            #"a(?=b)[bc]+"#,
            #"(?:ab|cd){2}|x"#, #"(a|b)(c|d)(a|b)\2"#,
        ])
    func soundness(source: String) throws {
        let pattern = try Pattern(source)
        let alternatives = RequiredLiterals.find(in: source)
        for text in Self.texts {
            guard let match = try pattern.firstMatch(in: Subject(text)) else { continue }
            let matched = Array(text.utf8)[match.range]
            #expect(
                alternatives.isEmpty || alternatives.contains { Self.contains(matched, $0) }, "\(source) on \(text)")
        }
    }

    /// Every text of up to five of these letters.
    private static let texts: [String] = (1...5).flatMap { length in
        (1..<length).reduce(["a", "b", "c", "d", "A", "."]) { texts, _ in
            texts.flatMap { text in ["a", "b", "c", "d", "A", "."].map { text + $0 } }
        }
    }

    private static func contains(_ text: ArraySlice<UInt8>, _ literals: RequiredLiterals.Texts) -> Bool {
        var rest = text
        for literal in literals {
            guard
                let start = rest.indices.first(where: { rest[$0...].starts(with: literal) })
            else { return false }
            rest = rest[(start + literal.count)...]
        }
        return true
    }
}
