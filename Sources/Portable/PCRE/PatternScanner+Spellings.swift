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
