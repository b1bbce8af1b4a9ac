import AppLinks
import DesktopTesting
import Foundation
import Testing

@Suite struct RegistrationTests {
    /// A desktop with two browsers, b and c; b takes precedence.
    static func desktop(_ list: String? = nil) throws -> FakeDesktop {
        let desktop = try FakeDesktop()
        for app in ["b", "c"] { try desktop.install(app, schemes: ["http", "https"]) }
        try desktop.script("exit 0\n", to: "bin/lectern")
        if let list { try desktop.write(list, to: "config/mimeapps.list") }
        return desktop
    }

    static func register(
        on desktop: FakeDesktop, schemes: [String] = ["lectern", "bible"], isBrowser: Bool = false,
        changing changes: [String: String] = [:]
    ) throws -> DesktopRegistration {
        try .register(
            desktop.path("bin/lectern"), schemes: schemes, isBrowser: isBrowser,
            on: Desktop(environment: desktop.environment.merging(changes) { $1 }))
    }

    static func unregister(on desktop: FakeDesktop) throws {
        _ = try DesktopRegistration.unregister(on: Desktop(environment: desktop.environment)).apply()
    }

    static func handler(of scheme: String, on desktop: FakeDesktop) throws -> String? {
        try Desktop(environment: desktop.environment).handler(of: scheme)
    }

    static let own = "x-scheme-handler/lectern=lectern.desktop;\nx-scheme-handler/bible=lectern.desktop;\n"
    static let web = "x-scheme-handler/http=lectern.desktop;\nx-scheme-handler/https=lectern.desktop;\n"

    /// `mimeapps.list` before the registration and during it; afterwards it must be the same as before.
    static let lists: [(before: String?, during: String, isBrowser: Bool)] = [
        (nil, "[Default Applications]\n" + own, false),
        (nil, "[Default Applications]\n" + own + web, true),
        (
            "[Default Applications]\ntext/html=c.desktop\n", "[Default Applications]\ntext/html=c.desktop\n" + own,
            false
        ),
        (
            "[Added Associations]\ntext/html=c.desktop;\n",
            "[Added Associations]\ntext/html=c.desktop;\n\n[Default Applications]\n" + own, false
        ),
        (
            "# mine\n\n[Default Applications]\n a = b ;c\n#x-scheme-handler/bible=no\n\n[X-Other]\nk[de]=ü\r\n",
            "# mine\n\n[Default Applications]\n a = b ;c\n#x-scheme-handler/bible=no\n\(own)\n[X-Other]\nk[de]=ü\r\n",
            false
        ),
        (
            "[Default Applications]\nx-scheme-handler/http=c.desktop\nx-scheme-handler/https = c.desktop;\r\n",
            "[Default Applications]\nx-scheme-handler/http=lectern.desktop;c.desktop\n"
                + "x-scheme-handler/https = lectern.desktop;c.desktop;\r\n" + own, true
        ),
        (
            "[Default Applications]\nx-scheme-handler/bible=gone.desktop\n",
            "[Default Applications]\nx-scheme-handler/bible=lectern.desktop;gone.desktop\n"
                + "x-scheme-handler/lectern=lectern.desktop;\n", false
        ),
        ("", "[Default Applications]\n" + own, false), ("\n", "\n\n[Default Applications]\n" + own, false),
        ("[Default Applications]\n", "[Default Applications]\n" + own, false),
        ("[Default Applications]\n# mine\n", "[Default Applications]\n# mine\n" + own, false),
        (
            "[Added Associations]\na=b", "[Added Associations]\na=b\n\n[Default Applications]\n\(own.dropLast())",
            false
        ),
        (
            "[Default Applications]\nx-scheme-handler/bible=lectern.desktop\n",
            "[Default Applications]\nx-scheme-handler/bible=lectern.desktop\nx-scheme-handler/lectern=lectern.desktop;\n",
            false
        ),
        (
            "[Default Applications]\nx-scheme-handler/bible=\n",
            "[Default Applications]\nx-scheme-handler/bible=lectern.desktop;\nx-scheme-handler/lectern=lectern.desktop;\n",
            false
        ),
    ]

    @Test(arguments: lists) func otherLinesAreUnchanged(before: String?, during: String, isBrowser: Bool) throws {
        let desktop = try Self.desktop(before)
        _ = try Self.register(on: desktop, isBrowser: isBrowser).apply()
        #expect(desktop.text("config/mimeapps.list") == during)
        for scheme in ["lectern", "bible"] + (isBrowser ? ["http", "https"] : []) {
            #expect(try Self.handler(of: scheme, on: desktop) == "lectern.desktop")
        }
        try Self.unregister(on: desktop)
        #expect(desktop.text("config/mimeapps.list") == before)
        #expect(desktop.text("data/applications/lectern.desktop") == nil)
        #expect(desktop.text("config/lectern/browser.json") == nil)
        #expect(desktop.text("config/lectern/mimeapps.json") == nil)
        #expect(desktop.text("data/applications/mimeinfo.cache") == nil)
    }

