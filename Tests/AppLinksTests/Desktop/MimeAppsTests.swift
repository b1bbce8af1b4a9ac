import AppLinks
import DesktopTesting
import Foundation
import TestCorpora
import Testing

/// Layouts of desktop entries and lists, each with the handler of a scheme by the specifications.
@Suite struct MimeAppsTests {
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        let desktop: String?
        let files: [String: String]
        let handler: String?
        /// What GLib finds where it does not follow the specifications; `note` says why.
        let gio: String?
        let note: String?

        var testDescription: String { name }
    }

    static let rows = (try? Corpus.desktopLayouts.lines(as: Row.self)) ?? []

    /// A desktop with the files of a row, and the environment that describes it.
    private static func layout(_ row: Row) throws -> (desktop: FakeDesktop, environment: [String: String]) {
        let desktop = try FakeDesktop()
        for (name, text) in row.files { try desktop.write(text.replacing("@PROGRAM@", with: "/bin/true"), to: name) }
        var environment = [
            "HOME": desktop.path("home"), "XDG_CONFIG_HOME": desktop.path("ch"), "XDG_CONFIG_DIRS": desktop.path("c1"),
            "XDG_DATA_HOME": desktop.path("dh"), "XDG_DATA_DIRS": desktop.path("d1") + ":" + desktop.path("d2"),
            "PATH": "/usr/bin:/bin", "LC_ALL": "C",
        ]
        environment["XDG_CURRENT_DESKTOP"] = row.desktop
        return (desktop, environment)
    }

    @Test func thereAreLayouts() { #expect(Self.rows.count > 80) }

    @Test(arguments: rows) func theHandlerIsFound(row: Row) throws {
        let layout = try Self.layout(row)
        #expect(try Desktop(environment: layout.environment).handler(of: "youversion") == row.handler)
    }

    @Test(.enabled(if: FakeDesktop.has("/usr/bin/gio")), arguments: rows) func gioAgrees(row: Row) throws {
        let layout = try Self.layout(row)
        let answer = try layout.desktop.ask(
            "/usr/bin/gio", "mime", "x-scheme-handler/youversion", changing: layout.environment)
        let line = answer.split(separator: "\n").first.map(String.init) ?? ""
        let id = line.hasPrefix("Default") ? line.split(separator: " ").last.map(String.init) : nil
        #expect(id == (row.note == nil ? row.handler : row.gio), "\(answer)")
    }

    /// The name of an app in `%c`, in the locale of messages.
    @Test(arguments: [
        (["LANG": "de_AT.UTF-8"], "Leser"), (["LANG": "C.UTF-8"], "Reader"), ([:], "Reader"),
        (["LANG": "en_US.UTF-8", "LC_MESSAGES": "de_AT.UTF-8@euro"], "Leser Euro"),
        (["LANG": "de_AT", "LC_ALL": "fr"], "Lecteur"), (["LC_ALL": "", "LANG": "fr_CA@x"], "Lecteur"),
        (["LANG": "sr_YU@Latn"], "sr YU"), (["LANG": "sr@Latn"], "sr Latn"), (["LANG": "sr_RS@Latn"], "sr Latn"),
        (["LANG": "it_IT"], "Reader"),
        (["LANG": "POSIX"], "Reader"),
    ])
    func theNameIsLocalised(changes: [String: String], name: String) throws {
        let desktop = try FakeDesktop()
        let names = """
            Name[de]=Leser
            Name[de@euro]=Leser Euro
            Name[fr]=Lecteur
            Name[sr_YU]=sr YU
            Name[sr@Latn]=sr Latn
            """
        try desktop.install("Reader", schemes: ["foo"], exec: "APP %c %u", more: names)
        var environment = desktop.environment.merging(changes) { $1 }
        if changes["LC_ALL"] == nil { environment["LC_ALL"] = nil }
        try Desktop(environment: environment).open("foo:b")
        #expect(try desktop.arguments(of: "Reader") == [name, "foo:b"])
    }

    /// An app without `Exec` gets the URL by a call on the session bus.
    @Test func anAppIsStartedByDBus() throws {
        let desktop = try FakeDesktop()
        try desktop.install("gdbus", schemes: [])
        try desktop.write(
            "[Desktop Entry]\nType=Application\nName=A\nDBusActivatable=true\nMimeType=x-scheme-handler/foo;\n",
            to: "data/applications/org.example.Reader-A.desktop")
        try Desktop(environment: desktop.environment).open("foo:b'\"c")
        #expect(
            try desktop.arguments(of: "gdbus") == [
                "call", "--session", "--dest", "org.example.Reader-A", "--object-path", "/org/example/Reader_A",
                "--method", "org.freedesktop.Application.Open", "[\"foo:b'%22c\"]", "{}",
            ])
        try desktop.script("exit 1\n", to: "bin/gdbus")
        #expect(throws: DesktopError.self) { try Desktop(environment: desktop.environment).open("foo:b") }
    }

    /// What an app needs for its start and what does not exist; the next app of the scheme is started instead.
    @Test(arguments: ["Path=/nowhere/folder", "Terminal=true"])
    func anAppThatCannotStartIsPassedOver(line: String) throws {
        let desktop = try FakeDesktop()
        try desktop.install("a", schemes: ["foo"], more: line)
        let environment = desktop.environment.merging(["TERMINAL": "/nowhere/terminal"]) { $1 }
        #expect(throws: DesktopError.self) { try Desktop(environment: environment).open("foo:b") }
        try desktop.install("b", schemes: ["foo"])
        try Desktop(environment: environment).open("foo:b")
        #expect(try desktop.arguments(of: "b") == ["foo:b"])
    }
}
