import DesktopTesting
import Foundation
import Glibc
import Testing

@testable import lectern

/// What is printed for people.
@Suite struct TerminalTests {
    static let link = "https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV"

    /// The lines of a command on a terminal.
    private func lines(
        _ arguments: [String], rows: UInt16 = 24, columns: UInt16 = 80, environment: [String: String] = [:],
        on desktop: FakeDesktop? = nil
    ) throws -> [String] {
        let session = try TerminalSession(
            arguments, on: try desktop ?? FakeDesktop(), rows: rows, columns: columns, environment: environment)
        _ = try session.end()
        return session.output.split(separator: "\r\n").map(String.init)
    }

    @Test func oneLineAnAppAndTheNumberOfTheOthers() throws {
        let all = try lines([Self.link, "--all", "--color", "never"], columns: 200)
        #expect(all[0] == "John 3:16 (ESV)")
        #expect(all[1] == "  YouVersion              youversion://bible?reference=JHN.3.16&version_id=59")
        let rows = try Program(Self.link).output.split(separator: "\n")
        #expect(all.count == rows.count + 1)
        let screen = try lines([Self.link, "--color", "never"], rows: 12, columns: 200)
        #expect(screen.dropLast() == all.prefix(10))
        #expect(screen.last == "  \(rows.count - 9) more (--all)")
        #expect(try lines([Self.link, "--color", "never"], rows: 12, columns: 80).count <= 11)
        #expect(try lines(["--app", "logos", "--app", "verses", "Gen.1"]).count == 3)
    }

    @Test func thePreferredAppComesFirstAndIsMarked() throws {
        let desktop = try FakeDesktop()
        #expect(try Program(["prefer", "bible", "logos"], environment: desktop.environment).status == 0)
        let preferred = try lines(["Gen.1", "--color", "never"], on: desktop)
        #expect(preferred[1] == "* Logos                   logosref:Bible.Ge1")
        #expect(preferred[2].hasPrefix("  YouVersion "))
        // For programs, the order is that of the rules.
        let rows = try Program(["Gen.1"], environment: desktop.environment).output
        #expect(try rows == Program("Gen.1").output)
    }

    @Test func theTitleIsShownOnlyWhereItDiffers() throws {
        let folder = try TemporaryFolder()
        let formats = #""formats": [{ "appId": "foo", "format": "foo:$1" }]"#
        let manifest = try folder.write(
            #"""
            { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }], "actions": [
              { "title": "Open Page", "regex": "https?://foo\\.bar/(\\d+)$", \#(formats) },
              { "title": "Search", "regex": "https?://foo\\.bar/(\\d)1$", \#(formats) } ] }
            """#, to: "m.json")
        let arguments = ["--manifest", manifest, "--color", "never"]
        #expect(try lines(arguments + ["https://foo.bar/2"]) == ["https://foo.bar/2", "  Foo  foo:2"])
        let two = try lines(arguments + ["https://foo.bar/11"])
        #expect(two == ["https://foo.bar/11", "  Foo  Open Page  foo:11", "  Foo  Search     foo:1"])
    }

    @Test func aLossIsCutOrPutBelow() throws {
        let arguments = [
            "--app", "blue-letter-bible", "--app", "jw-library", "--color", "never", "John 3:16 ESV; Gen 1",
        ]
        let wide = try lines(arguments, columns: 120)
        #expect(wide[1] == "  Blue Letter Bible  blb://jhn/3/16  lost: passages: Genesis 1; translation: ESV")
        let narrow = try lines(arguments, columns: 60)
        #expect(narrow[1] == "  Blue Letter Bible  blb://jhn/3/16  lost: passages: Genesi\u{2026}")
        #expect(
            try lines(arguments, columns: 40)[1...2] == [
                "  Blue Letter Bible  blb://jhn/3/16", "    lost: passages: Genesis 1; translat\u{2026}",
            ])
    }

    /// Lists, and how wide the terminal is: by its window, or by `COLUMNS`.
    @Test(arguments: ["apps", "sites", "translations", "books", "schemes"]) func tablesFit(list: String) throws {
        for columns: UInt16 in [20, 60, 80, 132] {
            let shown = try lines([list, "--color", "never"], columns: columns)
            #expect(shown.allSatisfy { $0.displayWidth <= Int(columns) }, "\(columns)")
        }
        let wide = try lines([list, "--color", "never", "--wide"], columns: 40)
        #expect(wide.contains { $0.displayWidth > 40 } && !wide.contains { $0.contains("\u{2026}") })
        let shown = try lines([list, "--color", "never"], environment: ["COLUMNS": "50"])
        #expect(shown.contains { $0.displayWidth > 45 } && shown.allSatisfy { $0.displayWidth <= 50 })
        #expect(try Program(list).output.split(separator: "\n").contains { $0.contains("\t") })
    }

    /// Options, environment, and whether a heading is bold.
    static let colors: [(option: [String], environment: [String: String], isColored: Bool)] = [
        ([], ["TERM": "xterm"], true), ([], ["TERM": "dumb"], false), ([], ["NO_COLOR": "1"], false),
        ([], ["NO_COLOR": ""], true), (["--color", "never"], [:], false), (["--color", "auto"], [:], true),
        (["--color", "always"], ["NO_COLOR": "1", "TERM": "dumb"], true),
    ]

    @Test(arguments: colors)
    func colorsFollowTheUsualRules(option: [String], environment: [String: String], isColored: Bool) throws {
        for arguments in [["books", "genesis"], ["Gen.1"]] {
            let heading = try lines(arguments + option, environment: environment).first
            #expect(heading?.hasPrefix("\u{1B}[1m") == isColored)
        }
    }

    @Test func withoutATerminalColorsMustBeRequested() throws {
        let arguments = ["--app", "blue-letter-bible", "--app", "logos", "John 3:16 ESV"]
        #expect(try !Program(arguments).output.contains("\u{1B}"))
        let colored = try Program(arguments + ["--color", "always"]).output
        #expect(colored.contains("\tblb://jhn/3/16\t\u{1B}[2mtranslation: ESV\u{1B}[22m\n"))
        #expect(try Program(arguments + ["--color", "sometimes"]).status == 2)
    }

    static let widths: [(text: String, width: Int)] = [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("聖經", 4), ("ｱ", 1), ("Ａ", 2), ("성경", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("ひらがな", 8), ("😀", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("a\u{AD}b", 2),
        ("שלום", 4), ("a\u{200B}b", 2), ("ไทย", 3),
    ]

    @Test(arguments: widths) func widthsAreThoseOfATerminal(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    static let fits: [(text: String, columns: Int, fitted: String)] = [
        ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("聖經和合本", 10, "聖經和合本"), ("聖經和合本", 9, "聖經和合…"),
        ("聖經和合本", 8, "聖經和…"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
    ]

    @Test(arguments: fits) func aTextIsCutAtTheWidth(text: String, columns: Int, fitted: String) {
        #expect(text.fitted(columns: columns) == fitted)
    }

    @Test func theSizeIsThatOfTheEnvironmentOrTheWindow() {
        let window = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
        func size(_ window: winsize, _ variables: [String: String]) -> [Int] {
            let terminal = Terminal(size: window, isColored: false) { variables[$0] }
            return [terminal.columns, terminal.rows]
        }
        #expect(size(window, [:]) == [100, 30])
        #expect(size(window, ["COLUMNS": "40", "LINES": "5"]) == [40, 5])
        #expect(size(window, ["COLUMNS": "0", "LINES": "x"]) == [100, 30])
        #expect(size(winsize(), [:]) == [80, 24])
    }
}
