import Bible
import LinkEngine
import Testing
import Text

@testable import AppLinks

/// Findings on property lists that differ from the documented format.
@Suite struct BookmarkReadingTests {
    static let reference =
        "<key>Translation</key><string>NASB</string><key>Book</key><string>John</string>"
        + "<key>Chapter</key><integer>3</integer>"

    static func folder(_ name: String, _ children: String, more: String = "") -> String {
        "<dict><key>Class</key><string>Folder</string><key>Name</key><string>\(name)</string>"
            + "<key>Children</key><array>\(children)</array>\(more)</dict>"
    }

    static func bookmark(_ reference: String, more: String = "") -> String {
        "<dict><key>Class</key><string>Bookmark</string><key>Name</key><string>b</string>"
            + "<key>Reference</key><dict>\(reference)</dict>\(more)</dict>"
    }

    static func verse(_ verses: String, more: String = "") -> String { bookmark(reference + verses, more: more) }

    static let notes = "<key>Notes</key><array><string>a</string><string>b</string></array>"
    static let yes = "<key>IncludesVerseNotes</key><string>YES</string>"
    static let sixteen = "<key>Verse</key><string>16</string>"
    static let notemark = "<dict><key>Class</key><string>Notemark</string><key>Name</key><string>n</string>"

    static let cases: [(plist: String, findings: [String])] = [
        (folder("a", ""), []),
        (folder("a", verse(sixteen)), []),
        (folder("a", verse("<key>Verse</key><integer>16</integer>")), []),
        (folder("a", verse("<key>Verse</key><real>16.0</real>")), []),
        (
            folder("My", folder("Daily", notemark + "<key>Text</key><string/></dict>" + verse(sixteen) + verse(""))),
            ["error: root > Daily > item 3: Verse is missing"]
        ),
        ("<array/>", ["error: root: this is an array|a dictionary was expected"]),
        (bookmark(""), ["error: root: Class is \"Bookmark\"|the root must be a folder"]),
        ("<dict/>", ["error: root: Class is missing"]),
        (
            "<dict><key>Class</key><string>folder</string></dict>",
            ["error: root: Class is \"folder\"|expected \"Folder\", \"Bookmark\" or \"Notemark\""]
        ),
        (
            "<dict><key>Class</key><string>Folder</string></dict>",
            ["error: root: Name is missing", "error: root: Children is missing"]
        ),
        (
            folder(
                "a",
                "<dict><key>Class</key><string>Folder</string><key>Name</key><true/><key>Children</key><dict/></dict>"),
            [
                "error: root > item 1: Name is a boolean|a string was expected",
                "error: root > item 1: Children is a dictionary|an array was expected",
            ]
        ),
        (folder("a", "<string>b</string>"), ["error: root > item 1: this is a string|a dictionary was expected"]),
        (folder("a", notemark + "</dict>"), ["error: root > item 1: Text is missing"]),
        (
            folder("a", "<dict><key>Class</key><string>Reference</string></dict>"),
            [
                "error: root > item 1: Class is \"Reference\"|a folder contains folders, bookmarks and notemarks; "
                    + "a reference belongs in a bookmark"
            ]
        ),
        (
            folder("a", "<dict><key>Class</key><string>Bookmark</string></dict>"),
            ["error: root > item 1: Name is missing", "error: root > item 1: Reference is missing"]
        ),
        (
            folder("a", bookmark("")),
            ["Translation", "Book", "Chapter", "Verse"].map { "error: root > item 1: \($0) is missing" }
        ),
        (
            folder("a", verse("<key>Verse</key><string>sixteen</string>")),
            ["error: root > item 1: Verse is \"sixteen\"|expected a number from 1 to 999"]
        ),
        (
            folder("a", verse("<key>Verse</key><integer>0</integer>")),
            ["error: root > item 1: Verse is 0|expected a number from 1 to 999"]
        ),
        (
            folder("a", verse(sixteen + "<key>LastVerse</key><integer>9223372036854775807</integer>")),
            ["error: root > item 1: LastVerse is 9223372036854775807|expected a number from 1 to 999"]
        ),
        (
            folder("a", verse("<key>Verse</key><integer>9223372036854775808</integer>")),
            ["error: root > item 1: Verse is a number of more than 64 bits|expected a number from 1 to 999"]
        ),
        (folder("a", folder(" ", verse(""))), ["error: root > item 1 > item 1: Verse is missing"]),
        (
            folder("a", verse(sixteen + "<key>LastVerse</key><string>15</string>")),
            ["error: root > item 1: LastVerse 15 is before Verse 16"]
        ),
        (
            folder("a", verse(sixteen + "<key>Class</key><string>Ref</string>")),
            ["error: root > item 1: the Class of the reference is \"Ref\"|expected \"Reference\", or no Class at all"]
        ),
        (folder("a", verse(sixteen + "<key>Class</key><string>Reference</string>")), []),
        (
            folder("a", verse(sixteen, more: "<key>Colour</key><string>red</string>")),
            ["warning: root > item 1: \"Colour\" is not a valid key of a bookmark; it is omitted"]
        ),
        (
            folder("a", "", more: "<key>name</key><string>x</string><key>Name</key><string>y</string>"),
            [
                "warning: root: \"name\" is not a valid key of a folder; it is omitted|did you mean \"Name\"?",
                "error: root: \"Name\" occurs twice",
            ]
        ),
        (
            folder("a", folder("b", "", more: yes)),
            ["warning: root > b: \"IncludesVerseNotes\" is not a valid key of a folder; it is omitted"]
        ),
        (
            folder("a", verse(sixteen, more: notes)),
            [
                "warning: root > item 1: Notes are ignored|they are imported only if the "
                    + "root has IncludesVerseNotes = \"YES\""
            ]
        ),
        (
            folder("a", verse(sixteen, more: notes), more: "<key>IncludesVerseNotes</key><string>NO</string>"),
            [
                "warning: root > item 1: Notes are ignored|they are imported only if the "
                    + "root has IncludesVerseNotes = \"YES\""
            ]
        ),
        (
            folder("a", "", more: "<key>IncludesVerseNotes</key><string>Yes</string>"),
            ["error: root: IncludesVerseNotes is \"Yes\"|expected \"YES\" or \"NO\""]
        ),
        (folder("a", verse(sixteen + "<key>LastVerse</key><string>17</string>", more: notes), more: yes), []),
        (
            folder("a", verse(sixteen + "<key>LastVerse</key><string>18</string>", more: notes), more: yes),
            ["error: root > item 1: Notes has 2 items|the reference has 3 verses, and each of them needs one"]
        ),
        (
            folder("a", verse(sixteen, more: "<key>Notes</key><array><integer>1</integer></array>"), more: yes),
            ["error: root > item 1: Notes, item 1, is a number|a string was expected"]
        ),
        (
            folder("a&#7;b", ""),
            ["error: root: Name contains the control character U+7|remove it"]
        ),
        (
            folder("a", bookmark(reference.replacing("John", with: "John 3:16; Gen") + sixteen)),
            ["warning: root > item 1: John 3:16; Gen 3:16 in NASB: unknown book \"John 3:16; Gen\""]
        ),
        (
            folder("a", bookmark(reference.replacing("John", with: "john") + sixteen)),
            [
                "warning: root > item 1: Book is \"john\"|BibleXpress expects the spelling of the "
                    + "translation, probably \"John\""
            ]
        ),
        (
            folder("a", verse(sixteen + "<key>LastVerse</key><integer>99</integer>")),
            ["warning: root > item 1: John 3:16 in NASB: John 3 has 36 verses"]
        ),
    ]

