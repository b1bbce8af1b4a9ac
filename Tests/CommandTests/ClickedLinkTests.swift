import DesktopTesting
import Foundation
import Testing

/// A link from the program that was clicked in to the app, with the desktop's own tools in between.
@Suite struct ClickedLinkTests {
    /// The link, the app that gets it, and what it gets.
    static let links = [
        ("bible://?passages=%5BJohn.3.16%5D", "verses", "bible-verses://?passages=%5BJohn.3.16%5D"),
        ("https://ref.ly/Jn3.16", "verses", "bible-verses://?passages=%5BJohn.3.16%5D"),
        ("https://example.org/?a=$(id)&b='c'", "firefox", "https://example.org/?a=$(id)&b='c'"),
    ]

    @Test(.enabled(if: FakeDesktop.has("/usr/bin/xdg-open", "/usr/bin/gio")), arguments: links, [true, false])
    func aClickedLinkReachesItsApp(link: (url: String, app: String, opened: String), usesGIO: Bool) throws {
        let desktop = try FakeDesktop()
        try desktop.install("firefox", schemes: ["http", "https"])
        try desktop.install("verses", schemes: ["bible-verses"])
        let registered = try Program(["register", "desktop", "--browser"], environment: desktop.environment)
        #expect(registered.status == 0, "\(registered.error)")
        let changes = [
            "XDG_CURRENT_DESKTOP": "X-Generic", "DISPLAY": ":99",
            "LECTERN_MANIFEST": Program.project.appending(path: "manifest.json").path,
        ]
        if usesGIO {
            _ = try desktop.ask("/usr/bin/gio", "open", link.url, changing: changes)
        } else {
            _ = try desktop.ask("/usr/bin/xdg-open", link.url, changing: changes)
        }
        #expect(try desktop.arguments(of: link.app) == [link.opened])
    }
}
