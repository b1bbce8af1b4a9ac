import Testing
import Text

@Suite struct TextDifferenceTests {
    static let rows = [
        ("", "", "", "", ""),
        ("a", "a", "", "", ""),
        ("", "a", "|a", "", "^"),
        ("a", "", "a|", "^", "^"),
        ("a/3/16", "a.3.16", "/|. /|.", " ^ ^", " ^ ^"),
        ("foo://entri/13", "foo://entry/13", "entri|entry", "          ^", "          ^"),
        ("[John.3.16]", "[John.3.16-John.3.18]", "|-John.3.18", "", "          ^^^^^^^^^^"),
        ("x John 3", "x 3", "John |", "  ^^^^^", "  ^"),
        ("é1", "è1", "é|è", "^", "^"),
        ("12", "13", "12|13", " ^", " ^"),
    ]

    @Test(arguments: rows)
    func editsAreOfWordsAndMarksOfCharacters(
        before: String, after: String, edits: String, removed: String, inserted: String
    ) {
        let difference = TextDifference(from: before, to: after)
        #expect(difference.edits.map { "\($0.removed)|\($0.inserted)" }.joined(separator: " ") == edits)
        #expect(difference.removalMarks == removed)
        #expect(difference.insertionMarks == inserted)
    }

    @Test func longTextsAreComparedInBoundedTime() {
        let (before, after) = (String(repeating: "a/", count: 20_000), String(repeating: "b.", count: 20_000))
        #expect(TextDifference(from: before, to: after).edits.count == 1)
    }
}
