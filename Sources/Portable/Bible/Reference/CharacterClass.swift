/// The class of a character beyond ASCII in a reference.
enum CharacterClass {
    /// Part of a word: a letter, or a combining mark.
    case letter(Unicode.Scalar)
    /// Equivalent to an ASCII character: a full-width digit, a no-break space, a dash.
    case ascii(UInt8)
    /// Without meaning: a soft hyphen, an ordinal indicator, a middle dot.
    case ignorable
    /// Does not occur in references.
    case other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            self = .letter(Unicode.Scalar(UInt8(scalar.value - 0xFEE0) | 0x20))
        case 0xFF01...0xFF5E: self = .ascii(UInt8(scalar.value - 0xFEE0))
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0x300A, 0x300B:
            self = .ascii(UInt8(ascii: " "))
        case 0x5BE, 0x2010...0x2015, 0x2212, 0x301C, 0xFE58, 0xFE63: self = .ascii(UInt8(ascii: "-"))
        case 0x2236, 0xFE55: self = .ascii(UInt8(ascii: ":"))
        case 0x60C, 0x3001: self = .ascii(UInt8(ascii: ","))
        case 0x387, 0x61B: self = .ascii(UInt8(ascii: ";"))
        case 0x6D4, 0x964, 0x3002: self = .ascii(UInt8(ascii: "."))
        case 0xB4, 0x2018, 0x2019, 0x2B9, 0x2BC, 0x2CA, 0x5F3, 0x5F4, 0x2032, 0x374, 0x384, 0x1FBD, 0x1FBF, 0x1FFD:
            self = .ascii(UInt8(ascii: "'"))
        case 0x3008, 0x3010, 0x3014: self = .ascii(UInt8(ascii: "("))
        case 0x3009, 0x3011, 0x3015: self = .ascii(UInt8(ascii: ")"))
        // 第 makes a number an ordinal.
        case 0xAA, 0xAD, 0xB0, 0xB7, 0xBA, 0x61C, 0x2027, 0x200B, 0x200E, 0x200F, 0x202A...0x202C, 0x2060,
            0x2066...0x2069,
            0x30FB, 0x7B2C, 0xFEFF, 0xFF65:
            self = .ignorable
        // The letters of most names; looking up the Unicode properties takes longer.
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x386, 0x388...0x3FF, 0x400...0x481, 0x3041...0x3096,
            0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            self = .letter(scalar)
        // Quotes, the bullet and the ellipsis.
        case 0x201A...0x2026: self = .other
        default: self = Self.beyondTheUsual(scalar)
        }
    }

    private static func beyondTheUsual(_ scalar: Unicode.Scalar) -> CharacterClass {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .decimalNumber: return .ascii(UInt8(ascii: "0") + UInt8(properties.numericValue ?? 0))
        case .nonspacingMark, .spacingMark: return .letter(scalar)
        default: return TextFolder.isMark(scalar.value) || properties.isAlphabetic ? .letter(scalar) : .other
        }
    }
}
