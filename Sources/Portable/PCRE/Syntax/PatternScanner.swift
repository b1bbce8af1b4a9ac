/// Reads an ICU pattern character by character. As in ICU, what comes before the grammar is resolved here: quotations,
/// escapes that spell one character and, in comments mode, white space and comments.
package struct PatternScanner {
    struct Token: Equatable {
        let scalar: Unicode.Scalar
        /// Whether the character is a literal even if it has a meaning in the grammar.
        let isQuoted: Bool
        /// The UTF-8 offset of its spelling.
        let offset: Int
    }

    /// The flags in force.
    var flags = Flags()
    /// The current character, nil at the end; an unquoted `\` starts an escape that is more than a spelling of one
    /// character.
    private(set) var current: Token?

    private let bytes: [UInt8]
    /// The offset of the character after the current one.
    private(set) var offset = 0
    private var isInQuotation = false
    private var isAfterBackslash = false
    private var skipsLineComments = true

    init(_ source: String) { bytes = Array(source.utf8) }

    /// The offset of the current character, or the length of the pattern.
    var currentOffset: Int { current?.offset ?? offset }

    /// The character after the current one, not interpreted.
    var following: Unicode.Scalar? { scalar(at: offset) }

    /// The character after a backslash that comes next, not interpreted; nil if something else comes next.
    var escaped: Unicode.Scalar? { following == "\\" ? scalar(at: offset + 1) : nil }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        return byte < 0x80 ? Unicode.Scalar(byte) : decodeScalar(at: offset)
    }

    private func decodeScalar(at offset: Int) -> Unicode.Scalar? {
        var decoder = UTF8()
        var rest = bytes[offset...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
        return scalar
    }

    /// Whether the current character is this one, in its special meaning.
    func isAt(_ scalar: Unicode.Scalar) -> Bool {
        guard let current else { return false }
        return current.scalar == scalar && !current.isQuoted
    }

    /// Steps over the current character if it is this one, in its special meaning; whether it was.
    mutating func skip(_ scalar: Unicode.Scalar) throws(PatternError) -> Bool {
        guard isAt(scalar) else { return false }
        try advance()
        return true
    }

    /// Steps to the next character.
    ///
    /// - Throws: `PatternError` if an escape there spells no character.
    mutating func advance() throws(PatternError) {
        if isAfterBackslash {
            isAfterBackslash = false
            current = takeToken()
        } else if let byte = plainByte {
            current = Token(scalar: Unicode.Scalar(byte), isQuoted: false, offset: offset)
            offset += 1
        } else {
            try resolveToken()
        }
    }

    /// Steps from the `?` of `(?` to the character that says what it opens: a `#` there starts no comment of comments
    /// mode.
    mutating func advanceToGroupKind() throws(PatternError) {
        skipsLineComments = false
        defer { skipsLineComments = true }
        try advance()
    }

    /// The next byte if it needs no resolution, as most do not: nil for `\`, beyond ASCII, in a quotation and in
    /// comments mode.
    private var plainByte: UInt8? {
        guard offset < bytes.count, !isInQuotation, !flags.skipsComments else { return nil }
        let byte = bytes[offset]
        return byte < 0x80 && byte != UInt8(ascii: "\\") ? byte : nil
    }

    private mutating func resolveToken() throws(PatternError) {
        repeat {
            if isInQuotation, !skipQuotationEnd() {
                current = takeToken(isQuoted: true)
                return
            }
            if flags.skipsComments { skipIgnorable() }
        } while skipQuotationStart()
        try readToken()
    }

    /// Takes the character after the current one, not interpreted.
    mutating func take() -> Unicode.Scalar? {
        guard let scalar = following else { return nil }
        offset += UTF8.width(scalar)
        return scalar
    }

    /// Takes this text if it comes next, not interpreted; whether it did.
    mutating func take(_ text: String) -> Bool {
        guard bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        return true
    }

    private mutating func takeToken(isQuoted: Bool = false) -> Token? {
        let start = offset
        guard let scalar = take() else { return nil }
        return Token(scalar: scalar, isQuoted: isQuoted, offset: start)
    }

    private mutating func readToken() throws(PatternError) {
        guard following == "\\" else {
            current = takeToken()
            return
        }
        let start = offset
        if let scalar = try takeSpelling() {
            current = Token(scalar: scalar, isQuoted: true, offset: start)
        } else {
            current = takeToken()
            isAfterBackslash = true
        }
    }

    private mutating func skipQuotationStart() -> Bool {
        guard escaped == "Q", take("\\Q") else { return false }
        isInQuotation = true
        return true
    }

    private mutating func skipQuotationEnd() -> Bool {
        guard escaped == "E", take("\\E") else { return false }
        isInQuotation = false
        return true
    }

    /// Steps over the white space and the comments that comments mode ignores.
    mutating func skipIgnorable() {
        while let scalar = following {
            if scalar == "#", skipsLineComments {
                while let scalar = following, !"\n\r\u{85}\u{2028}".unicodeScalars.contains(scalar) { _ = take() }
            } else if scalar.properties.isPatternWhitespace {
                _ = take()
            } else {
                return
            }
        }
    }
}

