/// Finds out what every match of a pattern contains, in order. Whatever is not certain is a gap: what is found is sound,
/// but not complete.
struct Requirements {
    /// What the start or end of a part says about the position there.
    enum Edge: UInt8 {
        /// No token of the text goes across the position.
        case boundary
        /// The part may be empty, and starts and ends with neither letters nor digits: the neighbour decides.
        case transparent
        /// The part may start or end with a letter or digit.
        case open

        /// The edge of a part that may be left out.
        fileprivate var optional: Edge { self == .open ? .open : .transparent }

        /// The edge of one of two parts.
        fileprivate func union(_ other: Edge) -> Edge { rawValue < other.rawValue ? other : self }
    }

    /// A part of what a match contains.
    struct Part {
        enum Content {
            /// Any text.
            case gap
            /// Folded ASCII characters: a range of the text of all literals.
            case literal(Range<Int>)
            /// One of several texts, one of which may be empty.
            case texts([Range<Int>])
            /// One of several sequences.
            case choice([[Part]])
        }

        let content: Content
        let first: Edge
        let last: Edge
        fileprivate(set) var isRepeated = false
        /// Whether it is a character of a set with all letters and digits.
        fileprivate(set) var isWord = false

        /// Whether a match contains one of its literals.
        var isRequired: Bool {
            switch content {
            case .gap: false
            case .literal: true
            case .texts(let texts): !texts.contains { $0.isEmpty }
            case .choice(let alternatives): alternatives.allSatisfy { $0.contains { $0.isRequired } }
            }
        }
    }

    /// More texts are not made of alternatives and what is beside them, nor longer ones.
    private static let maximumTexts = 16
    private static let maximumLength = 1024

    /// The text of all literals, which may share it.
    private(set) var text: [UInt8] = []

    /// Reads a pattern instead of the last one; returns its alternatives.
    mutating func read(_ pattern: String) throws(PatternError) -> [[Part]] {
        var alternatives = try PatternTree(pattern).alternatives
        text.removeAll(keepingCapacity: true)
        // What most patterns for links start with says little of them.
        for start in ["https?", "^https?"] where pattern.hasPrefix(start + "://") {
            alternatives[0].removeFirst(start.utf8.count - 1)
        }
        return sequences(alternatives)
    }

    private mutating func sequences(_ alternatives: PatternTree.Alternatives) -> [[Part]] {
        alternatives.map { terms in
            var parts: [Part] = []
            for term in terms { append(term, to: &parts) }
            return parts
        }
    }

    private mutating func append(_ term: PatternTree.Term, to parts: inout [Part]) {
        if case .group(let inner, _, _) = term.kind, inner.count == 1, term.quantifier == nil {
            for part in sequences(inner)[0] { append(part, to: &parts) }
        } else if let part = part(of: term) {
            if let quantifier = term.quantifier {
                append(part, quantifier, to: &parts)
            } else {
                append(part, to: &parts)
            }
        }
    }

    /// What a term requires without its quantifier; nil if nothing is known.
    private mutating func part(of term: PatternTree.Term) -> Part? {
        switch term.kind {
        case .literal(let scalar) where scalar.isASCII: return literal(Token.folded(UInt8(ascii: scalar)))
        case .literal, .reference: return .gap(.open)
        case .characters(let characters): return part(of: characters, ignoringCase: term.flags.ignoresCase)
        case .group(let inner, _, _): return choice(of: inner)
        // What a lookaround says about the position where it is: whether a token goes across it.
        case .lookahead(let inner, isNegative: false):
            return choice(of: inner).first == .boundary ? .gap(.boundary) : nil
        case .lookbehind(let inner, isNegative: false):
            return choice(of: inner).last == .boundary ? .gap(.boundary) : nil
        case .lookahead(let inner, isNegative: true), .lookbehind(let inner, isNegative: true):
            return sequences(inner).contains { $0.count == 1 && $0[0].isWord } ? .gap(.boundary) : nil
        case .assertion("B"): return nil
        case .assertion: return .gap(.boundary)
        }
    }

    private mutating func part(of characters: PatternTree.Characters, ignoringCase: Bool) -> Part {
        guard let members = SetMembers(characters.form, ignoringCase: ignoringCase) else { return .gap(.open) }
        guard let letters = members.letters else {
            var gap = Part.gap(members.mayBeWord ? .open : .boundary)
            gap.isWord = members.hasAllOfWords
            return gap
        }
        let start = text.count
        letters.forEach { text.append($0) }
        return part(texts: (start..<text.count).map { $0..<$0 + 1 })
    }

    private mutating func literal(_ byte: UInt8) -> Part {
        text.append(byte)
        return literal(text.count - 1..<text.count)
    }

    private func literal(_ range: Range<Int>) -> Part {
        Part(content: .literal(range), first: edge(range.lowerBound), last: edge(range.upperBound - 1))
    }

    private func edge(_ index: Int) -> Edge { Token.isWord(text[index]) ? .open : .boundary }

