import Testing
import Text

@testable import AppLinks

@Suite struct BookmarkURLTests {
    static let data: [UInt8] = [0xFB, 0xEF, 0xBE, 0xFF]

    static let spellings: [(text: String, url: BookmarkURL?)] = [
        ("biblexpress://bookmarks?++++/w==", .bookmarks(data)),
        ("BibleXpress://Bookmarks?++++/w==", .bookmarks(data)),
        ("biblexpress://bookmarks/?++++/w==", .bookmarks(data)),
        ("biblexpress:bookmarks?++++/w==", .bookmarks(data)),
        ("biblexpress://bookmarks?%2B%2b%2B%2B%2Fw%3D%3D", .bookmarks(data)),
        ("biblexpress://bookmarks?%2B+++/w%3D=", .bookmarks(data)),
        ("biblexpress://bookmarks?    /w==", .bookmarks(data)),
        ("biblexpress://bookmarks?++\r\n++/w=\n=", .bookmarks(data)),
        ("biblexpress://bookmarks?++++/w=", nil), ("biblexpress://bookmarks?++++/w", nil),
        ("biblexpress://bookmarks?++++/w=A", nil), ("biblexpress://bookmarks?--__", nil),
        ("biblexpress://bookmarks?++++%ZZ==", nil), ("biblexpress://bookmarks?%FF", nil),
        ("biblexpress://bookmarks?=", nil), ("biblexpress://bookmarks?++++/w===", nil),
        ("biblexpress://bookmarks?++++#a", nil), ("biblexpress://bookmarks", nil), ("biblexpress://read?x", nil),
        ("biblexpress", nil), ("https://bookmarks?++++", nil), ("", nil),
        (
            "biblexpress://downloadbookmarks?http://www.biblexpress.com/testPropertyList",
            .download("http://www.biblexpress.com/testPropertyList")
        ),
        ("biblexpress://downloadbookmarks?https://a.b/c?d=e&f=g%20h#i", .download("https://a.b/c?d=e&f=g%20h#i")),
        ("biblexpress://downloadbookmarks?https%3A%2F%2Fa.b%2Fc%3Fd%3De", .download("https://a.b/c?d=e")),
    ]

    @Test(arguments: spellings) func everySpellingIsRead(_ text: String, _ url: BookmarkURL?) {
        #expect((try? BookmarkURL(parsing: text)) == url)
    }

    static let refusals: [(url: String, reason: String)] = [
        ("javascript:alert(1)", "the scheme javascript: is never opened"),
        ("file:///etc/passwd", "the scheme file: is never opened"),
        ("data:text/plain,a", "the scheme data: is never opened"),
        ("ftp://a.b/c", "the scheme ftp: is never opened"),
        ("biblexpress://bookmarks?", "files cannot be downloaded from biblexpress:"),
        ("/bookmarks", "the result has no scheme"), ("", "the result has no scheme"),
        ("http:a.b", "it has no host"), ("https://", "it has no host"), ("https:///c", "it has no host"),
        ("https://a.b/\u{7}", "it contains a space or a control character"),
        ("https://a.b/\n", "it contains a space or a control character"),
        ("https://a.b/\u{202E}c", "it contains a space or a control character"),
        ("https://a.b/c d", "it contains a space or a control character"),
        ("https://a.b/" + String(repeating: "c", count: 1 << 16), "it is longer than 65536 bytes"),
    ]

    @Test(arguments: refusals) func onlyWebAddressesMayBeDownloaded(_ url: String, _ reason: String) {
        let error = #expect(throws: BookmarkError.self) { try BookmarkURL(downloading: url) }
        guard case .downloadURL(_, reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(throws: BookmarkError.self) { try BookmarkURL(parsing: "biblexpress://downloadbookmarks?\(url)") }
    }

    @Test func linksAreWrittenAsURLAndHTML() throws {
        #expect(BookmarkURL.bookmarks(Self.data).string == "biblexpress://bookmarks?++++/w==")
        let download = try BookmarkURL(downloading: "https://a.b/ü?c=d&e=\"f\"")
        #expect(download.string == "biblexpress://downloadbookmarks?https://a.b/%C3%BC?c=d&e=%22f%22")
        #expect(
            download.html == "<a href=\"biblexpress://downloadbookmarks?https://a.b/%C3%BC?c=d&amp;e=%22f%22\">"
                + "Click here to import these Bookmarks.</a>")
        #expect(try BookmarkURL(parsing: download.string) == .download("https://a.b/%C3%BC?c=d&e=%22f%22"))
    }

    @Test func base64FollowsRFC4648() throws {
        let rows = [
            "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=",
            "foobar": "Zm9vYmFy",
        ]
        for (plain, text) in rows {
            #expect(Base64.encode(Array(plain.utf8)) == Array(text.utf8))
            #expect(try Base64.decode(text.utf8) == Array(plain.utf8))
        }
        let all = (0...255).map { UInt8($0) }
        #expect(try Base64.decode(Base64.encode(all)) == all)
    }
}
