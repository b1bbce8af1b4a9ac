import Bookmarks
import Documents
import Foundation
import Testing

/// Inputs that the fuzzers found (see `Fuzz/`): none may crash or take long.
@Suite struct FuzzCorpusTests {
    private static func files(_ name: String) throws -> [URL] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FuzzCorpus/\(name)")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }

    @Test func bookmarkData() throws {
        let files = try Self.files("bookmarks")
        #expect(files.count > 10)
        for file in files {
            let bytes = Array(try Data(contentsOf: file))
            _ = BookmarkReading.findings(of: bytes)
            if let collection = try? BookmarkReading(propertyList: bytes).collection {
                #expect(try BookmarkReading(propertyList: collection.binary()).collection == collection, "\(file.path)")
            }
        }
    }

    @Test func browserBookmarks() throws {
        let files = try Self.files("netscape")
        #expect(files.count > 10)
        for file in files {
            let outline = try? DocumentFormat.html.outline(of: Array(Data(contentsOf: file)))
            guard let outline, let collection = try BookmarkImport(outline, engine: LinkImportTests.engine).collection
            else { continue }
            #expect(try BookmarkReading(propertyList: collection.binary()).collection == collection, "\(file.path)")
        }
    }
}
