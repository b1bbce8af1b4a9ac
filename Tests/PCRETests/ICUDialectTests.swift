import PCRE
import Testing

struct ICUDialectTests {
    private static let word = #"0-9A-Z_a-z\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\x{200c}\x{200d}"#

    @Test(
        "What a term becomes for PCRE2",
        arguments: [
            ("https?:", #"https?\:"#),
            (#"\w\d\s"#, #"[\#(word)][\p{Nd}][\p{White_Space}]"#),
            (#"\W\D\S"#, #"[^\#(word)][^\p{Nd}][^\p{White_Space}]"#),
            (#"[\w\d\s]"#, #"[\#(word)\p{Nd}\p{White_Space}]"#),
            (#"[\D\S]"#, #"[\P{Nd}\P{White_Space}]"#),
            (#"[a\W]"#, #"(?>[a]|[^\#(word)])"#),
            (#"[^a\W]"#, #"(?>(?![a])[\#(word)])"#),
            ("[:alnum:][[:hex:]_]", #"[\p{Alphabetic}\p{Nd}][\p{Hex_Digit}\_]"#),
            ("[:^alnum:]", #"[^\p{Alphabetic}\p{Nd}]"#),
            (#"\p{Lu}\P{greek}"#, #"[\p{Lu}][^\p{sc:greek}]"#),
            ("[a[b-d]-]", #"[ab-d\-]"#),
            (#"\Q.*\E\u0041"#, #"\.\*A"#),
            ("(?i)a(?x: b c )(?-i)d", "(?i)a(?:bc)(?-i)d"),
            ("(?s).(?-s).", #"(?s)(?>\r\n|.)(?-s)."#),
            ("^a$", #"^a$(?!\n(?<=\r\n))"#),
            ("(?i)first", #"(?i)(?:fi|ﬁ)r(?:st|ﬅ|ﬆ)"#),
            ("[a-z--[b]]", #"(?>(?![b])[a-z])"#),
            ("(?<=a{1,2}|b)c", #"(?<=a{1}|b|a{2})c"#),
            (#"(?<n>a)\1\k<n>"#, #"(?<n>a)\g{1}\k<n>"#),
        ])
    func translation(source: String, translation: String) throws {
        let dialect = try ICUDialect(source)
        #expect(String(decoding: dialect.translation, as: UTF8.self) == translation + #"\n{0}"#)
    }

    @Test("Offsets of the translation lead back to the source")
    func offsets() throws {
        let dialect = try ICUDialect(#"é\wb"#)
        #expect(dialect.sourceOffset(of: 0) == 0)
        #expect(dialect.sourceOffset(of: 2) == 2)
        #expect(dialect.sourceOffset(of: 20) == 2)
        #expect(dialect.sourceOffset(of: dialect.translation.count - 6) == 4)
    }
}
