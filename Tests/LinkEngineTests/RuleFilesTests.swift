import Foundation
import NativeEngine
import Testing
import Text

@testable import LinkEngine

@Suite struct RuleFilesTests {
    @Test func recordingsAreNotRules() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.json", "recordings.json", "recordings/b.json", "sites/c.json", "sites/recordings/d/e.json"] {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("{}".utf8).write(to: file)
        }
        let files = try RuleFiles.folder(at: folder.path).map { String($0.path.dropFirst(folder.path.count + 1)) }
        #expect(files == ["a.json", "recordings.json", "sites/c.json"])
        #expect(try RuleFiles.folder(at: folder.path + "/").count == 3)
    }
}
