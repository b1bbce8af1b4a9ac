import Text

/// An ICU pattern translated for PCRE2.
///
/// PCRE2 must compile it with `PCRE2_UTF`, newline convention ANY, and without `PCRE2_UCP`. Constructs that ICU does
/// not have or PCRE2 cannot express are refused: a pattern never gets another meaning.
package struct ICUDialect: Sendable {
    /// A construct that works but is better written otherwise.
    package struct Lint: Equatable, Sendable {
        package enum Kind: Sendable {
            /// An escape of a letter that only means the letter.
            case needlessEscape
            /// What other programs read in another way.
            case icuOnly
        }

        package let kind: Kind
        package let message: String
        /// The UTF-8 offsets of the construct in the author's pattern.
        package let range: Range<Int>
        /// What to write instead, where that is certain.
        package let replacement: String?

        init(_ kind: Kind, message: String, range: Range<Int>, replacement: String?) {
            self.kind = kind
            self.message = message
            self.range = range
            self.replacement = replacement
        }
    }

    /// What keeps PCRE2 10.42 from another answer than ICU's.
    package struct Precautions: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Do not make iterators possessive: PCRE2 does so before an atomic group that may be empty and is followed by
        /// what the iterator matches (`b*[^\V]?+b` on `b`).
        package static let keepsIterators = Precautions(rawValue: 1)
        /// The pattern contains `\G`, which after an empty match means another position in PCRE2.
        package static let searchStart = Precautions(rawValue: 2)
        /// The pattern has a lookahead: what it requires first, PCRE2 may take for the start of a match and look for after
        /// it once more (`(?=a)b?a` on `a`).
        package static let lookahead = Precautions(rawValue: 4)
    }

    /// The pattern for PCRE2, in UTF-8.
    package let translation: [UInt8]
    /// The number of capturing groups.
    package let groupCount: Int
    /// The group numbers of each group name, ascending.
    package let groupNames: [String: [Int]]
    /// What a linter should report, in the order of the pattern.
    package let lints: [Lint]

    /// How to compile and match the translation.
    package let precautions: Precautions

    /// A mark of a translated pattern.
    package struct Mark: Sendable {
        /// The UTF-8 offset of its group in the translation.
        package let offset: Int
        /// The number of its group in PCRE2.
        package let group: Int
    }

    /// The marks, in the order in which they were asked for.
    package let marks: [Mark]
    /// The number of groups in the translation, those of marks included.
    package let allGroupCount: Int
    /// The number in the translation of each group of the author, if there are marks.
    private let groupNumbers: [Int]

    private let origins: [Origin]

    /// Translates a pattern.
    ///
    /// - Parameter marks: the UTF-8 offsets in the pattern, ascending, where to put marks: an empty group and a callout
    ///   before it.
    /// - Throws: `PatternError` if the pattern is not valid in ICU or cannot be expressed in PCRE2.
    package init(
        _ source: String, duplicateNames: Bool = false, multiline: Bool = false, marks: [Int] = []
    ) throws(PatternError) {
        guard !source.isEmpty else { throw PatternError("the pattern is empty", at: 0) }
        let tree = try PatternTree(source, multiline: multiline)
        try EndlessRepetition.check(tree)
        var translator = ICUTranslator(source, tree, duplicateNames: duplicateNames, multiline: multiline, marks: marks)
        try translator.translate()
        translation = translator.output.bytes
        groupCount = translator.groupCount
        groupNames = translator.groupNames
        lints = tree.lints
        precautions = translator.precautions
        self.marks = zip(translator.output.marks, translator.markGroups).map { Mark(offset: $0, group: $1) }
        allGroupCount = translator.groupCount + marks.count
        groupNumbers = translator.groupNumbers
        origins = translator.output.origins
    }

    /// Whether a match of the translation with marks is the same as one without them.
    package func isSame(_ match: Match, as other: Match) -> Bool {
        match.range == other.range && groupNumbers.indices.allSatisfy { match[groupNumbers[$0]] == other[$0 + 1] }
    }

    /// The offset in the author's pattern of the text at an offset of the translation.
    package func sourceOffset(of offset: Int) -> Int { origins.last { $0.translated <= offset }?.source ?? 0 }
}

/// Where a stretch of the translation starts, and the offset of its source.
struct Origin: Sendable {
    let translated: Int
    let source: Int
}

/// The translation under construction.
struct TranslatedPattern {
    private(set) var bytes: [UInt8] = []
    private(set) var origins: [Origin] = []
    private(set) var marks: [Int] = []

    /// - Parameter length: of the author's pattern, in bytes.
    init(length: Int) {
        // Most characters are themselves, and have an origin of their own.
        bytes.reserveCapacity(2 * length + Rendering.tryEveryPosition.utf8.count)
        origins.reserveCapacity(length + 1)
    }

    mutating func append(_ text: some StringProtocol, from source: Int) {
        origins.append(Origin(translated: bytes.count, source: source))
        bytes.append(contentsOf: text.utf8)
    }

    /// Puts a text before everything else.
    mutating func prepend(_ text: String) {
        bytes.insert(contentsOf: text.utf8, at: 0)
        origins = origins.map { Origin(translated: $0.translated + text.utf8.count, source: $0.source) }
        marks = marks.map { $0 + text.utf8.count }
    }

    mutating func mark(from source: Int) {
        append(Self.callout, from: source)
        marks.append(bytes.count)
        append(Self.group, from: source)
    }

    private static let callout = "(?C1)"
    private static let group = "()"

    /// The bytes without marks.
    var unmarkedBytes: [UInt8] { marks.isEmpty ? bytes : bytes.replacing(Self.callout + Self.group, with: "") }

    /// Removes bytes from the end.
    mutating func removeLast(_ count: Int) {
        bytes.removeLast(count)
        while let last = origins.last, last.translated >= bytes.count { origins.removeLast() }
    }

    mutating func append(literal scalar: Unicode.Scalar, from source: Int) {
        guard (" "..."~").contains(scalar) else { return append(Rendering.literal(scalar), from: source) }
        origins.append(Origin(translated: bytes.count, source: source))
        // The common case, without making a string.
        if !Rendering.isAlphanumeric(scalar) { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(UInt8(ascii: scalar))
    }
}
