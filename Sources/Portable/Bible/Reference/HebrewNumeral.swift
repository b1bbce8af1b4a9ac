/// A number in Hebrew letters: `ג`, `י״ב`, `ט״ו`, `קי״ט`.
enum HebrewNumeral {
    /// The number that a folded word is, up to 199; nil if it is a word.
    static func value(of word: ArraySlice<UInt8>) -> Int? {
        var rest = String(decoding: word, as: UTF8.self).unicodeScalars[...]
        guard (1...3).contains(rest.count), let all = rest.first else { return nil }
        // 15 and 16 are not written with the letters of the name of God.
        var value = 0
        if all == "\u{5E7}" { (value, rest) = (100, rest.dropFirst()) }
        if rest.count == 2, rest.first == "\u{5D8}", let second = rest.last, second == "\u{5D5}" || second == "\u{5D6}"
        {
            return value + (second == "\u{5D5}" ? 15 : 16)
        }
        if let ten = rest.first.flatMap({ tens.firstIndex(of: $0) }) {
            (value, rest) = (value + ten * 10 + 10, rest.dropFirst())
        }
        if let unit = rest.first.flatMap({ units.firstIndex(of: $0) }) {
            guard value % 100 != 10 || unit != 4 && unit != 5 else { return nil }
            (value, rest) = (value + unit + 1, rest.dropFirst())
        }
        return rest.isEmpty ? value : nil
    }

    private static let units = Array("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}\u{5D8}".unicodeScalars)
    private static let tens = Array("\u{5D9}\u{5DB}\u{5DC}\u{5DE}\u{5E0}\u{5E1}\u{5E2}\u{5E4}\u{5E6}".unicodeScalars)
}
