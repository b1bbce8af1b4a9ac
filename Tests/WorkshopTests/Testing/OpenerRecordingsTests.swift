import Foundation
import LinkEngine
import NativeEngine
import TestCorpora
import Testing

@testable import Text
@testable import Workshop

/// The formats of Opener's manifest that make requests, with recordings.
@Suite struct OpenerRecordingsTests {
    static var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: Corpus.openerRecordings.path).sorted() }
    }

    @Test func theyFitTheSchemaAndAreAsTheProgramWritesThem() throws {
        let schema = try RecordingSchemaTests.schema
        var formats: Set<[String?]> = []
        for name in try Self.files {
            let bytes = try Array(Corpus.openerRecordings.file(name).data())
            #expect(schema.problem(with: try JSONDocument(bytes).root) == nil, "\(name)")
            let recording = try Recording(SourceFile(path: name, bytes: bytes))
            #expect(recording.subject.fileName == name)
            #expect(Array(recording.text.utf8) == bytes, "\(name)")
            formats.insert([recording.subject.kind.rawValue, recording.subject.title, recording.subject.app])
        }
        #expect(formats.count == 75)
        #expect(Set(formats.map { $0[2] }).count == 61)
    }

    @Test(.enabled(if: Corpus.openerManifest.isAvailable)) func theTestsPassWithThemAndNothingElseChanges() throws {
        let file = try RuleFiles.manifest(at: Corpus.openerManifest.path)
        let manifest = Manifest(files: [file])
        let engine = Engine(manifest: manifest, scripts: OpenerManifestTests.scripts)
        let folder = try RecordingFolder(path: Corpus.openerRecordings.path, command: "record")
        let before = TestRun(manifest.tests(), in: engine)
        let after = TestRun(
            manifest.tests(), in: engine, recordings: Recordings(folders: [file.path: folder]))
        #expect(after.findings.isEmpty)
        let count = try Self.files.count
        #expect(count == 310)
        #expect(after.count(.passed) == 1659 + count)
        #expect(after.count(.failed) == 12)
        #expect(after.count(.warning) == 2)
        #expect(after.count(.skipped) == 311 - count)
        let others = zip(before.results, after.results).filter { $0.outcome != .skipped || $1.outcome != .passed }
        #expect(others.count == 1984 - count)
        for (before, after) in others {
            #expect(before.outcome == after.outcome)
            #expect(before.actual == after.actual)
            #expect(before.note == after.note)
        }
    }
}
