/// Where ICU ignores case in another way than PCRE2, which folds one character to one.
enum CaseFolding {
    /// A character that folds to several: `ß` to `ss`.
    struct Expansion {
        let scalar: Unicode.Scalar
        let folded: [Unicode.Scalar]
    }

    /// The expansions by the first character that they fold to.
    static let expansionsByStart = Dictionary(grouping: expansions.values.sorted { $0.scalar < $1.scalar }) {
        $0.folded[0]
    }

    /// All characters that fold to several are in these ranges.
    private static let rangesOfExpansions: [ClosedRange<UInt32>] = [
        0xdf...0xdf, 0x130...0x130, 0x149...0x149, 0x1f0...0x1f0, 0x390...0x390, 0x3b0...0x3b0, 0x587...0x587,
        0x1e96...0x1e9e, 0x1f50...0x1ffc, 0xfb00...0xfb17,
    ]

    private static let expansions: [Unicode.Scalar: Expansion] = {
        let scalars = rangesOfExpansions.joined().compactMap(Unicode.Scalar.init)
        let expansions = scalars.map { Expansion(scalar: $0, folded: mapped($0)) }.filter { $0.folded.count > 1 }
        return expansions.reduce(into: [:]) { $0[$1.scalar] = $1 }
    }()

    /// The full case folding of a character.
    static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "A"..."Z": return [Unicode.Scalar(UInt8(ascii: scalar) | 0x20)]
        case ..<"\u{80}": return [scalar]
        default:
            if let expansion = expansions[scalar] { return expansion.folded }
            let mapped = mapped(scalar)
            return mapped.count == 1 ? mapped : [scalar]
        }
    }

    /// The case folding of a character to a single one.
    static func simplyFolded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let folded = folded(scalar)
        if folded.count == 1 { return folded[0] }
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first ?? scalar : scalar
    }

    /// Case folding as far as it follows from the case mappings; only the dotless i folds to itself instead.
    private static func mapped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        guard scalar != "\u{131}" else { return [scalar] }
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        let upper = lower.map { $0.properties.uppercaseMapping }.joined().unicodeScalars
        return Array(upper.map { $0.properties.lowercaseMapping }.joined().unicodeScalars)
    }

    /// Characters that are the same for ICU if case is ignored, because they fold to the same several characters.
    private static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
        ("\u{390}", "\u{1fd3}"), ("\u{3b0}", "\u{1fe3}"), ("\u{fb05}", "\u{fb06}"),
    ]

    /// What a range must also contain if case is ignored, beyond what PCRE2 adds.
    static func partners(of range: ClosedRange<Unicode.Scalar>) -> [Unicode.Scalar] {
        guard range.upperBound >= "\u{390}" else { return [] }
        return pairs.flatMap { (range.contains($0) ? [$1] : []) + (range.contains($1) ? [$0] : []) }
    }

    /// Whether a range may contain a letter that has several cases.
    static func hasCases(_ range: ClosedRange<Unicode.Scalar>) -> Bool {
        guard range.upperBound.value - range.lowerBound.value < 0x100 else { return true }
        let scalars = (range.lowerBound.value...range.upperBound.value).lazy.compactMap(Unicode.Scalar.init)
        return scalars.contains { $0.properties.changesWhenCaseMapped }
    }
}
