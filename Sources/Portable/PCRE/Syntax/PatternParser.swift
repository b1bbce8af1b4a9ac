/// Parses a pattern into a tree, following ICU's grammar term by term.
struct PatternParser {
    /// The author expects Perl's meaning, which ICU does not have.
    private static let foreign: Set<Unicode.Scalar> = ["C", "K", "g", "o"]

    private let source: [UInt8]
    private var scanner: PatternScanner
    private var depth = 0
    private var groupCount = 0
    /// Whether a quantifier may follow what was read last.
    private var isRepeatable = false
    private(set) var lints: [ICUDialect.Lint] = []

    init(_ pattern: String, multiline: Bool) {
        source = Array(pattern.utf8)
        scanner = PatternScanner(pattern)
        scanner.flags.matchesLines = multiline
    }

    mutating func parsePattern() throws(PatternError) -> (PatternTree.Alternatives, [Range<Int>]) {
        try scanner.advance()
        let result = try parseAlternatives()
        guard scanner.current == nil else {
            throw PatternError("this ) closes no group", at: scanner.currentOffset)
        }
        return result
    }

    private mutating func parseAlternatives() throws(PatternError) -> (PatternTree.Alternatives, [Range<Int>]) {
        var alternatives: PatternTree.Alternatives = []
        var ranges: [Range<Int>] = []
        repeat {
            let start = scanner.currentOffset
            alternatives.append(try parseSequence())
            ranges.append(start..<scanner.currentOffset)
        } while try scanner.skip("|")
        return (alternatives, ranges)
    }

    private mutating func parseSequence() throws(PatternError) -> [PatternTree.Term] {
        var terms: [PatternTree.Term] = []
        isRepeatable = false
        while let token = scanner.current, token.isQuoted || token.scalar != "|" && token.scalar != ")" {
            if scanner.isAtQuantifier {
                try parseQuantifier(after: &terms)
            } else if let term = try parseTerm(token) {
                terms.append(term)
            }
        }
        return terms
    }

    private mutating func parseQuantifier(after terms: inout [PatternTree.Term]) throws(PatternError) {
        guard isRepeatable, var term = terms.popLast() else {
            throw PatternError(
                scanner.isAt("{") ? "a literal { is written \\{" : "there is nothing to repeat",
                at: scanner.currentOffset)
        }
        term.quantifierOffset = scanner.currentOffset
        term.quantifier = try scanner.readQuantifier()
        term.end = scanner.currentOffset
        terms.append(term)
        isRepeatable = false
    }

    /// Parses a term without its quantifier; nil for a comment or flags.
    private mutating func parseTerm(_ token: PatternScanner.Token) throws(PatternError) -> PatternTree.Term? {
        let flags = scanner.flags
        var ranges: [Range<Int>] = []
        let kind: PatternTree.Kind?
        switch token.scalar {
        case _ where token.isQuoted: kind = try step(.literal(token.scalar))
        case "(": kind = try parseGroup(&ranges)
        case "[": kind = try parseSet()
        case "\\": kind = try parseEscape()
        case ".": kind = try step(characters(.any, from: token.offset, to: scanner.offset))
        case "^", "$":
            kind = try step(.assertion(token.scalar))
            isRepeatable = scanner.isAtQuantifier
        case "}": throw PatternError("a literal } is written \\}", at: token.offset)
        default: kind = try step(.literal(token.scalar))
        }
        return kind.map {
            PatternTree.Term(
                kind: $0, range: token.offset..<scanner.currentOffset, end: scanner.currentOffset,
                quantifierOffset: scanner.currentOffset, alternativeRanges: ranges, flags: flags)
        }
    }

    private mutating func step(_ kind: PatternTree.Kind) throws(PatternError) -> PatternTree.Kind {
        try scanner.advance()
        isRepeatable = true
        return kind
    }

    /// Parses a group; nil for a comment or flags.
    private mutating func parseGroup(_ ranges: inout [Range<Int>]) throws(PatternError) -> PatternTree.Kind? {
        let offset = scanner.currentOffset
        let outerFlags = scanner.flags
        let opening = try scanner.readGroupOpening()
        var name: String?
        switch opening {
        case .comment: return nil
        case .flags:
            isRepeatable = false
            return nil
        case .capturing(let isNamed):
            groupCount += 1
            name = isNamed ? try scanner.readName() : nil
        case .nonCapturing, .lookaround: break
        }
        guard depth < Limits.nestedGroups else {
            throw PatternError("groups are nested too deeply", at: scanner.currentOffset)
        }
        depth += 1
        let alternatives: PatternTree.Alternatives
        (alternatives, ranges) = try parseAlternatives()
        depth -= 1
        scanner.flags = outerFlags
        guard try scanner.skip(")") else { throw PatternError("this group is never closed", at: offset) }
        isRepeatable = true
        switch opening {
        case .capturing: return .group(alternatives, .capturing, name: name)
        case .nonCapturing(symbol: ">"): return .group(alternatives, .atomic, name: nil)
        case .nonCapturing(let symbol):
            return .group(alternatives, .nonCapturing(flags: String(symbol.dropLast())), name: nil)
        case .lookaround(let symbol):
            isRepeatable = false
            let isNegative = symbol.hasSuffix("!")
            return symbol.hasPrefix("<")
                ? .lookbehind(alternatives, isNegative: isNegative) : .lookahead(alternatives, isNegative: isNegative)
        case .comment, .flags: return nil
        }
    }

