/// Translates an ICU pattern for PCRE2, following ICU's grammar term by term.
struct ICUTranslator {
    /// A group that is still open.
    struct OpenGroup {
        enum Kind {
            case plain, atomic, lookahead, lookbehind
        }

        let kind: Kind
        let offset: Int
        /// Where its opening starts and ends in the translation.
        let start, end: Int
        let outerFlags: PatternScanner.Flags
        /// The number of capturing groups opened before it.
        let groupsBefore: Int
        /// Its own number if it captures.
        let number: Int?
    }

    var output: TranslatedPattern
    var lints: [ICUDialect.Lint] = []
    var precautions: ICUDialect.Precautions = []
    var groupCount = 0
    var groupNames: [String: [Int]] = [:]

    var scanner: PatternScanner
    var openGroups: [OpenGroup] = []
    /// The group closed last, and where it ends in the translation.
    var closedGroup: (group: OpenGroup, end: Int)?
    /// Literals that ignore case and are not translated yet: together they may match fewer characters.
    var literals: [PatternScanner.Token] = []
    /// Whether a quantifier may follow what was read last.
    var isRepeatable = false
    /// Whether the whole pattern is a choice of alternatives.
    var hasAlternatives = false
    var hasReferences = false
    /// Where the closed capturing groups are in the translation.
    var groupRanges: [(number: Int, range: Range<Int>)] = []
    /// The groups of each reference that ignores case, and the offset of the reference.
    var references: [(groups: [Int], offset: Int)] = []

    /// The offsets of the marks that are still to be put.
    var awaitedMarks: ArraySlice<Int> = []
    /// The numbers in the translation of the groups of marks, and of those of the author.
    private(set) var markGroups: [Int] = []
    var groupNumbers: [Int] = []

    let source: String
    let allowsDuplicateNames: Bool

    init(_ source: String, duplicateNames: Bool, multiline: Bool) {
        self.source = source
        allowsDuplicateNames = duplicateNames
        output = TranslatedPattern(length: source.utf8.count)
        scanner = PatternScanner(source)
        scanner.flags.matchesLines = multiline
    }

    /// Translates the whole pattern.
    ///
    /// - Throws: `PatternError` with an offset in the author's pattern.
    mutating func translate() throws(PatternError) {
        guard !source.isEmpty else { throw PatternError("the pattern is empty", at: 0) }
        try scanner.advance()
        while let token = scanner.current {
            try putMarks(upTo: token.offset)
            try translateTerm(token)
        }
        try putMarks(upTo: scanner.currentOffset)
        if let group = openGroups.last { throw PatternError("this group is never closed", at: group.offset) }
        try flushLiterals()
        try checkReferences()
        restrictDotStar()
        output.append(Rendering.tryEveryPosition, from: scanner.currentOffset)
    }

    private mutating func putMarks(upTo offset: Int) throws(PatternError) {
        while let mark = awaitedMarks.first, mark <= offset {
            _ = awaitedMarks.popFirst()
            try flushLiterals()
            output.mark(from: mark)
            markGroups.append(groupCount + markGroups.count + 1)
        }
    }

    private mutating func translateTerm(_ token: PatternScanner.Token) throws(PatternError) {
        guard !token.isQuoted else { return try literal(token) }
        switch token.scalar {
        case "(": try openGroup()
        case ")": try closeGroup()
        case "[":
            try flushLiterals()
            try translateSet()
        case "\\": try translateEscape()
        case "*", "+", "?", "{": try translateQuantifier()
        case "}": throw PatternError("a literal } is written \\}", at: token.offset)
        case ".": try term(dot, isRepeatable: true)
        case "^": try lineAssertion(lineStart)
        case "$":
            try lineAssertion("$" + (scanner.flags.usesUnixLines ? Rendering.atLineFeed : Rendering.notInsideCRLF))
        case "|":
            if openGroups.isEmpty { hasAlternatives = true }
            try term("|", isRepeatable: false)
        default: try literal(token)
        }
    }

    private var dot: String {
        if scanner.flags.dotMatchesAll { return Rendering.anyIncludingCRLF }
        return scanner.flags.usesUnixLines ? #"[^\n]"# : "."
    }

    private var lineStart: String {
        switch (scanner.flags.usesUnixLines, scanner.flags.matchesLines) {
        case (true, true): Rendering.afterLineFeed
        case (true, false): #"\A"#
        // A search for the start of a line does not find one between CR and LF, but an assertion elsewhere does.
        case (false, true) where output.unmarkedBytes.allSatisfy("(?:imsx-".utf8.contains):
            "^" + Rendering.notInsideCRLF
        case (false, _): "^"
        }
    }

    /// Translates `^` or `$`, which may be repeated; PCRE2 needs a group around them for that.
    private mutating func lineAssertion(_ translation: String) throws(PatternError) {
        try flushLiterals()
        let offset = scanner.currentOffset
        try scanner.advance()
        let isRepeated = scanner.isAt("*") || scanner.isAt("+") || scanner.isAt("?") || scanner.isAt("{")
        output.append(isRepeated ? "(?:\(translation))" : translation, from: offset)
        isRepeatable = isRepeated
    }

    private mutating func literal(_ token: PatternScanner.Token) throws(PatternError) {
        literal(token.scalar, from: token.offset)
        try scanner.advance()
    }

    mutating func literal(_ scalar: Unicode.Scalar, from offset: Int) {
        if scanner.flags.ignoresCase {
            literals.append(PatternScanner.Token(scalar: scalar, isQuoted: true, offset: offset))
        } else {
            output.append(literal: scalar, from: offset)
        }
        isRepeatable = true
    }

    /// Writes the translation of the current character and steps over it.
    mutating func term(_ translation: String, isRepeatable: Bool) throws(PatternError) {
        try flushLiterals()
        output.append(translation, from: scanner.currentOffset)
        try scanner.advance()
        self.isRepeatable = isRepeatable
    }
}
