/// A quantifier: `*`, `+?`, `{2,3}+`.
struct Quantifier: Equatable {
    /// The quantifier as PCRE2 reads it, the same as in ICU.
    let spelling: String
    /// The fewest repetitions that match.
    let minimum: Int
    /// The most repetitions that match; nil where there is no limit.
    let maximum: Int?
    /// Whether it repeats as little as possible.
    let isLazy: Bool
    let isPossessive: Bool
}

extension PatternScanner {
    /// Whether a quantifier starts at the current character.
    var isAtQuantifier: Bool {
        guard let token = current, !token.isQuoted else { return false }
        switch token.scalar {
        case "?", "*", "+", "{": return true
        default: return false
        }
    }

    /// Reads the quantifier that starts at the current character, one of `*`, `+`, `?` and `{`.
    mutating func readQuantifier() throws(PatternError) -> Quantifier {
        guard let token = current else { throw PatternError("a quantifier was expected", at: currentOffset) }
        try advance()
        var spelling: String
        var (minimum, maximum): (Int, Int?) = (0, nil)
        switch token.scalar {
        case "*": spelling = "*"
        case "?": (spelling, maximum) = ("?", 1)
        case "+": (spelling, minimum) = ("+", 1)
        default: (spelling, minimum, maximum) = try readInterval(at: token.offset)
        }
        let isLazy = try skip("?")
        let isPossessive = isLazy ? false : try skip("+")
        if isLazy || isPossessive { spelling += isLazy ? "?" : "+" }
        return Quantifier(
            spelling: spelling, minimum: minimum, maximum: maximum, isLazy: isLazy, isPossessive: isPossessive)
    }

    private mutating func readInterval(
        at offset: Int
    ) throws(PatternError) -> (spelling: String, minimum: Int, maximum: Int?) {
        let first = try readDigits()
        var last: String?
        if !first.isEmpty, try skip(",") { last = try readDigits() }
        guard !first.isEmpty, try skip("}") else {
            throw PatternError("a repetition is {n}, {n,} or {n,m}; a literal { is written \\{", at: offset)
        }
        let spelling = "{" + first + (last.map { "," + $0 } ?? "") + "}"
        let minimum = Self.count(first)
        return (spelling, minimum, last.map { $0.isEmpty ? nil : Self.count($0) } ?? minimum)
    }

    /// A number of repetitions; of those that are too large for PCRE2, the first.
    private static func count(_ digits: String) -> Int { min(Int(digits) ?? .max, 65_536) }

    /// Reads decimal digits, as many as there are.
    mutating func readDigits() throws(PatternError) -> String {
        var digits = ""
        while isAtDigit, let token = current {
            digits.unicodeScalars.append(token.scalar)
            try advance()
        }
        return digits
    }

    /// Whether the current character is a decimal digit that is not quoted.
    var isAtDigit: Bool {
        guard let token = current, !token.isQuoted else { return false }
        return ("0"..."9").contains(token.scalar)
    }
}
