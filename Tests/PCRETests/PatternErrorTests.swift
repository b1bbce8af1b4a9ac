import PCRE
import Testing

struct PatternErrorTests {
    @Test(
        "An error points into the author's pattern",
        arguments: [
            ("", 0, "the pattern is empty"),
            ("a{", 1, "a repetition is {n}, {n,} or {n,m}; a literal { is written \\{"),
            ("é{,3}", 2, "a repetition is {n}, {n,} or {n,m}; a literal { is written \\{"),
            ("{", 0, "a literal { is written \\{"),
            ("ab}", 2, "a literal } is written \\}"),
            ("a|*", 2, "there is nothing to repeat"),
            (#"\w(a"#, 2, "this group is never closed"),
            ("[:alnum:])", 9, "this ) closes no group"),
            ("(?#a", 0, "this comment is never closed"),
            (#"\w[a"#, 2, "this set is never closed"),
            ("[z-a]", 2, "this range ends before it starts"),
            (#"[a-\d]"#, 3, "a range ends in a character, not in a set"),
            ("[a&&b]", 2, "set operations are not supported; a literal & is written \\&"),
            ("[a--b]", 2, "set operations are not supported; a literal - is written \\-"),
            ("[0-9--4]", 4, "set operations are not supported; a literal - is written \\-"),
            ("(*UTF)a", 0, "(*...) verbs are not part of the language"),
            (#"\d\C"#, 2, "\\C is not supported"),
            ("a(?C1)", 1, "(?C opens no group that the language has"),
            ("a(?R)", 1, "(?R opens no group that the language has"),
            ("(a)(?1)", 3, "(?1 opens no group that the language has"),
            ("(?(1)a)", 0, "(?( opens no group that the language has"),
            ("(?P<a>b)", 0, "(?P opens no group that the language has"),
            ("(?iz)a", 3, "there is no flag z"),
            ("(?w)a", 2, "flag w is not supported"),
            ("(?<a>b)(?<a>c)", 7, "another group is named a"),
            ("(?<a_b>c)", 3, "a group name is a letter, then letters and digits, then >"),
            (#"\p{Nonsense}"#, 0, "unknown property after \\P or \\p"),
            (#"a\x"#, 1, "\\x spells no character here"),
            (#"a\"#, 1, "a pattern cannot end in \\"),
            (#"[:alnum:]\w(?<=a{1,3})b"#, 11, "lookbehind assertion is not fixed length"),
            (#"[:alnum:]\w(b)\3"#, 14, "reference to non-existent subpattern"),
        ])
    func errors(source: String, offset: Int, message: String) throws {
        let error = try #require(throws: PatternError.self) { try Pattern(source) }
        #expect(error.message == message)
        #expect(error.offset == offset)
    }

    @Test("Nesting has a limit")
    func nesting() {
        let sets = String(repeating: "[a", count: 10_000)
        let groups = String(repeating: "(", count: 10_000) + String(repeating: ")", count: 10_000)
        #expect(throws: PatternError.self) { try Pattern(sets) }
        #expect(throws: PatternError.self) { try Pattern(groups) }
        #expect(throws: PatternError.self) { try Pattern("((a{1000}){1000}){1000}") }
    }
}
