/// A pattern as a tree with the offsets of its parts, for checks of what a regex may match.
package struct PatternTree: Sendable {
    /// The alternatives of a group or of the whole pattern; each is a sequence of terms.
    package typealias Alternatives = [[Term]]

    /// A part of a sequence, with its quantifier.
    package struct Term: Sendable {
        /// What it is.
        package let kind: Kind
        /// The UTF-8 offsets of its text in the pattern, without the quantifier.
        package let range: Range<Int>
        /// The UTF-8 offset of the end of its quantifier.
        package fileprivate(set) var end: Int
        /// The fewest repetitions.
        package fileprivate(set) var minimum = 1
        /// The most repetitions; nil: there is no limit.
        package fileprivate(set) var maximum: Int? = 1
        /// Whether its quantifier is `*` or `+` with a `?` or a `+` after it.
        fileprivate(set) var isLazyOrPossessive = false
        /// The UTF-8 offsets of the alternatives of a group.
        package fileprivate(set) var alternativeRanges: [Range<Int>] = []
        /// The flags in force at its start.
        fileprivate(set) var flags = PatternScanner.Flags()
    }

    /// What a term is.
    package indirect enum Kind: Sendable {
        case literal(Unicode.Scalar)
        /// One character of several, as it is written: a dot, a set, `\d`.
        case characters(String)
        /// A group that matches text; the name is nil for a group without a name.
        case group(Alternatives, isCapturing: Bool, name: String?)
        case lookahead(Alternatives, isNegative: Bool)
        case lookbehind
        /// `^`, `$`, or the letter of an escape: `b`, `z`.
        case assertion(Unicode.Scalar)
        case reference
    }

    /// The alternatives of the whole pattern.
    package let alternatives: Alternatives
    /// Their UTF-8 offsets.
    package let alternativeRanges: [Range<Int>]

    /// Reads a pattern.
    ///
    /// - Throws: `PatternError` if the pattern cannot be read; not every invalid pattern is detected here.
    package init(_ pattern: String) throws(PatternError) {
        var reader = PatternTreeReader(pattern)
        alternatives = try reader.readPattern()
        alternativeRanges = reader.alternativeRanges
    }

    /// The capturing groups from left to right, an outer one before the inner ones.
    package var capturingGroups: [Term] { Self.capturingGroups(in: alternatives) }

    private static func capturingGroups(in alternatives: Alternatives) -> [Term] {
        alternatives.joined().flatMap { term -> [Term] in
            switch term.kind {
            case .group(let inner, let isCapturing, _): (isCapturing ? [term] : []) + capturingGroups(in: inner)
            case .lookahead(let inner, _): capturingGroups(in: inner)
            case .literal, .characters, .lookbehind, .assertion, .reference: []
            }
        }
    }
}

extension PatternTree.Term {
    /// The name of a group.
    package var name: String? {
        if case .group(_, _, let name) = kind { name } else { nil }
    }
}

/// Reads a pattern as a tree, from the tokens that the translator reads too.
private struct PatternTreeReader {
    private static let maximumDepth = 50

    private let source: [UInt8]
    private var scanner: PatternScanner
    private var depth = 0
    private var groupCount = 0
    /// The ranges of the alternatives read last.
    private(set) var alternativeRanges: [Range<Int>] = []

    init(_ pattern: String) {
        source = Array(pattern.utf8)
        scanner = PatternScanner(pattern)
    }

    mutating func readPattern() throws(PatternError) -> PatternTree.Alternatives {
        try scanner.advance()
        let alternatives = try readAlternatives()
        guard scanner.current == nil else {
            throw PatternError("this ) closes no group", at: scanner.currentOffset)
        }
        return alternatives
    }

    private mutating func readAlternatives() throws(PatternError) -> PatternTree.Alternatives {
        var alternatives: PatternTree.Alternatives = []
        var ranges: [Range<Int>] = []
        repeat {
            let start = scanner.currentOffset
            alternatives.append(try readSequence())
            ranges.append(start..<scanner.currentOffset)
        } while try scanner.skip("|")
        alternativeRanges = ranges
        return alternatives
    }