/// What an opening parenthesis opens.
enum GroupOpening: Equatable {
    /// `(` or `(?<`; after the latter comes a name, which the caller reads or skips.
    case capturing(isNamed: Bool)
    /// `(?:`, `(?>` or `(?i-s:`; the symbol is what follows `(?`, without the flag `x`, which the scanner handles.
    case nonCapturing(symbol: String)
    /// `(?=`, `(?!`, `(?<=` or `(?<!`; the symbol is what follows `(?`.
    case lookaround(symbol: String)
    /// `(?i)`: opens no group; the letters are those that PCRE2 has too, without the flag `x`.
    case flags(letters: String)
    /// `(?#...)`, read to its end: opens no group.
    case comment
}

extension PatternScanner {
    /// Flags that change how what follows is read, up to the end of the group.
    package struct Flags: Equatable, Sendable {
        package var ignoresCase = false
        /// `^` and `$` match at every line, flag `m`.
        var matchesLines = false
        var dotMatchesAll = false
        /// Comments mode, flag `x`.
        var skipsComments = false
        /// Only LF ends a line, flag `d`.
        var usesUnixLines = false
        /// Word boundaries are those of Unicode's text segmentation, flag `w`.
        var segmentsWords = false
    }

    /// Reads what a parenthesis opens, up to the first character of the group. Flags take effect at once: a caller that
    /// reads a group restores the outer ``flags`` before it steps over the closing parenthesis.
    mutating func readGroupOpening() throws(PatternError) -> GroupOpening {
        let offset = currentOffset
        try advance()
        if isAt("*") { throw PatternError("(*...) verbs are not part of the language", at: offset) }
        guard isAt("?") else { return .capturing(isNamed: false) }
        try advanceToGroupKind()
        guard let kind = current, !kind.isQuoted else { throw unknownGroup(at: offset) }
        switch kind.scalar {
        case "#": return try skipComment(at: offset)
        case "<": return try readAngleOpening()
        case "i", "d", "m", "s", "u", "w", "x", "-": return try readFlags(at: offset)
        case ":": return try step(to: .nonCapturing(symbol: ":"))
        case ">": return try step(to: .nonCapturing(symbol: ">"))
        case "=": return try step(to: .lookaround(symbol: "="))
        case "!": return try step(to: .lookaround(symbol: "!"))
        default: throw unknownGroup(at: offset)
        }
    }

    private mutating func step(to opening: GroupOpening) throws(PatternError) -> GroupOpening {
        try advance()
        return opening
    }

    private func unknownGroup(at offset: Int) -> PatternError {
        let kind = current.map { "(?" + String($0.scalar) } ?? "(?"
        let hint = kind == "(?P" ? "; write a named group as (?<name>...)" : ""
        return PatternError("\(kind) is not a supported group\(hint)", at: offset)
    }

    private mutating func skipComment(at offset: Int) throws(PatternError) -> GroupOpening {
        while current != nil {
            if try skip(")") { return .comment }
            try advance()
        }
        throw PatternError("this comment is never closed", at: offset)
    }

    private mutating func readAngleOpening() throws(PatternError) -> GroupOpening {
        try advance()
        if try skip("=") { return .lookaround(symbol: "<=") }
        if try skip("!") { return .lookaround(symbol: "<!") }
        return .capturing(isNamed: true)
    }

    /// Reads a group name and the closing angle bracket after it.
    mutating func readName() throws(PatternError) -> String {
        var name = ""
        let offset = currentOffset
        while let token = current, !isAt(">") {
            let isDigit = ("0"..."9").contains(token.scalar)
            guard Rendering.isAlphanumeric(token.scalar), !isDigit || !name.isEmpty else { break }
            name.unicodeScalars.append(token.scalar)
            try advance()
        }
        guard try skip(">"), !name.isEmpty else {
            throw PatternError("a group name is a letter, then letters and digits, then >", at: offset)
        }
        return name
    }

