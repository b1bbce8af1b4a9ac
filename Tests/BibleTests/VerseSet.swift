import Bible

/// The verses of passages as intervals, so that passages with the same verses are equal.
struct VerseSet: Equatable {
    private var intervals: [ClosedRange<Int>] = []

    init(_ passage: Passage?) {
        for span in passage?.spans ?? [] {
            insert(Self.position(span.start, isEnd: false)...Self.position(span.end, isEnd: true))
        }
        merge()
    }

    /// The number of a verse: a million for each book, a thousand for each chapter.
    private static func position(_ location: Passage.Location, isEnd: Bool) -> Int {
        let versification = Versification.english
        let book = (Book.all.firstIndex(of: location.book) ?? 0) * 1_000_000
        let chapter = location.chapter ?? (isEnd ? versification.chapterCount(of: location.book) : 1)
        let last = versification.verseCount(of: location.book, chapter: chapter) ?? 0
        return book + chapter * 1000 + (location.verse ?? (isEnd ? last : 1))
    }

    private mutating func insert(_ interval: ClosedRange<Int>) { intervals.append(interval) }

    private mutating func merge() {
        var merged: [ClosedRange<Int>] = []
        for interval in intervals.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, interval.lowerBound <= Self.following(last.upperBound) {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, interval.upperBound)
            } else {
                merged.append(interval)
            }
        }
        intervals = merged
    }

    /// The verse after another one, in the next chapter or book if need be.
    private static func following(_ position: Int) -> Int {
        let book = Book.all[position / 1_000_000]
        let chapter = position / 1000 % 1000
        let versification = Versification.english
        if position % 1000 < versification.verseCount(of: book, chapter: chapter) ?? 0 { return position + 1 }
        if versification.verseCount(of: book, chapter: chapter + 1) != nil {
            return position / 1000 * 1000 + 1001
        }
        return (position / 1_000_000 + 1) * 1_000_000 + 1001
    }
}
