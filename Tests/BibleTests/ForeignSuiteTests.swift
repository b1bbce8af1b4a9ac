import Bible
import TestCorpora
import Testing

/// The test suites of 17 other readers of references: where they expect something else than is read here.
struct ForeignSuiteTests {
    /// Texts that are read otherwise on purpose; docs/references.md says why.
    static let otherCustoms: Set = [
        // A book with one chapter.
        "jude 1", "prayer of manasseh 1", "prman 1", "letter of jeremiah 1", "epjer 1", "prayer of azariah 1",
        "prazar 1",
        "susanna 1", "sus 1", "story of susanna 1", "bel and the dragon 1", "bel 1",
        // Names.
        "Jud 1:1", "1 Ездры 1:1", "2 Ездры 1:1", "Песнь Трех Отроков 1:1", "Tobiæ 1:1",
        // Marks.
        "Genesis 1:1;", "Genesis 1:1,", "Genesis 1:1--2",
    ]

    /// The languages of suites whose rows do not name theirs.
    private static let languages = ["bible_ref czech": "cs", "bible_ref latin": "la", "bible_ref romanian": "ro"]

    private struct Row: Decodable {
        var suite: String
        var text: String
        /// The passages in the brackets of the common scheme; nil where the text is refused.
        var osis: String?
        var lang: String?

        var language: String? { ForeignSuiteTests.languages[suite] ?? lang }

        var isKnown: Bool { language.map(BookNames.languageCodes.contains) ?? true }
    }

    @Test("The suites of other readers are read as they expect", .enabled(if: Corpus.foreignSuites.isAvailable))
    func suites() throws {
        var (right, total) = (0, 0)
        for file in try Corpus.foreignSuites.files(withPrefix: "bible-") {
            for row in try file.lines(as: Row.self) where row.isKnown {
                let read = try? Reference(parsing: row.text, language: row.language, correcting: .names).passage
                let expected = row.osis.flatMap { try? Passage(parsing: $0) }
                total += 1
                if VerseSet(read) == VerseSet(expected) {
                    right += 1
                } else {
                    #expect(read == nil || Self.otherCustoms.contains(row.text), "\(row): \(read?.osis ?? "")")
                }
            }
        }
        #expect(Double(right) / Double(total) >= 0.97, "\(right) of \(total)")
    }
}
