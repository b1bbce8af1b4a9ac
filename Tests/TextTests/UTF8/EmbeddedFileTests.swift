import Foundation
import Testing
import Text

struct EmbeddedFileTests {
    private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func theProgramHasEachFileOfData() throws {
        let folder = Self.project.appending(path: "data")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
        #expect(paths.count > 70)
        for path in paths {
            let bytes = try Array(Data(contentsOf: folder.appending(path: path)))
            #expect(EmbeddedFile.bytes(path) == bytes, "\(path) is not as Sources/Portable/CData/CData.c has it")
        }
    }

    @Test func anUnknownFileIsEmpty() {
        #expect(EmbeddedFile.bytes("names/xx.txt") == [])
    }
}
