import Bible
import TestCorpora
import Testing

@Suite struct ScannedPartsTests {
    static let filler =
        "In those days there was no king, and everybody did what was right in his own eyes, as they say. "
    static let pieces: [String] = [
        "John 3:16", "Rom 8:28-30", "Song of Songs 2:1", "verse 17", "and 5:1", "; 4:2", ", 18", "chapter 4",
        "John 33:16",
        "The First Epistle of Paul to the Corinthians 13:4", "Mark 5", "Mt 5,3", "3:16", "Job 3 failed", ". ", ".\n",
        "\n", "\n\n", "\n\n\(filler)\(filler)", "\n\n\(filler)\(filler)", "\r\n\r\n", " ", " and ", "\u{FFFC}", "| ",
        "- ",
        filler,
    ]

    /// What is read in a part is what is read there in the whole text.
    @Test(arguments: [1, 300, 2000]) func partsAreReadAsTheWholeIs(size: Int) {
        var random = SeededGenerator(state: 5)
        let scanner = ReferenceScanner(languages: ["en", "de"])
        var parts = 0
        for _ in 0..<20 {
            let text = (0..<400).flatMap { _ in Array((Self.pieces.randomElement(using: &random) ?? "").utf8) }
            let divided = scanner.parts(of: text, excluding: [], size: size)
            let joined = ReferenceScanner.result(of: divided) { parts, areOfVulgate in
                parts.map { $0.result(psalmsAreOfVulgate: areOfVulgate) }
            }
            let whole = scanner.scan(text)
            #expect(joined.found == whole.found)
            #expect(joined.refused.map(\.range) == whole.refused.map(\.range))
            parts += divided.count
        }
        #expect(parts > 40)
    }
}
