/// A quantifier: `*`, `+?`, `{2,3}+`.
struct Quantifier: Equatable {
    /// The quantifier as PCRE2 reads it, the same as in ICU.
    let spelling: String
    /// The fewest repetitions that match.
    let minimum: Int

    /// The most repetitions that match; nil where there is no limit.
    var maximum: Int? {
        switch spelling.first {
        case "*", "+": return nil
        case "?": return 1
        default:
            guard let comma = spelling.firstIndex(of: ",") else { return minimum }
            return Int(spelling[spelling.index(after: comma)...].prefix(while: \.isNumber))
        }
    }

    var isPossessive: Bool { spelling.count > 1 && spelling.hasSuffix("+") }
}

extension PatternScanner {
    /// Reads the quantifier that starts at the current character, one of `*`, `+`, `?` and `{`.
    mutating func readQuantifier() throws(PatternError) -> Quantifier {
        guard let token = current else { throw PatternError("a quantifier was expected", at: currentOffset) }
        try advance()
        var spelling: String
        var minimum = 0
        switch token.scalar {
        case "*": spelling = "*"
        case "?": spelling = "?"
        case "+": (spelling, minimum) = ("+", 1)
        default:
            let digits = try readDigits()
            spelling = try readInterval(from: digits, at: token.offset)
            minimum = Int(digits) ?? 0
        }
        if try skip("?") { spelling += "?" } else if try skip("+") { spelling += "+" }
        return Quantifier(spelling: spelling, minimum: minimum)
    }

    private mutating func readInterval(from minimum: String, at offset: Int) throws(PatternError) -> String {
        var text = "{" + minimum
        if !minimum.isEmpty, try skip(",") { text += "," + (try readDigits()) }
        guard !minimum.isEmpty, try skip("}") else {
            throw PatternError("a repetition is {n}, {n,} or {n,m}; a literal { is written \\{", at: offset)
        }
        return text + "}"
    }

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
