import Documents
import LinkEngine
import Requests
import Testing
import Text

@testable import AppLinks

/// Lists of links as bookmarks.
@Suite struct LinkImportTests {
    /// A site to read, and an app whose links name chapters of the Vulgate.
    static let engine = Engine(
        manifest: Manifest(files: [
            SourceFile(
                path: "m.json",
                bytes: Array(
                    #"""
                    { "passages": [
                        { "site": "Gateway", "regex": "https?://(?:www\\.)?biblegateway\\.com/passage/", "query": { "search": "reference", "version": "translation" } },
                        { "site": "Latin", "regex": "https?://latin\\.example/(?<reference>.+)", "versification": "Vulgate" } ] }
                    """#.utf8))
        ]), scripts: .off)

    static func gateway(_ reference: String) -> String { "https://www.biblegateway.com/passage/?search=" + reference }

    static func read(_ text: String, _ format: DocumentFormat, translation: String = "NASB") throws -> BookmarkImport {
        try BookmarkImport(format.outline(of: Array(text.utf8)), engine: engine, translation: translation)
    }

    /// The tree, one line for each node: folders with a slash, notemarks with their text.
    static func lines(_ nodes: [BookmarkNode], indentation: String = "") -> [String] {
        nodes.flatMap { node -> [String] in
            switch node {
            case .folder(let folder):
                return [indentation + folder.name + "/"] + lines(folder.children, indentation: indentation + "  ")
            case .notemark(let notemark): return ["\(indentation)\(notemark.name): \(notemark.text)"]
            case .bookmark(let bookmark):
                let (reference, verses) = (bookmark.reference, bookmark.reference.verses)
                let target = "\(reference.translation) \(reference.book) \(reference.chapter) \(verses)"
                return ["\(indentation)\(bookmark.name) = \(target)"]
            }
        }
    }

    static func lines(_ result: BookmarkImport) -> [String] {
        result.collection.map { lines([.folder($0.root)]) } ?? []
    }

    static let browser = """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <!-- This is an automatically generated file. -->
        <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
        <TITLE>Bookmarks</TITLE>
        <H1>Bookmarks Menu</H1>
        <DL><p>
            <DT><H3 ADD_DATE="1700000000" PERSONAL_TOOLBAR_FOLDER="true">Daily &amp; more</H3>
            <DD>Read these
            <DL><p>
                <DT><A HREF="\(gateway("John+3%3A16-18"))&amp;version=ESV" ADD_DATE="1700000001" ICON="data:image/png;base64,AA">God's
                    <b>love</b></A>
                <DD>A note &lt;on&gt; it
                <DT><A HREF="https://example.org/">Other</A>
                <DD>About the other
                <DT><H3>Nothing</H3>
                <DL><p>
                    <DT><A HREF="https://example.org/a">A</A>
                </DL><p>
                <DT><H3>Deep</H3>
                <DL><p>
                    <DT><A HREF="\(gateway("Gen+1"))">Beginnings</A>
                </DL><p>
            </DL><p>
            <DT><A HREF="javascript:alert(1)">Script</A>
            <HR>
            <DT><A HREF="\(gateway("Ps+23"))&amp;version=LUT"></A>
        </DL>
        """

    @Test func browserBookmarksKeepFoldersTitlesAndDescriptions() throws {
        let result = try Self.read(Self.browser, DocumentFormat(path: "-", document: Array(Self.browser.utf8)))
        #expect(
            Self.lines(result) == [
                "Bookmarks/", "  Daily & more/", "    Daily & more: Read these",
                "    God's love = ESV John 3 16...18", "    God's love: A note <on> it", "    Deep/",
                "      Beginnings = NASB Genesis 1 1...31", "  Psalm 23 = LUT Psalmen 23 1...6",
            ])
        #expect(
            result.findings.map(\.description) == [
                "note: root > Daily & more: \"https://example.org/\" is not a passage",
                "note: root > Daily & more > Nothing: \"https://example.org/a\" is not a passage",
                "note: root: \"javascript:alert(1)\" is not a passage",
                "note: 1 link has no translation: NASB is used\n    note: --translation CODE sets another one",
            ])
        #expect(result.links.count == 6)
        #expect(result.links.first?.folders == ["Daily & more"])
    }

    static let lists: [(format: DocumentFormat, text: String, lines: [String])] = [
        (.text, "see \(gateway("John+3:16")).", ["John 3:16 = NASB John 3 16...16"]),
        (
            .markdown,
            "# A\n- [so \\*loved\\*](\(gateway("John+3:16")))\n- <\(gateway("Jude+3"))>\n- [x](http://a.b)\n",
            ["so *loved* = NASB John 3 16...16", "Jude 1:3 = NASB Jude 1 3...3"]
        ),
        (.html, "<p><a href='\(gateway("Job+1:1"))'>the man</a> <a href='#x'>x</a>", ["the man = NASB Job 1 1...1"]),
        (
            .html, "<h2>F</h2><dl><dt>a<dd>see <a href='\(gateway("Job+1:1"))'>b</a></dl>",
            ["F/", "  b = NASB Job 1 1...1"]
        ),
        // A title that is only the link is replaced by the passage.
        (.html, "<a href='\(gateway("Job+1:1"))'>\(gateway("Job+1:1"))</a>", ["Job 1:1 = NASB Job 1 1...1"]),
        (
            .text, gateway("John+3:16;Gen+1"),
            ["John 3:16; Genesis 1/", "  John 3:16 = NASB John 3 16...16", "  Genesis 1 = NASB Genesis 1 1...31"]
        ),
        (
            .markdown, "[two days](\(gateway("Gen+1:30-2:3")))",
            ["two days/", "  Genesis 1:30-31 = NASB Genesis 1 30...31", "  Genesis 2:1-3 = NASB Genesis 2 1...3"]
        ),
        (
            .text, gateway("2+John-3+John"),
            ["2 John - 3 John/", "  2 John 1 = NASB 2 John 1 1...13", "  3 John 1 = NASB 3 John 1 1...15"]
        ),
        (.text, gateway("Phlm"), ["Philemon 1 = NASB Philemon 1 1...25"]),
        // Psalm 22 of the Vulgate is 23 in the NASB.
        (.text, "https://latin.example/Ps+22:1", ["Psalm 23:1 = NASB Psalms 23 1...1"]),
        (.text, "https://example.org/", []), (.text, "", []), (.text, "bible://?passages=[John.99.1]", []),
    ]

    @Test(arguments: lists) func everyKindOfListIsRead(
        _ format: DocumentFormat, _ text: String, _ lines: [String]
    ) throws {
        #expect(Self.lines(try Self.read(text, format)).dropFirst().map { String($0.dropFirst(2)) } == lines)
    }

    @Test func dividedAndRefusedLinksHaveRemarks() throws {
        let divided = try Self.read(
            Self.gateway("Gen+1:30-2:3") + " https://www.biblegateway.com/passage/?search=John+99", .text)
        #expect(
            divided.links.map(\.remarks) == [
                ["a bookmark has verses of one chapter only: it became a folder of 2 bookmarks"],
                ["Gateway: \"John 99\" is not a passage: John has 21 chapters"],
            ])
        #expect(divided.findings.map(\.severity) == [.warning, .note, .note])
    }

    @Test func namesHaveNoControlCharacters() throws {
        let text = "<h1>A\u{1}\u{85}\nB</h1><a href='\(Self.gateway("Job+1:1"))'>c\u{7}\t \u{FFFE}d</a>"
        let result = try Self.read(text, .html, translation: "ESV")
        let collection = try #require(result.collection)
        #expect(Self.lines(result) == ["A B/", "  c d = ESV Job 1 1...1"])
        #expect(
            Self.lines(try Self.read("[a\u{1}b](\(Self.gateway("Job+1:1")))", .markdown)).last
                == "  ab = NASB Job 1 1...1")
        #expect(try BookmarkReading(propertyList: collection.xml()).collection == collection)
    }

    /// The translation of a link may be any text; found by the fuzzer.
    @Test(arguments: [
        ("%07E%00SV%0A", "ESV"), ("%20", "NASB"), ("", "NASB"), ("%EF%BF%BE", "NASB"), ("E%20%09V", "E V"),
    ])
    func translationsAreCleaned(_ written: String, _ translation: String) throws {
        let link = "bible://?passages=[Job.1.1]&translation=\(written)"
        let collection = try #require(try Self.read("<a href='\(link)'>a</a>", .html).collection)
        #expect(collection.root.bookmarks.map(\.reference.translation) == [translation])
        #expect(try BookmarkReading(propertyList: collection.binary()).collection == collection)
    }

    @Test func tooDeeplyNestedFoldersAreRefused() {
        for count in [65, 99, 102, 2000] {
            let text =
                String(repeating: "<DL><DT><H3>a</H3>", count: count) + "<a href='\(Self.gateway("Job+1:1"))'>b</a>"
            #expect(throws: (any Error).self, "\(count)") { try Self.read(text, .html) }
        }
        let text = String(repeating: "<DT><H3>a</H3><DL>", count: 63) + "<a href='\(Self.gateway("Job+1:1"))'>b</a>"
        #expect(throws: Never.self) { try Self.read(text, .html).collection?.binary() }
    }
}
