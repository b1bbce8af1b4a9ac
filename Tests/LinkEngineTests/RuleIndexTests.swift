import Foundation
import NativeEngine
import PCRE
import TestCorpora
import Testing
import Text

@testable import LinkEngine

@Suite struct RuleIndexTests {
    private static let shippedManifest = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "manifest.json").path

    private static func patterns(of manifest: Manifest) -> [Pattern] {
        manifest.redirects.map(\.pattern) + manifest.actions.map(\.pattern) + manifest.readingRules.map(\.pattern)
            + manifest.browsers.map(\.pattern)
    }

    @Test("The index finds what a linear scan finds, over the rules of the project")
    func shippedRules() throws {
        try expectEqualToLinearScan(manifest: Self.shippedManifest)
    }

    @Test(
        "The index finds what a linear scan finds, over openerManifest-v4",
        .enabled(if: Corpus.openerManifest.isAvailable))
    func openerManifest() throws {
        try expectEqualToLinearScan(manifest: Corpus.openerManifest.path)
    }

    /// Compares the index with all regexes of the manifest, over all inputs of its tests.
    private func expectEqualToLinearScan(manifest path: String) throws {
        let manifest = Manifest(files: [try RuleFiles.manifest(at: path)])
        let patterns = Self.patterns(of: manifest)
        let links =
            (manifest.actions.flatMap(\.formats).map(\.tests) + manifest.readingRules.map(\.tests))
            .flatMap { $0.entries.map(\.link) }
        let index = PatternIndex(patterns.map { (source: $0.source, isAnchored: $0.options.contains(.anchored)) })
        var lost: [String] = []
        for link in links {
            let candidates = Set(index.candidates(in: link.utf8.span))
            let subject = Subject(link)
            for (number, pattern) in patterns.enumerated() where !candidates.contains(number) {
                if try pattern.firstMatch(in: subject) != nil { lost.append("\(link) \(pattern.source)") }
            }
        }
        #expect(lost.isEmpty)
        #expect(links.count > 1000)
    }

    @Test("Few regexes of the project need PCRE2 for the links that are usual")
    func programs() throws {
        let manifest = Manifest(files: [try RuleFiles.manifest(at: Self.shippedManifest)])
        let patterns = Self.patterns(of: manifest)
        let others = patterns.filter { !$0.hasProgram }
        #expect(others.count * 20 < patterns.count, "\(others.map(\.source))")
    }
}
