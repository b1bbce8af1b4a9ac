import Text

/// References to groups, and what else depends on the whole pattern.
extension ICUTranslator {
    mutating func noteReference(to groups: [Int], at offset: Int) throws(PatternError) {
        hasReferences = true
        guard !openGroups.contains(where: { $0.kind == .lookbehind }) else {
            throw PatternError("a lookbehind cannot refer back to a group", at: offset)
        }
        if scanner.flags.ignoresCase { references.append((groups, offset)) }
    }

    /// ICU compares a reference that ignores case by full case folding, PCRE2 character by character: they agree only if
    /// the group cannot match what folds to several characters.
    func checkReferences() throws(PatternError) {
        for (groups, offset) in references {
            for (number, range) in groupRanges where groups.contains(number) {
                guard !foldsSimply(output.bytes[range]) else { continue }
                throw PatternError("ignoring case in a reference to this group is not supported", at: offset)
            }
        }
    }

    /// Whether a group consists of letters and digits, no two of which are what another character folds to.
    private func foldsSimply(_ translation: ArraySlice<UInt8>) -> Bool {
        let text = Array(translation).replacing(#"[\p{Nd}]"#, with: "0")
        let letters = Set(String(decoding: text, as: UTF8.self).lowercased().unicodeScalars)
        let isPlain = letters.allSatisfy { Rendering.isAlphanumeric($0) || "(?:)|{}+*,".unicodeScalars.contains($0) }
        return isPlain
            && !CaseFolding.expansionsByStart.values.joined().contains { $0.folded.allSatisfy(letters.contains) }
    }

    /// Keeps a pattern that starts with `.*` from being tried at every position of a long line.
    mutating func restrictDotStar() {
        guard source.utf8.first == UInt8(ascii: ".") || source.utf8.first == UInt8(ascii: "(") else { return }
        guard !hasAlternatives, !hasReferences else { return }
        let starts = ["(.*)", "(.*?)", ".*"]
        guard let start = starts.first(where: source.hasPrefix) else { return }
        let next = source.dropFirst(start.count).first
        if start == ".*" || !["*", "+", "?", "{"].contains(next) { output.prepend(Rendering.lineOrSearchStart) }
    }
}
