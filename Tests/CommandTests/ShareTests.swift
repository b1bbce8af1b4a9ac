import Foundation
import TestCorpora
import Testing

@Suite struct ShareTests {
    private static let john = "https://www.biblegateway.com/passage/?search=John+3%3A16-18&version=ESV"

    private static func desktop() throws -> PlayDesktop {
        let desktop = try PlayDesktop()
        // A browser opens every link to a store; that installs no app.
        try desktop.install("firefox", schemes: ["http", "https"])
        try desktop.install("logos", schemes: ["logosres", "logosref"])
        try desktop.install("verses", schemes: ["bible-verses"])
        return desktop
    }

    static let lists: [(arguments: [String], rows: [[String]])] = [
        ([], [["logos", "Study, Read", "installed"], ["verses", "Memorize", "installed"]]),
        (["--intention", "Read"], [["logos", "Read, Study", "installed"]]),
        (["--intention", "Memorize"], [["verses", "Memorize", "installed"]]),
        (
            ["--feature", "youversion", "--feature", "logos"],
            [
                ["logos", "Study, Read", "installed"], ["verses", "Memorize", "installed"],
                ["youversion", "Read, Listen", "store"],
            ]
        ),
        (["--intention", "Memorize", "--feature", "youversion"], [["verses", "Memorize", "installed"]]),
    ]

    @Test(arguments: lists) func theAppsThatAreHere(arguments: [String], rows: [[String]]) throws {
        let desktop = try Self.desktop()
        let run = try Program(["share", Self.john] + arguments, environment: desktop.environment)
        let cells = run.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(cells.map { [$0[0], $0[2], $0[3]] } == rows)
        for row in cells where row[3] == "store" { #expect(row[4].hasPrefix("https://apps.apple.com/app/id")) }
        for row in cells where row[3] == "installed" { #expect(!row[4].hasPrefix("http")) }
    }

    @Test func jsonSaysTheSame() throws {
        let desktop = try Self.desktop()
        let run = try Program(
            ["share", Self.john, "--json", "--feature", "youversion"], environment: desktop.environment)
        let listings = try #require(try run.json as? [[String: Any]])
        #expect(listings.map { $0["installed"] as? Bool } == [true, true, false])
        #expect(Set(listings[0].keys) == ["app", "name", "intentions", "installed", "url", "lost", "store"])
    }

    @Test func nobodyIsHere() throws {
        let desktop = try PlayDesktop()
        let run = try Program(["share", Self.john], environment: desktop.environment)
        #expect(run.status == 1)
        #expect(run.error.contains("no app on this machine opens this link"))
        #expect(try Program(["share", Self.john, "--feature", "nobody"], environment: desktop.environment).status == 2)
    }

    /// Keys on a terminal, the exit status, the app that is started, and the app preferred afterwards.
    static let keys: [(keys: String, arguments: [String], status: Int32, app: String?, preferred: String)] = [
        ("\\r", [], 0, "logos", ""), ("\\x1b[B\\r", [], 0, "verses", ""),
        ("\\x1bOB\\x1b[A\\x1b[B\\r", ["--remember"], 0, "verses", "bible\tverses\n"),
        ("\\x1b", [], 1, nil, ""), ("q", [], 1, nil, ""), ("\\x03", [], 1, nil, ""),
        ("TERM", [], 128 + 15, nil, ""), ("INT", [], 128 + 2, nil, ""),
    ]

    @Test(.enabled(if: PlayDesktop.has("/usr/bin/python3")), arguments: keys)
    func anAppIsChosenOnATerminal(
        keys: String, arguments: [String], status: Int32, app: String?, preferred: String
    ) throws {
        let desktop = try Self.desktop()
        let lectern = Program.folder.appending(path: "lectern").path
        let manifest = Program.project.appending(path: "manifest.json").path
        try desktop.write(Self.terminal, to: "terminal.py")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [desktop.path("terminal.py"), keys, lectern, "share", Self.john] + arguments
        process.environment = desktop.environment.merging(["LECTERN_MANIFEST": manifest]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(output.hasSuffix("restored\n"), "\(output)")
        #expect(process.terminationStatus == status, "\(output)")
        if let app { #expect(try desktop.arguments(of: app).count == 1) }
        #expect(try Program(["prefer"], environment: desktop.environment).output == preferred)
    }

    /// Runs a program on a pseudo-terminal; once it shows its menu, presses keys or sends a signal. Says whether the
    /// terminal is as it was, and ends as the program did.
    private static let terminal = #"""
        import os, pty, signal, subprocess, sys, termios
        keys, command = sys.argv[1], sys.argv[2:]
        master, slave = pty.openpty()
        before = termios.tcgetattr(slave)
        # Who runs the tests may block signals, and what it starts would too.
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        child = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
        shown = b""
        while b"Memorize in Verses" not in shown:
            shown += os.read(master, 4096)
        if keys.isupper():
            child.send_signal(getattr(signal, "SIG" + keys))
        else:
            os.write(master, keys.encode().decode("unicode_escape").encode())
        status = child.wait()
        print("restored" if termios.tcgetattr(slave) == before else "changed")
        sys.exit(status if status >= 0 else 128 - status)
        """#

    @Test(.enabled(if: Corpus.has("common-share-sheet-apps.plist")))
    func theListOfTheProjectBecomesRules() throws {
        let folder = try TemporaryFolder()
        let into = folder.url.appending(path: "rules").path
        let list = Corpus.path("common-share-sheet-apps.plist")
        #expect(try Program("import-apps", list, "--into", into).status == 0)
        #expect(try Program("check", into).output == "")
        let apps = try #require(try Program("apps", "--json", "--rules", into).json as? [[String: Any]])
        #expect(apps.count == 1)
        #expect(apps[0]["schemes"] as? [String] == ["bible-verses"])
        #expect(apps[0]["intentions"] as? [String] == ["Memorize"])
        #expect(apps[0]["store"] as? String == "https://apps.apple.com/app/id939461663")
        #expect(try Program("import-apps", list, "--into", into).error.contains("is there already"))
        #expect(
            try Program("John 3:16", "--rules", into, "--app", "verses").output
                == "bible-verses://?passages=[John.3.16]\n")
    }

    static let faultyLists = [
        ("not a plist", "the file is no property list with apps"),
        (
            "<plist><dict><key>a</key><dict><key>url-scheme</key><string>bible-a</string></dict></dict></plist>",
            "root > a: supported-intentions is missing"
        ),
        (
            "<plist><dict><key>a</key><dict><key>url-scheme</key><string>bible a</string><key>supported-intentions</key><array><string>Read</string></array></dict></dict></plist>",
            "root > a: \"bible a\" is no URL scheme"
        ),
    ]

    @Test(arguments: faultyLists) func listsThatAreNone(text: String, reason: String) throws {
        let folder = try TemporaryFolder()
        let run = try Program("import-apps", try folder.write(text, to: "apps.plist"))
        #expect(run.status == 2)
        #expect(run.error.contains(reason), "\(run.error)")
    }
}
