/// The content of a lookbehind, in the translation: PCRE2 10.42 needs alternatives of one length each.
struct Lookbehind {
    /// Longer expansions are refused, in alternatives and in bytes.
    private static let maximumAlternatives = 1000
    private static let maximumBytes = 65_536

    private indirect enum Term: Sendable {
        /// A term that PCRE2 can look back over, with its length in characters.
        case fixed(String, length: Int)
        /// A group whose alternatives have several lengths; the prefix is what comes before them.
        case group(prefix: String, [[Term]])
        case repeated(Term, ClosedRange<Int>)

        /// The length if there is only one.
        var length: Int? {
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

    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private let offset: Int
    /// Why the lookbehind cannot be written as alternatives of one length.
    private var obstacle: String?

    init(_ bytes: ArraySlice<UInt8>, at offset: Int) {
        self.bytes = bytes
        self.offset = offset
        index = bytes.startIndex
    }

    /// The alternatives that the lookbehind must be written as; nil if PCRE2 can compile it as it is.
    ///
    /// - Throws: `PatternError` if there is no limit to the length, or if it cannot be written in this way.
    mutating func alternativesOfFixedLength() throws(PatternError) -> [String]? {
        let alternatives = try readAlternatives()
        guard !alternatives.allSatisfy({ Self.length($0) != nil }) else { return nil }
        if let obstacle { throw error("\(obstacle) is not supported in a lookbehind of variable length") }
        var forms: [Form] = []
        for alternative in alternatives { forms += try self.forms(of: alternative) }
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

    private func error(_ message: String) -> PatternError {
        PatternError(message, at: offset)
    }
}

// Reading the translation: its vocabulary is what the translator writes.
extension Lookbehind {
    private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    private func isAt(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

    private mutating func readAlternatives() throws(PatternError) -> [[Term]] {
        var alternatives: [[Term]] = [[]]
        while let byte, byte != UInt8(ascii: ")") {
            if byte == UInt8(ascii: "|") {
                index += 1
                alternatives.append([])
            } else {
                let term = try readTerm()
                alternatives[alternatives.count - 1].append(try readQuantifier(of: term))
            }
        }
        return alternatives
    }

    private mutating func readTerm() throws(PatternError) -> Term {
        let start = index
        switch bytes[index] {
        case UInt8(ascii: "("): return try readGroup()
        case UInt8(ascii: "["): skipClass()
        case UInt8(ascii: "\\"): return try readEscape()
        case UInt8(ascii: "^"), UInt8(ascii: "$"):
            index += 1
            return .fixed(text(from: start), length: 0)
        default:
            repeat { index += 1 } while byte.map(UTF8.isContinuation) ?? false
        }
        return .fixed(text(from: start), length: 1)
    }

    private mutating func skipClass() {
        repeat {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        } while byte.map { $0 != UInt8(ascii: "]") } ?? false
        index += 1
    }

    private mutating func readEscape() throws(PatternError) -> Term {
        let start = index
        index += 2
        switch bytes[start + 1] {
        case UInt8(ascii: "x"), UInt8(ascii: "p"), UInt8(ascii: "P"):
            while let byte, byte != UInt8(ascii: "}") { index += 1 }
            index += 1
        case UInt8(ascii: "A"), UInt8(ascii: "G"), UInt8(ascii: "z"), UInt8(ascii: "Z"):
            return .fixed(text(from: start), length: 0)
        case UInt8(ascii: "R"): return Self.lineEnd
        case UInt8(ascii: "X"): throw error(Self.unlimited)
        default: break
        }
        return .fixed(text(from: start), length: 1)
    }

    private mutating func readGroup() throws(PatternError) -> Term {
        let start = index
        if isAt(Rendering.anyIncludingCRLF) {
            index += Rendering.anyIncludingCRLF.utf8.count
            return Self.anyIncludingCRLF
        }
        let prefix = readGroupPrefix()
        let alternatives = try readAlternatives()
        index += 1
        let lengths = alternatives.map(Self.length)
        if prefix.hasSuffix("=") || prefix.hasSuffix("!") { return .fixed(text(from: start), length: 0) }
        if prefix.last.map({ $0.isLetter || $0 == "?" || $0 == "-" }) ?? false {
            obstacle = obstacle ?? "changing flags"
        }
        if prefix == "(" || prefix.hasSuffix(">") && prefix != "(?>" { obstacle = obstacle ?? "a capturing group" }
        if let length = lengths[0], lengths.allSatisfy({ $0 == length }) {
            return .fixed(text(from: start), length: length)
        }
        if prefix == "(?>" { obstacle = obstacle ?? "an atomic group" }
        return .group(prefix: prefix, alternatives)
    }

    /// Reads `(`, `(?:`, `(?i-s:`, `(?>`, `(?<name>`, `(?=`, `(?<!` or, up to the parenthesis, `(?i)`.
    private mutating func readGroupPrefix() -> String {
        let start = index
        index += 1
        guard isAt("?") else { return text(from: start) }
        while let byte, byte != UInt8(ascii: ")") {
            index += 1
            if ":>=!".utf8.contains(byte) { break }
        }
        return text(from: start)
    }

    private mutating func readQuantifier(of term: Term) throws(PatternError) -> Term {
        let count: ClosedRange<Int>
        switch byte {
        case UInt8(ascii: "?"):
            count = 0...1
            // ICU compiles it to a loop.
            if bytes[(index + 1)...].first == UInt8(ascii: "?") { throw error(Self.unlimited) }
        case UInt8(ascii: "{"):
            let start = index + 1
            while let byte, byte != UInt8(ascii: "}") { index += 1 }
            let bounds = text(from: start).split(separator: ",", omittingEmptySubsequences: false).map(Self.number)
            guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, first <= last else {
                throw error(Self.unlimited)
            }
            count = first...last
        case UInt8(ascii: "*"), UInt8(ascii: "+"): throw error(Self.unlimited)
        default: return term
        }
        index += 1
        if isAt("+"), count.lowerBound < count.upperBound { obstacle = obstacle ?? "a possessive quantifier" }
        if isAt("+") || isAt("?") { index += 1 }
        return .repeated(term, count)
    }

    private static func number(_ digits: Substring) -> Int? {
        digits.isEmpty ? nil : min(Int(digits) ?? tooLong, tooLong)
    }

    private static let unlimited = "a lookbehind needs a limit to its length"
    private static let notCRLF = #"(?!\r\n)"#
    private static let anyIncludingCRLF = Term.group(
        prefix: "(?:", [[.fixed(notCRLF + Rendering.anyCharacter, length: 1)], [.fixed(#"\r\n"#, length: 2)]])
    private static let lineBreak = #"[\n-\r\x{85}\x{2028}\x{2029}]"#
    private static let lineEnd = Term.group(
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
            guard count.count <= Self.maximumAlternatives else { throw error("this lookbehind has too many forms") }
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
        guard first.count * second.count <= Self.maximumAlternatives else {
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
        guard forms.count <= Self.maximumAlternatives, bytes <= Self.maximumBytes else {
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
