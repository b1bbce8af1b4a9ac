import Bible

/// The passages that links are written for.
enum SoakPassages {
    /// Every place of the default versification, with a translation and without, so many random ranges and lists of each
    /// kind, and every translation.
    static func all(random count: Int) -> [CommonSchemeURL] {
        let random = RandomPassages(seed: 42)
        let passages =
            places.map { [Passage.Span($0)] } + wholeRanges + random.ranges(count) + random.lists(count)
        let plain = passages.compactMap { Passage(spans: $0).map { CommonSchemeURL(passage: $0) } }
        // Some links must name a translation.
        let inEnglish = plain.prefix(places.count).map {
            CommonSchemeURL(passage: $0.passage, translation: "ESV")
        }
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
        return [
            Passage.Span(Passage.Location(place.book, chapter, 1), to: Passage.Location(place.book, chapter, last))
        ]
    }

    private static let translated: [CommonSchemeURL] = Translation.all.flatMap { translation in
        ["John 3:16", "John 3:16-18", "Jer 8:18-9:1", "Ps 23", "Gen 1:1; Rev 1"].compactMap { text in
            (try? Passage(parsing: text)).map {
                CommonSchemeURL(passage: $0, translation: TranslationCode(translation.code))
            }
        }
    }
}
