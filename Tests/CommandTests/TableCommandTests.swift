import Foundation
import Testing

@Suite struct TableCommandTests {
    @Test func booksAreTabSeparatedRows() throws {
        let rows = try Program("books").output.split(separator: "\n")
        #expect(rows.first == "Gen\tGEN\tGenesis\t1\t50")
        #expect(rows[65] == "Rev\tREV\tRevelation\t66\t22")
        #expect(rows[66] == "Tob\tTOB\tTobit\t\t14")
    }

    @Test func booksHaveTheChaptersAndVersesOfAVersification() throws {
        let rows = try Program("books", "--versification", "Original").output.split(separator: "\n")
        #expect(rows.contains("Joel\tJOL\tJoel\t29\t4"))
        let books = try #require(
            try Program("books", "--json", "--versification", "original", "joel").json as? [[String: Any]])
        #expect(books.first?["verses"] as? [Int] == [20, 27, 5, 21])
        #expect(try Program("books", "--versification", "Nowhere").status == 2)
    }

    @Test func booksAsJSONHaveTheirNumbersAndCodes() throws {
        let books = try #require(try Program("books", "--json").json as? [[String: Any]])
        let matthew = try #require(books.first { $0["osis"] as? String == "Matt" })
        #expect(Set(matthew.keys) == ["osis", "usfm", "name", "testament", "chapters", "verses", "numbers", "codes"])
        #expect(matthew["chapters"] as? Int == 28)
        #expect((matthew["verses"] as? [Int])?.prefix(3) == [25, 23, 17])
        let numbers = (matthew["numbers"] as? [String: Any])?.compactMapValues { $0 as? Int }
        #expect(numbers == ["protestant": 40, "russian": 40, "logos": 61, "douay": 47, "bibleGateway": 47])
        #expect((matthew["codes"] as? [String: Any])?["blueLetterBible"] as? String == "mat")
    }

    @Test(arguments: [("en", "1Cor", "1 Corinthians"), ("de", "Judg", "Richter"), ("ru", "Gen", "Бытие")])
    func booksAsAPropertyList(language: String, osis: String, name: String) throws {
        let list = Data(try Program("books", "--plist", "--language", language).output.utf8)
        let names = try PropertyListDecoder().decode([String: String].self, from: list)
        #expect(names[osis] == name)
        #expect(names.count >= 66)
    }

    @Test func bookNamesAreInTheLanguage() throws {
        let rows = try Program("books", "--language", "de").output.split(separator: "\n")
        #expect(rows.first == "Gen\tGEN\t1. Mose\t1\t50")
        #expect(try Program("books", "--language", "xx").status == 2)
        #expect(try Program("books", "--json", "--plist").status == 2)
    }

    @Test func translationsAreTabSeparatedRows() throws {
        let rows = try Program("translations").output.split(separator: "\n")
        #expect(rows.first == "KJV\tKing James Version\ten\tKJV\tAV, KINGJAMES, KING JAMES, KJV1900\t1")
        #expect(rows.allSatisfy { $0.count { $0 == "\t" } == 5 })
    }

    @Test func translationsAsJSONHaveTheirCodesAtSites() throws {
        let translations = try #require(try Program("translations", "--json").json as? [[String: Any]])
        let niv = try #require(translations.first { $0["code"] as? String == "NIV" })
        #expect(Set(niv.keys) == ["code", "name", "language", "versification", "aliases", "sites"])
        #expect(niv["aliases"] as? [String] == ["NIV2011"])
        let sites = try #require(niv["sites"] as? [String: [String]])
        #expect(sites["youversion"] == ["111"])
        #expect(sites["logos"] == ["NIV", "niv2011"])
    }

    /// The versifications of the list are valid arguments of `--versification`.
    @Test func everyVersificationOfATranslationIsKnown() throws {
        let translations = try #require(try Program("translations", "--json").json as? [[String: Any]])
        let names = Set(translations.compactMap { $0["versification"] as? String })
        #expect(names.count > 3)
        for name in names { #expect(try Program("passage", "Gen 1", "--versification", name).status == 0, "\(name)") }
    }
}
