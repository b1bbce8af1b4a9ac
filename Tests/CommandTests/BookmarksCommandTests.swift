import Foundation
import Testing

@Suite struct BookmarksCommandTests {
    static let john = "https://www.biblegateway.com/passage/?search=John+3%3A16-18&version=NASB"

    static func plist(_ reference: String = "<key>Verse</key><string>16</string>") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>Class</key>
        \t<string>Folder</string>
        \t<key>Name</key>
        \t<string>Daily</string>
        \t<key>Children</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>Class</key>
        \t\t\t<string>Bookmark</string>
        \t\t\t<key>Name</key>
        \t\t\t<string>b</string>
        \t\t\t<key>Reference</key>
        \t\t\t<dict>
        \t\t\t\t<key>Class</key>
        \t\t\t\t<string>Reference</string>
        \t\t\t\t<key>Translation</key>
        \t\t\t\t<string>NASB</string>
        \t\t\t\t<key>Book</key>
        \t\t\t\t<string>John</string>
        \t\t\t\t<key>Chapter</key>
        \t\t\t\t<string>3</string>
        \t\t\t\t\(reference.replacingOccurrences(of: "</key><", with: "</key>\n\t\t\t\t<"))
        \t\t\t</dict>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>

        """
    }

    /// The example in the documentation of the format is a reference alone, without the rest of the file.
    @Test(arguments: [
        ("<string>18</string>", 0, "note: root: this is a reference"), ("<string>5</string>", 1, "before"),
    ])
    func aReferenceIsChecked(last: String, status: Int32, says: String) throws {
        let reference = """
            <dict>

            <key>Class</key>

            <string>Reference</string>
            <key>Translation</key><string>NASB</string>
            <key>Book</key><string>John</string>
            <key>Chapter</key><string>3</string>
            <key>Verse</key><string>16</string>
            <key>LastVerse</key>\(last)
            </dict>

            """
        for text in [reference, reference.replacing("<key>Class</key>\n\n<string>Reference</string>\n", with: "")] {
            let run = try Program("bookmarks", "check", "-", input: text)
            #expect(run.status == status, "\(run.error)")
            #expect(run.output.contains(says), "\(run.output)")
        }
        #expect(try Program("bookmarks", "encode", "-", input: reference).status == 1)
    }

    @Test func encodeAndDecodeAreInverse() throws {
        let encoded = try Program("bookmarks", "encode", "-", input: Self.plist())
        #expect(encoded.status == 0 && encoded.error == "")
        let link = encoded.output.trimmingCharacters(in: .newlines)
        #expect(link.hasPrefix("biblexpress://bookmarks?"))
        #expect(try Program("bookmarks", "decode", link).output == Self.plist())
        #expect(try Program("bookmarks", "decode", "-", input: encoded.output).output == Self.plist())
        let percent = try #require(link.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let escaped = percent.replacingOccurrences(
            of: "biblexpress%3A%2F%2Fbookmarks%3F", with: "biblexpress://bookmarks?")
        #expect(try Program("bookmarks", "decode", escaped).output == Self.plist())
        #expect(try Program("bookmarks", "encode", "-", input: link).output == encoded.output)
    }

    @Test func theFileHasTheDataOfTheLink() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(Self.plist(), to: "a.plist")
        let target = folder.url.appending(path: "a.biblexpress").path
        let run = try Program("bookmarks", "encode", source, "--output", target)
        #expect(run.status == 0 && run.output == "" && run.error == "")
        // A web server has to read it, as it reads any file.
        let permissions = try [source, target].map {
            try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
        }
        #expect(permissions[0] == permissions[1])
        let data = try Data(contentsOf: URL(filePath: target))
        #expect(
            try Program("bookmarks", "encode", source, "--output", "-").output == String(decoding: data, as: UTF8.self))
        let link = try Program("bookmarks", "encode", source).output
        #expect(link == "biblexpress://bookmarks?\(data.base64EncodedString())\n")
        #expect(try Program("bookmarks", "decode", target).output == Self.plist())
        let download = try Program("bookmarks", "encode", source, "--output", target, "--download", "https://a.b/c?d&e")
        #expect(download.output == "biblexpress://downloadbookmarks?https://a.b/c?d&e\n")
        #expect(
            try Program("bookmarks", "encode", source, "--download", "https://a.b/c?d&e", "--html").output
                == "<a href=\"biblexpress://downloadbookmarks?https://a.b/c?d&amp;e\">"
                + "Click here to import these Bookmarks.</a>\n")
    }

    @Test func decodePrintsJSONAndBinary() throws {
        let json = try #require(
            try Program("bookmarks", "decode", "--json", "-", input: Self.plist()).json as? [String: Any])
        #expect(Set(json.keys) == ["Class", "Name", "IncludesVerseNotes", "Children"])
        let bookmark = try #require((json["Children"] as? [[String: Any]])?.first)
        #expect(Set(bookmark.keys) == ["Class", "Name", "Reference", "Notes", "passages"])
        #expect(bookmark["passages"] as? String == "[John.3.16]")
        #expect(try Program("bookmarks", "decode", "--binary", "-", input: Self.plist()).output.hasPrefix("bplist00"))
    }

    @Test func theAddressOfADownloadLinkIsPrinted() throws {
        let run = try Program("bookmarks", "decode", "biblexpress://downloadbookmarks?https://a.b/c")
        #expect(run.output == "https://a.b/c\n")
        #expect(run.error == "note: the link points to a file: download it and decode the file\n")
        #expect(run.status == 0)
    }

    @Test func checkPrintsThePathOfAMistake() throws {
        let run = try Program("bookmarks", "check", "-", input: Self.plist("<key>Vers</key><string>16</string>"))
        #expect(
            run.output == """
                warning: root > item 1: "Vers" is not a valid key of a reference; it is omitted
                    note: did you mean "Verse"?
                error: root > item 1: Verse is missing

