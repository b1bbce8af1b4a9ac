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
            ("[a&&]", 4, "a set is missing here"),
            ("[--a]", 1, "a set is missing here"),
            ("b(?i)[a-z--b]", 5, "if case is ignored, letters after && or -- are written in brackets"),
            ("(*UTF)a", 0, "(*...) verbs are not part of the language"),
            (#"\d\C"#, 2, "\\C is not supported"),
            ("a(?C1)", 1, "(?C is not a supported group"),
            ("a(?R)", 1, "(?R is not a supported group"),
            ("(a)(?1)", 3, "(?1 is not a supported group"),
            ("(?(1)a)", 0, "(?( is not a supported group"),
            ("(?P<a>b)", 0, "(?P is not a supported group; write a named group as (?<name>...)"),
            ("(?iz)a", 3, "there is no flag z"),
            (#"(?w)a\b"#, 5, "\\b is not supported with flag w"),
            (#"\N{NO SUCH}"#, 0, "there is no character named NO SUCH"),
            (#"(?x)\N{DIGIT ONE}"#, 4, "there is no character named DIGITONE"),
            (#"\N{DIGIT ONE"#, 0, "this name is never closed"),
            (#"\p{InNowhere}"#, 0, "unknown property after \\P or \\p"),
            (#"\Ga*"#, 0, "\\G is not supported in a regex that can match nothing"),
            (#"(?i)(.)\1"#, 7, "ignoring case in a reference to this group is not supported"),
            (#"a(a)(?<=b\1)"#, 9, "a lookbehind cannot refer back to a group"),
            ("a(?:b?)*+", 7, "*+ after what may match nothing never ends in ICU"),
            ("(?<=(a)?)b", 0, "a capturing group is not supported in a lookbehind of variable length"),
            ("(?<=[ab]{1,40}c{1,40})d", 0, "this lookbehind has too many forms"),
            ("(?i)ssssssssssssssss", 4, "this text has too many spellings if case is ignored"),
            ("(?<a>b)(?<a>c)", 7, "another group is named a"),
            ("(?<a_b>c)", 3, "a group name is a letter, then letters and digits, then >"),
            ("a[::alpha:]", 1, "there is no character property :alpha"),
            (#"\p{Nonsense}"#, 0, "unknown property after \\P or \\p"),
            (#"a\x"#, 1, "\\x spells no character here"),
            (#"a\"#, 1, "a pattern cannot end in \\"),
            ("(?<=a{0,9223372036854775807})b", 0, "this lookbehind has too many forms"),
            ("(?<=(?:(?:(?:a{65535}){65535}){65535}){65535})b", 0, "lookbehind assertion is too long"),
            (#"[:alnum:]\w(?<=a+)b"#, 11, "a lookbehind must have a bounded length"),
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
