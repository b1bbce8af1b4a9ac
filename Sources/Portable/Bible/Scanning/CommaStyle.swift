import Text

/// Whether commas separate chapters from verses in a text, as far as the text tells.
struct CommaStyle {
    /// Nil if the text does not tell.
    private(set) var separatesVerse: Bool?

    /// The most candidates that are looked at.
    private static let sample = 200

    init() {}

    init(of text: [UInt8], _ candidates: [Candidate], language: ScanLanguage) {
        let bytes = text.span
        var (colons, commas) = (0, 0)
        for candidate in candidates.lazy.filter({ $0.kind == .name || $0.kind == .longName }).prefix(Self.sample) {
            let word = String(decoding: text.slice(from: candidate.start, to: candidate.end), as: UTF8.self).folded
            guard let chapters = language.chapterCount(of: word) else { continue }
            switch Self.mark(in: bytes, after: candidate.end, chapters) {
            case .colon: colons += 1
            case .comma: commas += 1
            default: break
            }
        }
        if commas > colons { separatesVerse = true } else if colons > 0 { separatesVerse = false }
    }

    /// The mark between the two numbers after a name; a comma only where the second number cannot be another chapter.
    private static func mark(in bytes: Span<UInt8>, after end: Int, _ chapters: Int) -> Token.Kind? {
        var index = end
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
        while case let length = ProseCharacter.spaceLength(bytes, at: index), length > 0 { index += length }
        guard let chapter = number(in: bytes, at: &index), index < bytes.count else { return nil }
        let mark = bytes[index]
        guard mark == UInt8(ascii: ":") || mark == UInt8(ascii: ",") else { return nil }
        index += 1
        let isGlued = index < bytes.count && bytes[index].isASCIIDigit
        while case let length = ProseCharacter.spaceLength(bytes, at: index), length > 0 { index += length }
        guard let verse = number(in: bytes, at: &index) else { return nil }
        if mark == UInt8(ascii: ":") { return .colon }
        var last = verse
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
            index += 1
            last = number(in: bytes, at: &index) ?? verse
        }
        return isGlued || verse <= chapter || max(verse, last) > chapters ? .comma : nil
    }

    private static func number(in bytes: Span<UInt8>, at index: inout Int) -> Int? {
        var value = 0
        let start = index
        while index < bytes.count, index - start < 4, bytes[index].isASCIIDigit {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        return index > start ? value : nil
    }
}
