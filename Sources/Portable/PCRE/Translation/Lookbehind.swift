/// The content of a lookbehind, in the translation: PCRE2 10.42 needs alternatives of one length each.
struct Lookbehind {
    indirect enum Term: Sendable {
        /// A term that PCRE2 can look back over, with its length in characters.
        case fixed(String, length: Int)
        /// A group whose alternatives have several lengths; the prefix is what comes before them.
        case group(prefix: String, [[Term]])
        case repeated(Term, ClosedRange<Int>)

        /// The length if there is only one.
        fileprivate var length: Int? {
            switch self {
            case .fixed(_, let length): length
            case .group: nil
            case .repeated(let term, let count):
                count.lowerBound < count.upperBound ? nil : term.length.map { product($0, count.lowerBound) }
            }
        }
    }

    /// One way to match, without choices.
    private struct Form: Hashable {
        var pattern: String
        var length: Int
    }

    private let offset: Int
    /// Why the lookbehind cannot be written as alternatives of one length.
    private var obstacle: String?
    /// The alternatives of the lookbehind, and of the groups in it that are open.
    private var open: [[[Term]]] = [[[]]]

    /// - Parameter offset: where it starts in the author's pattern.
    init(at offset: Int) { self.offset = offset }

    /// The alternatives that the lookbehind must be written as; nil if PCRE2 can compile it as it is.
    ///
    /// - Throws: `PatternError` if it cannot be written in this way.
    func alternativesOfFixedLength() throws(PatternError) -> [String]? {
        guard !open[0].allSatisfy({ Self.length($0) != nil }) else { return nil }
        if let obstacle { throw error("\(obstacle) is not supported in a lookbehind of variable length") }
        var forms: [Form] = []
        for alternative in open[0] { forms += try self.forms(of: alternative) }
        // Shorter ones are tried first, as in ICU.
        forms.sort { $0.length < $1.length }
        return forms.map { Self.unguarded($0.pattern) }
    }

    /// A lookbehind ends where it is, even between CR and LF: what comes last may be a CR.
    private static func unguarded(_ pattern: String) -> String {
        let end = pattern.lastIndex { $0 != ")" }.map(pattern.index(after:)) ?? pattern.startIndex
        let (body, parentheses) = (pattern[..<end], pattern[end...])
        for last in [Rendering.anyCharacter, lineBreak] where body.hasSuffix(notCRLF + last) {
            return body.dropLast(notCRLF.count + last.count) + last + parentheses
        }
        return pattern
    }

    private static func length(_ sequence: [Term]) -> Int? {
        sequence.reduce(0) { length, term in length.flatMap { length in term.length.map { sum(length, $0) } } }
    }

    private func error(_ message: String) -> PatternError { PatternError(message, at: offset) }
}

// What the translator writes, term by term.
extension Lookbehind {
    mutating func append(_ term: Term) { open[open.count - 1][open[open.count - 1].count - 1].append(term) }

    mutating func startAlternative() { open[open.count - 1].append([]) }

    mutating func openGroup() { open.append([[]]) }

    /// - Parameters:
    ///   - opening: how the translation of the group starts.
    ///   - text: all of it.
    mutating func closeGroup(_ kind: PatternTree.Kind, _ opening: String, _ text: String) {
        let alternatives = open.removeLast()
        guard case .group(_, let kind, _) = kind else { return append(.fixed(text, length: 0)) }
        if kind == .capturing { obstruct("a capturing group") }
        append(alternatives, opening, text)
        if kind == .atomic, case .group = open.last?.last?.last { obstruct("an atomic group") }
    }

    mutating func append(flags text: String) {
        obstruct("changing flags")
        append(.fixed(text, length: 0))
    }

    /// Appends a group of alternatives, each of which is a text.
    mutating func append(spellings: [[Unicode.Scalar]], _ text: String) {
        append(spellings.map { $0.map { .fixed(Rendering.literal($0), length: 1) } }, "(?:", text)
    }

    private mutating func append(_ alternatives: [[Term]], _ opening: String, _ text: String) {
        let lengths = alternatives.map(Self.length)
        if let length = lengths[0], lengths.allSatisfy({ $0 == length }) {
            append(.fixed(text, length: length))
        } else {
            append(.group(prefix: opening, alternatives))
        }
    }

