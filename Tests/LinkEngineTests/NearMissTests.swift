import Bible
import Foundation
import LinkEngine
import NativeEngine
import Requests
import TestCorpora
import Testing

/// Links that look like those of Bible sites and are not: no passage may come of them.
@Suite struct NearMissTests {
    @Test func noPassageComesOfThem() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let manifest = Manifest(files: try RuleFiles.folder(at: project.appending(path: "rules").path))
        let engine = Engine(manifest: manifest, scripts: .off)
        var generator = NearMissGenerator(links: try Corpus.bibleURLs.lines(), seed: 316)
        let misses = generator.misses()
        #expect(misses.count >= 5000)
        let failures = misses.compactMap { failure(of: $0, engine) }
        #expect(failures.isEmpty, "\(failures.count) of \(misses.count):\n\(failures.sorted().joined(separator: "\n"))")
    }

    /// What is wrong with the reading of a link, if anything is.
    private func failure(of miss: NearMiss, _ engine: Engine) -> String? {
        var filter = OpeningFilter()
        filter.app = "none"
        let passage = engine.resolve(utf8: Array(miss.url.utf8), filter).passage?.canonicalURL.passage.passages
        guard let passage, passage != miss.right else { return nil }
        return "\(miss.site)\t\(miss.kind)\t\(miss.url)\t\(passage)"
    }
}
