/// The limits. docs/limits.md lists them; a test compares the two.
enum Limits {
    /// A regex, in bytes. The longest one in a public manifest has less than 2,000.
    static let patternLength = 65_536
    /// The nesting of groups. Each level takes some of the stack.
    static let nestedGroups = 100
    /// The nesting of sets: `[a[b[c]]]`. Each level takes some of the stack.
    static let nestedSets = 50
    /// The spellings of a text with ignored case: `ss`, `ß`, `sſ`. PCRE2 receives them as alternatives.
    static let spellings = 100
    /// The forms of a lookbehind of variable length. PCRE2 receives them as alternatives of one length each.
    static let lookbehindForms = 1_000
    /// The forms of a lookbehind together, in bytes. PCRE2 refuses longer ones.
    static let lookbehindBytes = 65_536
    /// A regex that is matched without PCRE2, in bytes. PCRE2 must accept it too; PCRE2 needs up to 36 bytes for a character, and refuses more than 64 KB.
    static let programLength = 1_024
    /// The word boundaries, `\b`, in a regex that is matched without PCRE2. PCRE2 needs 1,000 bytes for one.
    static let programWordBoundaries = 24
    /// The sum of the numbers in repetitions, `{n}`, of a regex that is matched without PCRE2. PCRE2 makes as many copies.
    static let programCopies = 200
    /// The nesting of groups in a regex that is matched without PCRE2. Each level takes some of the stack.
    static let programGroupDepth = 20
    /// The capturing groups of a regex that is matched without PCRE2. All are stored for each match.
    static let programGroups = 30
    /// The consecutive letters `s` and `f` with ignored case in a regex that is matched without PCRE2. PCRE2 may refuse more, because each has several spellings.
    static let programFoldingLetters = 3
    /// The name of a group, in bytes. PCRE2 refuses longer ones.
    static let groupName = 32
    /// The repetitions of a part with a limit: `{1,9}`. PCRE2 refuses more.
    static let repetitions = 65_535
    /// The choices to which a match without PCRE2 can return. They take 16 MB.
    static let choices = 1_048_576
    /// The memory for the choices to which a match of PCRE2 can return, in KB. It is slightly more than the memory without PCRE2.
    static let heapKibibytes = 20_480
    /// The work of all regexes on a link, in units of about two nanoseconds. That is about 32 milliseconds.
    static let unitsOfLink = 16_000_000
    /// The work of the regexes of a rule on a link, in the same units. One slow rule must not prevent the others from being tried.
    static let unitsOfRule = 6_000_000
    /// The rules that are tried on a link. Reading and compiling a rule for the first time takes as long as 10,000 units.
    static let trials = 1_600
    /// The seconds after which no further match of PCRE2 starts on a link. A normal link needs much less.
    static let seconds = 2
}