    /// - Throws: `PatternError` if there is no limit to the length.
    mutating func repeatLast(_ quantifier: Quantifier) throws(PatternError) {
        // ICU compiles `??` to a loop.
        guard let maximum = quantifier.maximum, quantifier.minimum <= maximum, quantifier.spelling != "??" else {
            throw unlimited
        }
        if quantifier.isPossessive, quantifier.minimum < maximum { obstruct("a possessive quantifier") }
        guard let term = open[open.count - 1][open[open.count - 1].count - 1].popLast() else { return }
        append(.repeated(term, quantifier.minimum...maximum))
    }

    private mutating func obstruct(_ obstacle: String) { self.obstacle = self.obstacle ?? obstacle }

    var unlimited: PatternError { error("a lookbehind must have a bounded length") }

    private static let notCRLF = #"(?!\r\n)"#
    private static let lineBreak = #"[\n-\r\x{85}\x{2028}\x{2029}]"#
    static let anyIncludingCRLF = Term.group(
        prefix: "(?:", [[.fixed(notCRLF + Rendering.anyCharacter, length: 1)], [.fixed(#"\r\n"#, length: 2)]])
    static let lineEnd = Term.group(
        prefix: "(?:", [[.fixed(notCRLF + lineBreak, length: 1)], [.fixed(#"\r\n"#, length: 2)]])
}

// Writing out the choices.
extension Lookbehind {
    private func forms(of sequence: [Term]) throws(PatternError) -> [Form] {
        var forms = [Form(pattern: "", length: 0)]
        for term in sequence { forms = try concatenated(forms, try self.forms(of: term)) }
        return forms
    }

    private func forms(of term: Term) throws(PatternError) -> [Form] {
        switch term {
        case .fixed(let text, let length): return [Form(pattern: text, length: length)]
        case .group(let prefix, let alternatives):
            var forms: [Form] = []
            for alternative in alternatives { forms += try self.forms(of: alternative) }
            guard prefix != "(?:" else { return try checked(forms) }
            return try checked(forms.map { Form(pattern: prefix + $0.pattern + ")", length: $0.length) })
        case .repeated(.fixed(let text, let length), let count):
            guard count.count <= Limits.lookbehindForms else { throw error("this lookbehind has too many forms") }
            return try checked(count.map { Form(pattern: "\(text){\($0)}", length: product(length, $0)) })
        case .repeated(let term, let count): return try repeated(try forms(of: term), count)
        }
    }

    private func repeated(_ forms: [Form], _ count: ClosedRange<Int>) throws(PatternError) -> [Form] {
        var result: [Form] = []
        var power = [Form(pattern: "", length: 0)]
        for number in 0...count.upperBound {
            if number > 0 { power = try concatenated(power, forms) }
            if count.contains(number) { result = try checked(result + power) }
        }
        return result
    }

    private func concatenated(_ first: [Form], _ second: [Form]) throws(PatternError) -> [Form] {
        guard first.count * second.count <= Limits.lookbehindForms else {
            throw error("this lookbehind has too many forms")
        }
        return try checked(
            first.flatMap { first in
                second.map { Form(pattern: first.pattern + $0.pattern, length: sum(first.length, $0.length)) }
            })
    }

    /// The forms, each once.
    private func checked(_ forms: [Form]) throws(PatternError) -> [Form] {
        var seen: Set<Form> = []
        let forms = forms.filter { seen.insert($0).inserted }
        let bytes = forms.reduce(0) { $0 + $1.pattern.utf8.count }
        guard forms.count <= Limits.lookbehindForms, bytes <= Limits.lookbehindBytes else {
            throw error("this lookbehind has too many forms")
        }
        return forms
    }
}

/// PCRE2 refuses longer lookbehinds and more repetitions, so larger numbers need no exact value.
private let tooLong = 65_536

private func sum(_ first: Int, _ second: Int) -> Int { min(first + second, tooLong) }

/// The length of a term that is repeated.
private func product(_ length: Int, _ count: Int) -> Int {
    count > 0 && length > tooLong / count ? tooLong : length * count
}
