/// Translates an ICU pattern for PCRE2, following ICU's grammar term by term.
struct ICUTranslator {
    /// A group that is still open.
    struct OpenGroup {
        let offset: Int
        let outerFlags: PatternScanner.Flags
        let isRepeatable: Bool
    }

    var output = TranslatedPattern()
    var lints: [ICUDialect.Lint] = []
    var groupCount = 0
    var groupNames: [String: [Int]] = [:]

    var scanner: PatternScanner
    var openGroups: [OpenGroup] = []
    /// Whether a quantifier may follow what was read last.
    var isRepeatable = false

    let source: String
    let allowsDuplicateNames: Bool

    init(_ source: String, duplicateNames: Bool) {
        self.source = source
        allowsDuplicateNames = duplicateNames
        scanner = PatternScanner(source)
    }

    /// Translates the whole pattern.
    ///
    /// - Throws: `PatternError` with an offset in the author's pattern.
    mutating func translate() throws(PatternError) {
        guard !source.isEmpty else { throw PatternError("the pattern is empty", at: 0) }
        try scanner.advance()
        while let token = scanner.current {
            try translateTerm(token)
        }
        if let group = openGroups.last { throw PatternError("this group is never closed", at: group.offset) }
        output.append(Rendering.tryEveryPosition, from: scanner.currentOffset)
    }

    private mutating func translateTerm(_ token: PatternScanner.Token) throws(PatternError) {
        guard !token.isQuoted else { return try literal(token) }
        switch token.scalar {
        case "(": try openGroup()
        case ")": try closeGroup()
        case "[": try translateSet()
        case "\\": try translateEscape()
        case "*", "+", "?", "{": try translateQuantifier()
        case "}": throw PatternError("a literal } is written \\}", at: token.offset)
        case ".": try term(scanner.flags.dotMatchesAll ? Rendering.anyIncludingCRLF : ".", isRepeatable: true)
        case "^": try term("^", isRepeatable: false)
        case "$": try term("$" + Rendering.notInsideCRLF, isRepeatable: false)
        case "|": try term("|", isRepeatable: false)
        default: try literal(token)
        }
    }

    private mutating func literal(_ token: PatternScanner.Token) throws(PatternError) {
        output.append(literal: token.scalar, from: token.offset)
        try scanner.advance()
        isRepeatable = true
    }

    /// Writes the translation of the current character and steps over it.
    mutating func term(_ translation: String, isRepeatable: Bool) throws(PatternError) {
        output.append(translation, from: scanner.currentOffset)
        try scanner.advance()
        self.isRepeatable = isRepeatable
    }
}

/// What ICU's terms look like in PCRE2.
enum Rendering {
    /// A pattern that contains a line feed keeps PCRE2 from skipping the offset between CR and LF, where ICU looks for
    /// matches too. It comes last: at the start it makes PCRE2 10.42 miss matches (`\n{0}(?=a)a` on `a`).
    static let tryEveryPosition = #"\n{0}"#
    /// ICU has no line end between CR and LF.
    static let notInsideCRLF = #"(?!\n(?<=\r\n))"#
    static let anyIncludingCRLF = #"(?>\r\n|.)"#
    /// ICU skips combining and format characters when it looks back; a lookbehind can do so for a few of them.
    static let wordBoundary: String = {
        let skipped = #"[\p{Grapheme_Extend}\p{Cf}]"#
        let word = "(?!\(skipped))[\(PropertySet.word.members)]"
        let before = (0...3).map { word + String(repeating: skipped, count: $0) }.joined(separator: "|")
        return "(?:(?!\(skipped))(?:(?<=\(before))(?!\(word))|(?<!\(before))(?=\(word))))"
    }()
    static let noWordBoundary = "(?!\(wordBoundary))"

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
