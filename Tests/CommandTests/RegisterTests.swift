import DesktopTesting
import Foundation
import FoundationXML
import Testing

/// `lectern register`, with and without `--remove`.
@Suite struct RegisterTests {
    let desktop: FakeDesktop

    init() throws {
        desktop = try FakeDesktop()
        try desktop.install("firefox", schemes: ["http", "https"])
    }

    private func run(_ arguments: String..., changing changes: [String: String] = [:]) throws -> Program {
        try Program(arguments, environment: desktop.environment.merging(changes) { $1 })
    }

    private func handler(of scheme: String) throws -> String {
        try desktop.ask(
            "/usr/bin/xdg-mime", "query", "default", "x-scheme-handler/\(scheme)",
            changing: ["XDG_CURRENT_DESKTOP": "X-Generic"]
        ).trimmingCharacters(in: .newlines)
    }

    @Test(.enabled(if: FakeDesktop.has("/usr/bin/xdg-mime", "/usr/bin/desktop-file-validate")))
    func registeringAndTakingItBack() throws {
        let before = desktop.files
        let run = try run("register", "desktop", "--browser", "--scheme", "lectern", "--scheme", "XYZ")
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.error == "Lectern opens lectern: and xyz: links on this desktop, and is the default browser\n")
        for scheme in ["lectern", "xyz", "http", "https"] { #expect(try handler(of: scheme) == "lectern.desktop") }
        let entry = desktop.path("data/applications/lectern.desktop")
        #expect(try desktop.ask("/usr/bin/desktop-file-validate", entry) == "")
        #expect(try self.run("unregister").status == 0)
        #expect(try handler(of: "https") == "firefox.desktop")
        #expect(try handler(of: "xyz") == "")
        #expect(desktop.files == before)
    }

    /// The entry names the program by its real path, and tells it that a link is not an option.
    @Test func theEntryStartsThisProgram() throws {
        #expect(try run("register", "desktop").status == 0)
        let entry = try #require(desktop.text("data/applications/lectern.desktop"))
        #expect(entry.contains("\nExec=\(Program.folder.path)/lectern handle -- %u\n"))
    }

    @Test(arguments: ["register desktop --browser", "unregister"]) func aDryRunShowsAndChangesNothing(
        command: String
    ) throws {
        if command == "unregister" { #expect(try run("register", "desktop", "--browser").status == 0) }
        let before = desktop.files
        let run = try Program(
            command.split(separator: " ").map(String.init) + ["--dry-run"], environment: desktop.environment)
        #expect(run.status == 0)
        for name in ["data/applications/lectern.desktop", "config/mimeapps.list", "config/lectern/browser.json"] {
            #expect(run.output.contains("# \(desktop.path(name))\n"))
        }
        #expect(desktop.files == before)
    }

    static let failures: [(arguments: [String], changes: [String: String], status: Int32, reason: String)] = [
        (["register", "desktop"], ["XDG_CONFIG_HOME": "/dev/null/x"], 1, "Not a directory; nothing was changed"),
        (["register", "desktop"], ["HOME": "", "XDG_DATA_HOME": ""], 1, "cannot register: set HOME"),
        (["unregister"], ["HOME": "", "XDG_DATA_HOME": ""], 1, "cannot register: set HOME"),
        (["register", "desktop", "--scheme", "http"], [:], 2, "use `lectern register --browser`"),
        (["register", "desktop", "--scheme", "javascript"], [:], 2, "never opened"),
        (["register", "info-plist", "--scheme", "a b"], [:], 2, "\"a b\" is not a valid URL scheme"),
        (["register", "android", "--scheme", ""], [:], 2, "\"\" is not a valid URL scheme"),
        (["register", "nonesuch"], [:], 2, "nonesuch"),
    ]

    @Test(arguments: failures)
    func failuresAreSaid(arguments: [String], changes: [String: String], status: Int32, reason: String) throws {
        let before = desktop.files
        let run = try Program(arguments, environment: desktop.environment.merging(changes) { $1 })
        #expect(run.status == status)
        #expect(run.output == "")
        #expect(run.error.contains(reason), "\(run.error)")
        #expect(desktop.files == before)
    }

    /// No display, no programs: files can be written all the same.
    @Test func registeringNeedsNoTool() throws {
        let run = try run("register", "desktop", changing: ["PATH": ""])
        #expect(run.status == 0)
        #expect(run.error.hasPrefix("note: update-desktop-database is not installed"))
        #expect(desktop.text("config/mimeapps.list")?.contains("x-scheme-handler/bible=lectern.desktop;") == true)
    }

    @Test func unregisteringWhatIsNotRegisteredIsFine() throws {
        let before = desktop.files
        let run = try run("unregister")
        #expect(run.status == 0)
        #expect(run.error == "Lectern is not registered on this desktop\n")
        #expect(desktop.files == before)
    }

    private func propertyList(_ arguments: String...) throws -> (root: [String: Any], run: Program) {
        let run = try Program(["register", "info-plist"] + arguments)
        let root = try unsafe PropertyListSerialization.propertyList(from: Data(run.output.utf8), format: nil)
        return (try #require(root as? [String: Any]), run)
    }

    @Test func anInfoPlist() throws {
        let (root, run) = try propertyList("--scheme", "xyz", "--name", "com.sadun.urlSchemeDemonstration")
        let types = try #require(root["CFBundleURLTypes"] as? [[String: Any]])
        #expect(types.count == 1)
        #expect(types.first?["CFBundleURLName"] as? String == "com.sadun.urlSchemeDemonstration")
        #expect(types.first?["CFBundleURLSchemes"] as? [String] == ["xyz"])
        let queries = try #require(root["LSApplicationQueriesSchemes"] as? [String])
        #expect(queries.count <= 50 && queries.count == Set(queries).count)
        #expect(queries.prefix(2) == ["youversion", "logosref"])
        #expect(!queries.contains("https"))
        #expect(run.status == 0)
    }

    /// iOS allows 50 schemes: the first ones of the apps that are known best stay, and the rest is named.
    @Test func moreQueriesThanAllowedAreLeftOutWithAWarning() throws {
        let app = #"{"identifier": "aI", "name": "A", "scheme": "app-aI", "schemes": ["second-aI"]}"#
        let apps = (0..<40).map { app.replacing("I", with: "\($0)") }.joined(separator: ",\n")
        let folder = try TemporaryFolder()
        let manifest = try folder.write(#"{"apps": [\#(apps)], "actions": [], "browsers": []}"#, to: "manifest.json")
        let (root, run) = try propertyList("--manifest", manifest)
        let queries = try #require(root["LSApplicationQueriesSchemes"] as? [String])
        #expect(queries == (0..<40).map { "app-a\($0)" } + (0..<10).map { "second-a\($0)" })
        #expect(run.status == 0)
        #expect(
            run.error == "warning: iOS allows 50 schemes; omitted: "
                + (10..<40).map { "second-a\($0)" }.joined(separator: ", ") + "\n")
    }

    @Test func anAndroidManifest() throws {
        let run = try run("register", "android", "--scheme", "xyz", "--activity", ".Links")
        #expect(run.status == 0)
        let parser = XMLParser(data: Data(run.output.utf8))
        let schemes = Schemes()
        parser.delegate = schemes
        #expect(parser.parse())
        #expect(schemes.values.last == "xyz")
        #expect(schemes.values.first == "youversion")
        #expect(schemes.values.count == Set(schemes.values).count)
    }

    private final class Schemes: NSObject, XMLParserDelegate {
        var values: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if let scheme = attributes["android:scheme"] { values.append(scheme) }
        }
    }
}
