import Foundation
import Hosts
import LinkEngine
import Requests
import Synchronization
import Text

@testable import Workshop

/// A network that answers by a function, and counts.
final class ScriptedNetwork: Responder {
    private let answer: @Sendable (FetchRequest) -> Result<FetchResponse, FetchError>
    private let counter = Mutex(0)

    init(_ answer: @escaping @Sendable (FetchRequest) -> Result<FetchResponse, FetchError>) { self.answer = answer }

    /// Answers each request with status 200 and a text.
    convenience init(text: @escaping @Sendable (FetchRequest) -> String) {
        self.init { request in
            .success(FetchResponse(status: 200, url: request.url, body: Array(text(request).utf8)))
        }
    }

    /// The number of requests so far.
    var count: Int { counter.withLock(\.self) }

    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        counter.withLock { $0 += 1 }
        return try answer(request).get()
    }
}

/// A manifest with one script and a folder for recordings, which is removed with the value.
final class RecordingExample: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-recordings-\(UUID().uuidString)")
    private let engine: Engine
    private let manifest: Manifest

    /// - Parameters:
    ///   - script: the body of the script, which has `url` and `done`.
    ///   - inputs: the inputs of the tests, each with the expected result as JSON.
    convenience init(
        script: String, inputs: [(url: String, result: String)] = [("https://a.test/x", #""foo:x""#)]
    ) throws {
        self.init(
            """
            { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }],
              "actions": [{ "title": "Open", "regex": "https://a\\\\.test/.*",
                "testInputs": [\(inputs.map { "\"\($0.url)\"" }.joined(separator: ", "))],
                "formats": [{ "appId": "foo",
                  "script2": "function process(url, done) { \(script) }",
                  "testResults": [\(inputs.map(\.result).joined(separator: ", "))] }] }] }
            """)
    }

    /// - Parameter text: the manifest.
    init(_ text: String) {
        manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))])
        engine = Engine(manifest: manifest, scripts: OpenerManifestTests.scripts)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the tests.
    func run(_ mode: Recordings.Mode = .replay) throws -> TestRun {
        let recordings = try RecordingFolder(path: folder.path, command: "record")
        return TestRun(
            manifest.tests(), in: engine, recordings: Recordings(folders: ["m.json": recordings], mode: mode))
    }

    /// Runs the tests and stores what they request.
    @discardableResult
    func record(_ network: Network, onlyMissing: Bool = false, includesFailures: Bool = false) throws -> TestRun {
        try run(.record(network, .init(onlyMissing: onlyMissing, includesFailures: includesFailures)))
    }

    /// The file of the recording for the first test.
    var file: URL { folder.appending(path: Recording.Subject(manifest.tests()[0]).fileName) }

    /// The text of that file.
    var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

    /// Replaces the text of that file.
    func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

extension TestRun {
    /// The outcomes of the tests in their order.
    var outcomes: [TestResult.Outcome] { results.map(\.outcome) }
}