    private func part(texts: [Range<Int>]) -> Part {
        if texts.count == 1, !texts[0].isEmpty { return literal(texts[0]) }
        let filled = texts.filter { !$0.isEmpty }
        let least = filled.count < texts.count ? Edge.transparent : .boundary
        return Part(
            content: .texts(texts), first: filled.reduce(least) { $0.union(edge($1.lowerBound)) },
            last: filled.reduce(least) { $0.union(edge($1.upperBound - 1)) })
    }

    /// One of several sequences.
    private mutating func choice(of alternatives: PatternTree.Alternatives) -> Part {
        let alternatives = sequences(alternatives)
        if let texts = texts(of: alternatives) { return part(texts: texts) }
        return Part(
            content: .choice(alternatives),
            first: alternatives.reduce(.boundary) { edge, parts in
                edge.union(parts.first { $0.first != .transparent }?.first ?? .transparent)
            },
            last: alternatives.reduce(.boundary) { edge, parts in
                edge.union(parts.last { $0.last != .transparent }?.last ?? .transparent)
            })
    }

    /// The texts of alternatives that are nothing but literals; nil if they are more, or too many.
    private func texts(of alternatives: [[Part]]) -> [Range<Int>]? {
        var texts: [Range<Int>] = []
        for parts in alternatives {
            guard parts.count <= 1 else { return nil }
            switch parts.first?.content {
            case nil: texts.append(0..<0)
            case .literal(let text): texts.append(text)
            case .texts(let inner) where !parts[0].isRepeated: texts += inner
            case .texts, .gap, .choice: return nil
            }
        }
        return texts.count <= Self.maximumTexts ? texts : nil
    }
}

extension Requirements.Part {
    fileprivate static func gap(_ edge: Requirements.Edge) -> Self { gap(edge, edge) }

    fileprivate static func gap(_ first: Requirements.Edge, _ last: Requirements.Edge) -> Self {
        Self(content: .gap, first: first, last: last)
    }
}

/// What follows each other.
extension Requirements {
    private mutating func append(_ part: Part, _ quantifier: Quantifier, to parts: inout [Part]) {
        switch (quantifier.minimum, quantifier.maximum, part.content) {
        case (0, 1, .literal(let text)): append(self.part(texts: [text, 0..<0]), to: &parts)
        case (0, 1, .texts(let texts)) where texts.count < Self.maximumTexts:
            append(self.part(texts: texts + [0..<0]), to: &parts)
        case (0, _, _): append(.gap(part.first.optional, part.last.optional), to: &parts)
        case (1, 1, _): append(part, to: &parts)
        case (_, _, .literal):
            append(part, to: &parts)
            append(.gap(part.last.optional), to: &parts)
        default:
            var part = part
            part.isRepeated = true
            part.isWord = part.isWord && quantifier.minimum == 1
            parts.append(part)
        }
    }

    /// Appends a part. Alternatives are joined with the letters and digits beside them: `colou?r` and `(?:i|e)mage` contain
    /// one of two tokens each.
    private mutating func append(_ part: Part, to parts: inout [Part]) {
        guard let last = parts.last, !last.isRepeated, !part.isRepeated else { return parts.append(part) }
        let touches = last.last == .open && part.first == .open
        switch (last.content, part.content) {
        case (.literal(let first), .literal(let second)):
            let range = joined(first, second)
            parts[parts.count - 1] = literal(range)
        case (.literal(let literal), .texts(let texts)) where touches:
            var start = literal.upperBound
            while start > literal.lowerBound, Token.isWord(text[start - 1]) { start -= 1 }
            parts.removeLast()
            if start > literal.lowerBound { parts.append(self.literal(literal.lowerBound..<start)) }
            append([start..<literal.upperBound], texts, to: &parts)
        case (.texts(let texts), .literal(let literal)) where touches:
            var end = literal.lowerBound
            while end < literal.upperBound, Token.isWord(text[end]) { end += 1 }
            parts.removeLast()
            append(texts, [literal.lowerBound..<end], to: &parts)
            if end < literal.upperBound { parts.append(self.literal(end..<literal.upperBound)) }
        case (.texts(let first), .texts(let second)) where touches:
            parts.removeLast()
            append(first, second, to: &parts)
        default: parts.append(part)
        }
    }

    /// Appends texts that each start with one of the first and end with one of the second, unless they are too many.
    private mutating func append(_ first: [Range<Int>], _ second: [Range<Int>], to parts: inout [Part]) {
        let length = first.reduce(0) { $0 + $1.count } * second.count + second.reduce(0) { $0 + $1.count } * first.count
        guard first.count * second.count <= Self.maximumTexts, length <= Self.maximumLength else {
            parts.append(part(texts: first))
            return parts.append(part(texts: second))
        }
        var texts: [Range<Int>] = []
        for first in first { for second in second { texts.append(joined(first, second)) } }
        parts.append(part(texts: texts))
    }

    /// The range of a text that is made of two, where they are if the second follows the first.
    private mutating func joined(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
        if first.isEmpty { return second }
        if second.isEmpty { return first }
        if first.upperBound == second.lowerBound { return first.lowerBound..<second.upperBound }
        var start = first.lowerBound
        if first.upperBound != text.count {
            start = text.count
            for index in first { text.append(text[index]) }
        }
        for index in second { text.append(text[index]) }
        return start..<text.count
    }
}
