import Testing
import Text

@testable import AppLinks

@Suite struct RoundTripTests {
    private static func read(_ bytes: [UInt8]) throws -> BookmarkCollection {
        guard case .propertyList(let list) = try BookmarkInput(bytes) else { throw BookmarkError.unknownForm }
        let reading = try BookmarkReading(propertyList: list)
        return try #require(reading.collection, "\(reading.findings)")
    }

    /// 1,000 trees, each in the five forms in which bookmarks are shared.
    @Test func aThousandTreesSurviveARoundTrip() throws {
        var generator = BookmarkTreeGenerator(seed: 5)
        var failures: [String] = []
        var bookmarks = 0
        for number in 0..<1000 {
            let collection = generator.collection()
            bookmarks += collection.root.bookmarks.count
            let data = try collection.data()
            let forms = [
                "xml": try collection.xml(), "binary": try collection.binary(), "data": data,
                "base64": Base64.encode(data), "url": Array(try collection.url().string.utf8),
            ]
            for (name, bytes) in forms {
                let back = try Self.read(bytes)
                // Equal bytes show that equal strings also have equal scalars.
                if try back != collection || back.data() != data { failures.append("tree \(number) as \(name)") }
            }
        }
        #expect(failures == [])
        #expect(bookmarks > 2000)
    }

    @Test func notesThatAreNotImportedAreNotWritten() throws {
        var collection = try PythonFixtures.collection
        collection.includesVerseNotes = false
        #expect(try Self.read(collection.binary()).root.bookmarks.map(\.notes) == [[]])
    }

    @Test func writingHasTheSameLimitsAsReading() throws {
        var folder = BookmarkFolder(name: "a")
        for _ in 1..<64 { folder = BookmarkFolder(name: "a", children: [.folder(folder)]) }
        #expect(try Self.read(BookmarkCollection(root: folder).xml()).root == folder)
        folder = BookmarkFolder(name: "a", children: [.folder(folder)])
        #expect(throws: BookmarkError.tooDeep(limit: 64)) { try BookmarkCollection(root: folder).binary() }
        var limits = BookmarkLimits()
        limits.items = 100
        let many = BookmarkFolder(name: "", children: Array(repeating: .folder(BookmarkFolder(name: "")), count: 25))
        #expect(throws: BookmarkError.tooManyItems(limit: 100)) {
            try BookmarkCollection(root: many).xml(limits: limits)
        }
        // XML repeats the values that the binary form shares.
        limits.bytes = 2000
        let notes = Array(repeating: BookmarkNode.notemark(Notemark(name: "n", text: "text")), count: 24)
        let shared = BookmarkCollection(root: BookmarkFolder(name: "", children: notes))
        #expect(try shared.binary(limits: limits).count < 1000)
        #expect(throws: BookmarkError.tooLong(try shared.xml().count, limit: 2000)) { try shared.xml(limits: limits) }
        limits.bytes = 100
        #expect(throws: BookmarkError.tooLong(429, limit: 100)) {
            try PythonFixtures.collection.data(limits: limits)
        }
    }
}
