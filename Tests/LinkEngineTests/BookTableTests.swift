import Bible
import Testing

@testable import LinkEngine

@Suite struct BookTableTests {
    /// Codes that the names everybody knows read otherwise, or not at all.
    @Test(arguments: [("JUD", "Jude"), ("jud", "Jude"), ("PS2", "AddPs"), ("PSS", "PssSol"), ("s3y", "PrAzar")])
    func usfmCodesAreRead(code: String, osis: String) {
        #expect(BookTable.usfm.book(code)?.osis == osis)
    }

    @Test func aRuleMayNameTheTable() {
        let rule = #"{ "passages": [{ "site": "S", "regex": "(?<book>x)", "books": "usfm" }] }"#
        #expect(Manifest(files: [SourceFile(path: "m.json", bytes: Array(rule.utf8))]).findings.isEmpty)
    }
}
