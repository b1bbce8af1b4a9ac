import Bible
import Testing

@testable import LinkEngine

@Suite struct BookTableTests {
    @Test(
        arguments: [
            (BookTable.usfm, "jud", "Jude"), (.usfm, "S3Y", "PrAzar"), (.usfm, "Jude", nil),
            (.codes(.logos, .logos), "64", "John"), (.codes(.logos, .logos), "Jn", "John"),
            (.codes(.logos, .logos), "x", nil),
            (.codes(.bibleGateway, nil), "47", "Matt"), (.codes(.bibleGateway, nil), "43", nil),
            (.codes(nil, .blueLetterBible), "phl", "Phil"),
            (.names(["1ki": Book(osis: "1Sam")].compactMapValues { $0 }), "1KI", "1Sam"),
        ] as [(BookTable, String, String?)])
    func namesTheBook(table: BookTable, text: String, osis: String?) {
        #expect(table.book(text)?.osis == osis)
    }

    /// The code of a book is not a name in the language of the translation: `Dan` is Numbers in Vietnamese.
    @Test func codesMeanTheSameBookInAllTranslations() throws {
        let engine = Engine.standard()
        let books = """
            GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN \
            HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI \
            2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV
            """.split(separator: " ").map(String.init)
        var wrong: [String] = []
        for translation in Translation.all {
            let number = translation.code(at: .youversion) ?? "1"
            for usfm in books {
                let osis = try #require(Book(usfm: usfm)).osis
                let links = [
                    "https://www.bible.com/bible/\(number)/\(usfm).1.\(translation.code)",
                    "https://www.biblegateway.com/passage/?search=\(osis).1&version=\(translation.code)",
                ]
                for link in links where engine.passage(of: link)?.url.contains("[\(osis).1]") != true {
                    wrong.append("\(link): \(engine.passage(of: link)?.url ?? "none")")
                }
            }
        }
        #expect(wrong == [])
    }
}
