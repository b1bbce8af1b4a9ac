import AppLinks
import DesktopTesting
import Foundation
import Testing

@Suite struct DesktopTests {
    /// Files of a desktop with the apps a, b and c, which all open `foo:`, and the expected handler of `foo:`.
    struct Case: CustomTestStringConvertible {
        let name: String
        var files: [String: String] = [:]
        var changes: [String: String] = [:]
        /// Additional lines of the entry of a.
        var more = ""
        let handler: String?
        /// Whether xdg-mime does not support this, though GIO does.
        var isUnknownToXDGMime = false

        var testDescription: String { name }
    }

    static func list(_ id: String, in group: String = "Default Applications") -> String {
        "[\(group)]\nx-scheme-handler/foo=\(id)\n"
    }

    static let cases = [
        Case(name: "the cache alone", handler: "a.desktop"),
        Case(
            name: "the default of the person", files: ["config/mimeapps.list": list("c.desktop")], handler: "c.desktop"),
        Case(
            name: "the first default that is here",
            files: ["config/mimeapps.list": list("gone.desktop;b.desktop;c.desktop;")], handler: "b.desktop",
            isUnknownToXDGMime: true),
        Case(
            name: "the list of the desktop that runs",
            files: ["config/mimeapps.list": list("b.desktop"), "config/kde-mimeapps.list": list("c.desktop")],
            changes: ["XDG_CURRENT_DESKTOP": "KDE"], handler: "c.desktop"),
        Case(
            name: "the list of another desktop",
            files: ["config/mimeapps.list": list("b.desktop"), "config/kde-mimeapps.list": list("c.desktop")],
            changes: ["XDG_CURRENT_DESKTOP": "X-Other"], handler: "b.desktop"),
        Case(
            name: "the default of the person before the system's",
            files: ["config/mimeapps.list": list("b.desktop"), "etc/mimeapps.list": list("c.desktop")],
            handler: "b.desktop"),
        Case(name: "the default of the system", files: ["etc/mimeapps.list": list("c.desktop")], handler: "c.desktop"),
        Case(
            name: "the default of the data folder", files: ["data/applications/mimeapps.list": list("b.desktop")],
            handler: "b.desktop"),
        Case(
            name: "an entry of the person's hides the system's",
            files: [
                "data/applications/a.desktop":
                    "[Desktop Entry]\nType=Application\nName=a\nExec=true %u\nHidden=true\n"
            ], handler: "b.desktop", isUnknownToXDGMime: true),
        Case(name: "TryExec is not there", more: "TryExec=/nowhere/a", handler: "b.desktop", isUnknownToXDGMime: true),
        Case(
            name: "an association that was added",
            files: ["config/mimeapps.list": list("c.desktop;", in: "Added Associations")], handler: "c.desktop",
            isUnknownToXDGMime: true),
        Case(
            name: "an association that was removed",
            files: ["config/mimeapps.list": list("a.desktop;", in: "Removed Associations")], handler: "b.desktop",
            isUnknownToXDGMime: true),
        Case(
            name: "comments, blank lines, a group after another one",
            files: [
                "config/mimeapps.list":
                    "# x-scheme-handler/foo=b.desktop\n\n[Removed Associations]\n\n[Default Applications]\nx-scheme-handler/foo=c.desktop;\n"
            ], handler: "c.desktop"),
    ]

    private static func desktop(_ example: Case) throws -> FakeDesktop {
        let desktop = try FakeDesktop()
        for app in ["a", "b", "c"] {
            try desktop.install(app, schemes: ["foo"], more: app == "a" ? example.more : "")
        }
        for (name, text) in example.files { try desktop.write(text, to: name) }
        return desktop
    }

    @Test(arguments: cases) func theHandlerOfASchemeIsFound(_ example: Case) throws {
        let desktop = try Self.desktop(example)
        let environment = desktop.environment.merging(example.changes) { $1 }
        #expect(try Desktop(environment: environment).handler(of: "foo") == example.handler)
        #expect(try Desktop(environment: environment).handler(of: "FOO") == example.handler)
        #expect(try Desktop(environment: environment).handler(of: "bar") == nil)
    }

    /// xdg-mime does not support Hidden, TryExec, associations, and lists of more than one entry.
    @Test(.enabled(if: FakeDesktop.has("/usr/bin/xdg-mime")), arguments: cases.filter { !$0.isUnknownToXDGMime })
    func xdgMimeAgrees(_ example: Case) throws {
        let desktop = try Self.desktop(example)
        let answer = try desktop.ask(
            "/usr/bin/xdg-mime", "query", "default", "x-scheme-handler/foo",
            changing: example.changes.merging([
                "XDG_CURRENT_DESKTOP": example.changes["XDG_CURRENT_DESKTOP"] ?? "X-Generic"
            ]) { $1 })
        #expect(answer.trimmingCharacters(in: .whitespacesAndNewlines) == example.handler)
    }

