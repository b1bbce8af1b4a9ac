import Text

/// Roman numerals up to 150, the number of the psalms.
enum RomanNumeral {
    /// Whether a letter may occur in one.
    static func isDigit(_ letter: UInt8) -> Bool { value(of: letter) != nil }

    /// The value of a numeral in letters of one case; nil if it is none, or not in its normal form.
    static func value(_ letters: ArraySlice<UInt8>) -> Int? {
        guard let first = letters.first, letters.count <= 8,
            letters.allSatisfy({ $0.isASCIICapital == first.isASCIICapital })
        else { return nil }
        var total = 0
        for (index, letter) in zip(letters.indices, letters) {
            guard let value = value(of: letter) else { return nil }
            let next = index + 1 < letters.endIndex ? self.value(of: letters[index + 1]) ?? 0 : 0
            total += value < next ? -value : value
        }
        guard total > 0, total <= 150, written(total).elementsEqual(letters.map { $0 | 0x20 }) else { return nil }
        return total
    }

    private static func value(of letter: UInt8) -> Int? {
        switch letter | 0x20 {
        case UInt8(ascii: "i"): 1
        case UInt8(ascii: "v"): 5
        case UInt8(ascii: "x"): 10
        case UInt8(ascii: "l"): 50
        case UInt8(ascii: "c"): 100
        default: nil
        }
    }

    private static func written(_ number: Int) -> [UInt8] {
        var rest = number
        var letters: [UInt8] = []
        let signs: [(Int, String)] = [
            (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        for (value, sign) in signs {
            while rest >= value {
                letters += sign.utf8
                rest -= value
            }
        }
        return letters
    }
}
