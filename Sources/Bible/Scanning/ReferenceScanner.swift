/// Finds the references in running text: `see John 3:16 and 5:1`.
///
/// ```swift
/// let found = ReferenceScanner().references(in: Array("as John 3:16 says".utf8))
/// found[0].passage.osis  // "John.3.16"
/// found[0].range         // 3..<12
/// ```
public struct ReferenceScanner: Sendable {
    private let languages: [String]
    private let versification: Versification?

    /// What a text contains.
    public struct Result: Sendable {
        /// The references, in the order of the text; they do not overlap.
        public var found: [FoundReference] = []
        /// The places that look like references but name a chapter or verse that there is not, in the order of the text.
        public var refused: [RefusedReference] = []
    }

    /// - Parameters:
    ///   - languages: the ISO 639-1 codes of the languages whose names are known, the first one first; none to guess them
    ///     from the text.
    ///   - versification: what chapters and verses there are; nil for those of the translation that a reference names, or
    ///     of the language.
    public init(languages: [String] = [], versification: Versification? = nil) {
        self.languages = languages
        self.versification = versification
    }

    /// The references in a text.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8.
    ///   - excluded: ranges of bytes in which no reference is looked for and over which none goes, in order.
    public func references(in text: [UInt8], excluding excluded: [Range<Int>] = []) -> [FoundReference] {
        scan(text, excluding: excluded).found
    }

    /// The references in a text, and what only looks like one.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8.
    ///   - excluded: ranges of bytes in which no reference is looked for and over which none goes, in order.
    public func scan(_ text: [UInt8], excluding excluded: [Range<Int>] = []) -> Result {
        var result = Result()
        var position = 0
        while position < text.count {
            guard isLetter(text[position]) || isDigit(text[position]) else {
                position += 1
                continue
            }
            let window = Array(text[position..<min(position + 200, text.count)])
            if let (reference, length) = try? Reference.prefix(
                of: window, language: languages.first, versification: versification),
                reference.passage.spans[0].start.verse != nil,
                !excluded.contains(where: { $0.overlaps(position..<position + length) })
            {
                result.found.append(FoundReference(reference: reference, range: position..<position + length))
                position += length
            } else {
                while position < text.count, isLetter(text[position]) || isDigit(text[position]) { position += 1 }
            }
        }
        return result
    }

    private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
