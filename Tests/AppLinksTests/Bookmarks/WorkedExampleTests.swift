import Bible
import LinkEngine
import Testing

@testable import AppLinks

/// The example of the format's documentation: John 3:16-18 in the NASB.
@Suite struct WorkedExampleTests {
    /// The reference as the documentation prints it, without the blank lines.
    static let dictionary = """
        <dict>
        <key>Class</key>
        <string>Reference</string>
        <key>Translation</key>
        <string>NASB</string>
        <key>Book</key>
        <string>John</string>
        <key>Chapter</key>
        <string>3</string>
        <key>Verse</key>
        <string>16</string>
        <key>LastVerse</key>
        <string>18</string>
        </dict>
        """

    static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        <key>Class</key><string>Folder</string>
        <key>Name</key><string>My Bookmarks</string>
        <key>Children</key>
        <array>
        <dict>
        <key>Class</key><string>Bookmark</string>
        <key>Name</key><string>God so loved</string>
        <key>Reference</key>
        \(dictionary)
        </dict>
        </array>
        </dict>
        </plist>
        """

    static func collection() throws -> BookmarkCollection {
        let reading = try BookmarkReading(propertyList: Array(file.utf8))
        #expect(reading.findings == [])
        return try #require(reading.collection)
    }

    @Test func isRead() throws {
        let bookmark = try #require(Self.collection().root.bookmarks.first)
        #expect(bookmark.name == "God so loved")
        #expect(bookmark.notes == [])
        let reference = bookmark.reference
        #expect([reference.translation, reference.book] == ["NASB", "John"])
        #expect(reference.chapter == 3)
        #expect(reference.verses == 16...18)
        #expect(try reference.passage().osis == "John.3.16-John.3.18")
    }

    @Test func isWrittenByteForByte() throws {
        let text = String(decoding: try Self.collection().xml(), as: UTF8.self).replacing("\t", with: "")
        #expect(text.contains(Self.dictionary))
        #expect(text.hasSuffix("</plist>\n"))
    }

    /// The result of the six steps of the documentation, done with Python's `plistlib`, `zlib` and `base64`.
    static let link =
        "biblexpress://bookmarks?"
        + "3gAAAHjaSyrIySwuMTC4zMjEzMLKFuqck1hcHOKXmJsa4ZyRmZNSlJoX5pafk5JaFONbqeCUn5+dm1iUXbyQHaiBg5OLOzIo"
        + "NS0VqCg5NQImGeOen6JQnK+Qk1+WmnKNkYeXj1+AQ1BIWEQ0OqQoMa84J7EkMz8vBKQ83DkjsaAktSg0LLWoODXSJ7G4BMwK"
        + "8XMMdgrxys/ICzQOMjQLMrTg4BeVUtYyt3TwCk7Iraxr65k2e8GipQxgwMgIoRnEGFDBCgBpiEB5"

    @Test func isWrittenAsALink() throws {
        let url = try Self.collection().url()
        // 4 bytes of length, then the zlib header for the highest level; the rest depends on the version of zlib.
        #expect(url.string.hasPrefix(Self.link.prefix(32)))
        #expect(url.html == "<a href=\"\(url.string)\">Click here to import these Bookmarks.</a>")
        guard case .propertyList(let bytes) = try BookmarkInput(Array(Self.link.utf8)) else {
            Issue.record("no property list")
            return
        }
        #expect(try BookmarkReading(propertyList: bytes).collection == Self.collection())
    }
}
