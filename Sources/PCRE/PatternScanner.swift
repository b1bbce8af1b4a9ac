/// Reads an ICU pattern character by character. As in ICU, what comes before the grammar is resolved here: quotations,
/// escapes that spell one character and, in comments mode, white space and comments.
struct PatternScanner {
    /// One character of the pattern.
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

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private(set) var offset = 0
    private var isInQuotation = false
    private var isAfterBackslash = false

    init(_ source: String) {
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(source.utf8.count)
        for scalar in source.unicodeScalars { scalars.append(scalar) }
        self.scalars = scalars
    }

    /// The offset of the current character, or the length of the pattern.
    var currentOffset: Int { current?.offset ?? offset }

    /// The character after the current one, not interpreted.
    var following: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    /// The character after ``following``, not interpreted.
    var second: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    /// Whether the current character is this one, in its special meaning.
    func isAt(_ scalar: Unicode.Scalar) -> Bool {
        current?.scalar == scalar && current?.isQuoted == false
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
            return
        }
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
        index += 1
        offset += UTF8.width(scalar)
        return scalar
    }

    /// Takes this text if it comes next, not interpreted; whether it did.
    mutating func take(_ text: String) -> Bool {
        guard scalars[index...].starts(with: text.unicodeScalars) else { return false }
        for _ in text.unicodeScalars { _ = take() }
        return true
    }

    private mutating func takeToken(isQuoted: Bool = false) -> Token? {
        let start = offset
        return take().map { Token(scalar: $0, isQuoted: isQuoted, offset: start) }
    }

    private mutating func readToken() throws(PatternError) {
        let start = offset
        if following == "\\", let scalar = try takeSpelling() {
            current = Token(scalar: scalar, isQuoted: true, offset: start)
        } else {
            current = takeToken()
            isAfterBackslash = current?.scalar == "\\"
        }
    }

    private mutating func skipQuotationStart() -> Bool {
        guard following == "\\", second == "Q", take("\\Q") else { return false }
        isInQuotation = true
        return true
    }

    private mutating func skipQuotationEnd() -> Bool {
        guard following == "\\", take("\\E") else { return false }
        isInQuotation = false
        return true
    }

    private mutating func skipIgnorable() {
        while let scalar = following {
            if scalar == "#" {
                while let scalar = following, !"\n\r\u{85}\u{2028}".unicodeScalars.contains(scalar) { _ = take() }
            } else if scalar.properties.isPatternWhitespace {
                _ = take()
            } else {
                return
            }
        }
    }
}
