import DesktopTesting
import Foundation
import Testing

/// `lectern share` at a desktop with Logos and Olive Tree.
@Suite(.timeLimit(.minutes(10))) struct ShareTests {
    private let desktop: FakeDesktop

    init() throws {
        desktop = try FakeDesktop()
        try desktop.install("olive", schemes: ["olivetree"])
        try desktop.install("logos", schemes: ["logosref"])
    }

    private static let preferences = "config/lectern/preferences.json"

    private func share(_ arguments: String...) throws -> Program {
        try Program(["share"] + arguments, environment: desktop.environment)
    }

    static let rows = [
        "logos\tLogos\tStudy, Read\tinstalled\tlogosref:Bible.Jn3.16\t",
        "olive-tree\tOlive Tree\tStudy, Read\tinstalled\tolivetree://bible/43.3.16\t",
        "verses\tVerses\tMemorize\tstore\thttps://apps.apple.com/app/id939461663\t",
    ]
    static let read = rows.map { $0.replacing("Study, Read", with: "Read, Study") }

    /// What is asked, the rows and the exit status.
    static let lists: [([String], [String], Int32)] = [
        ([], [rows[0], rows[1]], 0), (["--feature", "verses"], rows, 0),
        (["--feature", "logos"], [rows[0], rows[1]], 0), (["--intention", "Study"], [rows[0], rows[1]], 0),
        (["--intention", "Read"], [read[0], read[1]], 0), (["--app", "olive-tree"], [rows[1]], 0),
        (["--intention", "Memorize", "--feature", "verses"], [rows[2]], 0), (["--intention", "Memorize"], [], 1),
        (["--intention", "Study", "--feature", "verses"], [rows[0], rows[1]], 0),
    ]

    @Test(arguments: lists) func aPlainListWhereNobodyLooks(arguments: [String], rows: [String], status: Int32) throws {
        let run = try Program(["share", "John 3:16"] + arguments, environment: desktop.environment)
        #expect(run.output.split(separator: "\n").map(String.init) == rows)
        #expect(run.status == status, "\(run.error)")
    }

    @Test func theListAsJSON() throws {
        let run = try share("John 3:16", "--json", "--feature", "verses", "--app", "verses")
        #expect(
            run.output == """
                [
                  {
                    "app": "verses",
                    "name": "Verses",
                    "intentions": ["Memorize"],
                    "installed": false,
                    "url": "https://apps.apple.com/app/id939461663",
                    "lost": [],
                    "losses": [],
                    "store": "https://apps.apple.com/app/id939461663",
                    "os": {
                      "ios": {
                        "stores": {
                          "appStore": {"id": "939461663", "url": "https://apps.apple.com/app/id939461663"}
                        },
                        "hosts": [],
                        "docs": "https://github.com/Verses/Common_Bible_Share_Sheet"
                      }
                    },
                    "new": false
                  }
                ]

                """)
        #expect(try share("John 3:16", "--json", "--app", "verses").output == "[]\n")
    }

    @Test("What an app cannot open is in the list, in JSON and in the menu")
    func losses() throws {
        let loss = "range: all after John 3:16"
        let list = try share("John 3:16-18", "--app", "olive-tree")
        #expect(list.output == Self.rows[1] + loss + "\n")
        let json = try share("John 3:16-18", "--app", "olive-tree", "--json").json as? [[String: Any]]
        #expect(json?.first?["lost"] as? [String] == [loss])
        let losses = json?.first?["losses"] as? [[String: String]]
        #expect(losses == [["kind": "range", "from": "[John.3.16-John.3.18]", "to": "[John.3.16]"]])
        let session = try TerminalSession(["share", "John 3:16-18", "--app", "olive-tree"], on: desktop)
        try session.wait(for: "> Study in Olive Tree (also: Read); lost: \(loss)")
        try session.press("q")
        #expect(try session.end() == 1)
    }

    @Test func withoutAnAppItSaysWhatToDo() throws {
        let run = try share("John 3:16", "--intention", "Memorize")
        #expect(run.status == 1)
        #expect(
            run.error
                == "Error: no installed app can open this link; use --feature ID to show one that you can install\n")
    }

    @Test func aFeaturedAppThatCannotBeShownIsNamed() throws {
        let run = try share("John 3:16", "--feature", "accordance", "--feature", "logos", "--intention", "Read")
        #expect(run.status == 0)
        #expect(
            run.error == "note: accordance is not shown: it cannot open this link, is hidden, or has no store page\n")
        let unknown = try share("John 3:16", "--feature", "lgos")
        #expect(unknown.status == 2)
        #expect(unknown.error.contains("did you mean \"logos\"?"))
    }

    /// The flaw of the original: what opens a link to the store made every app look installed.
    @Test func aBrowserMakesNoAppLookInstalled() throws {
        try desktop.install("browser", schemes: ["http", "https", "itms-apps"])
        #expect(try share("John 3:16").output.split(separator: "\n").map(String.init) == [Self.rows[0], Self.rows[1]])
    }

    @Test func hiddenAppsAreLeftOut() throws {
        try desktop.write(#"{ "prefer": {}, "hide": ["logos", "verses"] }"#, to: Self.preferences)
        let run = try share("John 3:16", "--feature", "verses")
        #expect(run.output == Self.rows[1] + "\n")
    }

    // On a terminal.

    private static let first = "> Study in Logos (also: Read)"
    private static let second = "> Study in Olive Tree (also: Read)"

    private func session(_ more: String..., rows: UInt16 = 24, columns: UInt16 = 80) throws -> TerminalSession {
        try TerminalSession(["share", "John 3:16"] + more, on: desktop, rows: rows, columns: columns)
    }

    @Test(arguments: ["\u{1B}[B\r", "\u{1B}OB\r", "j\n", "\u{1B}[B\u{1B}[B\u{1B}[A\u{1B}[B\r", "\u{1B}[F\r"])
    func anArrowAndEnterOpenTheSecondApp(keys: String) throws {
        let session = try session()
        try session.wait(for: Self.first)
        try session.press(keys)
        #expect(try session.end() == 0)
        #expect(try desktop.arguments(of: "olive") == ["olivetree://bible/43.3.16"])
        #expect(session.settings == session.before)
        #expect(desktop.text(Self.preferences) == nil)
    }

    @Test func theSelectionIsShownAndEnterOpensIt() throws {
        let session = try session()
        try session.wait(for: Self.first + "\r\n  Study in Olive Tree (also: Read)")
        #expect(session.settings != session.before)
        try session.press("\u{1B}[B")
        try session.wait(for: Self.second)
        try session.press("\u{1B}[A")
        try session.wait(for: Self.first)
        try session.press("\r")
        #expect(try session.end() == 0)
        #expect(try desktop.arguments(of: "logos") == ["logosref:Bible.Jn3.16"])
        #expect(session.output.hasSuffix("\u{1B}[1A\r\u{1B}[J"), "the menu is gone")
    }

    /// Esc, q, Ctrl-C and Ctrl-D leave; the terminal is as it was.
    @Test(arguments: ["\u{1B}", "q", "\u{3}", "\u{4}"]) func leaving(keys: String) throws {
        let session = try session("--remember")
        try session.wait(for: Self.first)
        try session.press(keys)
        #expect(try session.end() == 1)
        #expect(session.settings == session.before)
        #expect(desktop.text(Self.preferences) == nil)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalLeavesTheTerminalAsItWas(signal: Int32) throws {
        let session = try session()
        try session.wait(for: Self.second.replacing("> ", with: "  "))
        session.send(signal)
        #expect(try session.end() == -signal)
        #expect(session.settings == session.before)
        #expect(session.output.hasSuffix("\u{1B}[1A\r\u{1B}[J"))
    }

    @Test func theChosenAppIsRememberedIfAsked() throws {
        let session = try session("--remember")
        try session.wait(for: Self.first)
        try session.press("j\r")
        #expect(try session.end() == 0)
        _ = try desktop.arguments(of: "olive")
        let prefer = try Program(["prefer"], environment: desktop.environment)
        #expect(prefer.output == "bible\tolive-tree\n")
    }

    @Test func aDryRunPrintsTheURLAlone() throws {
        let session = try session("--remember", "--dry-run")
        try session.wait(for: Self.first)
        try session.press("j\r")
        #expect(try session.end() == 0)
        #expect(session.output.hasSuffix("\u{1B}[Jolivetree://bible/43.3.16\r\n"))
        #expect(desktop.text(Self.preferences) == nil)
    }

    @Test func anAppThatIsNotHereLeadsToItsPageInTheStore() throws {
        try desktop.install("browser", schemes: ["http", "https"])
        let session = try session("--feature", "verses")
        try session.wait(for: "  Memorize in Verses, from the store")
        try session.press("\u{1B}[F\r")
        #expect(try session.end() == 0)
        #expect(try desktop.arguments(of: "browser") == ["https://apps.apple.com/app/id939461663"])
    }

    @Test(arguments: [(1, 80), (1, 12), (2, 10)] as [(UInt16, UInt16)])
    func aSmallTerminal(rows: UInt16, columns: UInt16) throws {
        let session = try session("--feature", "verses", rows: rows, columns: columns)
        try session.wait(for: String(Self.first.prefix(Int(columns) - 1)))
        try session.press("j")
        try session.wait(for: String(Self.second.prefix(Int(columns) - 1)))
        try session.press("q")
        #expect(try session.end() == 1)
        let lines = session.output.replacing(/\x{1B}\[\d*[AJ]/, with: "").split(separator: /\r\n|\r/)
        #expect(lines.allSatisfy { $0.count < columns })
        #expect(session.output.contains("\r\n") == (rows > 1), "nothing scrolls away")
    }

    @Test func aListThatIsLongerThanTheScreenScrolls() throws {
        let session = try session("--feature", "verses", rows: 2)
        let start = try session.wait(for: "  Study in Olive Tree (also: Read)")
        #expect(!start.contains("Verses"))
        try session.press("\u{1B}[F")
        let end = try session.wait(for: "> Memorize in Verses, from the store")
        #expect(end.contains("  Study in Olive Tree") && !end.contains("Logos"))
        try session.press("q")
        #expect(try session.end() == 1)
    }

    /// A link of another kind says nothing about the app for the Bible.
    @Test func onlyTheAppOfAPassageIsRemembered() throws {
        try desktop.install("notes", schemes: ["notes"])
        let manifest = #"""
            { "apps": [{ "identifier": "notes", "name": "Notes", "scheme": "notes" }],
              "actions": [{ "title": "Open Note", "regex": "https://notes\\.example/(\\d+)",
                            "formats": [{ "appId": "notes", "format": "notes:$1" }] }] }
            """#
        try desktop.write(manifest, to: "m.json")
        let session = try TerminalSession(
            ["share", "https://notes.example/12", "--remember", "--manifest", desktop.path("m.json")], on: desktop)
        try session.wait(for: "> Notes")
        try session.press("\r")
        #expect(try session.end() == 0)
        #expect(session.output.hasSuffix("note: notes is not remembered: the link is not a passage\r\n"))
        #expect(try desktop.arguments(of: "notes") == ["notes:12"])
        #expect(desktop.text(Self.preferences) == nil)
    }

    @Test func withoutAnAppATerminalGetsNoMenu() throws {
        let session = try session("--intention", "Memorize")
        #expect(try session.end() == 1)
        #expect(session.output.hasPrefix("Error: no installed app can open this link"))
        #expect(session.output.split(separator: "\r\n").count == 1)
    }

    @Test func theListOfTheProjectBecomesRulesThatAreSound() throws {
        let list = """
            <plist><dict><key>verses</key><dict><key>url-scheme</key><string>bible-verses</string>
            <key>supported-intentions</key><array><string>Memorize</string></array>
            <key>iTunes-url</key><string>https://itunes.apple.com/us/app/a/id939461663?mt=8</string></dict></dict></plist>
            """
        let folder = try TemporaryFolder()
        let path = try folder.write(list, to: "apps.plist")
        let into = folder.url.appending(path: "rules/apps").path
        #expect(try Program("import-apps", path, "--output", into).status == 0)
        let check = try Program("check", into + "/verses.json")
        #expect(check.status == 0)
        #expect(check.output + check.error == "")
        let rules = { (file: URL) in
            let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            let app = (root?["apps"] as? [[String: Any]])?.first ?? [:]
            return ["identifier", "name", "scheme", "storeId", "intentions", "passage"].map { "\($0)=\(app[$0] ?? "")" }
        }
        #expect(
            try rules(URL(filePath: into + "/verses.json"))
                == rules(Program.project.appending(path: "rules/apps/verses.json")))
        let again = try Program("import-apps", path, "--output", into)
        #expect(again.status == 2)
        #expect(again.error.contains("verses.json already exists"))
        try folder.write("<plist><array/></plist>", to: "apps.plist")
        let fault = try Program("import-apps", path)
        #expect(fault.status == 2)
        #expect(fault.error == "Error: \(path): root: a dictionary of apps was expected, not an array\n")
    }
}
