/// Numbers as a regex: all of a length, or those of a set.
struct NumberPattern {
    /// The numbers that may be there; nil for all.
    let allowed: Set<Int>?
    /// The texts that were seen.
    let texts: [String]

    var regex: String {
        let isPadded = texts.contains { $0.hasPrefix("0") }
        let lengths = Set(texts.map(\.count))
        guard let allowed else { return isPadded && lengths.count == 1 ? "\\d{\(texts[0].count)}" : "\\d{1,2}" }
        let byTens = Dictionary(grouping: allowed.sorted()) { $0 / 10 }
        let alternatives = byTens.keys.sorted().map { tens in
            (tens > 0 ? String(tens) : isPadded ? "0" : "") + Self.set((byTens[tens] ?? []).map { $0 % 10 })
        }
        return alternatives.count == 1 ? alternatives[0] : "(?:\(alternatives.joined(separator: "|")))"
    }

    /// Chapters and verses: where zeros make them equally long, no shorter ones.
    static func number(_ texts: [String]) -> String {
        let lengths = Set(texts.map(\.count))
        guard lengths.count == 1, let length = lengths.first, length > 1, texts.contains(where: { $0.hasPrefix("0") })
        else { return "\\d+" }
        return length < 3 ? "\\d{\(length),3}" : "\\d{\(length)}"
    }

    /// Digits as a set of a regex.
    private static func set(_ digits: [Int]) -> String {
        guard let first = digits.first, let last = digits.last, digits.count > 1 else {
            return digits.map(String.init).joined()
        }
        if digits == Array(0...9) { return "\\d" }
        return last - first + 1 == digits.count && digits.count > 2
            ? "[\(first)-\(last)]" : "[\(digits.map(String.init).joined())]"
    }
}
