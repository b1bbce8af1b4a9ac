/// How the verses of a scheme stand to those of the originals, in whose counting all schemes meet.
///
/// A verse that no ``Row`` names is the verse of the same number, unless another verse is that one already.
final class VerseMap: Sendable {
    /// Verses of the scheme, and what they are in the originals.
    struct Row: Hashable, Sendable {
        /// How the two sides belong together.
        enum Relation: Sendable {
            /// Verse by verse.
            case each
            /// The one as a whole is the other as a whole.
            case whole
            /// Verse by verse, another name for what is written differently: it is read, never written.
            case alias
        }

        var scheme: ClosedRange<VerseNumber>
        var originals: ClosedRange<VerseNumber>
        var relation: Relation
    }

    /// Every verse that has another number, or belongs to others.
    let rows: [Row]
    /// The rows by the chapters that they touch on either side.
    private let byScheme: [VerseNumber: [Row]]
    private let byOriginals: [VerseNumber: [Row]]

    /// Reads what ``VerseMapData`` has of a scheme.
    init(_ tables: [StaticString]) {
        rows = tables.flatMap { VerseMapReader.rows(of: $0) }
        byScheme = Self.index(rows, by: \.scheme)
        byOriginals = Self.index(rows.filter { $0.relation != .alias }, by: \.originals)
    }

    private static func index(
        _ rows: [Row], by side: KeyPath<Row, ClosedRange<VerseNumber>>
    ) -> [VerseNumber: [Row]] {
        rows.reduce(into: [:]) { index, row in
            let verses = row[keyPath: side]
            for chapter in verses.lowerBound.chapter...verses.upperBound.chapter {
                index[VerseNumber(verses.lowerBound.book, chapter, 0), default: []].append(row)
            }
        }
    }

    /// Whether every verse of a chapter has the same number in the originals.
    func isPlain(_ book: Book, _ chapter: Int) -> Bool {
        let chapter = VerseNumber(book, chapter, 0)
        return byScheme[chapter] == nil && byOriginals[chapter] == nil
    }

    /// Whether the scheme leaves the title of a psalm unnumbered that the originals count as a verse.
    func hasTitle(_ book: Book, _ chapter: Int) -> Bool {
        byScheme[VerseNumber(book, chapter, 0)]?.contains { $0.scheme.lowerBound.isTitle } == true
    }

    /// The row that names a verse of the scheme.
    func row(of verse: VerseNumber) -> Row? {
        byScheme[verse.start]?.first { $0.scheme.contains(verse) }
    }

    /// What a verse of the scheme is in the originals; both ends of a range may be numbers that are not counted.
    func originals(of verse: VerseNumber) -> ClosedRange<VerseNumber>? {
        guard let row = row(of: verse) else {
            return byOriginals[verse.start]?.contains { $0.originals.contains(verse) } == true ? nil : verse...verse
        }
        return row.relation == .whole ? row.originals : row.originals.verse(at: row.scheme.distance(to: verse))
    }

    /// What the scheme has for a verse of the originals.
    func verses(for original: VerseNumber) -> ClosedRange<VerseNumber>? {
        guard let row = byOriginals[original.start]?.first(where: { $0.originals.contains(original) }) else {
            let isTaken = row(of: original).map { $0.relation != .alias } ?? false
            return isTaken ? nil : original...original
        }
        return row.relation == .whole ? row.scheme : row.scheme.verse(at: row.originals.distance(to: original))
    }
}

extension ClosedRange<VerseNumber> {
    fileprivate func distance(to verse: VerseNumber) -> Int { verse.verse - lowerBound.verse }

    fileprivate func verse(at distance: Int) -> ClosedRange {
        lowerBound.advanced(by: distance)...lowerBound.advanced(by: distance)
    }
}
