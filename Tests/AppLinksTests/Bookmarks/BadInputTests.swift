import Bible
import Foundation
import Testing

@testable import AppLinks

/// Any input gives an error message quickly and takes little memory.
@Suite struct BadInputTests {
    static func data(_ list: [UInt8], length: Int? = nil) throws -> [UInt8] {
        var data = try BookmarkData.encode(list)
        if let length { for place in 0..<4 { data[place] = UInt8(truncatingIfNeeded: length >> (8 * place)) } }
        return data
    }

    static func error(_ bytes: [UInt8]) -> BookmarkError? {
        do throws(BookmarkError) {
            if case .propertyList(let list) = try BookmarkInput(bytes) { _ = try BookmarkReading(propertyList: list) }
            return nil
        } catch {
            return error
        }
    }

    static func link(_ data: [UInt8]) -> [UInt8] { Array(BookmarkURL.bookmarks(data).string.utf8) }

    @Test func damagedDataIsRefused() throws {
        let list = PythonFixtures.binary
        let good = try Self.data(list)
        let rows: [(bytes: [UInt8], error: BookmarkError)] = [
            ([], .empty), (Array(" \n".utf8), .empty), (Array("hello, world".utf8), .unknownForm),
            (Array(PythonFixtures.tree.utf8), .openStepPropertyList),
            ([0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 0], .unknownForm),
            (Self.link(good).dropLast(9), .truncatedBase64(count: Self.link(good).count - 24 - 9)),
            (Self.link(good).dropLast(12), .damagedData("is cut off")),
            (Self.link([1, 0, 0, 0]), .truncatedData(count: 4)),
            (Self.link([1, 0, 0, 0, 9]), .damagedData("is cut off")),
            (Self.link([1, 0, 0, 0, 9, 9]), .damagedData("is damaged")),
            (Self.link(Array(good.dropLast(40))), .damagedData("is cut off")),
            (Self.link(good + [0]), .damagedData("is followed by 1 bytes")),
            (Self.link(good.dropLast(4) + [0, 0, 0, 0]), .damagedData("is damaged")),
            (try Self.link(Self.data(list, length: 7)), .wrongLength(declared: 7, actual: list.count)),
            (try Self.link(Self.data(list, length: 508)), .wrongLength(declared: 508, actual: list.count)),
            (try Self.data(list, length: 1 << 24), .wrongLength(declared: 1 << 24, actual: list.count)),
            (try Self.data(list, length: (1 << 24) + 1), .tooLong(16_777_217, limit: 16_777_216)),
            (try Self.link(Self.data(list, length: -1)), .tooLong(4_294_967_295, limit: 16_777_216)),
            // A big-endian length.
            (
                try Self.link(Self.data(list, length: list.count.byteSwapped >> 32)),
                .tooLong(2_902_523_904, limit: 16_777_216)
            ),
        ]
        for row in rows { #expect(Self.error(row.bytes) == row.error) }
    }

    @Test func aZipBombIsNotDecompressed() throws {
        let zeros = [UInt8](repeating: 0, count: 20 << 20)
        let compressed = try #require(Zlib.compress(zeros))
        #expect(compressed.count < 1 << 18)
        let bomb = [0, 0, 1, 0] + compressed
        let limit = BookmarkLimits().bytes
        guard case .tooLong(let count, limit) = Self.error(bomb) else {
            Issue.record("\(String(describing: Self.error(bomb)))")
            return
        }
        // Decompression stops at the limit.
        #expect(count > limit && count <= limit + 1 << 16)
    }

    /// A binary property list of these objects, the first of which refers to the others.
    static func list(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [objects.count, 0, table] { bytes += bigEndian(number) }
        return bytes
    }

    static func bigEndian(_ number: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }

    /// A binary property list of arrays, each given by its references; an empty one stands for the string `a`.
    static func arrays(_ references: [[UInt8]]) -> [UInt8] {
        list(references.map { $0.isEmpty ? [0x51, 0x61] : [0xA0 | UInt8($0.count)] + $0 })
    }

    @Test func sharedObjectsAreCountedBeforeTheyAreBuilt() throws {
        // 14 arrays of 10 references to the next array: 10^14 strings in at most 342 bytes.
        let bomb = Self.arrays((1...14).map { Array(repeating: UInt8($0), count: 10) } + [[]])
        #expect(bomb.count < 342)
        #expect(Self.error(bomb) == .tooManyItems(limit: 100_000))
        #expect(Self.error(try Self.link(Self.data(bomb))) == .tooManyItems(limit: 100_000))
        // 10^4 strings are within the limit.
        #expect(Self.error(Self.arrays((1...4).map { Array(repeating: UInt8($0), count: 10) } + [[]])) == nil)
    }

    @Test func sharedTextIsCountedTheSameWay() throws {
        var limits = BookmarkLimits()
        limits.text = 6400
        let text = PropertyListValue.string(String(repeating: "a", count: 100))
        let list = try BinaryPropertyListWriter.write(
            .array(Array(repeating: text, count: 64)), limits: limits.propertyList)
        #expect(list.count < 300)
        #expect(throws: PropertyListError.tooMuchText(limit: 6400)) {
            try BinaryPropertyListWriter.write(.array(Array(repeating: text, count: 65)), limits: limits.propertyList)
        }
    }

