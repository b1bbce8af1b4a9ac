import Text

/// A short code of OpenStreetMap, the middle of a map and its zoom: `0EEQjE--`.
///
/// Each character has six bits, which alternately halve the map from west to east and from south to north. A code is as long as
/// its zoom requires; one or two signs at its end stand for the zooms between two lengths
/// (https://wiki.openstreetmap.org/wiki/Shortlink).
struct ShortCode {
    let point: Place.Point
    let zoom: Int

    /// A map tile has 2⁸ pixels on a side, so a code reaches a pixel of its zoom with 8 more bits.
    private static let bitsOfTile = 8

    /// Reads a code; nil if the text is not one.
    init?(_ code: String) {
        var (x, y): (UInt64, UInt64) = (0, 0)
        let digits = code.utf8.prefix { Self.value(of: $0) != nil }
        let signs = code.utf8.dropFirst(digits.count)
        guard 3...10 ~= digits.count, signs.count <= 2,
            signs.allSatisfy({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") })
        else { return nil }
        for digit in digits {
            var value = Self.value(of: digit) ?? 0
            for _ in 0..<3 {
                x = x << 1 | (value >> 5 & 1)
                y = y << 1 | (value >> 4 & 1)
                value <<= 2
            }
        }
        let bits = digits.count * 3
        zoom = bits - Self.bitsOfTile - (signs.isEmpty ? 0 : 3 - signs.count)
        guard zoom >= 0,
            let point = Place.Point(
                latitude: Self.degrees(y, bits: bits, of: 180)[...],
                longitude: Self.degrees(x, bits: bits, of: 360)[...])
        else { return nil }
        self.point = point
    }

    /// The number that a character stands for. `@` was used before `~`.
    private static func value(of character: UInt8) -> UInt64? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(character - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(character - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "_"): 62
        case UInt8(ascii: "~"), UInt8(ascii: "@"): 63
        default: nil
        }
    }

    /// A fraction of the map in degrees, with as many decimals as the links of OpenStreetMap have.
    private static func degrees(_ fraction: UInt64, bits: Int, of range: UInt64) -> String {
        let scale: UInt64 = 100_000
        let rounded = (fraction * range * scale + (1 << (bits - 1))) >> bits
        let value = Int(rounded) - Int(range * scale / 2)
        let (whole, decimals) = value.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        let padding = String(repeating: "0", count: 5 - "\(decimals)".utf8.count)
        return "\(value < 0 ? "-" : "")\(whole).\(padding)\(decimals)"
    }
}
