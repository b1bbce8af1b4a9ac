import Foundation
import FuzzEntrances
import Testing

/// The inputs that the fuzzers of `Fuzz/` kept: each reaches code that no other does, or once crashed.
@Suite struct KeptInputTests {
    static let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    @Test(arguments: Entrance.all.map(\.name))
    func readsWhatFuzzersKept(entrance name: String) throws {
        let entrance = try #require(Entrance.all.first { $0.name == name })
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.corpus.appending(path: name), includingPropertiesForKeys: nil)
        #expect(files.count > 5)
        var broken: [String] = []
        for file in files {
            do { try entrance.read(Array(Data(contentsOf: file))) } catch { broken.append("\(file.path): \(error)") }
        }
        #expect(broken == [])
    }
}
