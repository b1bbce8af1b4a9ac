import Text

/// Whether a number comes after a word: in digits, as a Roman numeral, or with a word such as `chapter` before it.
struct NumberAhead {
    /// Whether one does.
    private(set) var follows = false

    init(_ bytes: Span<UInt8>, after end: Int, filter: WordFilter) {
        var index = end
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") { index += 1 }
        var spaces = 0
        while spaces < 24, case let length = ProseCharacter.spaceLength(bytes, at: index), length > 0 {
            index += length
            spaces += 1
        }
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "("), index + 1 < bytes.count { index += 1 }
        if bytes[index].isASCIIDigit {
            follows = true
        } else if bytes[index] >= 0x80 {
            follows = Self.isDigit(bytes, at: index) || bytes[end] >= 0x80 || spaces > 0 && bytes[index] < 0xE0
        } else {
            follows = Self.isNumeralOrKeyword(bytes, at: index, filter)
        }
    }

    /// Whether a digit beyond ASCII stands at an index.
    private static func isDigit(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        let end = min(index + ProseCharacter.length(bytes[index]), bytes.count)
        let character = (index..<end).map { bytes[$0] }
        guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first,
            case .ascii(let digit) = CharacterClass(scalar)
        else { return false }
        return digit.isASCIIDigit
    }

    private static func isNumeralOrKeyword(_ bytes: Span<UInt8>, at start: Int, _ filter: WordFilter) -> Bool {
        var index = start
        var hash: UInt32 = 0
        var isNumeral = true
        while index < bytes.count, bytes[index].isASCIILetter {
            hash = WordFilter.hash(hash, bytes[index])
            isNumeral = isNumeral && RomanNumeral.isDigit(bytes[index])
            index += 1
        }
        guard index > start else { return false }
        if filter[hash].contains(.keyword) { return true }
        guard isNumeral, index - start <= 8 else { return false }
        // `I` and `l` alone are words or letters.
        return index - start > 1 || index < bytes.count && bytes[index] != 0x20 && bytes[index] != UInt8(ascii: "'")
    }
}
