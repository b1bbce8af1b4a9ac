@testable import AppLinks

/// Generates random trees of bookmarks, the same ones in every run.
struct BookmarkTreeGenerator {
    private var state: UInt64
    private static let books = ["John", "1 Corinthians", "Псалтирь", "詩篇", "Song of Solomon", "Psalms", "x"]
    private static let words = [
        "", "a", "God's love", "<b>&amp;\"'", "é", "e\u{0301}", "📖👨‍👩‍👧", "line\nbreak\r\n\ttab\rend", " space ", "]]>",
        "\u{FEFF}bom",
        "\u{2028}", String(repeating: "long ", count: 60), "בְּרֵאשִׁית", "%41+/=", "\u{10FFFD}",
    ]

    init(seed: UInt64) { state = seed }

    mutating func collection() -> BookmarkCollection {
        let includesNotes = number(2) == 0
        return BookmarkCollection(root: folder(depth: 1, notes: includesNotes), includesVerseNotes: includesNotes)
    }

    private mutating func number(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private mutating func word() -> String {
        let word = Self.words[number(Self.words.count)]
        return number(3) == 0 ? word + Self.words[number(Self.words.count)] : word
    }

    private mutating func folder(depth: Int, notes: Bool) -> BookmarkFolder {
        // Some folders are nested as deep as allowed.
        let count = depth < 64 && number(40) == 0 ? 1 : number(max(7 - depth, 1))
        return BookmarkFolder(name: word(), children: (0..<count).map { _ in node(depth: depth, notes: notes) })
    }

    private mutating func node(depth: Int, notes: Bool) -> BookmarkNode {
        switch number(4) {
        case 0 where depth < 64: return .folder(folder(depth: depth + 1, notes: notes))
        case 1: return .notemark(Notemark(name: word(), text: word()))
        default:
            let first = 1 + number(176)
            let last = number(2) == 0 ? first : first + number(20)
            let texts = notes && number(2) == 0 ? (first...last).map { _ in word() } : []
            guard
                let reference = BookmarkReference(
                    translation: ["NASB", "ESV", "新共同訳"][number(3)], book: Self.books[number(Self.books.count)],
                    chapter: 1 + number(150), verses: first...last),
                let bookmark = Bookmark(name: word(), reference: reference, notes: texts)
            else { return .notemark(Notemark(name: "", text: "")) }
            return .bookmark(bookmark)
        }
    }
}
