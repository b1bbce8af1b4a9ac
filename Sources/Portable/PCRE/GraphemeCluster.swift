/// `\X`, an extended grapheme cluster: PCRE2's, corrected where ICU 72 finds another end.
enum GraphemeCluster {
    static let rendering =
        "(?>(?:\(restOfEmoji)|\(restOfConjunct))?(?:\(emoji)|(?:\(conjunct))*+\\X(?:\(afterFlag))?))"

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
