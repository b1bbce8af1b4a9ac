import Bible
import TestCorpora
import Testing

/// The specification of the reference reader: each row of the corpora is a text with its meaning.
struct ReferenceCorpusTests {
    private struct Row: Decodable {
        var text: String
        /// The language that the text is read in, if any.
        var language: String?
        /// The meaning, exactly as ``Passage/osis`` writes it; nil where the text must be refused.
        var osis: String?
        /// The code of the translation named in the text.
        var translation: String?
        /// The message of the refusal; nil where any will do.
        var error: String?
    }

    @Test("A reference has the meaning that the corpora give", arguments: [Corpus.references, .urlCases])
    func meanings(corpus: Corpus) throws {
        for row in try corpus.lines(as: Row.self) {
            do {
                let reference = try Reference(parsing: row.text, language: row.language)
                #expect(reference.passage.osis == row.osis, "\(row)")
                #expect(reference.translation?.text == row.translation, "\(row)")
            } catch {
                #expect(row.osis == nil, "\(row): \(error)")
                #expect(row.error == nil || row.error == error.message, "\(row)")
            }
        }
    }

    @Test("The corpora have references in every language")
    func languages() throws {
        let languages = Set(try Corpus.references.lines(as: Row.self).compactMap(\.language))
        #expect(languages == Set(BookNames.languageCodes).subtracting(["en"]))
    }
}
