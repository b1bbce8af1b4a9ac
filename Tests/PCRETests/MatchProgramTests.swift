import TestCorpora
import Testing

@testable import PCRE

/// Programs against PCRE2: the same patterns are valid, and match the same.
@Suite struct MatchProgramTests {
    /// Whether a pattern matches a text in the same way by a program, if there is one, and by PCRE2.
    private static func isSame(_ pattern: String, _ subject: Subject, options: Pattern.Options = []) -> Bool {
        let byProgram = try? Pattern(pattern, options: options)
        let compiled = try? Pattern(pattern, options: options.union(.compiled))
        guard let byProgram, let compiled else { return byProgram == nil && compiled == nil }
        return byProgram.groupCount == compiled.groupCount && byProgram.groupNames == compiled.groupNames
            && matches(of: byProgram, in: subject) == matches(of: compiled, in: subject)
    }

    private static func matches(of pattern: Pattern, in subject: Subject) -> Result<[Match], MatchError> {
        Result { () throws(MatchError) in try pattern.matches(in: subject) }
    }

    @Test(
        "What the plain part of the language means",
        arguments: [
            ("a|ab|abc", ["abc", "xabc", ""]), ("(?:a|ab)(c|bcd)(d*)", ["abcd", "acd"]), ("(a)|(b)|", ["ba", "c"]),
            ("^a|b$", ["ab", "ba", "b"]), (#"\Aab?\z"#, ["ab", "abb"]), (#"\bcat\b"#, ["a cat", "concat", "cat_"]),
            (#"\w+\B."#, ["abc", "a b"]), ("a*?b", ["aaab", "b", "aaa"]), ("a{2,3}?a", ["aaaa"]), ("a{0}b", ["ab"]),
            ("a++a", ["aaa"]), ("[^/]+/", ["ab/c/", "ab"]), (".*b(.*)", ["abab", "aa"]), (".*?b", ["aab"]),
            ("(?:ab)*a", ["ababa", "b"]), ("(?:ab)+?a", ["ababa"]), ("((a)|b)*c", ["abac", "bbc", "ab"]),
            ("((a)|(b))+", ["ab", "ba"]), ("(a|ab)+c", ["aabac"]), ("(?:a?b)??c", ["abc", "c"]),
            ("(?i)Kiss[a-c]", ["kISSB", "kissd"]), ("(?i:a)b", ["Ab", "AB"]), ("a(?i)b|c", ["aB", "C"]),
            (#"[\w.-]+@"#, ["a.b-c@d"]), (#"\s\S\d\D\W"#, [" a1b-"]), (#"\Qa.b\E+"#, ["a.bb", "axb"]),
            ("(?!b)[a-c]+", ["bac", "b"]), ("(?=.*x)a.", ["abx", "aby"]), ("a(?!(b|c)+d)", ["abcd", "abce"]),
            ("(?:(?!ab).)+", ["ccabc"]), ("(?=a(?=b))", ["ab", "ac"]), ("(?!a|)b", ["b"]),
            ("(?!(a)b)(a)", ["ac", "ab"]),
            ("(?<name>a)(?<other>b)", ["ab"]), ("a\\n|b", ["a", "b"]), ("é|b", ["b"]), ("[é-ü]?b", ["b"]),
            ("[a-]b|[-a]c|[]a]d|[^]]e", ["-b", "-c", "]d", "]e"]), ("(?:(a)|b)(?:(c)|d)", ["bc", "ad"]),
            ("x*", ["xx", "ax"]),
            (#"(.*)/\1"#, ["xa/a", "a/a", "a/b"]), (#"(a)|b\1"#, ["ba", "b"]), (#"(?:(a|b)\1)+c"#, ["aabbc", "abc"]),
            (#"(?<n>[ab]+)-\k<n>$"#, ["ab-ab", "ab-a", "b-b"]), (#"(a?)(?!\1b)."#, ["ab", "b"]),
            (#"(?:(a)|b\1)*c"#, ["abac", "bc"]),
            (#"\p{L}+\P{L}"#, ["aB1", "1a_"]), (#"[\p{Lu}\d-]+"#, ["aB1-c"]), (#"[^\p{L}/]*x"#, ["a12x", "/x"]),
            (#"\p{Ll}\p{Lu}\p{N}\p{Nd}\p{M}?"#, ["aB12", "AB12"]), (#"(?i)\p{L}[^\p{N}]\P{M}"#, ["aBc", "1B2"]),
            ("(?i)é|KÖN|[a-zó]+", ["kon", "abK", "2"]), ("(?i)[é-ü]?b", ["B"]), ("(?i)пс|ps", ["PS"]),
            ("(a)\\10", ["aa0", "aa1"]), (#"\j"#, ["j"]), ("[a&-z]", ["&", "m", "-"]), ("(?#a)b", ["b"]),
            ("(?:x|y)*$", ["xyx", "xyz"]), ("(.)(.)?(.)??", ["ab", "abc"]),
        ])
    func plain(pattern: String, texts: [String]) throws {
        #expect(try Pattern(pattern).hasProgram)
        for text in texts { #expect(Self.isSame(pattern, Subject(text)), "\(text)") }
    }

    @Test(
        "What is not plain, or may not be valid, is for PCRE2",
        arguments: [
            "(a)|\\2", "(?i)(a)\\1", "(a\\1)", "(?!(a))\\1", "(?<n>a)\\k<m>", "(a)\\1*", "\\1(a)", "(?<=a)b",
            "(?>a|ab)c", "(?:a|b)++c", "(?:a|)*b", "(?:ab){2,3}", #"\p{Greek}"#, "[[a-c]&&[b-d]]",
            "(?i)ß", "(?i)ſ", "(?i)[é-ſ]", "(?i)ΐ", "(?i)α", #"(?i)\p{Lu}"#, #"(?i)[\p{Ll}]"#, #"\p{}"#, #"\p{L"#,
            #"\pL"#,
            "(?i)ssssssss", #"\Ga"#, #"\R"#, "(?=(a))a", "a**", "*a", "a{2,1}", "(a", "a)", "[a",
            "(?<n>a)(?<n>b)", "a}", "(?w)\\b", "a{70000}", "", "^*",
            "a{99999999999999999999}", "a{1,99999999999999999999}", "(a){0,99999999999999999999}",
            "(?<\(String(repeating: "n", count: 33))>a)", String(repeating: #"\b"#, count: 70),
            "(?i)" + String(repeating: "ssssst ", count: 100), String(repeating: #"\w"#, count: 1200),
            "(?dm)" + String(repeating: "^", count: 1010), "(?s).{5000}x", #"[\W.]{1000}"#,
            String(repeating: #"[\W.]{1,255}"#, count: 4),
        ])
    func others(pattern: String) {
        #expect((try? MatchProgramCompiler(PatternTree(pattern))) == nil)
        #expect(Self.isSame(pattern, Subject("ab")))
    }

    @Test(
        "A text that is not printable ASCII is for PCRE2", arguments: ["a\nb", "aé", "a\u{7f}", "a\r\n", "k\u{212a}"])
    func texts(text: String) {
        for pattern in ["a.", "a$", "^.", "(?i)k+", #"\w+"#, "a[^b]", #".\b"#] {
            #expect(Self.isSame(pattern, Subject(text)), "\(pattern)")
            #expect(Self.isSame(pattern, Subject(text), options: .multiline), "\(pattern)")
        }
    }

    @Test("Several groups may have one name")
    func duplicateNames() throws {
        #expect((try? MatchProgramCompiler(PatternTree(#"(?<n>a)\k<n>|(?<n>b)"#), duplicateNames: true)) == nil)
        for pattern in [#"(?<n>a)\1|(?<n>b)\2"#, "(?<n>a)|(?<n>b)", "(?<n>a)(?<m>b)(?<n>c)?", "(?:(?<n>a)x|(?<n>b)y)+"]
        {
            #expect(try Pattern(pattern, options: .duplicateNames).hasProgram)
            for text in ["a", "b", "abc", "axby", "byax", "c"] {
                #expect(Self.isSame(pattern, Subject(text), options: .duplicateNames), "\(pattern) and \(text)")
            }
        }
    }

    @Test("A match starts at an offset, or only there")
    func offsets() throws {
        for pattern in ["a", "^a", ".*a", "(?:^|b)a", #"\ba"#, "b?a", "", "x*"] {
            for options in [[], Pattern.Options.anchored] {
                #expect(Self.isSame(pattern, Subject("abaa"), options: options), "\(pattern)")
            }
        }
    }

    @Test(
        "What PCRE2 would miss without precautions",
        arguments: [
            ("(?=a)b?a", "a"), ("(?=a)(?i:|b)a", "aA"), ("b*[^\\V]?+b", "b"), ("(c{0}|/a)B*a", "/a"),
            ("c{0}(/|)a*?(?!c|b)|bcc", "/c"), ("(?:xyz|y)b*z", "xyzw"),
            ("(?s)b{0,2}.?+b", "bb"),
        ])
    func faults(pattern: String, text: String) throws {
        let (subject, compiled) = (Subject(text), try Pattern(pattern, options: .compiled))
        let matches = try Pattern(pattern).matches(in: subject)
        #expect(try Pattern(pattern).hasProgram)
        #expect(try compiled.matches(in: subject) == matches)
    }

    @Test("An offset outside of the text is an error", arguments: [-1, 3])
    func otherOffsets(offset: Int) throws {
        for options in [[], Pattern.Options.compiled] {
            let pattern = try Pattern("[a-c]", options: options)
            #expect(throws: MatchError.self) { try pattern.firstMatch(in: Subject("ab"), from: offset) }
        }
    }

    @Test(
        "What is read counts, however few instructions read it",
        arguments: ["[ab]{150}?x", ".{150}?x", "(?:[ab]{150}?){0,1}x", "[x-z]y"])
    func charges(pattern: String) throws {
        let subject = Subject(String(repeating: "a", count: 65_000))
        var budget = MatchBudget()
        #expect(try Pattern(pattern).hasProgram)
        #expect(try Pattern(pattern).firstMatch(in: subject, budget: &budget) == nil)
        #expect(budget.used > 4000)
    }

    @Test("Many choices take memory, too many of them too many steps")
    func choices() throws {
        let subject = Subject(String(repeating: "a", count: 2000) + "b")
        for pattern in ["(?:a|b|ab)*", "(?:(?:a|aa)+b)+", "(?:a|b)*", "(?:(a)|b|ab)*$"] {
            #expect(Self.isSame(pattern, subject), "\(pattern)")
        }
        for pattern in ["(?:a|a)*c", "(?:a|b|ab)*c", "a*a*a*c"] {
            #expect(Self.matches(of: try Pattern(pattern), in: subject) == .failure(.limitExceeded), "\(pattern)")
        }
    }

    @Test("Random patterns and links")
    func random() {
        var random = RandomLinkPatterns(seed: 27)
        var (programs, matches) = (0, 0)
        for _ in 0..<2000 {
            let part = random.next()
            let pattern = try? Pattern(part.pattern)
            programs += pattern?.hasProgram == true ? 1 : 0
            for _ in 0..<4 {
                let subject = Subject(random.changed(part.text))
                #expect(Self.isSame(part.pattern, subject), "\(part.pattern) and \(subject.string)")
                matches += ((try? pattern?.firstMatch(in: subject)) ?? nil) == nil ? 0 : 1
            }
        }
        #expect(programs > 500 && matches > 500)
    }
}
