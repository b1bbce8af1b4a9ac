/// What ICU's terms look like in PCRE2.
enum Rendering {
    /// A pattern that contains a line feed keeps PCRE2 from skipping the offset between CR and LF, where ICU looks for
    /// matches too. It comes last: at the start it makes PCRE2 10.42 miss matches (`\n{0}(?=a)a` on `a`).
    static let tryEveryPosition = #"\n{0}"#
    /// ICU has no line end between CR and LF.
    static let notInsideCRLF = #"(?!\n(?<=\r\n))"#
    static let anyIncludingCRLF = #"(?>\r\n|.)"#
    static let anyCharacter = #"\p{Any}"#
    static let noCharacter = "(?!)"
    /// Before `.*` at the start of a pattern: where a line or a search starts. PCRE2 tries no other positions, but
    /// forgets the one between CR and LF.
    static let lineOrSearchStart = #"(?:\G|(?<=[\n-\r\x{85}\x{2028}\x{2029}]))"#
    /// `^` at every line if only LF ends one.
    static let afterLineFeed = #"(?<=\A|\n)"#
    static let atLineFeed = #"(?=\n|\z)"#
    /// ICU skips combining and format characters when it looks back; a lookbehind can do so for a few of them.
    static let wordBoundary: String = {
        let skipped = #"[\p{Grapheme_Extend}\p{Cf}]"#
        let word = "(?!\(skipped))[\(PropertySet.word.members)]"
        let before = (0...3).map { word + String(repeating: skipped, count: $0) }.joined(separator: "|")
        return "(?:(?!\(skipped))(?:(?<=\(before))(?!\(word))|(?<!\(before))(?=\(word))))"
    }()
    static let noWordBoundary = "(?!\(wordBoundary))"

    static func members(_ range: ClosedRange<Unicode.Scalar>) -> String {
        let first = literal(range.lowerBound)
        return range.lowerBound == range.upperBound ? first : first + "-" + literal(range.upperBound)
    }

    /// All characters but those of a range.
    static func members(outside range: ClosedRange<Unicode.Scalar>) -> String {
        let (first, last) = (range.lowerBound.value, range.upperBound.value)
        let before = first == 0 ? "" : "\\x{0}-\\x{\(String(first - 1, radix: 16))}"
        return before + (last == 0x10ffff ? "" : "\\x{\(String(last + 1, radix: 16))}-\\x{10ffff}")
    }

    static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    /// A literal character, inside and outside of sets.
    static func literal(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case _ where isAlphanumeric(scalar): String(scalar)
        case "\u{80}"...: String(scalar)
        case "\0"..<" ", "\u{7f}": "\\x{" + String(scalar.value, radix: 16) + "}"
        default: "\\" + String(scalar)
        }
    }
}

/// `\X`, an extended grapheme cluster: PCRE2's, corrected where ICU 72 finds another end.
enum GraphemeCluster {
    static let rendering = "(?>(?:\(restOfEmoji)|\(restOfConjunct))?(?:\(emoji)|(?:\(conjunct))*+\\X(?:\(afterFlag))?))"

    private static let pictograph = #"\p{ExtPict}"#
    private static let extend = #"[\p{GrExt}\p{EMod}]"#
    /// Whatever continues any cluster.
    private static let rest = #"[\p{GrExt}\p{EMod}\p{Mc}\x{e33}\x{eb3}\x{200d}]"#

    /// After one zero width joiner PCRE2 10.42 joins all pictographs.
    private static let emoji = "\(pictograph)(?:\(extend)*+\\x{200d}\(pictograph))*+\(rest)*+"

    /// A search may start within a cluster, whose end is still the same for ICU.
    private static let restOfEmoji: String = {
        let before = (0...3).map { pictograph + String(repeating: extend, count: $0) }.joined(separator: "|")
        return "(?<=\(before))\(extend)*+\\x{200d}(?=\(pictograph))"
    }()

    /// Consonants of some Indian scripts that a virama joins, as in Unicode 15.1.
    private static let conjunct = "\(consonant)\(mark)*+\(virama)\(mark)*+(?=\(consonant))"

    private static let restOfConjunct: String = {
        let beforeVirama = "(?<=\(consonant)|\(consonant)\(mark))\(mark)*+\(virama)"
        let marks = ["\(virama)", "\(mark)\(virama)", "\(virama)\(mark)", "\(mark)\(virama)\(mark)"]
        let afterVirama = "(?<=" + marks.map { consonant + $0 }.joined(separator: "|") + ")"
        return "(?:\(beforeVirama)|\(afterVirama))\(mark)*+(?=\(consonant))"
    }()

    /// PCRE2 10.42 lets nothing but a second regional indicator follow the first.
    private static let afterFlag = #"(?<=[\x{1f1e6}-\x{1f1ff}])"# + "\(rest)++"

    private static let consonant =
        #"[\x{915}-\x{939}\x{958}-\x{95f}\x{978}-\x{97f}\x{995}-\x{9a8}\x{9aa}-\x{9b0}\x{9b2}\x{9b6}-\x{9b9}\x{9dc}"#
        + #"\x{9dd}\x{9df}\x{9f0}\x{9f1}\x{a95}-\x{aa8}\x{aaa}-\x{ab0}\x{ab2}\x{ab3}\x{ab5}-\x{ab9}\x{af9}"#
        + #"\x{b15}-\x{b28}\x{b2a}-\x{b30}\x{b32}\x{b33}\x{b35}-\x{b39}\x{b5c}\x{b5d}\x{b5f}\x{b71}\x{c15}-\x{c28}"#
        + #"\x{c2a}-\x{c39}\x{c58}-\x{c5a}\x{d15}-\x{d3a}]"#
    private static let virama = #"[\x{94d}\x{9cd}\x{acd}\x{b4d}\x{c4d}\x{d4d}]"#
    /// Marks with a combining class, and the zero width joiner.
    private static let mark =
        #"[\x{300}-\x{34e}\x{350}-\x{36f}\x{93c}\x{951}-\x{954}\x{9bc}\x{abc}\x{b3c}\x{c3c}\x{200d}]"#
}
