import Foundation
import Hosts
import LinkEngine
import NativeEngine
import TestCorpora
import Testing
import Text

@testable import Workshop

/// The public manifest of Opener, version 4, as it stood on 2021-02-01. Its 12 failures and 2 warnings are its own.
@Suite(.enabled(if: Corpus.openerManifest.isAvailable)) struct OpenerManifestTests {
    static let scripts = ScriptPool(
        hostPath: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "lectern-script-host").path
    ).runner

    static func run(_ text: String) -> TestRun {
        let manifest = Manifest(files: [SourceFile(path: "v4.json", bytes: Array(text.utf8))])
        return TestRun(manifest.tests(), in: Engine(manifest: manifest, scripts: scripts))
    }

    @Test func itsTestsRunAsMeasuredAndAlteredOnesFail() throws {
        let text = try String(decoding: Corpus.openerManifest.data(), as: UTF8.self)
        let run = Self.run(text)
        #expect(run.count(.passed) == 1659)
        #expect(run.count(.failed) == 12)
        #expect(run.count(.warning) == 2)
        #expect(run.count(.skipped) == 311)
        #expect(
            run.results.filter { $0.outcome == .failed }.allSatisfy { $0.test.input.hasPrefix("http://tidal.com/#!/") })

        let (altered, count) = Self.altering(text, run)
        #expect(count == 100)
        #expect(Self.run(altered).count(.failed) == 112)
    }

    @Test func nothingIsWrongWithItsRules() throws {
        let manifest = Manifest(files: [try RuleFiles.manifest(at: Corpus.openerManifest.path)])
        #expect(manifest.findings.filter { $0.severity == .error }.isEmpty)
        #expect(manifest.apps.count == 255)
        #expect(manifest.actions.count == 350)
        #expect(manifest.browsers.count == 44)
        #expect(manifest.redirects.count == 22)
    }

    /// Alters the expectation of 100 tests that passed, spread over the file.
    private static func altering(_ text: String, _ run: TestRun) -> (String, Int) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let candidates = run.results.filter {
            $0.outcome == .passed && $0.test.kind == .action && $0.test.expected != nil
        }
        var altered: Set<Int> = []
        for result in stride(from: 0, to: candidates.count, by: 7).map({ candidates[$0] }) where altered.count < 100 {
            let line = result.test.location.position.line - 1
            guard !altered.contains(line), let quote = lines[line].firstIndex(of: "\""),
                lines[line].hasSuffix("\"") || lines[line].hasSuffix("\",")
            else { continue }
            lines[line].insert("X", at: lines[line].index(after: quote))
            altered.insert(line)
        }
        return (lines.joined(separator: "\n"), altered.count)
    }
}
