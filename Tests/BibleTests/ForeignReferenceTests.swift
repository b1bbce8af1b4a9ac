import Bible
import TestCorpora
import Testing

/// How many references of another parser's test suite are read as that parser reads them.
///
/// The English ones are read with corrections, those in other languages without.
struct ForeignReferenceTests {
    @Test(.enabled(if: Corpus.foreignReferences.isAvailable))
    func englishReferences() throws {
        let tally = Tally(
            try Corpus.foreignReferences.lines(), correcting: .all, language: { _ in nil }, kind: { $0.kind ?? "" })
        #expect(tally.rate("osis") == 1)
        #expect(tally.rate("apocrypha") >= 0.95)
        #expect(tally.rate("grammar") >= 0.92)
        #expect(tally.rate("name") >= 0.94)
        #expect(tally.rate("existence", orRefused: true) == 1)
        #expect(tally.rate("grammar", orRefused: true) >= 0.93)
        #expect(tally.rate("name", orRefused: true) == 1)
        #expect(tally.rate("prose", orRefused: true) >= 0.93)
    }

    @Test(.enabled(if: Corpus.foreignLanguageReferences.isAvailable))
    func referencesInOtherLanguages() throws {
        let languages = Set(BookNames.languageCodes)
        var count: [String: Int] = [:]
        let rows = try Corpus.foreignLanguageReferences.lines(as: ForeignRow.self).filter { row in
            guard let language = row.lang, languages.contains(language) else { return false }
            count[language, default: 0] += row.kind == "name" ? 1 : 0
            // Thousands of names in a language differ by their diacritics.
            return row.kind != "name" || count[language, default: 0] < 600 || count[language, default: 0] % 8 == 0
        }
        let tally = Tally(rows, correcting: .rangeEnds, language: \.lang) { "\($0.lang ?? "") \($0.kind ?? "")" }
        for language in tally.kinds.filter({ $0.hasSuffix("grammar") }) {
            #expect(tally.rate(language) >= 0.9, "\(language)")
        }
        for language in tally.kinds.filter({ $0.hasSuffix("name") }) {
            #expect(tally.rate(language) >= 0.85, "\(language)")
            #expect(tally.rate(language, orRefused: true) == 1, "\(language)")
        }
    }
}

/// A text with its meaning in OSIS, which is empty where there is no passage.
private struct ForeignRow: Decodable {
    var text: String
    var osis: String
    var kind: String?
    var lang: String?
}

/// How many rows of each kind are read as expected, and how many are refused instead.
private struct Tally {
    private var right: [String: Int] = [:]
    private var refused: [String: Int] = [:]
    private var total: [String: Int] = [:]

    init(
        _ rows: [ForeignRow], correcting: Corrections, language: (ForeignRow) -> String?,
        kind: (ForeignRow) -> String
    ) {
        for row in rows {
            let reference = try? Reference(parsing: row.text, language: language(row), correcting: correcting)
            let reading = VerseSet(reference?.passage)
            let expected = VerseSet(row.osis.isEmpty ? nil : try? Passage(parsing: row.osis))
            total[kind(row), default: 0] += 1
            if reading == expected {
                right[kind(row), default: 0] += 1
            } else if reading == VerseSet(nil) {
                refused[kind(row), default: 0] += 1
            }
        }
    }

    var kinds: [String] { total.keys.sorted() }

    func rate(_ kind: String, orRefused: Bool = false) -> Double {
        let count = right[kind, default: 0] + (orRefused ? refused[kind, default: 0] : 0)
        return Double(count) / Double(max(total[kind, default: 0], 1))
    }
}