                """)
        #expect(run.status == 1)
        let json = try Program("bookmarks", "check", "--json", "-", input: "x y").json as? [[String: Any]]
        #expect(json?.map { $0["message"] as? String } == ["this is neither a property list nor bookmark data"])
        #expect(try Program("bookmarks", "check", "-", input: Self.plist()).output == "")
    }

    @Test func browserBookmarksAreConverted() throws {
        let folder = try TemporaryFolder()
        let list = try folder.write(
            """
            <!DOCTYPE NETSCAPE-Bookmark-file-1>
            <TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
            <DL><p><DT><H3>Daily</H3><DL><p>
            <DT><A HREF="\(Self.john.replacingOccurrences(of: "&", with: "&amp;"))">God's love</A>
            <DT><A HREF="https://example.org/">Other</A></DL><p></DL>
            """, to: "bookmarks.html")
        let run = try Program("bookmarks", "from-links", list, "--name", "Mine")
        #expect(run.status == 0)
        #expect(run.error == "note: root > Daily: \"https://example.org/\" is not a passage\n")
        let decoded = try Program(
            "bookmarks", "decode", "--json", run.output.trimmingCharacters(in: .newlines))
        let root = try #require(decoded.json as? [String: Any])
        #expect(root["Name"] as? String == "Mine")
        #expect(decoded.output.contains("\"passages\": \"[John.3.16-John.3.18]\""))
        #expect(try Program("bookmarks", "from-links", list, "--name", "Mine", "--plist").output.contains("God's love"))
        let json = try #require(try Program("bookmarks", "from-links", list, "--json").json as? [String: Any])
        #expect(Set(json.keys) == ["link", "bookmarks", "links", "findings"])
        let links = try #require(json["links"] as? [[String: Any]])
        #expect(links.map { $0["passages"] as? String } == ["[John.3.16-John.3.18]", nil])
    }

    @Test func aListWithoutAPassageFails() throws {
        let run = try Program("bookmarks", "from-links", "-", input: "see https://example.org/")
        #expect(run.output == "" && run.status == 1)
        #expect(
            run.error
                == "note: root: \"https://example.org/\" is not a passage\nerror: no link of the list is a passage\n"
        )
        #expect(try Program("bookmarks", "from-links", "-").error == "error: the list has no links\n")
        let named = try Program(
            "bookmarks", "from-links", "-", "--plist", "--translation", "ESV", input: "bible://?passages=[Gen.1.1]")
        #expect(named.output.contains("<string>ESV</string>") && named.error.contains("ESV is used"))
    }

    @Test func referencesThatAreNotLinkedAreCounted() throws {
        let list = "- Röm 8\n- John 3:16-18 <\(Self.john)>\n"
        let run = try Program("bookmarks", "from-links", "-", "--format", "markdown", input: list)
        #expect(run.error.hasPrefix("warning: 1 reference is not linked and omitted\n"), "\(run.error)")
        let linked = try Program(
            "rewrite", "-", "--format", "markdown", "--references", "--to", "common-scheme", input: list)
        let all = try Program("bookmarks", "from-links", "-", "--format", "markdown", "--plist", input: linked.output)
        #expect(all.output.contains("<string>Röm 8</string>"), "\(all.output)")
    }

    static let spellings = [
        ("1 Cor", "NASB", "1 Corinthians"), ("I Corinthians", "NASB", "1 Corinthians"), ("jn", "NASB", "John"),
        ("Juan", "NASB", "John"), ("1 Korinther", "LUT", "1. Korinther"),
    ]

    @Test(arguments: spellings) func checkCorrectsTheNamesOfBooks(
        _ book: String, _ translation: String, _ correct: String
    ) throws {
        let folder = try TemporaryFolder()
        let list = Self.plist().replacing("<string>John<", with: "<string>\(book)<")
            .replacing("NASB", with: translation)
        let path = try folder.write(list, to: "a.plist")
        let run = try Program("bookmarks", "check", path)
        #expect(run.output.contains("Book is \"\(book)\""), "\(run.output)")
        #expect(run.output.contains("probably \"\(correct)\""), "\(run.output)")
        let fixed = try Program("bookmarks", "check", "--fix", path)
        #expect(fixed.error.hasSuffix("a.plist: 1 name corrected\n"), "\(fixed.error)")
        #expect(fixed.output == "")
        #expect(
            try String(contentsOfFile: path, encoding: .utf8)
                == list.replacing("<string>\(book)<", with: "<string>\(correct)<"))
    }

    /// More names than findings are listed are corrected at once, unless there are other mistakes.
    @Test func checkCorrectsAnyNumberOfNames() throws {
        func list(_ bookmark: String, _ count: Int) -> String {
            let list = Self.plist().replacing("<string>John<", with: "<string>jn<")
            let item = list.split(separator: "<array>\n")[1].split(separator: "\t</array>")[0]
            return list.replacing(item, with: String(repeating: String(item), count: count) + bookmark)
        }
        let folder = try TemporaryFolder()
        let path = try folder.write(list("", 1_500), to: "a.plist")
        #expect(try Program("bookmarks", "check", path).output.contains("500 more findings are not listed"))
        let fixed = try Program("bookmarks", "check", "--fix", path)
        #expect(fixed.error.hasSuffix("a.plist: 1500 names corrected\n"), "\(fixed.error)")
        #expect(fixed.output == "" && fixed.status == 0)
        #expect(try Program("bookmarks", "check", "--fix", "--quiet", path).error == "")
        let other =
            "<dict><key>Class</key><string>Notemark</string><key>Name</key><string>a</string>"
            + "<key>Text</key><string>b</string><key>Color</key><string>c</string></dict>\n"
        _ = try folder.write(list(other, 1_500), to: "a.plist")
        #expect(try Program("bookmarks", "check", "--fix", path).error.contains("has other mistakes"))
    }

    static let uses: [(arguments: String, input: String, status: Int32)] = [
        ("", "", 0), ("encode", "", 2), ("encode /nowhere", "", 2), ("encode -", "", 1), ("encode -", "{a=b;}", 1),
        ("encode -", plist("<key>Verse</key><string>0</string>"), 1), ("encode - --html", plist(), 0),
        ("encode - -o - --download https://a.b", plist(), 2), ("encode - -o /nowhere/a", plist(), 2),
        ("encode - --download javascript:alert(1)", plist(), 2),
        ("encode - -o /dev/null --html", plist(), 2), ("encode biblexpress://downloadbookmarks?https://a.b", "", 2),
        ("decode biblexpress://bookmarks?AAAA", "", 1), ("decode biblexpress://bookmarks?AAA", "", 1),
        ("decode biblexpress://downloadbookmarks?javascript:alert(1)", "", 1), ("decode biblexpress://read?a", "", 1),
        ("decode - --json --binary", plist(), 2), ("check /", "", 2), ("check - --fix", plist(), 2),
        ("check -", "<plist><array/></plist>", 1),
        ("check biblexpress://downloadbookmarks?https://a.b", "", 0), ("from-links /nowhere.md", "", 2),
        ("from-links - --plist --html", "", 2), ("from-links - --format rtf", "", 2),
        ("from-links - --translation \u{202E}X", john, 2), ("from-links - --translation XYZ", john, 2),
        ("from-links -", john, 0),
    ]

    @Test(arguments: uses) func exitStatus(arguments: String, input: String, status: Int32) throws {
        let words = ["bookmarks"] + arguments.split(separator: " ").map(String.init)
        let run = try Program(words, input: Data(input.utf8))
        #expect(run.status == status, "\(run.output) \(run.error)")
        if status == 2 { #expect(run.error != "") }
    }
}
