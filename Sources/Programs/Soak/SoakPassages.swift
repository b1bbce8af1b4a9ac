import Bible
import TestCorpora

/// The passages that links are written for.
enum SoakPassages {
    /// Every place of the default versification, with a translation and without, so many random ranges and lists of each
    /// kind, and every translation.
    static func all(random count: Int) -> [CommonSchemeURL] {
        let random = RandomPassages(seed: 42)
        let passages = places.map { [Passage.Span($0)] } + wholeRanges + random.ranges(count) + random.lists(count)
        let plain = passages.compactMap { Passage(spans: $0).map { CommonSchemeURL(passage: $0) } }
        // Some links must name a translation.
        let inEnglish = plain.prefix(places.count).map { CommonSchemeURL(passage: $0.passage, translation: "ESV") }
        return plain + inEnglish + translated
    }

    /// Books, chapters and verses.
    static let places: [Passage.Location] = Book.all.flatMap { book in
        [Passage.Location(book)]
            + chapters(of: book).flatMap { chapter in
                [Passage.Location(book, chapter)]
                    + verses(of: book, chapter).map { Passage.Location(book, chapter, $0) }
            }
    }

    static func chapters(of book: Book) -> [Int] {
        (0...160).filter { Versification.english.verseCount(of: book, chapter: $0) ?? 0 > 0 }
    }

    private static func verses(of book: Book, _ chapter: Int) -> ClosedRange<Int> {
        1...(Versification.english.verseCount(of: book, chapter: chapter) ?? 1)
    }

    /// Each chapter from its first verse to its last.
    private static let wholeRanges: [[Passage.Span]] = places.compactMap { place in
        guard let chapter = place.chapter, place.verse == nil else { return nil }
        let last = verses(of: place.book, chapter).upperBound
        guard last > 1 else { return nil }
        return [Passage.Span(Passage.Location(place.book, chapter, 1), to: Passage.Location(place.book, chapter, last))]
    }

    private static let translated: [CommonSchemeURL] = Translation.all.flatMap { translation in
        ["John 3:16", "John 3:16-18", "Jer 8:18-9:1", "Ps 23", "Gen 1:1; Rev 1"].compactMap { text in
            (try? Passage(parsing: text)).map {
                CommonSchemeURL(passage: $0, translation: TranslationCode(translation.code))
            }
        }
    }
}

/// Passages by chance, the same ones for the same seed.
struct RandomPassages {
    private let seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    private static let protestant = SoakPassages.places.filter { !$0.book.isDeuterocanonical }
    private static let verses = protestant.filter { $0.verse != nil }
    private static let chapters = protestant.filter { $0.chapter != nil && $0.verse == nil }
    private static let versesOfBook = Dictionary(grouping: verses, by: \.book)
    private static let chaptersOfBook = Dictionary(grouping: chapters, by: \.book)

    /// Ranges of verses within a chapter, of verses within a book, of chapters, and across books: so many of each.
    func ranges(_ count: Int) -> [[Passage.Span]] {
        var chance = SeededGenerator(state: seed)
        return (0..<count).flatMap { _ in Self.ranges(&chance).map { [$0] } }
    }

    /// Lists of two to six items: verses, chapters, ranges, of one book or of several.
    func lists(_ count: Int) -> [[Passage.Span]] {
        var chance = SeededGenerator(state: seed &+ 1)
        return (0..<count).map { _ in
            let book = Bool.random(using: &chance) ? Self.chapters.randomElement(using: &chance)?.book : nil
            var spans: [Passage.Span] = []
            for _ in 0..<Int.random(in: 2...6, using: &chance) {
                let span = Self.item(of: book, &chance)
                if let span, !spans.contains(span) { spans.append(span) }
            }
            return spans
        }
    }

    private static func ranges(_ chance: inout SeededGenerator) -> [Passage.Span] {
        let verse = verses.randomElement(using: &chance)
        let sameChapter = verses(of: verse?.book).filter { $0.chapter == verse?.chapter }
        return [
            range(sameChapter, &chance), range(verses(of: verse?.book), &chance),
            range(verse.flatMap { chaptersOfBook[$0.book] } ?? [], &chance), range(verses, &chance),
            range(chapters, &chance),
        ].compactMap(\.self)
    }

    private static func verses(of book: Book?) -> [Passage.Location] { book.flatMap { versesOfBook[$0] } ?? [] }

    private static func item(of book: Book?, _ chance: inout SeededGenerator) -> Passage.Span? {
        let places = book.flatMap { versesOfBook[$0] } ?? verses
        let whole = book.flatMap { chaptersOfBook[$0] } ?? chapters
        guard let verse = places.randomElement(using: &chance) else { return nil }
        switch Int.random(in: 0..<8, using: &chance) {
        case 0: return whole.randomElement(using: &chance).map { Passage.Span($0) }
        case 1: return range(chaptersOfBook[verse.book] ?? [], &chance)
        case 2, 3: return range(verses(of: verse.book).filter { $0.chapter == verse.chapter }, &chance)
        case 4: return range(verses(of: verse.book), &chance)
        default: return Passage.Span(verse)
        }
    }

    private static func range(_ places: [Passage.Location], _ chance: inout SeededGenerator) -> Passage.Span? {
        guard let one = places.randomElement(using: &chance), let other = places.randomElement(using: &chance),
            one != other
        else { return nil }
        return Passage.Span(min(one, other), to: max(one, other))
    }
}
