import PCRE
import Testing

/// Repetitions that end in ICU 72.1, and those that do not, with a time limit of a second and 8 MB.
struct EndlessRepetitionTests {
    /// Each ends with U_REGEX_STACK_OVERFLOW or U_REGEX_TIME_OUT on some text.
    @Test(arguments: [
        "()+?", "()*?", "^*?", "^+?", "$*?", "$+?", "()*+", "()++", "(?:)*+", "^*+", "^++", "(a?)*?cd", "(a?)+?cd",
        "(a*)+?b",
        "(|a)+?c", "(a|)*?c", "(?:a|b|)+?c", "(a?)++c", "(?:a*)*+b", "(?:a{0,2})+?cd", "(?:a?b?)*?/x", "(?:[^/]*)*?/x",
        "(?:a??)+?c",
        "(?:\\b)*?cd", "(?:(?=a))*?ad", "(?:(?<=a))*?cd", "(?:a?\\b)+?cd", "(?>a?)*?cd", "(?:x|(?:a?)+?)cd",
        "(?=(?:a?)+?b)a",
        "((?:a?)+?b)+c", "(?i:)+?c", "(?:^|b)*+x", "(?x)( a? # none\n )+?c", "https?://x/(?:\\d*)+?cd",
    ])
    func thoseThatDoNotEndAreRefused(pattern: String) {
        #expect {
            try Pattern(pattern)
        } throws: {
            ($0 as? PatternError)?.message.hasSuffix(" after what may match nothing never ends in ICU") == true
        }
    }

    @Test func theQuantifierIsNamed() {
        #expect { try Pattern("ab(c?)+?d") } throws: { ($0 as? PatternError)?.offset == 6 }
    }

    /// Each with the first match in ICU.
    @Test(arguments: [
        ("a*?b", "aab", 0..<3), ("a++b", "aab", 0..<3), ("(ab)+?c", "ababc", 0..<5), ("(?:\\w+\\.)+?b", "a.b", 0..<3),
        ("(?:[^/]*/?)+?x", "", nil), ("(a?)*b", "aab", 0..<3), ("(a*)+b", "aab", 0..<3),
        ("(a*){0,}?cd", "acxcd", 3..<5),
        ("(?:a?){2,}+c", "aac", 0..<3), ("(a?)??c", "aac", 1..<3), ("(a?)?+c", "aac", 1..<3),
        ("(?:a*?)*cd", "acxcd", 3..<5),
        ("(a)\\1+?b", "aab", 0..<3), ("[+?]+?x", "+?x", 0..<3), ("\\Q()+?\\E", "()+?", 0..<4), ("()+", "a", 0..<0),
        ("()?", "a", 0..<0),
    ])
    func theOthersMatch(pattern: String, text: String, range: Range<Int>?) throws {
        guard let range else {
            #expect(throws: PatternError.self) { try Pattern(pattern) }
            return
        }
        #expect(try Pattern(pattern).firstMatch(in: Subject(text))?.range == range)
    }
}
