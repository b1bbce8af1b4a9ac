import Bible
import Testing

@testable import LinkEngine

@Suite struct BookTableTests {
    @Test(
        arguments: [
            (BookTable.usfm, "jud", "Jude"), (.usfm, "S3Y", "PrAzar"), (.usfm, "Jude", nil),
            (.order(.logos), "64", "John"), (.order(.logos), "Jn", "John"), (.order(.logos), "x", nil),
            (.order(.bibleGateway), "47", "Matt"), (.order(.bibleGateway), "43", nil),
            (.codes(.blueLetterBible), "phl", "Phil"),
            (.names(["1ki": Book(osis: "1Sam")].compactMapValues { $0 }), "1KI", "1Sam"),
        ] as [(BookTable, String, String?)])
    func namesTheBook(table: BookTable, text: String, osis: String?) {
        #expect(table.book(text)?.osis == osis)
    }
}
