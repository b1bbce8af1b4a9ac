import Foundation
import Hosts
import Requests
import TestCorpora
import Testing

@testable import Text
@testable import Workshop

/// The JSON Schema of recordings says what the program reads and writes.
@Suite struct RecordingSchemaTests {
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static var schema: JSONSchema {
        get throws {
            JSONSchema(
                try JSONDocument(Array(Data(contentsOf: project.appending(path: "schema/recording.schema.json")))).root)
        }
    }

    @Test func enumerationsHaveTheCasesOfTheCode() throws {
        let root = try Self.schema.root
        let rule = root["properties"]?["rule"]?["properties"]
        #expect(rule?["kind"]?["enum"]?.items?.map(\.string) == RuleTest.Kind.allCases.map(\.rawValue))
        let failure = root["definitions"]?["failure"]?["properties"]
        #expect(failure?["kind"]?["enum"]?.items?.map(\.string) == FetchError.Kind.allCases.map { "\($0)" })
        #expect(root["properties"]?["version"]?["const"]?.number == String(Recording.version))
    }

    /// Every kind of body and of result.
    static let exchanges: [Recording.Exchange] =
        RecordingTests.bodies.map { body, _ in
            Recording.Exchange(
                request: FetchRequest(
                    method: "POST", url: "u", headers: [HeaderField(name: "a", value: "b")], body: body),
                result: .success(
                    FetchResponse(
                        status: 200, url: "v", headers: [HeaderField(name: "a", value: "b")], body: body,
                        redirects: [.init(url: "u", status: 301)])))
        }
        + FetchError.Kind.allCases.map {
            Recording.Exchange(request: FetchRequest(url: "u"), result: .failure(FetchError($0, "m")))
        }

    @Test func whatIsWrittenFitsTheSchema() throws {
        for subject in [
            RecordingTests.subject, Recording.Subject(kind: .redirect, title: "x", app: nil, input: "y"),
        ] {
            let text = Recording(subject: subject, exchanges: Self.exchanges).text
            #expect(try Self.schema.problem(with: JSONDocument(Array(text.utf8)).root) == nil)
        }
    }

    /// What the program refuses, the schema refuses too.
    @Test(arguments: DamagedRecordingTests.damages) func whatIsRefusedDoesNotFit(
        text: String, replacement: String, message: String
    ) throws {
        let example = try RecordingExample(script: DamagedRecordingTests.request)
        try example.record(ScriptedNetwork { _ in "foo:x" }.network)
        let damaged = try example.text.replacing(text, with: replacement).replacing("1️⃣", with: "")
        guard let root = try? JSONDocument(Array(damaged.utf8)).root else { return }
        // A schema cannot compare the file with its name, nor see what is not base64 or a key that is there twice.
        let isSeen =
            !message.hasPrefix("the recording is of") && !message.hasSuffix("not base64")
            && !message.contains("is there twice")
        #expect(try (Self.schema.problem(with: root) != nil) == isSeen)
    }

    @Test func documentedExampleFitsTheSchema() throws {
        let text = try String(contentsOf: Self.project.appending(path: "docs/recordings.md"), encoding: .utf8)
        let example = try #require(text.firstMatch(of: /```json\n((?s:.*?))```/)).output.1
        let root = try JSONDocument(Array(example.utf8)).root
        #expect(try Self.schema.problem(with: root) == nil)
    }
}
