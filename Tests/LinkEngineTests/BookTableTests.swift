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
}
