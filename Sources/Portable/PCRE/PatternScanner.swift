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

    private let bytes: [UInt8]
    /// The offset of the character after the current one.
    private(set) var offset = 0
    private var isInQuotation = false
    private var isAfterBackslash = false
    private var skipsLineComments = true

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

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