    @Test(.enabled(if: FakeDesktop.has("/usr/bin/gio")), arguments: cases)
    func gioAgrees(_ example: Case) throws {
        let desktop = try Self.desktop(example)
        let answer = try desktop.ask(
            "/usr/bin/gio", "mime", "x-scheme-handler/foo",
            changing: example.changes.merging(["LC_ALL": "C"]) { $1 })
        let id = answer.split(separator: "\n").first?.split(separator: " ").last.map(String.init)
        #expect(id == example.handler, "\(answer)")
    }

    /// The command line of an entry, and the arguments that the app gets for `foo:b?c=[d] e`.
    static let commands: [(exec: String, arguments: [String])] = [
        ("APP %u", ["URL"]), ("APP %U", ["URL"]), ("APP %f", ["URL"]), ("APP", ["URL"]),
        ("APP --open=%u --last", ["--open=URL", "--last"]), ("APP -- %u", ["--", "URL"]),
        ("APP \"two words\" %u", ["two words", "URL"]),
        ("APP \"a \\\\\\\\ \\\\$HOME \\\\`id\\\\` \\\\\"q\\\\\"\" %u", ["a \\ $HOME `id` \"q\"", "URL"]),
        ("APP 100%% %c %u", ["100%", "a", "URL"]), ("APP %i %u", ["--icon", "book", "URL"]),
        ("APP %d %u", ["URL"]), ("APP $HOME ; %u", ["$HOME", ";", "URL"]), ("env X=1 APP %u", ["URL"]),
    ]

    @Test(arguments: commands) func theAppIsStartedWithoutAShell(exec: String, arguments: [String]) throws {
        let desktop = try FakeDesktop()
        try desktop.install("a", schemes: ["foo"], exec: exec, more: "Icon=book")
        try Desktop(environment: desktop.environment).open("foo:b?c=[d] e'$(id)`")
        let url = "foo:b?c=%5Bd%5D%20e'$(id)%60"
        #expect(try desktop.arguments(of: "a") == arguments.map { $0.replacing("URL", with: url) })
    }

    /// A URL of any origin must not become part of a script.
    @Test(arguments: ["sh -c \"APP %u\"", "env bash -c \"APP --url=%U\""])
    func anEntryThatPutsTheURLIntoAScriptIsNotUsed(exec: String) throws {
        let desktop = try FakeDesktop()
        try desktop.install("a", schemes: ["foo"], exec: exec)
        #expect(try Desktop(environment: desktop.environment).handler(of: "foo") == nil)
    }

    @Test func anEntryMayHaveAWorkingDirectory() throws {
        let desktop = try FakeDesktop()
        try desktop.install("a", schemes: ["foo"], more: "Path=\(desktop.path("home"))")
        try desktop.script("pwd > '\(desktop.path("a.pipe"))'; echo -END- > '\(desktop.path("a.pipe"))'\n", to: "bin/a")
        try Desktop(environment: desktop.environment).open("foo:b")
        #expect(try desktop.arguments(of: "a") == [desktop.path("home")])
    }

    @Test func anEntryMayBeInASubfolder() throws {
        let desktop = try FakeDesktop()
        try desktop.install("a", schemes: ["foo"])
        try desktop.write(
            "[Desktop Entry]\nType=Application\nName=r\nExec=true %u\n", to: "data/applications/org/r.desktop")
        try desktop.write(Self.list("org-r.desktop"), to: "config/mimeapps.list")
        #expect(try Desktop(environment: desktop.environment).handler(of: "foo") == "org-r.desktop")
    }

    static let refusals = [
        ("javascript:alert(1)", "the scheme javascript: is never opened"),
        ("file:///etc/passwd", "the scheme file: is never opened"), ("--help", "the result has no scheme"),
        ("-foo:x", "the result has no scheme"), ("foo:a\nb", "the result contains a control character"),
        ("nobody:x", "no app on this machine opens nobody: links"),
    ]

    @Test(arguments: refusals) func unsafeURLsAreNotOpened(url: String, reason: String) throws {
        let desktop = try FakeDesktop()
        try desktop.install("a", schemes: ["foo", "javascript", "file"])
        do {
            try Desktop(environment: desktop.environment).open(url)
            Issue.record("was opened")
        } catch {
            #expect(error.message.hasSuffix(reason))
        }
    }

    @Test func withoutADesktopTheErrorSaysSo() throws {
        let desktop = try FakeDesktop()
        do {
            try Desktop(environment: desktop.environment).open("foo:b")
            Issue.record("was opened")
        } catch {
            #expect(error.message.contains("there is no desktop here"))
            #expect(error.message.contains("neither DISPLAY nor WAYLAND_DISPLAY is set"))
        }
        #expect(throws: DesktopError.self) { try Desktop(environment: [:]).open("foo:b") }
    }
}
