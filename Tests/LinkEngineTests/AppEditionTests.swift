import Testing
import Text

@testable import LinkEngine

/// The operating systems of apps, with their stores and the hosts of their links.
@Suite struct AppEditionTests {
    private static func manifest(_ more: String) -> Manifest {
        let text = #"{ "apps": [{ "identifier": "b", "name": "B", "docs": "d", \#(more) }] }"#
        return Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))])
    }

    private static func app(_ more: String) throws -> App {
        let manifest = manifest(more)
        #expect(manifest.findings == [])
        return try #require(manifest.apps.first)
    }

    @Test func theSystemsAreInTheOrderOfTheLanguage() throws {
        let app = try Self.app(
            #"""
            "storeId": 12, "os": {
              "linux": { "stores": { "snap": "b-reader", "flathub": "org.example.B" }, "docs": "e" },
              "android": { "stores": { "fdroid": "org.example.b", "googlePlay": "org.example.b_2" }, "hosts": ["b.test"] },
              "ios": {}
            }
            """#)
        #expect(app.editions.map(\.system) == [.ios, .android, .linux])
        #expect(app.editions.map(\.package) == [nil, "org.example.b_2", nil])
        #expect(app.editions.map(\.hosts) == [[], ["b.test"], []])
        #expect(app.editions.map(\.docs) == ["d", "d", "e"])
        #expect(
            app.editions.map { $0.stores.map(\.url) } == [
                ["https://apps.apple.com/app/id12"],
                [
                    "https://play.google.com/store/apps/details?id=org.example.b_2",
                    "https://f-droid.org/packages/org.example.b/",
                ],
                ["https://flathub.org/apps/org.example.B", "https://snapcraft.io/b-reader"],
            ])
        #expect(app.storeURL == "https://apps.apple.com/app/id12")
        #expect(app.storeURL(on: .linux) == "https://flathub.org/apps/org.example.B")
        #expect(app.storeURL(on: .windows) == nil)
    }

    @Test func anAppThatIsNotInTheAppStoreHasThePageOfAnotherStore() throws {
        let app = try Self.app(#""os": { "windows": { "stores": { "microsoftStore": "9WZDNCRFJ3B4" } } }"#)
        #expect(app.storeURL == "https://apps.microsoft.com/detail/9WZDNCRFJ3B4")
    }

    /// What a rule says, and the systems that the app is for.
    static let systems: [(rule: String, systems: [OperatingSystem])] = [
        (#""os": { "ios": {}, "macos": {} }"#, [.ios, .macos]),
        (#""os": { "ios": {}, "web": {} }"#, OperatingSystem.allCases),
        (#""web": true"#, OperatingSystem.allCases), (#""web": true, "os": { "ios": {} }"#, OperatingSystem.allCases),
        (#""web": false"#, [.ios, .android, .macos, .windows, .linux]),
        (#""os": {}"#, [.ios, .android, .macos, .windows, .linux]),
        (#""os": null"#, [.ios, .android, .macos, .windows, .linux]),
    ]

    @Test(arguments: systems) func anAppRunsOnTheSystemsOfItsRule(rule: String, systems: [OperatingSystem]) throws {
        let app = try Self.app(rule)
        #expect(OperatingSystem.allCases.filter(app.runs) == systems)
    }

    /// What is wrong, and what its note says.
    static let mistakes: [(rule: String, message: String, note: String)] = [
        (#""os": ["ios"]"#, "found an array where an object was expected for the list of operating systems", ""),
        (#""os": { "iOS": {} }"#, #"unknown key "iOS" in the list of operating systems"#, #"did you mean "ios"?"#),
        (#""os": { "ios": true }"#, "found a boolean where an object was expected for the operating system", ""),
        (
            #""os": { "ios": { "store": {} } }"#, #"unknown key "store" in the operating system"#,
            #"did you mean "stores"?"#
        ),
        (
            #""os": { "android": { "stores": { "googleplay": "a.b" } } }"#,
            #"unknown key "googleplay" in the list of stores"#,
            #"did you mean "googlePlay"?"#
        ),
        (
            #""os": { "ios": { "stores": { "googlePlay": "a.b" } } }"#, "Google Play has no apps for iOS",
            #"write it under "android""#
        ),
        (#""os": { "android": { "stores": { "fdroid": 3 } } }"#, #""fdroid" is a number, not a string"#, ""),
        (#""os": { "android": { "hosts": "b.test" } }"#, #""hosts" is a string, not an array"#, ""),
        (#""os": { "android": { "hosts": [3] } }"#, #""hosts" is a number, not an array of strings"#, ""),
    ]

    @Test(arguments: mistakes) func mistakesAreSaid(rule: String, message: String, note: String) throws {
        let finding = try #require(Self.manifest(rule).findings.first)
        #expect(finding.message == message)
        #expect(finding.note?.contains(note) ?? note.isEmpty, "\(finding.note ?? "")")
    }

    /// Ids that would change an address, or that a store cannot have.
    static let ids: [(store: AppStore, good: [String], bad: [String])] = [
        (
            .googlePlay, ["a.b", "com.x.Y_2", "org.lds.ldssa"],
            ["", "a", "a..b", ".a", "a.", "a.1b", "a.b&x=1", "a.b/c", "a.b é"]
        ),
        (.fdroid, ["net.bible.android.activity"], ["net", "a.b?", "a.b#c", "a b.c"]),
        (.macAppStore, ["1", "6774904527"], ["", "id1", "1 ", "１"]),
        (.microsoftStore, ["9WZDNCRFJ3B4", "9wzdncrfj3b4", "XPFM5P5KDWF0JP"], ["9WZD", "9WZDNCRFJ3B/", ""]),
        (.flathub, ["org.xiphos.Xiphos", "info.bible-time.B_T"], ["xiphos", "org.xiphos", "org.xiphos.", "a.b.c/d"]),
        (.snap, ["bible-time2"], ["Bible", "", "-a", "a/b", "a.b"]),
    ]

    @Test(arguments: ids) func anIDIsOneThatTheStoreCanHave(store: AppStore, good: [String], bad: [String]) throws {
        #expect(good.allSatisfy(store.isID))
        #expect(!bad.contains(where: store.isID))
        let key = try #require(store.key?.rawValue)
        for id in bad {
            let text = JSONOutput.string(id).line
            let findings = Self.manifest(
                #""os": { "\#(store.system.rawValue)": { "stores": { "\#(key)": \#(text) } } }"#
            ).findings
            #expect(findings.map(\.message) == ["\"\(key)\" is \(text)"])
        }
    }

    @Test(arguments: ["https://b.test", "b", "B.test", "b.test/x", "b..test", "*.b.test", ""])
    func aHostIsWithoutSchemeAndPath(host: String) {
        let findings = Self.manifest(#""os": { "ios": { "hosts": ["\#(host)"] } }"#).findings
        #expect(findings.map(\.message) == ["\"\(host)\" is not a host"])
    }
}
