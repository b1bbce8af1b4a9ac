/// An ICU pattern translated for PCRE2.
///
/// PCRE2 must compile it with `PCRE2_UTF`, newline convention ANY, and without `PCRE2_UCP`. What ICU does not know
/// or PCRE2 cannot do is refused: a pattern is never given another meaning.
package struct ICUDialect: Sendable {
    /// A spelling that works but is better written otherwise.
    package struct Lint: Equatable, Sendable {
        package let message: String
        /// The UTF-8 offsets of the spelling in the author's pattern.
        package let range: Range<Int>
        /// What to write instead, where that is certain.
        package let replacement: String?
    }

    /// The pattern for PCRE2, in UTF-8.
    package let translation: [UInt8]
    /// The number of capturing groups.
    package let groupCount: Int
    /// The numbers of the groups that bear a name, ascending.
    package let groupNames: [String: [Int]]
    /// What a linter should say, in the order of the pattern.
    package let lints: [Lint]

    private let origins: [Origin]

    /// Translates a pattern.
    package init(_ source: String, duplicateNames: Bool = false) throws(PatternError) {
        var translator = ICUTranslator(source, duplicateNames: duplicateNames)
        try translator.translate()
        translation = translator.output.bytes
        groupCount = translator.groupCount
        groupNames = translator.groupNames
        lints = translator.lints
        origins = translator.output.origins
    }

    /// The offset in the author's pattern of what stands at an offset of the translation.
    package func sourceOffset(of offset: Int) -> Int {
        let next = origins.partitioningIndex { $0.translated > offset }
        return next == 0 ? 0 : origins[next - 1].source
    }
}

/// From this offset of the translation on, text comes from that offset of the source.
struct Origin: Sendable {
    let translated: Int
    let source: Int
}

/// The translation under construction.
struct TranslatedPattern {
    private(set) var bytes: [UInt8] = []
    private(set) var origins: [Origin] = []

    mutating func append(_ text: some StringProtocol, from source: Int) {
        origins.append(Origin(translated: bytes.count, source: source))
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends a character that stands for itself.
    mutating func append(literal scalar: Unicode.Scalar, from source: Int) {
        guard (" "..."~").contains(scalar) else { return append(Rendering.literal(scalar), from: source) }
        origins.append(Origin(translated: bytes.count, source: source))
        // The common case, without making a string.
        if !Rendering.isAlphanumeric(scalar) { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(UInt8(ascii: scalar))
    }
}

extension Array {
    /// The first index whose element satisfies a condition that holds from some element on to the end.
    fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var range = indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
