import Bible
import TestCorpora
import Testing

/// Rates over large tables; one test reads many rows and says which of them fail.
struct CorpusTests {
    @Test(.enabled(if: Corpus.has("url-cases.jsonl"), "needs the corpora"))
    func referencesAsTheyStandInAddresses() throws {
        for row in try Corpus.lines("url-cases.jsonl", as: ReferenceRow.self) {
            #expect(reading(row, language: nil) == expected(row), "\(row.text)")
        }
    }

    @Test(.enabled(if: Corpus.has("references-dev.jsonl"), "needs the corpora"))
    func englishReferences() throws {
        let tally = Tally(try Corpus.lines("references-dev.jsonl", as: ReferenceRow.self)) { _ in
            nil
        } kind: {
            $0.kind ?? ""
        }
        #expect(tally.rate("osis") == 1)
        #expect(tally.rate("apocrypha") >= 0.95)
        #expect(tally.rate("grammar") >= 0.81)
        #expect(tally.rate("existence", orRefused: true) == 1)
        // What is not read as expected is refused: junk around a reference, parts that do not exist.
        #expect(tally.rate("grammar", orRefused: true) >= 0.93)
        #expect(tally.rate("name", orRefused: true) == 1)
        #expect(tally.rate("prose", orRefused: true) >= 0.93)
    }

    @Test(.enabled(if: Corpus.has("references-lang-dev.jsonl"), "needs the corpora"))
    func referencesInOtherLanguages() throws {
        let languages = Set(BookNames.languageCodes)
        let rows = try Corpus.lines("references-lang-dev.jsonl", as: ReferenceRow.self).filter {
            languages.contains($0.lang ?? "")
        }
        let tally = Tally(rows, language: \.lang) { "\($0.lang ?? "") \($0.kind ?? "")" }
        for language in tally.kinds.filter({ $0.hasSuffix("grammar") }) {
            #expect(tally.rate(language) >= 0.95, "\(language)")
        }
        for language in tally.kinds.filter({ $0.hasSuffix("name") }) {
            #expect(tally.rate(language, orRefused: true) >= 0.995, "\(language)")
        }
    }
}

private func reading(_ row: ReferenceRow, language: String?) -> VerseSet {
    VerseSet(try? Passage(parsing: row.text, language: language))
}

private func expected(_ row: ReferenceRow) -> VerseSet {
    row.osis.isEmpty ? VerseSet(nil) : VerseSet(try? Passage(parsing: row.osis))
}

/// How many rows of each kind are read right, wrong, or refused.
private struct Tally {
    private var right: [String: Int] = [:]
    private var refused: [String: Int] = [:]
    private var total: [String: Int] = [:]

    init(_ rows: [ReferenceRow], language: (ReferenceRow) -> String?, kind: (ReferenceRow) -> String) {
        for row in rows {
            let reading = reading(row, language: language(row))
            total[kind(row), default: 0] += 1
            if reading == expected(row) {
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