    @Test(arguments: cases) func everyMistakeIsReportedWithItsPath(_ plist: String, _ expected: [String]) throws {
        let reading = try BookmarkReading(propertyList: Array("<plist version=\"1.0\">\(plist)</plist>".utf8))
        let findings = reading.findings.map {
            "\($0.severity.rawValue): \($0.message)" + ($0.note.map { "|" + $0 } ?? "")
        }
        #expect(findings == expected)
        #expect((reading.collection == nil) == expected.contains { $0.hasPrefix("error") })
    }

    @Test func bookNamesAreReadInTheLanguageOfTheTranslation() throws {
        let rows: [(translation: String, book: String, osis: String?)] = [
            ("NASB", "1 Corinthians", "1Cor.3.16"), ("LUT", "1. Korinther", "1Cor.3.16"),
            ("RVR60", "Juan", "John.3.16"),
            ("ZZZ", "Juan", "John.3.16"), ("NASB", "Nobody", nil), ("NASB", "John 3", nil), ("NASB", "", nil),
        ]
        for row in rows {
            let reference = BookmarkReference(translation: row.translation, book: row.book, chapter: 3, verses: 16...16)
            #expect((try? reference?.passage().osis) == row.osis, "\(row)")
        }
    }

    @Test func atMostAThousandFindingsAreListed() throws {
        let unknown = Self.bookmark(Self.reference.replacing("John", with: "Nobody") + Self.sixteen)
        for (item, severity) in [("<true/>", Finding.Severity.error), (unknown, .warning)] {
            let list = "<plist>" + Self.folder("a", String(repeating: item, count: 3000)) + "</plist>"
            let reading = try BookmarkReading(propertyList: Array(list.utf8))
            #expect(reading.findings.count == 1001)
            #expect(reading.findings.last?.message == "2000 more findings are not listed")
            #expect(reading.findings.last?.severity == severity)
            #expect((reading.collection == nil) == (severity == .error))
        }
    }
}
