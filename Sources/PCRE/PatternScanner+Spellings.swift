/// Escapes that spell one character: `\n`, `\x41`, `\u0041`, `\cA`, `\0101`.
extension PatternScanner {
    private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
        "a": "\u{7}", "e": "\u{1b}", "f": "\u{c}", "n": "\n", "r": "\r", "t": "\t",
    ]

    /// Takes such an escape if one comes next.
    mutating func takeSpelling() throws(PatternError) -> Unicode.Scalar? {
        let start = offset
        var ahead = self
        _ = ahead.take()
        guard let letter = ahead.take() else { return nil }
        let value: UInt32?
        switch letter {
        case "x": value = ahead.take("{") ? ahead.takeBraced() : ahead.takeNumber(digits: 1...2, radix: 16)
        case "u": value = ahead.takeUTF16()
        case "U": value = ahead.takeNumber(digits: 8...8, radix: 16)
        case "0": value = ahead.takeOctal()
        case "c": value = ahead.take().map { $0.value & 0x1f }
        default: value = Self.controls[letter]?.value
        }
        guard "xuU0c".unicodeScalars.contains(letter) || value != nil else { return nil }
        guard let scalar = value.flatMap(Unicode.Scalar.init) else {
            throw PatternError("\\\(letter) spells no character here", at: start)
        }
        self = ahead
        return scalar
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

    /// One to three digits; the third only as far as the value stays within a byte.
    private mutating func takeOctal() -> UInt32? {
        var ahead = self
        if let value = ahead.takeNumber(digits: 3...3, radix: 8), value <= 0xff {
            self = ahead
            return value
        }
        return takeNumber(digits: 1...2, radix: 8)
    }
}
