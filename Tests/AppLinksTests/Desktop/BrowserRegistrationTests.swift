import AppLinks
import DesktopTesting
import Testing

/// Lectern as the default browser, and the browser that was the default before.
@Suite struct BrowserRegistrationTests {
    @Test func registeringAgainKeepsTheChosenBrowser() throws {
        let desktop = try RegistrationTests.desktop()
        _ = try RegistrationTests.register(on: desktop, isBrowser: true).apply()
        _ = try RegistrationTests.register(on: desktop).apply()
        #expect(try RegistrationTests.handler(of: "https", on: desktop) == "lectern.desktop")
        let list = try #require(desktop.text("config/mimeapps.list"))
        try desktop.write(
            list.replacing("https=lectern.desktop;", with: "https=c.desktop;"), to: "config/mimeapps.list")
        _ = try RegistrationTests.register(on: desktop).apply()
        #expect(try RegistrationTests.handler(of: "https", on: desktop) == "c.desktop")
        try RegistrationTests.unregister(on: desktop)
        #expect(try RegistrationTests.handler(of: "https", on: desktop) == "c.desktop")
    }

    /// The files that set the default browser, and the default browser after Lectern is unregistered.
    static let browsers: [(name: String, files: [String: String], gone: String?, after: String?)] = [
        ("the cache alone", [:], nil, "b.desktop"),
        ("the person's list", ["config/mimeapps.list": RegistrationTests.list("c.desktop")], nil, "c.desktop"),
        ("the system's list", ["etc/mimeapps.list": RegistrationTests.list("c.desktop")], nil, "c.desktop"),
        ("it is gone meanwhile", ["config/mimeapps.list": RegistrationTests.list("c.desktop")], "c", "b.desktop"),
        (
            "an entry that only leads to Lectern",
            ["config/mimeapps.list": RegistrationTests.list("w.desktop;c.desktop")], nil,
            "c.desktop"
        ),
    ]

    @Test(arguments: browsers)
    func theBrowserIsRestored(name: String, files: [String: String], gone: String?, after: String?) throws {
        let desktop = try RegistrationTests.desktop()
        try desktop.write(
            "[Desktop Entry]\nType=Application\nName=w\nExec=env X=1 \(desktop.path("bin/lectern")) handle %u\n",
            to: "share/applications/w.desktop")
        for (name, text) in files { try desktop.write(text, to: name) }
        _ = try RegistrationTests.register(on: desktop, isBrowser: true).apply()
        #expect(try RegistrationTests.handler(of: "https", on: desktop) == "lectern.desktop")
        let remembered = try #require(desktop.text("config/lectern/browser.json"))
        #expect(!remembered.contains("lectern.desktop") && !remembered.contains("w.desktop"))
        if let gone { try desktop.remove(gone) }
        try RegistrationTests.unregister(on: desktop)
        for scheme in ["http", "https"] { #expect(try RegistrationTests.handler(of: scheme, on: desktop) == after) }
    }

    /// The previous browser is no longer in any list, but Lectern saved it.
    @Test func theBrowserIsRestoredFromTheSavedFile() throws {
        let desktop = try RegistrationTests.desktop(RegistrationTests.list("c.desktop"))
        _ = try RegistrationTests.register(on: desktop, isBrowser: true).apply()
        try desktop.write(RegistrationTests.list("lectern.desktop"), to: "config/mimeapps.list")
        try RegistrationTests.unregister(on: desktop)
        #expect(try RegistrationTests.handler(of: "https", on: desktop) == "c.desktop")
    }
}
