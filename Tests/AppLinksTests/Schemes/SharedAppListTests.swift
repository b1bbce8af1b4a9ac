import AppLinks
import Foundation
import LinkEngine
import TestCorpora
import Testing
import Text

@Suite struct SharedAppListTests {
    private static func list(_ inside: String) -> [UInt8] { Array("<plist version=\"1.0\">\(inside)</plist>".utf8) }

    private static func app(
        _ name: String, scheme: String = "<string>bible-a</string>",
        intentions: String = "<array><string>Read</string></array>", more: String = ""
    ) -> String {
        """
        <key>\(name)</key><dict><key>url-scheme</key>\(scheme)<key>supported-intentions</key>\(intentions)\(more)</dict>
        """
    }

    private static func identifiers(_ list: SharedAppList) throws -> [String] {
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(list.manifest.utf8))])
        #expect(manifest.findings.filter { $0.severity == .error } == [])
        return manifest.openers.map(\.identifier)
    }

    @Test(.enabled(if: Corpus.shareSheetApps.isAvailable)) func theListOfTheProjectIsRead() throws {
        let bytes = try Corpus.shareSheetApps.data()
        let list = try SharedAppList(propertyList: Array(bytes))
        #expect(
            list.manifest == """
                {
                  "$schema": "../../schema/rules.schema.json",
                  "apps": [
                    {
                      "identifier": "verses",
                      "name": "Verses",
                      "scheme": "bible-verses",
                      "storeId": "939461663",
                      "os": {
                        "ios": {}
                      },
                      "intentions": ["Memorize"],
                      "docs": "https://github.com/Verses/Common_Bible_Share_Sheet",
                      "passage": "common-scheme"
                    }
                  ]
                }

                """)
        let parsed = try unsafe PropertyListSerialization.propertyList(from: bytes, format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: parsed, format: .binary, options: 0)
        #expect(try SharedAppList(propertyList: Array(binary)).manifest == list.manifest)
    }

    @Test func appsAreSortedByName() throws {
        let apps = Self.app("b") + Self.app("My Bible (2)") + Self.app("a")
        let list = try SharedAppList(propertyList: Self.list("<dict>\(apps)</dict>"))
        #expect(try Self.identifiers(list) == ["my-bible-2", "a", "b"])
    }

    /// The document of the share sheet writes a scheme as `bible-yourappname://`.
    @Test(arguments: ["bible-myapp", "bible-myapp:", "bible-myapp://"]) func aSchemeMayEndAsInALink(
        scheme: String
    ) throws {
        let app = Self.app("My App", scheme: "<string>\(scheme)</string>")
        let list = try SharedAppList(propertyList: Self.list("<dict>\(app)</dict>"))
        #expect(list.manifest.contains("\"scheme\": \"bible-myapp\""))
    }

    static let stores: [(String, String?)] = [
        ("https://itunes.apple.com/us/app/verses/id939461663?ls=1&amp;mt=8", "939461663"),
        ("https://apps.apple.com/app/id12#x", "12"), ("https://apps.apple.com/app/12", nil),
        ("https://apps.apple.com/app/id", nil), ("https://apps.apple.com/app/id1x", nil), ("", nil),
    ]

    @Test(arguments: stores) func theStoreIDIsReadFromTheLink(link: String, number: String?) throws {
        let app = Self.app("a", more: "<key>iTunes-url</key><string>\(link)</string>")
        let text = try SharedAppList(propertyList: Self.list("<dict>\(app)</dict>")).manifest
        #expect(text.contains("storeId") == (number != nil))
        if let number { #expect(text.contains("\"storeId\": \"\(number)\"")) }
    }

    static let mistakes: [(String, String)] = [
        ("<array/>", "root: a dictionary of apps was expected, not an array"),
        ("<dict><key>a</key><true/></dict>", "root > a: a dictionary was expected, not a boolean"),
        ("<dict><key>a</key><dict/></dict>", "root > a: url-scheme is missing"),
        (
            "<dict><key>a</key><dict><key>url-scheme</key><string>b</string></dict></dict>",
            "root > a: supported-intentions is missing"
        ),
        (
            "<dict>\(app("a", scheme: "<integer>1</integer>"))</dict>",
            "root > a: url-scheme is a number where a string was expected"
        ),
        (
            "<dict>\(app("a", intentions: "<string>Read</string>"))</dict>",
            "root > a: supported-intentions is a string where an array of strings was expected"
        ),
        (
            "<dict>\(app("a", intentions: "<array><date/></array>"))</dict>",
            "root > a: supported-intentions is a date where an array of strings was expected"
        ),
        (
            "<dict>\(app("a", more: "<key>iTunes-url</key><array/>"))</dict>",
            "root > a: iTunes-url is an array where a string was expected"
        ),
        (
            "<dict>\(app("a", intentions: "<array><string>Pray</string></array>"))</dict>",
            "root > a: supported-intentions must be one or more of Read, Study, Memorize, Listen"
        ),
        (
            "<dict>\(app("a", intentions: "<array/>"))</dict>",
            "root > a: supported-intentions must be one or more of Read, Study, Memorize, Listen"
        ),
        ("<dict>\(app("../«»"))</dict>", "root > ../«»: the name has no letters or digits for an identifier"),
        ("<dict>\(app("A b") + app("a-B"))</dict>", "root: \"A b\" and \"a-B\" both give the identifier a-b"),
        ("<dict>\(app("a") + app("a"))</dict>", "root: \"a\" and \"a\" both give the identifier a"),
        (
            "<dict>\(app("a\u{202E}b", scheme: "<true/>"))</dict>",
            "root > a\\u{202E}b: url-scheme is a boolean where a string was expected"
        ),
    ]

    @Test(arguments: mistakes) func mistakesAreReportedWithTheirPath(inside: String, message: String) {
        let error = #expect(throws: SharedAppList.ImportError.self) {
            try SharedAppList(propertyList: Self.list(inside))
        }
        #expect(error?.message == message)
    }

    @Test(arguments: [
        "bible verses", "", "1bible", "a:b", "javascript", "file", "https", "HTTP", "bible-é",
    ])
    func invalidSchemesAreRefused(scheme: String) {
        let app = Self.app("a", scheme: "<string>\(scheme)</string>")
        let error = #expect(throws: SharedAppList.ImportError.self) {
            try SharedAppList(propertyList: Self.list("<dict>\(app)</dict>"))
        }
        #expect(error?.message == "root > a: \"\(scheme)\" is not a valid URL scheme of an app, like bible-yourappname")
    }

    @Test(arguments: ["", "no list", "bplist00", "<plist>", "{ a = b; }"])
    func malformedListsAreRefused(text: String) {
        let error = #expect(throws: SharedAppList.ImportError.self) {
            try SharedAppList(propertyList: Array(text.utf8))
        }
        #expect(error?.message.hasPrefix("this is not a valid list of apps: the property list is malformed") == true)
    }

    /// A binary property list of an array that contains only itself.
    static let cycle =
        Array("bplist00".utf8) + [0xA1, 0, 8] + [UInt8](repeating: 0, count: 6) + [1, 1]
        + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]

    /// Foundation crashes on these lists, or never finishes. They are no arguments, which are printed.
    @Test(.timeLimit(.minutes(10))) func hostileListsAreRefused() {
        let lists = [
            (
                Array(("<plist>" + String(repeating: "<array>", count: 100_000)).utf8),
                "contains more than a list of apps does"
            ),
            (Self.cycle, "the property list contains itself"),
            (Self.list("<array>" + String(repeating: "<true/>", count: 100_001) + "</array>"), "contains more than"),
        ]
        for (bytes, message) in lists {
            let error = #expect(throws: SharedAppList.ImportError.self) { try SharedAppList(propertyList: bytes) }
            #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        }
    }

    @Test func existingFilesAreNotReplaced() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)/apps")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let bytes = Self.list("<dict>\(Self.app("one") + Self.app("two"))</dict>")
        let list = try SharedAppList(propertyList: bytes)
        try list.write(into: folder.path)
        let names = { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
        #expect(try names() == ["one.json", "two.json"])
        try FileManager.default.removeItem(at: folder.appending(path: "one.json"))
        try Data("mine".utf8).write(to: folder.appending(path: "two.json"))
        let error = #expect(throws: SharedAppList.ImportError.self) { try list.write(into: folder.path) }
        #expect(error?.message == "\(folder.path)/two.json already exists")
        #expect(try names() == ["two.json"])
        #expect(try String(contentsOf: folder.appending(path: "two.json"), encoding: .utf8) == "mine")
    }
}