    /// Reads `i)` or `i:`, from the first flag on.
    private mutating func readFlags(at offset: Int) throws(PatternError) -> GroupOpening {
        var changed = flags
        var letters: [String] = ["", ""]
        var isOn = true
        while let token = current, !isAt(")"), !isAt(":") {
            switch token.scalar {
            case "-": isOn = false
            case "x": changed.skipsComments = isOn
            case "s": changed.dotMatchesAll = isOn
            case "i": changed.ignoresCase = isOn
            case "d": changed.usesUnixLines = isOn
            case "w": changed.segmentsWords = isOn
            case "m": changed.matchesLines = isOn
            // All matching is Unicode's, as flag `u` wants it.
            case "u": break
            default: throw PatternError("there is no flag \(token.scalar)", at: token.offset)
            }
            if "ims".unicodeScalars.contains(token.scalar) { letters[isOn ? 0 : 1].unicodeScalars.append(token.scalar) }
            try advance()
        }
        guard current != nil else { throw PatternError("these flags are never closed", at: offset) }
        let opensGroup = isAt(":")
        flags = changed
        try advance()
        let text = letters[0] + (letters[1].isEmpty ? "" : "-" + letters[1])
        return opensGroup ? .nonCapturing(symbol: text + ":") : .flags(letters: text)
    }
}

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

/// Escapes that spell one character: `\n`, `\x41`, `\u0041`, `\cA`, `\0101`.
extension PatternScanner {
    /// Takes such an escape; nil if something else comes next.
    mutating func takeSpelling() throws(PatternError) -> Unicode.Scalar? {
        let start = offset
        guard let letter = escaped, let spelling = Spelling(letter) else { return nil }
        _ = take()
        _ = take()
        let value: UInt32?
        switch spelling {
        case .control(let control): value = UInt32(control)
        case .hexadecimal: value = take("{") ? takeBraced() : takeNumber(digits: 1...2, radix: 16)
        case .utf16: value = takeUTF16()
        case .scalar: value = takeNumber(digits: 8...8, radix: 16)
        case .octal: value = takeOctal()
        case .controlKey: value = take().map { $0.value & 0x1f }
        }
        guard let scalar = value.flatMap(Unicode.Scalar.init) else {
            throw PatternError("\\\(letter) spells no character here", at: start)
        }
        return scalar
    }

    /// What the letter of an escape announces.
    private enum Spelling {
        case control(UInt8)
        case hexadecimal
        case utf16
        case scalar
        case octal
        case controlKey

        init?(_ letter: Unicode.Scalar) {
            switch letter {
            case "a": self = .control(0x07)
            case "e": self = .control(0x1b)
            case "f": self = .control(0x0c)
            case "n": self = .control(0x0a)
            case "r": self = .control(0x0d)
            case "t": self = .control(0x09)
            case "x": self = .hexadecimal
            case "u": self = .utf16
            case "U": self = .scalar
            case "0": self = .octal
            case "c": self = .controlKey
            default: return nil
            }
        }
    }

    /// Takes the `{Name}` of `\p{Name}` or `\N{NAME}`, where the current character is the letter before it. In comments mode,
    /// ICU ignores white space and comments in the name as well, so that a name with spaces is not found.
    mutating func takeBracedName(at offset: Int) throws(PatternError) -> String {
        var name = ""
        if flags.skipsComments { skipIgnorable() }
        guard take("{") else {
            let letter = current.map { String($0.scalar) } ?? ""
            throw PatternError(
                "\(letter == "N" ? "a character" : "a property") is written \\\(letter){name}", at: offset)
        }
        while let scalar = takeOfName() {
            if scalar == "}" { return name }
            name.unicodeScalars.append(scalar)
        }
        throw PatternError("this name is never closed", at: offset)
    }

    private mutating func takeOfName() -> Unicode.Scalar? {
        if flags.skipsComments { skipIgnorable() }
        return take()
    }

    private mutating func takeNumber(digits: ClosedRange<Int>, radix: Int) -> UInt32? {
        var text = ""
        while text.count < digits.upperBound, let next = following, Character(next).isASCII,
            let digit = Character(next).hexDigitValue, digit < radix
        {
            text.unicodeScalars.append(next)
            _ = take()
        }
        return text.count < digits.lowerBound ? nil : UInt32(text, radix: radix)
    }

    private mutating func takeBraced() -> UInt32? {
        let value = takeNumber(digits: 1...8, radix: 16)
        return take("}") ? value : nil
    }

    /// `\u` spells a UTF-16 code unit: two of them may make one character.
    private mutating func takeUTF16() -> UInt32? {
        guard let lead = takeNumber(digits: 4...4, radix: 16) else { return nil }
        guard (0xd800..<0xdc00).contains(lead) else { return lead }
        guard take("\\u"), let trail = takeNumber(digits: 4...4, radix: 16), (0xdc00..<0xe000).contains(trail) else {
            return nil
        }
        return 0x10000 + (lead - 0xd800) << 10 + (trail - 0xdc00)
    }

    /// One to three digits; the third only if the value still fits in a byte.
    private mutating func takeOctal() -> UInt32? {
        var ahead = self
        if let value = ahead.takeNumber(digits: 3...3, radix: 8), value <= 0xff {
            self = ahead
            return value
        }
        return takeNumber(digits: 1...2, radix: 8)
    }
}
