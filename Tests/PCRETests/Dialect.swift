/// Patterns in which ICU differs from PCRE2, or might.
enum Dialect {
    static let cases: [(String, String)] = [
        // Sets of characters and their complements.
        (#"\w+"#, "aé\u{301}٣_²\u{200d}日 b"), (#"\W+"#, "aé²-b"), (#"\d+"#, "1٣²"), (#"\D+"#, "1٣²a"),
        (#"\s+"#, "a \u{a0}\u{2003}\u{180e}\r\nb"), (#"\S+"#, "a \u{a0}b"), (#"\h"#, "\u{180e} \u{a0}\t\n"),
        (#"\H"#, "\u{180e} a"), (#"\v"#, "\u{b}\u{c}\r\n\u{85}\u{2028} "), (#"\V"#, "a\n"), (#"[\v]"#, "a\n"),
        (#"[\h]"#, "\u{180e}\u{a0}"), (#"[\w-]+"#, "a-²"), (#"[\W]"#, "aé-²"), (#"[^\W]"#, "aé-²"),
        (#"[\Wé]"#, "aé-²"), (#"[^\Wé]"#, "aé-²"), (#"[^\W\d]+"#, "ab1é_"), (#"[\W\d]+"#, "ab1é-"), (#"[\D]"#, "1a"),
        (#"[^\D]"#, "1a"), (#"[\S\n]"#, " a\n"), (#"[^\S\n]"#, " a\n"), (#"[\W\D\S]"#, "a1 "),
        (#"(?i)[^\Wk]"#, "aK\u{212a}"),
        (#"(?<=[\W1])a"#, "-a1aba"), (#"[\Wa]+-"#, "a-a-"),
        // Properties.
        ("[:alnum:]+", "aé1٣²-"), ("[:hex:]+", "09afgＡ"), ("[:^digit:]", "1a"), ("[^:digit:]", "1ad:"),
        ("[[:alpha:]-z]", "a-z"), ("[[:^alpha:]1]", "a1-"), ("[^[:^alpha:]1]", "a1-"), ("[^[:^alnum:]1]", "a1-"),
        ("[:/?]", ":/?]"), ("[:]", "]:"), (#"\p{Letter}"#, "a1"), (#"\p{L}"#, "a1"), (#"\P{L}"#, "a1"),
        (#"[\P{L}]"#, "a1"),
        (#"\p{greek}"#, "aα\u{342}"), (#"\p{Script=Greek}"#, "aα"), (#"\p{sc=Grek}"#, "aα"), (#"\p{gc=Lu}"#, "aA"),
        (#"\p{Uppercase_Letter}"#, "aA"), (#"\p{White Space}"#, "a "), (#"\p{word}"#, "a-"), ("[:ascii:]", "aé"),
        (#"\p{ASCII}"#, "aé"), (#"\P{Any}"#, "a"),
        // Sets within sets, hyphens, ampersands.
        ("[]a]", "]a"), ("[^]a]", "]ab"), ("[a[bc]]", "abc]"), ("[^a[bc]]", "abcd"), ("[^[^a]]", "ab"),
        ("[a[^bc]]", "abcd"),
        (#"[\w-x]"#, "-x"), (#"[\w-]"#, "-x"), ("[-a]", "-a"), ("[a-]", "-a"), ("[a&b]", "a&"), ("[&a]", "&"),
        (#"[\w&x]"#, "&"),
        ("[{}]", "{}"), ("[a-z-9]", "b-9"), ("[a-zA-Z0-9-_.]+", "x-_."), ("[a^]", "^"), (#"[a\-z]"#, "-b"),
        (#"[\Qa-z\E]"#, "-b"), (#"[\x41-\x43]"#, "B"), (#"[\u0041-C]"#, "B"), (#"[a-\x63]"#, "b"), (#"[\]]"#, "]"),
        (#"[\R\A\z\1]"#, "RAz1"), (#"[\b]"#, "b\u{8}"), ("[*-]", "-*"),
        // Lines.
        ("$", "ab\r\n"), ("$", "ab\n\n"), (#"\r$"#, "ab\r\n"), ("(?m)$", "ab\r\ncd\n"), ("(?m)^", "ab\r\ncd\n"),
        (#"\Z"#, "ab\r\n"), (#"\z"#, "ab\r\n"), (".", "a\u{b}\u{c}\u{85}\u{2028}\u{2029}\r\n"), ("(?s).", "\r\na"),
        ("(?s).*?x", "\r\nx"), ("(?s).{2}", "\r\nx"), ("(?s:.).", "\r\nx"), (#"\s\w"#, "a\r\nx"),
        (#"\R"#, "\r\n\n\u{85}"),
        ("x*", "a\r\nb"), (".*", "abc\r\ndef"), ("(.*)$", "abc\r\n"), (#"\n"#, "\r\n"),
        // Word boundaries.
        (#"\b"#, "ab, cd"), (#"\B"#, "ab, cd"), (#"\b"#, "e\u{301}a \u{301}x a\u{ad}b é²"), (#"\ba"#, "b\u{301}a a"),
        (#"\B"#, "e\u{301}a \u{301}x a\u{ad}b"), (#"\b"#, ""),
        // Escapes.
        (#"\j\L\y\i"#, "jLyi"), (#"\E"#, "E"), (#"a\Qb.\Ec"#, "ab.c"), (#"a\Qb."#, "ab."), (#"\Q\E\Qa\E+"#, "aa"),
        (#"\Qa*"#, "a*"),
        (#"\0101"#, "A"), (#"\0377"#, "ÿ"), (#"\0400"#, "\u{20}0"), (#"\x4a"#, "J"), (#"\x{1F600}"#, "😀"),
        (#"\x4"#, "\u{4}"),
        (#"\u004a"#, "J"), (#"\U0001F600"#, "😀"), (#"\ud83d\ude00"#, "😀"), (#"\cA"#, "\u{1}"),
        (#"\a\e\f\t"#, "\u{7}\u{1b}\u{c}\t"),
        (#"(a)\11"#, "aa1"), (#"\1(a)"#, "aa"), ("(?<a>x)\\k<a>", "xx"), (#"\/\#\:"#, "/#:"), ("]", "]"), ("a]", "a]"),
        // Groups, flags and quantifiers.
        ("(?x)a b # c\n c", "abc"), (#"(?x)a\ b"#, "a b"), ("(?x)[a b]", "a b"), ("(?x)a{2 }", "aa"),
        ("(?x:a b)c d", "abc d"),
        ("(?-)a", "a"), ("(?:)*a", "a"), ("()*a", "a"), ("(|a)", "a"), ("a(?#c)*", "aaa"), ("(?#(c)a", "a"),
        ("(a(?i)b|c)", "aBC"), ("(?i:a)b", "AbAB"), ("(?i)ab(?-i)c", "ABcABC"), ("a++b", "aab"), ("(?>a|ab)c", "abc"),
        ("^*a", "ba"), ("$+", "a\n"), ("(?d)a.b$", "a\rb\na\nb"), ("(?u)a", "a"), ("(?w)a", "a"),
        ("(?x-i-i)A b", "ab Ab"),
        ("(?x)a(?#c) b", "ab"),
        // Sets that are computed.
        ("[a&&b]", "ab&"), ("[a-c--b]+", "abc"), ("[[a-z]-[b]]+", "abc-"), ("[[a-z]&[b]]", "ab&"), ("[0-9--4]+", "345"),
        (#"[a[^b\W]]+"#, "ab_-"), (#"[^[\w--\d]&&[^x]]+"#, "a1x-"), ("(?i)[[a-z]--[b]]+", "aBc"),
        (#"(?i)\p{Lu}"#, "aA1"), ("(?i)[[:upper:]]", "aA1"), ("(?i:[:lower:])", "aA1"), (#"\N{DIGIT ONE}"#, "012"),
        (#"(?x)\N { COLON }"#, "a:b"), (#"(?x)[\p { L u }]"#, "aA"),
        (#"\p{IsGreek}\p{InGreek}"#, "αβ"), (#"\p{javaLetter}+"#, "aß1"), (#"\p{all}"#, "a"),
        // Bounded lookbehinds, clusters, where the search starts.
        ("(?<=a{1,3})b", "aabb"), ("(?<!ab?|c)d", "abdcdd"), (#"\X"#, "e\u{301}\r\n🇩🇪🇫"), (#"\Ga"#, "aaba"),
        // Possessive and atomic groups.
        (#"\d+(?:\.\d+)?+\d"#, "12"), ("b?(?>(?:a)?)b", "b"),
        // Case folding to several characters.
        ("(?i)ssl", "ßl"), ("(?i)FIND", "ﬁnd"), ("(?i)ß+", "sSß"), ("(?i)s(?:s)", "ß"),
        ("(?i)k", "K\u{212a}k"), ("(?i)s", "S\u{17f}"), ("(?i)(?x) a (?-x) b", "A b"),
    ]

    static let properties = [
        "alnum", "any", "ascii", "assigned", "blank", "graph", "hex", "print", "word", "xdigit", "alpha", "cntrl",
        "digit",
        "lower", "punct", "space", "upper", "L", "LC", "Lu", "M", "Nd", "P", "Sc", "Zs", "Cf", "Cn", "Letter",
        "Cased Letter",
        "Decimal_Number", "math-symbol", "white space", "ID_Start", "dash", "emoji", "gc=Lu", "sc=Grek", "Script=Latin",
        "Han", "Common", "greek",
    ]

    static let refusedByICU = [
        #"(?x)\N{DIGIT ONE}"#,
        "", "{", "}", "a{", "a}", "a{,3}", "a{ 2}", "a{2 }", "a{2,1}", "a{x}", "a{2}{3}", "a**", "a|*", "*a", "+a", "(",
        ")", "(a",
        "a)", "(?:a", "(?=a", "[a", "[", "[]", #"\"#, #"\x"#, #"\u4a"#, #"\0"#, #"\pL"#, #"\p{^L}"#, #"\p{Nonsense}"#,
        "[:nonsense:]", "[::alpha:]", "[[::alpha:]a]", "[:]a:]", "[:/?:]", "[--a]", "[z-a]", #"\b*a"#, "(?=a)*a",
        "(?i)*a", "(?#c)*", "(?#c", "(?)a", "(?P<a>x)",
        "(?'a'x)",
        "(?<1a>x)", "(?<a_b>x)", "(?<a>x)(?<a>y)", #"(a)\2"#, #"\k<a>(?<a>x)"#, #"(?<a>x)\k{a}"#, "(?1)", "(?R)",
        "(?&a)",
        "(?(1)a)", "(?|(a)|(b))", "(?C)a", "(?^a)", "(*FAIL)", "(*UCP)a", "(?i", #"[a-\d]"#, "(?{a})",
    ]

    /// Patterns that ICU accepts, but that PCRE2 cannot match or that are certainly mistakes.
    static let refusedByUs = [
        #"\C"#, #"\K"#, #"\g1"#, #"\o{1}"#, #"\ud83d"#, #"[a-\p{L}]"#, #"[a-\h]"#, #"(?w)\b"#, #"(?w)\B"#, #"\Ga?"#,
        #"(?i)(.)\1"#, "(?i)[a-z--b]", #"(?i)[\w--a-f]"#, "(?<=(a)?)b", "(?<=a?+)b", "(?<=(?>a?))b", "(?:a?)*+",
        "(?i)ssssssssssssssss", "a{70000}",
    ]
}
