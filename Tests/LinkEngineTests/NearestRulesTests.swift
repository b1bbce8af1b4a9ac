import Bible
import Foundation
import LinkEngine
import NativeEngine
import Requests
import RuleChecking
import TestCorpora
import Testing

@testable import URLText

/// Which rules are near to a link that none of them reads, and where they fail.
@Suite struct NearestRulesTests {
    static let engine: Engine? = {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        guard let files = try? RuleFiles.folder(at: project.appending(path: "rules").path) else { return nil }
        return Engine(manifest: Manifest(files: files), scripts: .off)
    }()

    /// Links that people posted, each with a change, so far as no rule reads the result any more.
    static func nearMisses(_ engine: Engine, seed: UInt64 = 12) throws -> [ChangedLink] {
        let posted: [PostedLink] = try Corpus.bibleURLs.lines()
        var numbers = SeededGenerator(state: seed)
        return posted.compactMap { link in
            let original = NormalizedLink(link.url).url
            guard link.passages != nil, engine.passage(of: original) != nil,
                let part = ChangedLink.Part.allCases.randomElement(using: &numbers),
                let change = ChangedLink.Change.allCases.randomElement(using: &numbers),
                let miss = ChangedLink(original, part, change, &numbers)
            else { return nil }
            return engine.passage(of: miss.url) == nil ? miss : nil
        }
    }

    /// Changes of the host, the path and the names of parameters: a character replaced, removed, inserted, exchanged with
    /// the next one, and missing parts.
    @Test func theFirstCharacterThatDiffersIsFound() throws {
        let engine = try #require(Self.engine)
        let misses = try Self.nearMisses(engine)
        let rules = NearestRules(of: engine)
        let failures = misses.compactMap { miss -> String? in
            let nearest = rules.failures(for: miss.url, limit: 1).first
            if nearest?.offset == miss.offset { return nil }
            return "\(miss.part) \(miss.change) \(miss.url) \(miss.offset): \(nearest?.rule.name ?? "-") "
                + "\(nearest?.offset ?? -1) \(nearest?.expected ?? []) \(nearest?.nearest ?? "-")"
        }
        let summary = "\(failures.count) of \(misses.count):\n" + failures.joined(separator: "\n")
        #expect(misses.count >= 400)
        // The more sites there are, the more misspelt hosts are as near to that of another one.
        #expect(failures.count * 12 <= misses.count, "\(summary)")
    }
}
