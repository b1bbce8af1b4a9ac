import DesktopTesting
import Foundation
import Testing

/// `--os`, and the operating system of the desktop's own commands.
@Suite struct OperatingSystemTests {
    private let folder: TemporaryFolder
    private let manifest: String
    private let desktop: FakeDesktop

    private static let apps: [(identifier: String, scheme: String, more: String)] = [
        (
            "phone", "phone",
            #""storeId": 1, "os": { "ios": {}, "android": { "stores": { "googlePlay": "org.phone" } } }"#
        ),
        (
            "droid", "droid",
            #""os": { "android": { "stores": { "googlePlay": "org.droid" }, "hosts": ["droid.test"] } }"#
        ),
        ("old", "sword", #""storeId": 2, "os": { "ios": {} }"#),
        ("desk", "sword", #""os": { "windows": {}, "linux": { "stores": { "flathub": "org.example.Desk" } } }"#),
        ("unsaid", "unsaid", #""storeId": 3"#), ("page", "https", #""web": true"#),
    ]

    init() throws {
        folder = try TemporaryFolder()
        desktop = try FakeDesktop()
        let apps = Self.apps.map { app in
            #"""
            { "identifier": "\#(app.identifier)", "name": "\#(app.identifier)", "intentions": ["Read"], \#(app.more),
              \#(app.scheme == "https" ? "" : "\"scheme\": \"\(app.scheme)\",")
              "passage": { "templates": ["\#(app.scheme)://\#(app.identifier).test/{book.osis}/{chapter}"] } }
            """#
        }
        manifest = try folder.write(#"{ "apps": [\#(apps.joined(separator: ","))] }"#, to: "manifest.json")
    }

    private func run(_ arguments: String...) throws -> Program {
        try Program(arguments + ["--manifest", manifest], environment: desktop.environment)
    }

    private static func first(_ run: Program) -> [String] {
        run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    static let systems: [(os: String, apps: [String])] = [
        ("ios", ["phone", "old", "unsaid", "page"]), ("android", ["phone", "droid", "unsaid", "page"]),
        ("macos", ["unsaid", "page"]), ("windows", ["desk", "unsaid", "page"]), ("linux", ["desk", "unsaid", "page"]),
        ("web", ["page"]),
    ]

    @Test(arguments: systems) func onlyAppsForTheSystemAreGiven(os: String, apps: [String]) throws {
        #expect(Self.first(try run("John 3", "--os", os)) == apps)
        #expect(Self.first(try run("apps", "--os", os)) == apps)
        let schemes = try #require(try run("schemes", "--os", os, "--json").json as? [[String: Any]])
        #expect(schemes.map { $0["app"] as? String } == apps.filter { $0 != "page" })
    }

    @Test func anUnknownSystemIsWrongUse() throws {
        let run = try run("John 3", "--os", "osx")
        #expect(run.status == 2)
        #expect(run.error.contains("'osx'") && run.error.contains("macos"), "\(run.error)")
    }

    @Test func theSystemsAreInTheJSON() throws {
        let apps = try #require(try run("apps", "droid", "--json").json as? [[String: Any]])
        let systems = try #require(apps.first?["os"] as? [String: [String: Any]])
        let android = try #require(systems["android"])
        #expect(systems.count == 1)
        #expect(android["package"] as? String == "org.droid")
        #expect(android["hosts"] as? [String] == ["droid.test"])
        let page = "https://play.google.com/store/apps/details?id=org.droid"
        #expect(android["stores"] as? [String: [String: String]] == ["googlePlay": ["id": "org.droid", "url": page]])
        #expect(apps.first?["store"] as? String == page)
        let unsaid = try #require(try run("apps", "unsaid", "--json").json as? [[String: Any]])
        #expect(unsaid.first?["os"] is NSNull)
    }

    @Test func theAppForLinuxHasTheScheme() throws {
        try desktop.install("reader", schemes: ["sword", "phone"])
        #expect(Self.first(try run("share", "John 3")) == ["phone", "desk"])
        #expect(Self.first(try run("share", "John 3", "--os", "ios")) == ["phone", "old"])
        #expect(Self.first(try run("share", "John 3", "--app", "old")) == ["old"])
        #expect(Self.first(try run("open", "John 3", "--dry-run")) == ["phone"])
        #expect(Self.first(try run("can-open", "John 3", "--os", "linux")) == ["desk"])
        #expect(try run("can-open", "John 3", "--os", "macos").status == 1)
    }

    /// Where nothing is installed, the store that helps on this desktop comes first.
    @Test(arguments: [
        ([], "https://flathub.org/apps/org.example.Desk"), (["--os", "ios"], "https://apps.apple.com/app/id1"),
        (["--os", "android"], "https://play.google.com/store/apps/details?id=org.phone"),
        (["--app", "phone"], "https://apps.apple.com/app/id1"),
    ])
    func theStoreIsOneOfTheSystem(options: [String], url: String) throws {
        try desktop.install("browser", schemes: ["http", "https"])
        let run = try Program(
            ["open", "John 3", "--store", "--dry-run", "--manifest", manifest] + options,
            environment: desktop.environment)
        #expect(run.output == "store\tbrowser.desktop\t\(url)\n", "\(run.error)")
        let app = options.contains("android") ? "droid" : options.isEmpty ? "desk" : "phone"
        let share = try Program(
            ["share", "John 3", "--feature", app, "--manifest", manifest] + options, environment: desktop.environment)
        let page = app == "droid" ? "https://play.google.com/store/apps/details?id=org.droid" : url
        #expect(share.output.contains("\tstore\t\(page)\t"), "\(share.output)\(share.error)")
    }

    @Test func anAppQueriesTheAppsOfItsSystem() throws {
        let plist = try Program("register", "info-plist", "--scheme", "x", "--manifest", manifest).output
        let android = try Program("register", "android", "--scheme", "x", "--manifest", manifest).output
        #expect(plist.contains(">phone<") && plist.contains(">sword<") && plist.contains(">unsaid<"))
        #expect(!plist.contains(">droid<"))
        #expect(android.contains("\"droid\"") && android.contains("\"phone\"") && !android.contains("\"sword\""))
    }
}
