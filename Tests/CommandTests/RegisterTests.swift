import Foundation
import FoundationXML
import TestCorpora
import Testing

@Suite struct RegisterTests {
    private static let link = "https://example.org/page?a=[b]"
    private static let bible = "https://www.biblegateway.com/passage/?search=John+3%3A16-18&version=ESV"

    private static func run(_ desktop: PlayDesktop, _ arguments: String...) throws -> Program {
        try Program(arguments, environment: desktop.environment)
    }

    @Test func aDesktopEntryIsWritten() throws {
        let desktop = try PlayDesktop()
        let preview = try Self.run(desktop, "register", "desktop", "--dry-run")
        #expect(preview.output.contains("MimeType=x-scheme-handler/lectern;x-scheme-handler/bible;\n"))
        #expect(desktop.text("config/mimeapps.list") == nil)
        let run = try Self.run(desktop, "register", "desktop")
        #expect(run.status == 0, "\(run.error)")
        #expect(
            desktop.text("config/mimeapps.list") == """
                [Default Applications]
                x-scheme-handler/lectern=lectern.desktop;
                x-scheme-handler/bible=lectern.desktop;

                """)
        #expect(try Self.run(desktop, "unregister").status == 0)
        #expect(desktop.text("config/mimeapps.list") == nil)
        #expect(desktop.text("data/applications/lectern.desktop") == nil)
    }

    @Test(
        .enabled(
            if: PlayDesktop.has(
                "/usr/bin/desktop-file-validate", "/usr/bin/update-desktop-database", "/usr/bin/xdg-mime")),
        arguments: [[], ["--browser"]])
    func theEntryIsValidAndTheToolsOfTheDesktopSeeIt(options: [String]) throws {
        let desktop = try PlayDesktop()
        try desktop.install("firefox", schemes: ["http", "https"])
        #expect(try Program(["register", "desktop"] + options, environment: desktop.environment).status == 0)
        let entry = desktop.path("data/applications/lectern.desktop")
        #expect(try desktop.ask("/usr/bin/desktop-file-validate", entry) == "")
        #expect(
            desktop.text("data/applications/mimeinfo.cache")?.contains("x-scheme-handler/bible=lectern.desktop;")
                == true)
        for scheme in ["lectern", "bible"] + (options.isEmpty ? [] : ["http", "https"]) {
            let answer = try desktop.ask(
                "/usr/bin/xdg-mime", "query", "default", "x-scheme-handler/\(scheme)",
                changing: ["XDG_CURRENT_DESKTOP": "X-Generic"])
            #expect(answer == "lectern.desktop\n")
        }
    }

    static let lists = [
        "[Default Applications]\nx-scheme-handler/http=firefox.desktop\nx-scheme-handler/https=firefox.desktop\n",
        """
        # mine
        [Added Associations]
        text/html=firefox.desktop;vim.desktop;

        [Default Applications]
        text/plain=vim.desktop
        x-scheme-handler/https=firefox.desktop;chrome.desktop;
        x-scheme-handler/http=firefox.desktop;
        image/png=gimp.desktop;

        [Removed Associations]
        x-scheme-handler/http=chrome.desktop;

        """,
        "[Added Associations]\nx-scheme-handler/http=firefox.desktop;\nx-scheme-handler/https=firefox.desktop;\n",
    ]

    /// Twice registered, once taken back: the lists are as they were, but for how a list of one is ended.
    @Test(arguments: lists) func theBrowserOfBeforeIsBack(list: String) throws {
        let desktop = try PlayDesktop()
        for app in ["chrome", "firefox"] { try desktop.install(app, schemes: ["http", "https"]) }
        try desktop.write(list, to: "config/mimeapps.list")
        for _ in 1...2 { #expect(try Self.run(desktop, "register", "desktop", "--browser").status == 0) }
        #expect(try Self.run(desktop, "register", "desktop").status == 0)
        let remembered = try JSONSerialization.jsonObject(
            with: Data((desktop.text("config/lectern/browser.json") ?? "").utf8))
        #expect(remembered as? [String: String] == ["http": "firefox.desktop", "https": "firefox.desktop"])
        #expect(
            try Self.run(desktop, "open", "--browser", "--dry-run", Self.link).output.hasPrefix(
                "browser\tfirefox.desktop\t"))
        #expect(try Self.run(desktop, "unregister").status == 0)
        let normal = { (text: String?) in text?.replacing(";\n", with: "\n") }
        #expect(normal(desktop.text("config/mimeapps.list")) == normal(list))
        #expect(desktop.text("config/lectern/browser.json") == nil)
    }

    @Test func clickedLinksAreRouted() throws {
        let desktop = try PlayDesktop()
        for app in ["chrome", "firefox"] { try desktop.install(app, schemes: ["http", "https"]) }
        try desktop.install("verses", schemes: ["bible-verses"])
        try desktop.write(Self.lists[0], to: "config/mimeapps.list")
        #expect(try Self.run(desktop, "register", "desktop", "--browser").status == 0)
        #expect(try Self.run(desktop, "open", "--browser", "--", Self.link).status == 0)
        #expect(try desktop.arguments(of: "firefox") == ["https://example.org/page?a=%5Bb%5D"])
        #expect(try Self.run(desktop, "open", "--browser", "--", Self.bible).status == 0)
        #expect(
            try desktop.arguments(of: "verses") == [
                "bible-verses://?passages=%5BJohn.3.16-John.3.18%5D&translation=ESV"
            ])
    }

    @Test(.enabled(if: PlayDesktop.has("/usr/bin/xdg-open")))
    func xdgOpenStartsLecternWhichStartsTheApp() throws {
        let desktop = try PlayDesktop()
        try desktop.install("verses", schemes: ["bible-verses"])
        #expect(try Self.run(desktop, "register", "desktop").status == 0)
        _ = try desktop.ask(
            "/usr/bin/xdg-open", "bible://?passages=%5BJohn.3.16%5D",
            changing: [
                "XDG_CURRENT_DESKTOP": "X-Generic", "DISPLAY": ":99",
                "LECTERN_MANIFEST": Program.project.appending(path: "manifest.json").path,
            ])
        #expect(try desktop.arguments(of: "verses") == ["bible-verses://?passages=%5BJohn.3.16%5D"])
    }

    /// What can become of the browser of before.
    @Test func noLoopThoughTheBrowserIsGone() throws {
        let desktop = try PlayDesktop()
        for app in ["chrome", "firefox"] { try desktop.install(app, schemes: ["http", "https"]) }
        try desktop.write(Self.lists[0], to: "config/mimeapps.list")
        #expect(try Self.run(desktop, "register", "desktop", "--browser").status == 0)
        // Our own program under another name is no browser either.
        let lectern = Program.folder.appending(path: "lectern").path
        try desktop.install("aaa", schemes: ["http", "https"], exec: "env X=1 \(lectern) open --browser -- %u")
        try desktop.remove("firefox")
        let plan = try Self.run(desktop, "open", "--browser", "--dry-run", Self.link)
        #expect(plan.output == "browser\tchrome.desktop\thttps://example.org/page?a=%5Bb%5D\n")
        try desktop.remove("chrome")
        let none = try Self.run(desktop, "open", "--browser", Self.link)
        #expect(none.status == 1)
        #expect(none.error.contains("there is no browser on this machine"))
        #expect(try Self.run(desktop, "unregister").status == 0)
    }

    /// A browser that hands its links to the desktop, which hands them to Lectern.
    @Test func aLinkThatComesBackIsRefused() throws {
        let desktop = try PlayDesktop()
        try desktop.install("loop", schemes: ["http", "https"])
        let lectern = Program.folder.appending(path: "lectern").path
        let pipe = desktop.path("loop.pipe")
        try desktop.script(
            "said=\"$('\(lectern)' open --browser \"$1\" 2>&1)\"; printf '%s\\n' \"$?\" \"$said\" -END- > '\(pipe)'\n",
            to: "bin/loop")
        #expect(try Self.run(desktop, "open", "--browser", Self.link).status == 0)
        let answer = try desktop.arguments(of: "loop")
        #expect(answer.first == "1")
        #expect(answer.last?.hasSuffix("gave it back to Lectern") == true, "\(answer)")
    }

    /// Nothing is left half-way, and what stood there stays.
    @Test func aStepThatFailsTakesTheOthersBack() throws {
        let desktop = try PlayDesktop()
        try desktop.install("firefox", schemes: ["http", "https"])
        try desktop.write(Self.lists[0], to: "config/mimeapps.list")
        try desktop.script("exit 3\n", to: "bin/update-desktop-database")
        let run = try Self.run(desktop, "register", "desktop", "--browser")
        #expect(run.status == 1)
        #expect(run.error == "Error: update-desktop-database ended with status 3; nothing was changed\n")
        #expect(desktop.text("config/mimeapps.list") == Self.lists[0])
        #expect(desktop.text("data/applications/lectern.desktop") == nil)
        #expect(desktop.text("config/lectern/browser.json") == nil)
    }

    @Test func aListThatComesFirstIsSaid() throws {
        let desktop = try PlayDesktop()
        try desktop.install("firefox", schemes: ["bible"])
        try desktop.write(
            "[Default Applications]\nx-scheme-handler/bible=firefox.desktop\n", to: "config/kde-mimeapps.list")
        let run = try Program(
            ["register", "desktop"], environment: desktop.environment.merging(["XDG_CURRENT_DESKTOP": "KDE"]) { $1 })
        #expect(run.status == 1)
        #expect(run.error.contains("firefox.desktop still opens bible: links"))
        #expect(desktop.text("data/applications/lectern.desktop") == nil)
    }

    @Test func anAppForIOSDeclaresSchemes() throws {
        let run = try Program(
            "register", "info-plist", "--scheme", "x-sadun-services", "--name", "com.sadun.urlSchemeDemonstration")
        let plist = try #require(
            try unsafe PropertyListSerialization.propertyList(from: Data(run.output.utf8), format: nil)
                as? [String: Any])
        let types = try #require(plist["CFBundleURLTypes"] as? [[String: Any]])
        #expect(types.count == 1)
        #expect(types[0]["CFBundleURLName"] as? String == "com.sadun.urlSchemeDemonstration")
        #expect(types[0]["CFBundleURLSchemes"] as? [String] == ["x-sadun-services"])
        let queries = try #require(plist["LSApplicationQueriesSchemes"] as? [String])
        #expect(Set(queries).count == queries.count)
        #expect(queries.count <= 50)
        #expect(queries.starts(with: ["youversion", "logosref"]))
    }

    /// iOS answers for 50 schemes: apps with a known link go first, browsers last.
    @Test func moreThanFiftySchemesAreTooMany() throws {
        let folder = try TemporaryFolder()
        let apps = (1...60).map {
            #"{ "identifier": "a\#($0)", "name": "A", "scheme": "a\#($0)", "schemes": ["b\#($0)"] }"#
        }
        let manifest = try folder.write("{ \"apps\": [\(apps.joined(separator: ", "))] }", to: "m.json")
        let run = try Program("register", "info-plist", "--manifest", manifest)
        let plist = try unsafe PropertyListSerialization.propertyList(from: Data(run.output.utf8), format: nil)
        let queries = (plist as? [String: Any])?["LSApplicationQueriesSchemes"] as? [String]
        #expect(queries == (1...50).map { "a\($0)" })
        #expect(run.status == 0)
        #expect(run.error.hasPrefix("warning: iOS answers for 50 schemes; left out: a51, a52"))
    }

    @Test func anAppForAndroidDeclaresSchemes() throws {
        let run = try Program("register", "android", "--scheme", "a&b".replacing("&", with: "+"))
        let parser = AndroidParser()
        let document = XMLParser(data: Data(run.output.utf8))
        document.delegate = parser
        #expect(document.parse())
        #expect(parser.paths["manifest/application/activity/intent-filter/data"] == ["a+b"])
        #expect(parser.paths["manifest/queries/intent/data"]?.starts(with: ["youversion", "logosref"]) == true)
        #expect(
            parser.paths["manifest/application/activity/intent-filter/category"]
                == ["android.intent.category.DEFAULT", "android.intent.category.BROWSABLE"])
    }

    @Test(arguments: [
        "register desktop --scheme https", "register desktop --scheme 1a", "register info-plist --scheme javascript",
        "register nothing",
    ])
    func wrongUse(arguments: String) throws {
        let run = try Program(arguments.split(separator: " ").map(String.init))
        #expect(run.status == 2)
        #expect(run.error != "")
    }
}

/// The elements of a manifest for Android, by their paths: what their names and schemes are.
private final class AndroidParser: NSObject, XMLParserDelegate {
    var paths: [String: [String]] = [:]
    private var path: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        path.append(element)
        paths[path.joined(separator: "/"), default: []] += [
            attributes["android:scheme"] ?? attributes["android:name"] ?? ""
        ]
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }
}