    /// Changes by others in the meantime stay, and the person is told that more has changed.
    @Test func changesSinceTheRegistrationStay() throws {
        let desktop = try Self.desktop("[Default Applications]\n# mine\n")
        _ = try Self.register(on: desktop).apply()
        let during = try #require(desktop.text("config/mimeapps.list"))
        try desktop.write(during + "a=b\n", to: "config/mimeapps.list")
        _ = try Self.register(on: desktop, schemes: ["foo"]).apply()
        try desktop.write(
            try #require(desktop.text("config/mimeapps.list")) + "\n[X]\nc=d", to: "config/mimeapps.list")
        let notes = try DesktopRegistration.unregister(on: Desktop(environment: desktop.environment)).apply()
        #expect(desktop.text("config/mimeapps.list") == "[Default Applications]\n# mine\na=b\n\n[X]\nc=d")
        #expect(notes.filter { $0.contains("has other changes since the registration") }.count == 1)
    }

    @Test func aMalformedListIsLeftAlone() throws {
        let desktop = try Self.desktop("[Default Applications]\nodd line\n")
        do {
            _ = try Self.register(on: desktop)
            Issue.record("was registered")
        } catch let error as DesktopError {
            #expect(error.message.contains("mimeapps.list:2: is neither a group, a key nor a comment"))
        }
        #expect(desktop.text("config/mimeapps.list") == "[Default Applications]\nodd line\n")
    }

    /// Registrations at the same time wait for each other, and schemes add up.
    @Test func registrationsAtTheSameTimeAllCount() async throws {
        let desktop = try Self.desktop()
        let schemes = (1...8).map { "scheme\($0)" }
        let registrations = try schemes.map { try Self.register(on: desktop, schemes: [$0]) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for registration in registrations { group.addTask { _ = try registration.apply() } }
            try await group.waitForAll()
        }
        for scheme in schemes { #expect(try Self.handler(of: scheme, on: desktop) == "lectern.desktop") }
        let entry = try #require(desktop.text("data/applications/lectern.desktop"))
        #expect(schemes.allSatisfy { entry.contains("x-scheme-handler/\($0);") })
        try Self.unregister(on: desktop)
        #expect(desktop.text("config/mimeapps.list") == nil)
    }

    /// A link is written through, also if nothing exists where it leads.
    @Test(arguments: [nil, "", "[Default Applications]\n"]) func aLinkedListIsRestored(before: String?) throws {
        let desktop = try Self.desktop()
        if let before { try desktop.write(before, to: "kept/list") }
        try desktop.write("", to: "kept/other")
        let link = desktop.path("config/mimeapps.list")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../kept/list")
        _ = try Self.register(on: desktop).apply()
        #expect(desktop.text("kept/list") == "[Default Applications]\n" + Self.own)
        try Self.unregister(on: desktop)
        #expect(desktop.text("kept/list") == before)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../kept/list")
    }

    @Test(arguments: [false, true]) func registeringTwiceChangesNothing(isBrowser: Bool) throws {
        let desktop = try Self.desktop()
        _ = try Self.register(on: desktop, isBrowser: isBrowser).apply()
        let files = desktop.files
        let second = try Self.register(on: desktop, isBrowser: isBrowser)
        #expect(second.preview == "")
        _ = try second.apply()
        #expect(desktop.files == files)
    }

    @Test func thePreviewChangesNothing() throws {
        let desktop = try Self.desktop()
        let files = desktop.files
        let preview = try Self.register(on: desktop, isBrowser: true).preview
        #expect(desktop.files == files)
        for name in ["data/applications/lectern.desktop", "config/mimeapps.list", "config/lectern/browser.json"] {
            #expect(preview.contains("# \(desktop.path(name))\n"))
        }
        #expect(preview.contains("\nMimeType=x-scheme-handler/lectern;x-scheme-handler/bible;x-scheme-handler/http;"))
    }

    static func list(_ id: String) -> String {
        "[Default Applications]\nx-scheme-handler/http=\(id)\nx-scheme-handler/https=\(id)\n"
    }

    /// Obstacles to the registration, and the expected errors.
    static let obstacles: [(files: [String: String], folder: String?, changes: [String: String], says: String)] = [
        ([:], "config/mimeapps.list", [:], "mimeapps.list: is not a regular file; nothing was changed"),
        ([:], "data/applications/lectern.desktop", [:], "lectern.desktop: is not a regular file; nothing was changed"),
        ([:], "config/lectern/browser.json", [:], "browser.json: is not a regular file; nothing was changed"),
        ([:], nil, ["XDG_CONFIG_HOME": "/dev/null/config"], "Not a directory; nothing was changed"),
        ([:], nil, ["XDG_DATA_HOME": "/dev/null/data"], "Not a directory; nothing was changed"),
        (
            ["config/kde-mimeapps.list": list("c.desktop")], nil, ["XDG_CURRENT_DESKTOP": "KDE"],
            "c.desktop still opens http: links; a list with precedence over FOLDER/config/mimeapps.list sets it; "
                + "nothing was changed"
        ),
        (
            ["bin/update-desktop-database": "#!/bin/sh\nexit 3\n"], nil, [:],
            "update-desktop-database ended with status 3; nothing was changed"
        ),
        ([:], nil, ["HOME": "", "XDG_DATA_HOME": ""], "set HOME, or XDG_DATA_HOME and XDG_CONFIG_HOME"),
    ]

    @Test(arguments: obstacles)
    func aFailedRegistrationChangesNothing(
        files: [String: String], folder: String?, changes: [String: String], says: String
    ) throws {
        let desktop = try Self.desktop()
        for (name, text) in files {
            try desktop.write(text, to: name)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: desktop.path(name))
        }
        if let folder {
            try FileManager.default.createDirectory(
                atPath: desktop.path(folder), withIntermediateDirectories: true)
        }
        let before = desktop.files
        do {
            _ = try Self.register(on: desktop, isBrowser: true, changing: changes).apply()
            Issue.record("was registered")
        } catch let error as DesktopError {
            #expect(error.message.hasSuffix(says.replacing("FOLDER", with: desktop.folder.path)), "\(error.message)")
        }
        #expect(desktop.files == before)
    }

    @Test func aListThatIsNotUTF8IsLeftAlone() throws {
        let desktop = try Self.desktop()
        let file = URL(filePath: desktop.path("config/mimeapps.list"))
        try Data([0x5B, 0xFF, 0x5D, 0x0A]).write(to: file)
        do {
            _ = try Self.register(on: desktop)
            Issue.record("was registered")
        } catch let error as DesktopError {
            #expect(error.message.hasSuffix("mimeapps.list: is not UTF-8; not changed"))
        }
        #expect(try Data(contentsOf: file) == Data([0x5B, 0xFF, 0x5D, 0x0A]))
    }

    @Test func anEntryOfAnotherOriginIsLeftAlone() throws {
        let desktop = try Self.desktop()
        let text = "[Desktop Entry]\nType=Application\nName=Mine\nExec=/bin/true\n"
        try desktop.write(text, to: "data/applications/lectern.desktop")
        #expect(throws: DesktopError.self) { try Self.register(on: desktop) }
        #expect(throws: DesktopError.self) { try Self.unregister(on: desktop) }
        #expect(desktop.text("data/applications/lectern.desktop") == text)
    }

    /// Settings may be symbolic links to files elsewhere.
    @Test(.enabled(if: FakeDesktop.has("/usr/bin/update-desktop-database"))) func symbolicLinksAreKept() throws {
        let desktop = try Self.desktop()
        try desktop.write("[Added Associations]\na=b;\n", to: "kept/mimeapps.list")
        let files = FileManager.default
        try files.moveItem(atPath: desktop.path("data/applications"), toPath: desktop.path("kept/applications"))
        for (link, kept) in [("data/applications", "applications"), ("config/mimeapps.list", "mimeapps.list")] {
            try files.createSymbolicLink(
                atPath: desktop.path(link), withDestinationPath: desktop.path("kept/" + kept))
        }
        _ = try Self.register(on: desktop).apply()
        #expect(desktop.text("kept/mimeapps.list")?.contains(Self.own) == true)
        #expect(desktop.text("kept/applications/mimeinfo.cache")?.contains("lectern.desktop") == true)
        try Self.unregister(on: desktop)
        #expect(desktop.text("kept/mimeapps.list") == "[Added Associations]\na=b;\n")
        #expect(try files.destinationOfSymbolicLink(atPath: desktop.path("config/mimeapps.list")).hasSuffix(".list"))
    }

    @Test func withoutTheToolThereIsANote() throws {
        let desktop = try Self.desktop()
        let notes = try Self.register(on: desktop, changing: ["PATH": "/nowhere"]).apply()
        #expect(notes.map { $0.prefix(40) } == ["update-desktop-database is not installed"])
        #expect(try Self.handler(of: "bible", on: desktop) == "lectern.desktop")
    }

    @Test(.enabled(if: FakeDesktop.has("/usr/bin/xdg-mime", "/usr/bin/gio")))
    func desktopToolsAgree() throws {
        let desktop = try Self.desktop(Self.list("c.desktop"))
        func check(_ scheme: String) throws {
            let type = "x-scheme-handler/" + scheme
            let handler = try Self.handler(of: scheme, on: desktop)
            let answer = try desktop.ask(
                "/usr/bin/xdg-mime", "query", "default", type, changing: ["XDG_CURRENT_DESKTOP": "X-Generic"])
            #expect(answer.trimmingCharacters(in: .newlines) == handler ?? "")
            let said = try desktop.ask("/usr/bin/gio", "mime", type, changing: ["LC_ALL": "C"])
            let first = said.split(separator: "\n").first ?? ""
            #expect(handler.map(first.hasSuffix) ?? first.hasPrefix("No default applications"), "\(said)")
        }
        let schemes = ["lectern", "bible", "http", "https"]
        try schemes.forEach(check)
        _ = try Self.register(on: desktop, isBrowser: true).apply()
        try schemes.forEach(check)
        try Self.unregister(on: desktop)
        try schemes.forEach(check)
    }
}
