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
