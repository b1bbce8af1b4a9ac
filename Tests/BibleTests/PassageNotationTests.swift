import Testing

@testable import Bible

/// Passages in the notations of languages are read as themselves in the language.
@Suite struct PassageNotationTests {
    static let passages: [String] = [
        "John.3.16", "John.3.16-John.3.18,John.3.21", "1Cor.13.4-1Cor.14.1", "Ps.23", "Ps.23.1", "Gen.1-Gen.3",
        "Jude.1.5",
        "John.3.16,Rom.8.28",
    ]

    @Test(arguments: BookNames.languageCodes) func whatIsWrittenIsReadAgain(code: String) throws {
        let notation = try #require(PassageNotation(language: code))
        for osis in Self.passages {
            let passage = try Passage(parsing: osis)
            let text = passage.text(in: notation)
            #expect((try? Passage(parsing: text, language: code)) == passage, "\(text)")
        }
    }

    @Test func aPassageIsInTheStyleOfTheLanguage() throws {
        let passage = try Passage(parsing: "John 3:16-18, 21; 4:2; Psalm 23")
        #expect(
            PassageNotation(language: "de").map(passage.text) == "Johannes 3,16-18.21; 4,2; Psalm 23")
        #expect(PassageNotation(language: "en").map(passage.text) == passage.text)
        #expect(PassageNotation(language: "xx") == nil)
        #expect(
            PassageNotation(language: "zh-Hant").map(passage.text) == "約翰福音 3:16-18, 21; 4:2; 詩篇 23")
    }
}
