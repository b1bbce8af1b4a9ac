/// What regexes may be, and what they may use, at most. docs/limits.md is this table; a test compares them.
enum Limits {
    /// A regex, in bytes. The longest in a public manifest has less than 2,000.
    static let patternLength = 65_536
    /// The nesting of groups. Each level takes some of the stack.
    static let nestedGroups = 100
    /// The nesting of sets: `[a[b[c]]]`. Each level takes some of the stack.
    static let nestedSets = 50
    /// The spellings of a text whose case is ignored: `ss`, `ß`, `sſ`. PCRE2 gets them as alternatives.
    static let spellings = 100
    /// The forms of a lookbehind of variable length. PCRE2 gets them as alternatives of one length each.
    static let lookbehindForms = 1_000
    /// The forms of a lookbehind together, in bytes. PCRE2 refuses longer ones.
    static let lookbehindBytes = 65_536
    /// A regex that is matched without PCRE2, in bytes. PCRE2 has to take it too; it makes up to 36 bytes of a character, and refuses more than 64 KB.
    static let programLength = 1_024
    /// The ends of words, `\b`, in a regex that is matched without PCRE2. PCRE2 makes 1,000 bytes of one.
    static let programWordBoundaries = 24
    /// The repetitions that are written in numbers, `{n}`, in a regex that is matched without PCRE2, added up. PCRE2 makes as many copies.
    static let programCopies = 200
    /// The nesting of groups in a regex that is matched without PCRE2. Each level takes some of the stack.
    static let programGroupDepth = 20
    /// The capturing groups of a regex that is matched without PCRE2. All are noted for each match.
    static let programGroups = 30
    /// The letters `s` and `f` in a row whose case is ignored in a regex that is matched without PCRE2. PCRE2 may refuse more, since each has several spellings.
    static let programFoldingLetters = 3
    /// The name of a group, in bytes. PCRE2 refuses longer ones.
    static let groupName = 32
    /// The repetitions of a part, if they are limited: `{1,9}`. PCRE2 refuses more.
    static let repetitions = 65_535
    /// The choices that a match without PCRE2 can go back to. They take 16 MB.
    static let choices = 1_048_576
    /// The memory for the choices that a match of PCRE2 can go back to, in KB. It is as much as is taken without PCRE2, and some more.
    static let heapKibibytes = 20_480
    /// The work of all regexes on a link, in units of about two nanoseconds. That is about 32 milliseconds.
    static let unitsOfLink = 16_000_000
    /// The work of the regexes of a rule on a link, in the same units. One slow rule must not keep the others from being tried.
    static let unitsOfRule = 6_000_000
    /// The rules that are tried on a link. To read and compile one the first time takes as long as 10,000 units.
    static let trials = 1_600
    /// The seconds after which no further match of PCRE2 starts on a link. An honest link needs much less.
    static let seconds = 2
}