    private mutating func parseEscape() throws(PatternError) -> PatternTree.Kind {
        let offset = scanner.currentOffset
        try scanner.advance()
        guard let letter = scanner.current?.scalar else { throw PatternError("a pattern cannot end in \\", at: offset) }
        if !Rendering.isAlphanumeric(letter) { return try step(.literal(letter)) }
        isRepeatable = true
        if let property = try parseProperty(at: offset) {
            return characters(.property(property), from: offset, to: scanner.currentOffset)
        }
        switch letter {
        case "b", "B", "A", "Z", "z", "G":
            try scanner.advance()
            isRepeatable = false
            return .assertion(letter)
        case "1"..."9": return .reference(.number(try parseNumber()))
        case "k":
            try scanner.advance()
            guard try scanner.skip("<") else {
                throw PatternError("a reference by name is written \\k<name>", at: offset)
            }
            return .reference(.name(try scanner.readName()))
        case "R", "X":
            try scanner.advance()
            return characters(letter == "R" ? .lineEnd : .cluster, from: offset, to: scanner.currentOffset)
        default: return .literal(try parseEscapedLiteral(at: offset))
        }
    }

    /// Parses the letter of an escape that means a set of characters, and its name; nil if it does not.
    private mutating func parseProperty(at offset: Int) throws(PatternError) -> CharacterProperty? {
        guard let letter = scanner.current?.scalar else { return nil }
        let property: CharacterProperty
        if letter == "p" || letter == "P" {
            property = .named(try scanner.takeBracedName(at: offset), isNegated: letter == "P")
        } else if SetMembers(shorthand: letter) != nil {
            property = .shorthand(letter)
        } else {
            return nil
        }
        try scanner.advance()
        return property
    }

    /// Parses the number of a reference: further digits only while it is less than the number of groups opened.
    private mutating func parseNumber() throws(PatternError) -> Int {
        var number = 0
        repeat {
            number = number * 10 + Int((scanner.current?.scalar.value ?? 48) - 48)
            try scanner.advance()
        } while number < groupCount && scanner.isAtDigit
        return number
    }

    /// Parses the letter of an escape that means that letter itself, or a character by its name.
    private mutating func parseEscapedLiteral(at offset: Int) throws(PatternError) -> Unicode.Scalar {
        guard let scalar = scanner.current?.scalar else {
            throw PatternError("a pattern cannot end in \\", at: offset)
        }
        if scalar == "N" {
            let named = try CharacterNames.scalar(named: scanner.takeBracedName(at: offset), at: offset)
            try scanner.advance()
            return named
        }
        guard !Self.foreign.contains(scalar) else { throw PatternError("\\\(scalar) is not supported", at: offset) }
        if Rendering.isAlphanumeric(scalar), !("0"..."9").contains(scalar) {
            lints.append(
                .init(
                    .needlessEscape, message: "\\\(scalar) only means \(scalar)",
                    range: offset..<scanner.currentOffset + 1, replacement: String(scalar)))
        }
        try scanner.advance()
        return scalar
    }

    private func characters(_ form: PatternTree.Characters.Form, from start: Int, to end: Int) -> PatternTree.Kind {
        .characters(PatternTree.Characters(text: text(start..<end), form: form))
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
}

/// Sets of characters: `[a-z]`, `[:alnum:]`, `[a[bc]]`, `[\w--[a-f]]`.
extension PatternParser {
    private mutating func parseSet() throws(PatternError) -> PatternTree.Kind {
        let offset = scanner.currentOffset
        isRepeatable = true
        if let property = try parsePOSIXProperty() {
            let range = offset..<scanner.currentOffset
            let message = "only ICU reads \(text(range)) outside of brackets"
            lints.append(.init(.icuOnly, message: message, range: range, replacement: "[\(text(range))]"))
            return characters(.property(property), from: offset, to: range.upperBound)
        }
        var items: [SetElement] = []
        try parseBracket(into: &items, after: nil, depth: 0)
        return characters(.set(items), from: offset, to: scanner.currentOffset)
    }

    /// Parses `[:name:]` up to the character after it; nil if the current set is not of this form.
    private mutating func parsePOSIXProperty() throws(PatternError) -> CharacterProperty? {
        guard scanner.following == ":" else { return nil }
        var ahead = scanner
        _ = ahead.take()
        let isNegated = ahead.take("^")
        var name = ""
        // What comes first is a part of the name even if it is a colon, so that there is no property `[::alpha:]`.
        repeat {
            guard let scalar = ahead.take() else { return nil }
            name.unicodeScalars.append(scalar)
        } while ahead.following != ":"
        guard ahead.take(":]") else { return nil }
        scanner = ahead
        try scanner.advance()
        return .named(name, isNegated: isNegated)
    }

