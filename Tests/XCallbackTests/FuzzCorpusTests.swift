import Foundation
import Testing
import XCallback

/// Inputs that libFuzzer found.
@Suite struct FuzzCorpusTests {
    static let files: [URL] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FuzzCorpus")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }()

    @Test func urlsSurviveARoundTrip() throws {
        #expect(!Self.files.isEmpty)
        for file in Self.files {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            if let url = try? XCallbackURL(parsing: text) {
                #expect(try XCallbackURL(parsing: url.string) == url, "\(file.lastPathComponent)")
            }
            if let url = try? ServiceURL(parsing: text) {
                #expect(try ServiceURL(parsing: url.string) == url, "\(file.lastPathComponent)")
            }
            if let request = try? Request(text) { _ = try? request.callback(for: .cancel) }
        }
    }
}