    private mutating func readSequence() throws(PatternError) -> [PatternTree.Term] {
        var terms: [PatternTree.Term] = []
        while let token = scanner.current, token.isQuoted || token.scalar != "|" && token.scalar != ")" {
            let flags = scanner.flags
            guard let kind = try readKind(token) else { continue }
            var term = PatternTree.Term(
                kind: kind, range: token.offset..<scanner.currentOffset, end: scanner.currentOffset)
            term.flags = flags
            if case .group = kind { term.alternativeRanges = alternativeRanges }
            if case .lookahead = kind { term.alternativeRanges = alternativeRanges }
            try readQuantifier(of: &term)
            terms.append(term)
        }
        return terms
    }

    private mutating func readQuantifier(of term: inout PatternTree.Term) throws(PatternError) {
        guard ["*", "+", "?", "{"].contains(where: scanner.isAt) else { return }
        let quantifier = try scanner.readQuantifier()
        term.minimum = quantifier.minimum
        term.maximum = quantifier.maximum
        term.isLazyOrPossessive = ["*?", "+?", "*+", "++"].contains(quantifier.spelling)
        term.end = scanner.currentOffset
    }

    /// Reads a term without its quantifier; nil for a comment or flags.
    private mutating func readKind(_ token: PatternScanner.Token) throws(PatternError) -> PatternTree.Kind? {
        guard !token.isQuoted else { return try step(.literal(token.scalar)) }
        switch token.scalar {
        case "(": return try readGroup()
        case "[":
            try scanner.skipSet()
            return characters(from: token.offset)
        case "\\": return try readEscape()
        case ".": return try step(.characters("."))
        case "^", "$": return try step(.assertion(token.scalar))
        default: return try step(.literal(token.scalar))
        }
    }

    private mutating func step(_ kind: PatternTree.Kind) throws(PatternError) -> PatternTree.Kind {
        try scanner.advance()
        return kind
    }

    private mutating func readGroup() throws(PatternError) -> PatternTree.Kind? {
        let outerFlags = scanner.flags
        let opening = try scanner.readGroupOpening()
        var name: String?
        switch opening {
        case .flags, .comment: return nil
        case .capturing(let isNamed):
            groupCount += 1
            name = isNamed ? try scanner.readName() : nil
        default: break
        }
        let alternatives = try readGroupContents()
        scanner.flags = outerFlags
        guard try scanner.skip(")") else {
            throw PatternError("this group is never closed", at: scanner.currentOffset)
        }
        switch opening {
        case .capturing: return .group(alternatives, isCapturing: true, name: name)
        case .lookaround("="): return .lookahead(alternatives, isNegative: false)
        case .lookaround("!"): return .lookahead(alternatives, isNegative: true)
        case .lookaround: return .lookbehind
        default: return .group(alternatives, isCapturing: false, name: nil)
        }
    }

    private mutating func readGroupContents() throws(PatternError) -> PatternTree.Alternatives {
        guard depth < Self.maximumDepth else {
            throw PatternError("groups are nested too deeply", at: scanner.currentOffset)
        }
        depth += 1
        defer { depth -= 1 }
        return try readAlternatives()
    }

    private mutating func readEscape() throws(PatternError) -> PatternTree.Kind {
        let offset = scanner.currentOffset
        try scanner.advance()
        guard let letter = scanner.current?.scalar else {
            throw PatternError("a pattern cannot end in \\", at: offset)
        }
        if letter.isASCII, !Rendering.isAlphanumeric(letter) { return try step(.literal(letter)) }
        if ["p", "P", "N"].contains(letter) { _ = try scanner.takeBracedName(at: offset) }
        try scanner.advance()
        switch letter {
        case "b", "B", "A", "Z", "z", "G": return .assertion(letter)
        case "k":
            if try scanner.skip("<") { try scanner.skipName() }
            return .reference
        case "1"..."9":
            try skipNumber(from: Int(letter.value - 48))
            return .reference
        default: return characters(from: offset)
        }
    }

    /// Steps over the further digits of a reference: as many as there can be with the groups so far, as in ICU.
    private mutating func skipNumber(from digit: Int) throws(PatternError) {
        var number = digit
        while number < groupCount, scanner.isAtDigit, let token = scanner.current {
            number = 10 * number + Int(token.scalar.value - 48)
            try scanner.advance()
        }
    }

    /// One character of several, whose text ends where the scanner is.
    private func characters(from start: Int) -> PatternTree.Kind {
        .characters(String(decoding: source[start..<scanner.currentOffset], as: UTF8.self))
    }
}
