import Bible
import Testing

/// The readings that docs/references.md decides.
struct ReferenceReadingTests {
    @Test(
        "A number is a chapter or a verse as its place says",
        arguments: [
            ("Jude 1, 3-5", "Jude.1.1,Jude.1.3-Jude.1.5"), ("Philemon 1,2", "Phlm.1.1,Phlm.1.2"),
            ("Obadiah 1; 3", "Obad.1.1,Obad.1.3"), ("Jude 1 and 3", "Jude.1.1,Jude.1.3"),
            ("Jude 5; 8", "Jude.1.5,Jude.1.8"),
            ("Jude 1, Rom 3", "Jude.1,Rom.3"), ("Jude 1, 2 John 3", "Jude.1,2John.1.3"), ("Jude 1", "Jude.1"),
            ("Rom 1:10-22; 2; 3:20", "Rom.1.10-Rom.1.22,Rom.2,Rom.3.20"), ("John 3:16; 4", "John.3.16,John.4"),
            ("Gal 5:1; 13", "Gal.5.1,Gal.5.13"), ("Gen 2:5; 15", nil),
            ("Gen 2:5; 1:3 and 4", "Gen.2.5,Gen.1.3,Gen.1.4"),
            ("Mt 5,3", "Matt.5.3"), ("Mt 5,3.7; 6,1", "Matt.5.3,Matt.5.7,Matt.6.1"), ("Romans 8,28", "Rom.8.28"),
            ("Romans 12,13", "Rom.12,Rom.13"), ("John 3,16", nil), ("Mt 5,3; 6:1", "Matt.5,Matt.3,Matt.6.1"),
            ("Matt 1,4 ESV", "Matt.1,Matt.4"), ("Ps 3,5,7", "Ps.3,Ps.5,Ps.7"), ("Ps 46, 80", "Ps.46,Ps.80"),
        ])
    func numbers(text: String, osis: String?) {
        #expect((try? Passage(parsing: text))?.osis == osis)
    }

    @Test(
        "A name that several books have is read where one of them has the passage, or the language knows which",
        arguments: [
            ("Hb 2:4", nil, nil), ("Hb 13:1", nil, "Heb.13.1"), ("Ez 48", nil, "Ezek.48"), ("Ez 1:1", nil, nil),
            ("Mc 1:1", nil, nil), ("Mc 16:1", nil, "Mark.16.1"), ("Ez 1,1", "de", "Ezek.1.1"),
        ])
    func contestedNames(text: String, language: String?, osis: String?) {
        #expect((try? Passage(parsing: text, language: language))?.osis == osis)
    }

    @Test func theRefusalOfAnAmbiguousTextSaysWhatItMayMean() {
        #expect { try Passage(parsing: "Hb 2:4") } throws: {
            ($0 as? PassageError)?.description == "\"Hb\" may be Hebrews or Habakkuk at offset 0"
        }
        #expect { try Passage(parsing: "John 3,16") } throws: {
            ($0 as? PassageError)?.description == "\"16\" may be a verse or a chapter at offset 7"
        }
    }

    @Test func theEndOfARangeIsCutWithACorrection() throws {
        let reference = try Reference(parsing: "1 Kings 1:2-300; Rom 1")
        #expect(reference.passage.osis == "1Kgs.1.2-1Kgs.1.53,Rom.1")
        #expect(
            reference.corrections.map(\.description) == [
                "\"300\" read as 53, the last verse of 1 Kings 1 at offset 12"
            ])
        #expect(throws: PassageError.self) { try Reference(parsing: "1 Kings 1:2-300", correcting: []) }
    }
}
