import Foundation
import Testing
import Text

@testable import AppLinks

/// Python's implementations of property lists and zlib write the same bytes, and read ours.
@Suite struct PythonAgreementTests {
    @Test func writesTheSameBytes() throws {
        #expect(try PythonFixtures.collection.binary() == PythonFixtures.binary)
        // Versions of zlib compress differently, but the property list must be the same.
        #expect(
            try BookmarkData.decode(PythonFixtures.collection.data(), limits: BookmarkLimits()) == PythonFixtures.binary
        )
    }

    @Test(arguments: [PythonFixtures.binary, PythonFixtures.sortedBinary])
    func readsItsPropertyLists(_ bytes: [UInt8]) throws {
        let reading = try BookmarkReading(propertyList: bytes)
        #expect(reading.findings == [])
        #expect(reading.collection == (try PythonFixtures.collection))
    }

    @Test func readsItsData() throws {
        for form in [PythonFixtures.data, Base64.encode(PythonFixtures.data)] {
            guard case .propertyList(let bytes) = try BookmarkInput(form) else {
                Issue.record("no property list")
                continue
            }
            #expect(bytes == PythonFixtures.binary)
        }
    }

    static let hasPython = output(of: ["python3", "-c", "import plistlib, zlib"], input: []) != nil

    /// Decodes our link, checks that it contains the tree, and writes it as XML.
    static let program = """
        import base64, plistlib, struct, sys, urllib.parse, zlib
        data = base64.b64decode(sys.stdin.read().split("?")[1], validate=True)
        plist = zlib.decompress(data[4:])
        assert struct.unpack("<i", data[:4])[0] == len(plist)
        assert plistlib.loads(plist) == \(PythonFixtures.tree.replacing("\n", with: " "))
        sys.stdout.buffer.write(plistlib.dumps(plistlib.loads(plist), sort_keys=False))
        """

    @Test(.enabled(if: hasPython, "needs python3")) func pythonReadsOurs() throws {
        let link = try PythonFixtures.collection.url().string
        let written = output(of: ["python3", "-c", Self.program], input: Array(link.utf8))
        #expect(written == (try PythonFixtures.collection.xml()))
    }

    /// Foundation's reader is a third implementation.
    @Test func foundationReadsOurs() throws {
        let collection = try PythonFixtures.collection
        let binary = try unsafe PropertyListSerialization.propertyList(from: Data(collection.binary()), format: nil)
        let xml = try unsafe PropertyListSerialization.propertyList(from: Data(collection.xml()), format: nil)
        #expect(binary as? NSDictionary == xml as? NSDictionary)
        #expect((xml as? NSDictionary)?["Name"] as? String == "Lectionary")
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let written = try PropertyListSerialization.data(fromPropertyList: xml, format: format, options: 0)
            #expect(try BookmarkReading(propertyList: Array(written)).collection == collection)
        }
    }
}

/// The output of a program that succeeds.
private func output(of arguments: [String], input: [UInt8]) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let (inputPipe, outputPipe) = (Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    guard (try? process.run()) != nil else { return nil }
    try? inputPipe.fileHandleForWriting.write(contentsOf: Data(input))
    try? inputPipe.fileHandleForWriting.close()
    let output = try? outputPipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Array(output ?? Data()) : nil
}
