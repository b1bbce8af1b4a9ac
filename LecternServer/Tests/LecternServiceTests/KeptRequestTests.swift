import Foundation
import ServiceEntrance
import Testing

/// The requests that the fuzzer of the service kept.
@Suite struct KeptRequestTests {
    @Test func answersWhatTheFuzzerKept() async throws {
        let entrance = try ServiceEntrance()
        let folder = RunningServer.project.appending(path: "Tests/FuzzTests/Corpus/service")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 5)
        var answered = 0
        for file in files {
            guard let status = await entrance.status(of: Array(try Data(contentsOf: file))) else { continue }
            answered += 1
            #expect((200..<500).contains(status) || status == 503, "\(file.lastPathComponent)")
        }
        #expect(answered > 5)
    }
}
