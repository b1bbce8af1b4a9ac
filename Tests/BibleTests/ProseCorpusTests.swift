import Bible
import TestCorpora
import Testing

/// Running texts with the references in them; half of the texts have none, though they look as if they had.
struct ProseCorpusTests {
    struct Row: Decodable {
        var text: String
        var language: String
        var references: [Quotation]
        /// References that may be found, but need not be.
        var optional: [Quotation]?
        var kind: String
    }

    struct Quotation: Decodable {
        var quote: String
        /// Where it starts, in bytes.
        var start: Int
        var osis: String
        /// Other meanings that are right too.
        var also: [String]?

        var range: Range<Int> { start..<start + quote.utf8.count }
    }

    /// What was found in the texts of a corpus.
    private struct Score {
        var found = 0
        var right = 0
        var required = 0
        var met = 0
        var traps = 0
        var errors: [String] = []

        init(_ corpus: Corpus) throws {
            for row in try corpus.lines(as: Row.self) { add(row) }
        }

        private mutating func add(_ row: Row) {
            let found = ReferenceScanner().references(in: Array(row.text.utf8))
            let wrong = found.filter { found in !row.references.contains { Self.meets(found, $0) } }
                .filter { found in !(row.optional ?? []).contains { $0.range.overlaps(found.range) } }
            let missed = row.references.filter { quotation in !found.contains { Self.meets($0, quotation) } }
            self.found += found.count
            right += found.count - wrong.count
            required += row.references.count
            met += row.references.count - missed.count
            if row.kind == "trap", !wrong.isEmpty { traps += 1 }
            if !wrong.isEmpty || !missed.isEmpty {
                errors.append("\(row.text): found \(wrong.map(\.passage.osis)), missed \(missed.map(\.osis))")
            }
        }

        private static func meets(_ found: FoundReference, _ quotation: Quotation) -> Bool {
            guard found.range.contains(quotation.start) else { return false }
            return ([quotation.osis] + (quotation.also ?? [])).contains { osis in
                let passage = try? Passage(parsing: osis, versification: found.reference.versification)
                return VerseSet(passage) == VerseSet(found.passage)
            }
        }
    }

    @Test("The references of the project's own texts are found, and nothing else")
    func ownTexts() throws {
        let score = try Score(.prose)
        #expect(score.required >= 180 && score.errors.isEmpty, "\(score.errors.joined(separator: "\n"))")
    }

    @Test(
        "The references of texts from public repositories are found",
        .enabled(if: Corpus.foreignProse.isAvailable, "../shared/corpora/prose-dev.jsonl is not here"))
    func foreignTexts() throws {
        let score = try Score(.foreignProse)
        #expect(score.right * 1000 >= score.found * 995, "\(score.errors.joined(separator: "\n"))")
        #expect(score.met * 100 >= score.required * 97, "\(score.errors.joined(separator: "\n"))")
        #expect(score.traps <= 2)
    }
}