    @Test func aListThatContainsItselfIsRefused() {
        #expect(Self.error(Self.arrays([[0]])) == .cycle)
        #expect(Self.error(Self.arrays([[1], [2], [3, 1], []])) == .cycle)
        #expect(Self.error(Self.arrays([[2], [2], [3, 3], []])) == nil)
    }

    @Test func aThousandLevelsAreTooDeep() {
        #expect(Self.error(Self.arrays((1...250).map { [UInt8($0)] } + [[]])) == .tooDeep(limit: 64))
        let tags = String(repeating: "<array>", count: 1000) + String(repeating: "</array>", count: 1000)
        #expect(Self.error(Array("<plist>\(tags)</plist>".utf8)) == .tooDeep(limit: 64))
        let folders = (0..<1000).reduce("") { inner, _ in
            "<dict><key>Class</key><string>Folder</string><key>Children</key><array>\(inner)</array></dict>"
        }
        #expect(Self.error(Array("<plist>\(folders)</plist>".utf8)) == .tooDeep(limit: 64))
    }

    @Test(
        arguments: [
            (0, 3, .integer(3)), (0xFF, -3, .integer(-3)), (1, 3, .other(PropertyListValue.hugeInteger)),
            (0, -3, .other(PropertyListValue.hugeInteger)),
        ] as [(UInt8, Int, PropertyListValue)])
    func numbersOfSixteenBytesAreNotTruncated(_ high: UInt8, _ low: Int, _ value: PropertyListValue) throws {
        let list = Self.list([[0x14] + [UInt8](repeating: high, count: 8) + Self.bigEndian(low)])
        #expect(try PropertyListValue(list, limits: BookmarkLimits().propertyList) == value)
    }

    @Test func damageToABinaryListIsFoundAtEveryByte() {
        let list = PythonFixtures.binary
        var outcomes: Set<String> = []
        for place in list.indices {
            for change: UInt8 in [0x01, 0x0F, 0x80, 0xFF] {
                var damaged = list
                damaged[place] ^= change
                let reading = try? BookmarkReading(propertyList: damaged)
                outcomes.insert(reading == nil ? "error" : reading?.collection == nil ? "findings" : "read")
            }
            _ = try? BookmarkReading(propertyList: Array(list[..<place]))
        }
        #expect(outcomes == ["error", "findings", "read"])
    }

