/// Maps the verses of a versification to those of the Hebrew and Greek originals, by way of which any two
/// versifications are mapped to each other.
///
/// A verse that is in no ``Row`` has the same number in the originals, unless a row maps another verse to that
/// number.
final class VerseMap: Sendable {
    /// Verses of the versification, and the verses of the originals that they are.
    struct Row: Hashable, Sendable {
        /// How the verses of the two sides correspond.
        enum Relation: Sendable {
            /// Verse by verse.
            case each
            /// Only as a whole: all verses of one side are all verses of the other.
            case whole
            /// Verse by verse, but only from the versification to the originals: the versification has the same verses
            /// elsewhere too.
            case alias
        }

        var scheme: ClosedRange<VerseNumber>
        var originals: ClosedRange<VerseNumber>
        var relation: Relation
    }

    /// All verses that are numbered or divided in another way than in the originals.
    let rows: [Row]
    /// The rows by each chapter that they overlap, on either side.
    private let byScheme: [VerseNumber: [Row]]
    private let byOriginals: [VerseNumber: [Row]]

    /// Reads the map of a versification from a file in `data/verse-maps`.
    init(_ name: String, in file: String) {
        rows = VerseMapReader.rows(of: name, in: file)
        byScheme = Self.index(rows) { $0.scheme }
        byOriginals = Self.index(rows.filter { $0.relation != .alias }) { $0.originals }
    }

    private static func index(
        _ rows: [Row], by side: (Row) -> ClosedRange<VerseNumber>
    ) -> [VerseNumber: [Row]] {
        rows.reduce(into: [:]) { index, row in
            let verses = side(row)
            for chapter in verses.lowerBound.chapter...verses.upperBound.chapter {
                index[VerseNumber(verses.lowerBound.book, chapter, 0), default: []].append(row)
            }
        }
    }

    /// Whether every verse of a chapter has the same number in the originals.
    func keepsNumbers(_ book: Book, _ chapter: Int) -> Bool {
        let chapter = VerseNumber(book, chapter, 0)
        return byScheme[chapter] == nil && byOriginals[chapter] == nil
    }

    /// Whether a psalm has a title without a number, which is a verse in the originals.
    func hasTitle(_ book: Book, _ chapter: Int) -> Bool {
        byScheme[VerseNumber(book, chapter, 0)]?.contains { $0.scheme.lowerBound.isTitle } == true
    }

    /// The row that contains a verse of the versification.
    func row(of verse: VerseNumber) -> Row? {
        byScheme[verse.start]?.first { $0.scheme.contains(verse) }
    }

    /// The verses of the originals for a verse of the versification; the ends of the range may be verses that do not
    /// exist.
    func originals(of verse: VerseNumber) -> ClosedRange<VerseNumber>? {
        guard let row = row(of: verse) else {
            return byOriginals[verse.start]?.contains { $0.originals.contains(verse) } == true ? nil : verse...verse
        }
        return row.relation == .whole ? row.originals : row.originals.verse(at: row.scheme.distance(to: verse))
    }

    /// The verses of the versification for a verse of the originals.
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
