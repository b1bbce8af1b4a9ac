/// A pattern as a tree with the offsets of its parts: what a regex means is read from it, by the matcher, for PCRE2, by the
/// index and by checks.
package struct PatternTree: Sendable {
    /// The alternatives of a group or of the whole pattern; each is a sequence of terms.
    package typealias Alternatives = [[Term]]

    /// A part of a sequence, with its quantifier.
    package struct Term: Sendable {
        package let kind: Kind
        /// The UTF-8 offsets of its text in the pattern, without the quantifier.
        package let range: Range<Int>
        /// The UTF-8 offset of the end of its quantifier.
        package internal(set) var end: Int
        /// Nil if it is not repeated.
        var quantifier: Quantifier?
        var quantifierOffset: Int
        /// The UTF-8 offsets of the alternatives of a group.
        package let alternativeRanges: [Range<Int>]
        /// The flags in force at its start.
        package let flags: PatternScanner.Flags

        /// The UTF-8 offsets of its text with the quantifier.
        package var fullRange: Range<Int> { range.lowerBound..<end }
    }

    /// What a term is.
    package indirect enum Kind: Sendable {
        case literal(Unicode.Scalar)
        case characters(Characters)
        /// A group that matches text; the name is nil for a group without a name.
        case group(Alternatives, GroupKind, name: String?)
        case lookahead(Alternatives, isNegative: Bool)
        case lookbehind(Alternatives, isNegative: Bool)
        /// `^`, `$`, or the letter of an escape: `b`, `z`.
        case assertion(Unicode.Scalar)
        case reference(Reference)
    }

    /// How a group matches text.
    package enum GroupKind: Equatable, Sendable {
        case capturing
        /// With the flags that it changes for its contents, as PCRE2 reads them: `i-s`.
        case nonCapturing(flags: String)
        case atomic
    }

    /// A group whose text is matched again.
    package enum Reference: Equatable, Sendable {
        case number(Int)
        case name(String)
    }

    /// One character of several, or what is like one.
    package struct Characters: Sendable {
        /// As it is written: `.`, `[a-z]`, `\d`.
        package let text: String
        package let form: Form

        package enum Form: Sendable {
            /// `.`
            case any
            case property(CharacterProperty)
            case set([SetElement])
            /// `\R`
            case lineEnd
            /// `\X`
            case cluster
        }
    }

    /// The alternatives of the whole pattern.
    package let alternatives: Alternatives
    /// Their UTF-8 offsets.
    package let alternativeRanges: [Range<Int>]
    /// What a linter should report, in the order of the pattern.
    let lints: [ICUDialect.Lint]

    /// Reads a pattern.
    ///
    /// - Throws: `PatternError` if the pattern does not follow the grammar. Whether its names are known, and what PCRE2 lacks,
    ///   is found out by its translation.
    package init(_ pattern: String) throws(PatternError) { try self.init(pattern, multiline: false) }

    init(_ pattern: String, multiline: Bool) throws(PatternError) {
        guard pattern.utf8.count <= Limits.patternLength else {
            throw PatternError("it has \(pattern.utf8.count) bytes; the limit is \(Limits.patternLength)", at: 0)
        }
        var parser = PatternParser(pattern, multiline: multiline)
        (alternatives, alternativeRanges) = try parser.parsePattern()
        lints = parser.lints
    }

    /// The capturing groups from left to right, an outer one before the inner ones.
    package var capturingGroups: [Term] { Self.capturingGroups(in: alternatives) }

    private static func capturingGroups(in alternatives: Alternatives) -> [Term] {
        alternatives.joined().flatMap { term -> [Term] in
            switch term.kind {
            case .group(let inner, let kind, _): (kind == .capturing ? [term] : []) + capturingGroups(in: inner)
            case .lookahead(let inner, _): capturingGroups(in: inner)
            case .literal, .characters, .lookbehind, .assertion, .reference: []
            }
        }
    }
}

extension PatternTree.Term {
    /// The name of a group.
    package var name: String? { if case .group(_, _, let name) = kind { name } else { nil } }

    /// The fewest repetitions.
    package var minimum: Int { quantifier?.minimum ?? 1 }

    /// The most repetitions; nil: there is no limit.
    package var maximum: Int? { if let quantifier { quantifier.maximum } else { 1 } }
}

/// The characters of an escape such as `\d` or `\p{L}`, or of `[:alpha:]`.
package enum CharacterProperty: Equatable, Sendable {
    case shorthand(Unicode.Scalar)
    case named(String, isNegated: Bool)
}

/// A part of a set in brackets, `[a-z\d]`. The parts of sets in it are among its own.
package struct SetElement: Sendable {
    package enum Kind: Equatable, Sendable {
        /// A bracket is opened; the set in it is the operand of an operation, nil for the outermost one.
        case open(after: SetExpression.Operation?)
        /// `^` after a bracket.
        case negation
        case character(Unicode.Scalar)
        /// `-` or `&` that means itself.
        case sign(Unicode.Scalar)
        case range(ClosedRange<Unicode.Scalar>)
        case property(CharacterProperty)
        /// `--` or `&&`.
        case operation(SetExpression.Operation)
        case close
    }

    package let kind: Kind
    /// The UTF-8 offsets of its text in the pattern.
    package let range: Range<Int>
}
