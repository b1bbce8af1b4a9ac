/// Reads the lines of a file in `data/verse-maps`.
struct VerseMapReader {
    /// The book of the line, for sides without a book.
    private let book: Book

    /// The rows of a versification. Rows that cannot be read are left out; a test checks that there are none.
    static func rows(of name: String, in file: String) -> [VerseMap.Row] {
        var rows: [VerseMap.Row] = []
        var reader = TableReader("verse-maps/\(file).txt")
        while reader.nextLine() {
            var fields = reader.remainingStrings()[...]
            // The versifications that the line is for, if it is not for all of the file.
            if Book(osis: fields[0]) == nil, !fields.removeFirst().split(separator: ",").contains(Substring(name)) {
                continue
            }
            guard let id = fields.popFirst(), let book = Book(osis: id) else { continue }
            for field in fields { rows += VerseMapReader(book: book).rows(field.utf8[...]) }
        }
        return rows
    }

    private func rows(_ field: Substring.UTF8View) -> [VerseMap.Row] {
        for (mark, relation) in Self.relations {
            let sides = field.split(separator: mark)
            guard sides.count == 2, let scheme = side(sides[0]), let originals = side(sides[1]) else { continue }
            // Without verse numbers, chapter by chapter.
            guard scheme.lowerBound.isChapter else {
                return [VerseMap.Row(scheme: scheme, originals: originals, relation: relation)]
            }
            return zip(Self.chapters(scheme), Self.chapters(originals)).map {
                VerseMap.Row(scheme: $0, originals: $1, relation: relation)
            }
        }
        return []
    }

    private static let relations: [(UInt8, VerseMap.Row.Relation)] = [
        (UInt8(ascii: "="), .each), (UInt8(ascii: "~"), .whole), (UInt8(ascii: ">"), .alias),
    ]

    /// One side: `31:55`, `32:1-32`, `20:42-21:1`, `PrAzar.1:1-28`, or chapters: `10-112`.
    private func side(_ text: Substring.UTF8View) -> ClosedRange<VerseNumber>? {
        let parts = text.split(separator: UInt8(ascii: "."))
        guard let numbers = parts.last else { return nil }
        let book = parts.count == 2 ? Book(osis: String(Substring(parts[0]))) : self.book
        let ends = numbers.split(separator: UInt8(ascii: "-")).map(Self.numbers)
        guard let book, let start = ends.first, let end = ends.last else { return nil }
        let hasVerses = start.count == 2
        let first = VerseNumber(book, start[0], hasVerses ? start[1] : VerseNumber.anyVerse)
        let isShort = hasVerses && end.count == 1
        let last = VerseNumber(book, isShort ? start[0] : end[0], hasVerses ? end[end.count - 1] : VerseNumber.anyVerse)
        return first <= last ? first...last : nil
    }

    /// The numbers before and after a colon.
    private static func numbers(_ text: Substring.UTF8View) -> [Int] {
        text.split(separator: UInt8(ascii: ":")).map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    }

    /// The possible verses of each chapter.
    private static func chapters(_ range: ClosedRange<VerseNumber>) -> [ClosedRange<VerseNumber>] {
        (range.lowerBound.chapter...range.upperBound.chapter).map { chapter in
            let book = range.lowerBound.book
            return VerseNumber(book, chapter, 1)...VerseNumber(book, chapter, VerseNumber.anyVerse - 1)
        }
    }
}

extension VerseNumber {
    /// The verse number of a whole chapter; no chapter has so many verses.
    fileprivate static let anyVerse = 0xFF
    fileprivate var isChapter: Bool { verse == Self.anyVerse }
}