    private mutating func append(_ kind: SetElement.Kind, from start: Int, to items: inout [SetElement]) {
        items.append(SetElement(kind: kind, range: start..<scanner.currentOffset))
    }

    /// Parses a set from its opening bracket to the character after the closing one.
    private mutating func parseBracket(
        into items: inout [SetElement], after operation: SetExpression.Operation?, depth: Int
    ) throws(PatternError) {
        let offset = scanner.currentOffset
        guard depth < Limits.nestedSets else { throw PatternError("sets are nested too deeply", at: offset) }
        if let property = try parsePOSIXProperty() {
            items.append(SetElement(kind: .open(after: operation), range: offset..<offset + 1))
            append(.property(property), from: offset, to: &items)
            return append(.close, from: scanner.currentOffset, to: &items)
        }
        try scanner.advance()
        append(.open(after: operation), from: offset, to: &items)
        let start = scanner.currentOffset
        if try scanner.skip("^") { append(.negation, from: start, to: &items) }
        // A bracket that comes first is a member.
        if scanner.isAt("]") { try parseSetLiteral(into: &items) }
        while !scanner.isAt("]") {
            guard scanner.current != nil else { throw PatternError("this set is never closed", at: offset) }
            try parseSetElement(into: &items, depth: depth)
        }
        if case .operation = items.last?.kind { throw PatternError("a set is missing here", at: scanner.currentOffset) }
        let end = scanner.currentOffset
        try scanner.advance()
        append(.close, from: end, to: &items)
    }

    private mutating func parseSetElement(into items: inout [SetElement], depth: Int) throws(PatternError) {
        if scanner.isAt("[") { return try parseBracket(into: &items, after: .union, depth: depth + 1) }
        if scanner.isAt("\\") { return try parseSetEscape(into: &items) }
        var isAfterOperation = false
        if case .operation = items.last?.kind { isAfterOperation = true }
        guard scanner.isAt("-") || scanner.isAt("&"), !isAfterOperation else {
            return try parseSetLiteral(into: &items)
        }
        try parseSetOperator(into: &items, depth: depth)
    }

    private mutating func parseSetLiteral(into items: inout [SetElement]) throws(PatternError) {
        guard let token = scanner.current else { return }
        try scanner.advance()
        append(.character(token.scalar), from: token.offset, to: &items)
    }

    private mutating func parseSetEscape(into items: inout [SetElement]) throws(PatternError) {
        let offset = scanner.currentOffset
        try scanner.advance()
        if let property = try parseProperty(at: offset) {
            append(.property(property), from: offset, to: &items)
        } else {
            append(.character(try parseEscapedLiteral(at: offset)), from: offset, to: &items)
        }
    }

    /// Parses a hyphen or an ampersand: a literal, a range or an operation.
    private mutating func parseSetOperator(into items: inout [SetElement], depth: Int) throws(PatternError) {
        guard let token = scanner.current, let last = items.last?.kind else { return }
        let isHyphen = token.scalar == "-"
        try scanner.advance()
        if scanner.isAt(token.scalar) {
            if last == .negation { throw PatternError("a set is missing here", at: token.offset) }
            if case .open = last { throw PatternError("a set is missing here", at: token.offset) }
            try scanner.advance()
            return append(.operation(isHyphen ? .difference : .intersection), from: token.offset, to: &items)
        }
        if last.isSet, scanner.isAt("[") {
            let operation: SetExpression.Operation = isHyphen ? .setDifference : .setIntersection
            return try parseBracket(into: &items, after: operation, depth: depth + 1)
        }
        // After an ampersand that means itself, ICU still takes the literal before it for the start of a range.
        let before = items.last { $0.kind != .sign("&") }
        if isHyphen, let before, case .character(let first) = before.kind, let last = try rangeEnd() {
            guard first <= last else { throw PatternError("this range ends before it starts", at: token.offset) }
            if items.last?.kind == before.kind { items.removeLast() }
            return append(.range(first...last), from: before.range.lowerBound, to: &items)
        }
        if case .sign = last, isHyphen, !scanner.isAt("]"), !scanner.isAt("[") {
            throw PatternError("a range starts with a character that is written out", at: token.offset)
        }
        append(.sign(token.scalar), from: token.offset, to: &items)
    }

    /// Parses the end of a range, unless the hyphen turns out to be a literal.
    private mutating func rangeEnd() throws(PatternError) -> Unicode.Scalar? {
        guard let token = scanner.current, !scanner.isAt("]"), !scanner.isAt("[") else { return nil }
        guard scanner.isAt("\\") else {
            try scanner.advance()
            return token.scalar
        }
        if let letter = scanner.following, letter == "p" || letter == "P" || SetMembers(shorthand: letter) != nil {
            throw PatternError("a range ends in a character, not in a set", at: token.offset)
        }
        try scanner.advance()
        return try parseEscapedLiteral(at: token.offset)
    }
}

extension SetElement.Kind {
    /// Whether it ends what may be the first operand of `-[` or `&[`: a set in brackets, or a property.
    fileprivate var isSet: Bool {
        switch self {
        case .close, .property(.named): true
        default: false
        }
    }
}
