import DesktopTesting
import Foundation
import Testing

/// Links that an app or the desktop hands back to Lectern.
@Suite struct LinkLoopTests {
    /// Lectern is the browser, and the previous one is gone or links back.
    @Test(arguments: [
        ("env X=1 LECTERN handle %u", "there is no browser on this machine"),
        ("LECTERN open --browser %u", "there is no browser on this machine"),
        ("/nowhere/firefox %u", "there is no browser on this machine"),
    ])
    func noLoopWithoutABrowser(exec: String, reason: String) throws {
        let desktop = try OpenTests.desktop(["firefox"])
        #expect(try OpenTests.run(["register", "desktop", "--browser"], on: desktop).status == 0)
        #expect(desktop.text("config/lectern/browser.json")?.contains("firefox.desktop") == true)
        let lectern = Program.folder.appending(path: "lectern").path
        try desktop.install("firefox", schemes: ["http", "https"], exec: exec.replacing("LECTERN", with: lectern))
        let run = try OpenTests.run(["handle", OpenTests.plain], on: desktop)
        #expect(run.status == 1)
        #expect(run.error.contains(reason), "\(run.error)")
        try desktop.remove("firefox")
        #expect(try OpenTests.run(["handle", OpenTests.plain], on: desktop).error.contains(reason))
    }

    /// A browser that nobody can tell from Lectern before it is started: it hands the link on, as `xdg-open` would.
    @Test func aLinkThatComesBackIsNotOpenedAgain() throws {
        let desktop = try OpenTests.desktop(["firefox"])
        #expect(try OpenTests.run(["register", "desktop", "--browser"], on: desktop).status == 0)
        let lectern = Program.folder.appending(path: "lectern").path
        let pipe = desktop.path("firefox.pipe")
        try desktop.script(
            "said=$('\(lectern)' handle -- \"$1\" 2>&1); printf '%s\\n' \"$?\" \"$said\" -END- > '\(pipe)'\n",
            to: "bin/firefox")
        let manifest = ["LECTERN_MANIFEST": Program.project.appending(path: "manifest.json").path]
        #expect(try OpenTests.run(["handle", OpenTests.plain], on: desktop, changing: manifest).status == 0)
        #expect(
            try desktop.arguments(of: "firefox") == [
                "1", "Error: the app for https://example.org/a?b=%5Bc%5D%20d sent it back to Lectern",
            ])
    }

    /// An app may want the page on the web, as to let a person log in.
    @Test func aLinkThatAnAppHandsBackOpensInTheBrowser() throws {
        let desktop = try OpenTests.desktop(["firefox", "logos"])
        #expect(try OpenTests.run(["register", "desktop", "--browser"], on: desktop).status == 0)
        let lectern = Program.folder.appending(path: "lectern").path
        try desktop.script("'\(lectern)' handle -- '\(OpenTests.john)'\n", to: "bin/logos")
        #expect(try OpenTests.run(["handle", OpenTests.john], on: desktop).status == 0)
        #expect(try desktop.arguments(of: "firefox") == [OpenTests.john])
    }

    /// An app without a scheme of its own takes `bible:` URLs, for which Lectern itself is registered.
    @Test(arguments: [["open", "John 3:16"], ["handle", "lectern:open?url=John+3:16"]])
    func lecternIsNotAnAppForItsOwnLinks(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(
            #"{"apps":[{"identifier":"a","name":"A","passage":"common-scheme"}]}"#, to: "manifest.json")
        let desktop = try OpenTests.desktop([])
        #expect(try OpenTests.run(["register", "desktop"], on: desktop).status == 0)
        let run = try OpenTests.run(arguments, on: desktop, changing: ["LECTERN_MANIFEST": manifest])
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.error.contains("no app for this link is installed (A)"), "\(run.error)")
    }

    /// Schemes differ by their letters, not by the case of these.
    @Test func aLinkThatComesBackInAnotherCaseIsNotOpenedAgain() throws {
        let desktop = try OpenTests.desktop(["firefox"])
        let chain = ["LECTERN_OPENED": "https://example.org/a https://example.org/a"]
        let run = try OpenTests.run(["handle", "HTTPS://example.org/a"], on: desktop, changing: chain)
        #expect(run.status == 1)
        #expect(run.error.contains("sent it back to Lectern"), "\(run.error)")
    }

    /// Each link leads to another one: that ends too.
    @Test func aChainOfLinksEnds() throws {
        let desktop = try OpenTests.desktop(["firefox"])
        func chain(_ count: Int) -> [String: String] {
            ["LECTERN_OPENED": (0..<count).map { "https://example.org/\($0)" }.joined(separator: " ")]
        }
        #expect(try OpenTests.run(["handle", OpenTests.plain], on: desktop, changing: chain(15)).status == 0)
        #expect(try desktop.arguments(of: "firefox").count == 1)
        let run = try OpenTests.run(["handle", OpenTests.plain], on: desktop, changing: chain(16))
        #expect(run.status == 1)
        #expect(run.error.hasSuffix("is not opened: it is the last of a chain of 16 links\n"))
    }
}