    static let xml: [(text: String, what: String)] = [
        ("<plist>", "the document ends too early"), ("<plist></plist>", "<plist> is empty"),
        ("<plist><dict></plist>", "</dict> was expected"), ("<plist><dict/></plist>x", "text outside of a value"),
        ("<plist><dict/></plist><dict/>", "</plist> was expected, and nothing after it"),
        ("<plist><dict/><dict/></plist>", "</plist> was expected, and nothing after it"),
        ("<html><body></body></html>", "<plist> was expected"),
        ("<plist><dict>a</dict></plist>", "text outside of a value"),
        ("<plist><dict><key>a</key></dict></plist>", "\"a\" has no value"),
        ("<plist><dict><string>a</string></dict></plist>", "</dict> was expected"),
        ("<plist><integer>a</integer></plist>", "\"a\" is not a valid integer"),
        ("<plist><integer>1 2</integer></plist>", "\"1 2\" is not a valid integer"),
        ("<plist><real>1,5</real></plist>", "\"1,5\" is not a valid number"),
        ("<plist><float>1</float></plist>", "<float> is not a valid property list element"),
        ("<plist><string>a & b</string></plist>", "& without a name; write &amp;"),
        ("<plist><string>&lol;</string></plist>", "unknown &lol;"),
        ("<plist><string>&#xD800;</string></plist>", "unknown &#xD800;"),
        ("<plist><string>a</plist>", "</string> was expected"), ("<plist><!-- a</plist>", "--> is missing"),
        ("<plist><string><![CDATA[a</string></plist>", "]]> is missing"), ("<plist ", "a tag does not end"),
        ("<", "a tag does not end"), ("<plist>< ></plist>", "a tag without a name"),
        ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist/>", "its encoding is iso-8859-1; save it as UTF-8"),
        (
            "<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><plist><string>&b;</string></plist>",
            "it declares entities or elements of its own, which are not read"
        ),
        ("<!DOCTYPE plist", "> is missing"),
    ]

    @Test(arguments: xml) func malformedXMLIsRefused(_ text: String, _ what: String) {
        guard case .malformed(what, _) = Self.error(Array(text.utf8)) else {
            Issue.record("\(String(describing: Self.error(Array(text.utf8))))")
            return
        }
    }

    @Test func xmlInAnotherEncodingIsRefused() {
        let utf16: [UInt8] = [0xFF, 0xFE, 0x3C, 0x00]
        #expect(Self.error(utf16) == .malformed("it is UTF-16; save it as UTF-8", offset: 0))
        let broken = Array("<plist><string>".utf8) + [0xC3] + Array("</string></plist>".utf8)
        #expect(Self.error(broken) == .malformed("a text is not UTF-8", offset: 15))
    }

    @Test func xmlOfCommonEditorsIsRead() throws {
        let text =
            "\u{FEFF}<?xml version='1.0' encoding='utf-8'?>\r\n<!-- a --><!DOCTYPE plist SYSTEM \"a.dtd\">\r\n"
            + "<plist version=\"1.0\">\r\n<array >\r\n<string>a\r\nb&#13;&#x20AC;<![CDATA[<&]]></string><string></string><string/><integer> -1 </integer></array></plist>\r\n"
        let value = try PropertyListValue(Array(text.utf8), limits: BookmarkLimits().propertyList)
        #expect(value == .array([.string("a\nb\r€<&"), .string(""), .string(""), .integer(-1)]))
    }

    @Test func longListsAreRefused() {
        let folder = "<dict><key>Class</key><string>Folder</string><key>Children</key><array/></dict>"
        let list = "<plist><array>" + String(repeating: folder, count: 40_000) + "</array></plist>"
        #expect(Self.error(Array(list.utf8)) == .tooManyItems(limit: 100_000))
        let long = Array("<plist><string>".utf8) + [UInt8](repeating: 0x61, count: 16 << 20)
        #expect(Self.error(long) == .tooLong((16 << 20) + 15, limit: 16 << 20))
    }
}
