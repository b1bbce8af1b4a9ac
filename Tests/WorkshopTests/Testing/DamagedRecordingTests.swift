import Foundation
import Hosts
import Requests
import Testing
import Text

@testable import Workshop

/// Recordings that cannot be used, or are not used.
@Suite struct DamagedRecordingTests {
    static let request = "var a = httpRequest(url); done(a)"

    /// A text of the recording, what replaces it, with a mark at the location of the error, and the message.
    static let damages: [(text: String, replacement: String, message: String)] = [
        ("{\n", "1️⃣x", "not JSON: "),
        (#""version": 1"#, #""version": 1️⃣2"#, "the recording has version 2; this program reads version 1"),
        (#""version""#, #"1️⃣"versoin""#, #"unknown key "versoin" in the recording"#),
        (#""version": 1"#, #""version": 1, 1️⃣"version": 1"#, #""version" is there twice in the recording"#),
        (#""status": 200"#, #""status": 200, 1️⃣"status": 404"#, #""status" is there twice in the response"#),
        (#""kind": "action""#, #""kind": 1️⃣"rule""#, #""kind" is "rule""#),
        (#""exchanges": ["#, #""exchanges": 1, 1️⃣"x": ["#, #"unknown key "x" in the recording"#),
        (#""status": 200"#, #""status": 1️⃣"200""#, #""status" is a string, not an integer"#),
        (#""status": 200"#, #""status": 1️⃣2000"#, #""status" is 2000, not an HTTP status"#),
        (#"{"status": 200, "#, #"1️⃣{"#, #"the response has no "status""#),
        (#""text": "foo:x""#, #""text": 1️⃣1"#, #""text" is a number, not a string or an array of lines"#),
        (
            #""method": "GET""#, #""method": "GET", "followsRedirects": 1️⃣0"#,
            #""followsRedirects" is a number, not true or false"#
        ),
        (#""text": "#, #""base64": 1️⃣"#, #""base64" is not base64"#),
        (#""text""#, #""json": [], 1️⃣"text""#, #"the body is in "json" and in "text""#),
        (
            #""response": {"#, #""failure": {"kind": "tls", "message": "m"}, "response": 1️⃣{"#,
            #"the exchange has a "failure" and a "response""#
        ),
        (#""response": {"#, #""failure": {1️⃣"#, #"unknown key "status" in the failure"#),
        (#""Open""#, #""Shut""#, #"the recording is of action "Shut" (foo) with"#),
    ]

    @Test(arguments: damages) func theDamageIsNamedAndTheTestFails(
        text: String, replacement: String, message: String
    ) throws {
        let example = try RecordingExample(script: Self.request)
        try example.record(ScriptedNetwork { _ in "foo:x" }.network)
        let recording = try example.text
        #expect(recording.contains(text))
        let marked = recording.replacing(text, with: replacement)
        try example.write(marked.replacing("1️⃣", with: ""))
        let run = try example.run()
        #expect(run.outcomes == [.failed])
        let reason = try #require(run.results[0].reason)
        #expect(reason.hasPrefix("needs GET https://a.test/x, but its recording cannot be used"), "\(reason)")
        #expect(run.findings.count == 1)
        let finding = try #require(run.findings.first)
        #expect(finding.severity == .error)
        #expect(finding.message.hasPrefix(message), "\(finding)")
        #expect(finding.note != nil)
        #expect(finding.location?.offset == marked.utf8.span.firstIndex(of: "1️⃣".utf8.span) ?? 0, "\(finding)")
    }

    @Test func aFileThatIsNotUTF8IsRefused() throws {
        let example = try RecordingExample(script: Self.request)
        try example.write("")
        try Data([0x7B, 0xFF]).write(to: example.file)
        let run = try example.run()
        #expect(run.outcomes == [.failed])
        #expect(run.findings.map(\.message) == ["the file is not UTF-8: byte 0xff"])
    }

    @Test func aHugeFileIsNotRead() throws {
        let example = try RecordingExample(script: Self.request)
        try example.write(String(repeating: " ", count: WorkshopLimits.recording + 1))
        let run = try example.run()
        #expect(run.outcomes == [.failed])
        #expect(run.findings.map(\.message) == ["\(example.file.path): larger than the limit of 1 MB"])
    }

    /// The script of a test whose recording has one GET of the input; how its request differs.
    static let differences: [(script: String, reason: String)] = [
        (
            "done(httpRequest(url + '?a=2'))",
            "GET https://a.test/x?a=2 is not as recorded (FILE:6): the URL there is https://a.test/x; record it with: record"
        ),
        (
            "httpRequest(url); done(httpRequest(url))",
            "GET https://a.test/x is not as recorded (FILE:6): it is not recorded that often; record it with: record"
        ),
        (
            "httpRequest(url); done(httpRequest(url + '2'))",
            "GET https://a.test/x2 is not as recorded (FILE:6): no further request is recorded; record it with: record"
        ),
    ]

    @Test(arguments: differences) func aRequestThatDiffersIsNamed(script: String, reason: String) throws {
        let recorded = try RecordingExample(script: Self.request)
        try recorded.record(ScriptedNetwork { _ in "foo:x" }.network)
        let example = try RecordingExample(script: script)
        try example.write(recorded.text)
        let run = try example.run()
        #expect(run.outcomes == [.failed])
        #expect(run.results[0].reason == reason.replacing("FILE", with: example.file.path))
        #expect(run.findings.isEmpty)
    }

    /// Requests of a script are matched by everything but the case of header names and their order, and credentials in headers.
    static let requests: [(request: FetchRequest, message: String?)] = [
        (
            FetchRequest(
                method: "POST", url: "https://a.test/?key=1",
                headers: [
                    HeaderField(name: "range", value: "2"), HeaderField(name: "Accept", value: "1"),
                    HeaderField(name: "Authorization", value: "Bearer 1"),
                ], body: Array("q=1&token=3".utf8)), nil
        ),
        (FetchRequest(url: "https://a.test/?key=1"), "the method there is POST"),
        (
            FetchRequest(method: "POST", url: "https://a.test/?key=1", followsRedirects: false),
            "redirects are followed there"
        ),
        (FetchRequest(method: "POST", url: "https://a.test/"), "the URL there is https://a.test/?key=1"),
        (
            FetchRequest(
                method: "POST", url: "https://a.test/?key=1", headers: [HeaderField(name: "Accept", value: "2")]),
            "the header \"accept\" there is \"1\""
        ),
        (
            FetchRequest(
                method: "POST", url: "https://a.test/?key=1",
                headers: [HeaderField(name: "Accept", value: "1"), HeaderField(name: "Range", value: "2")]),
            "the body there is \"q=1&token=3\""
        ),
    ]

    @Test(arguments: requests) func requestsAreComparedWithoutCredentials(
        request: FetchRequest, message: String?
    ) throws {
        let recorded = FetchRequest(
            method: "POST", url: "https://a.test/?key=1",
            headers: [HeaderField(name: "Accept", value: "1"), HeaderField(name: "Range", value: "2")],
            body: Array("q=1&token=3".utf8))
        let exchange = Recording.Exchange(
            request: recorded, result: .success(FetchResponse(status: 200, url: recorded.url)))
        let replay = Replay(
            Recording(subject: RecordingTests.subject, exchanges: [exchange]))
        let response = try? replay.response(to: request, within: .seconds(1))
        #expect(response?.url == (message == nil ? request.url : nil))
        #expect(replay.missing?.difference?.message == message)
    }

    @Test func whatIsNotUsedIsAWarning() throws {
        let example = try RecordingExample(script: "httpRequest(url + '2'); done(httpRequest(url))")
        try example.record(ScriptedNetwork { _ in "foo:x" }.network)
        let changed = try RecordingExample(script: Self.request)
        try changed.write(example.text)
        var run = try changed.run()
        #expect(run.outcomes == [.passed])
        #expect(run.findings.map(\.message) == ["the test does not make this request: GET https://a.test/x2"])
        #expect(run.findings.map { $0.location?.position.line } == [6])
        #expect(run.findings.map(\.severity) == [.warning])

        let silent = try RecordingExample(script: "done('foo:x')")
        try silent.write(example.text)
        run = try silent.run()
        #expect(run.outcomes == [.passed])
        let subject = "unused recording of action \"Open\" (foo) with the input https://a.test/x"
        #expect(run.findings.map(\.message) == ["\(subject): the test makes no request any more"])

        let other = try RecordingExample(script: "done('foo:x')", inputs: [("https://a.test/y", #""foo:x""#)])
        try FileManager.default.createDirectory(at: other.folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: example.file, to: other.folder.appending(path: example.file.lastPathComponent))
        try Data().write(to: other.folder.appending(path: "empty.json"))
        run = try other.run()
        #expect(run.findings.map(\.severity) == [.error, .warning])
        #expect(run.findings.last?.message == "\(subject): no test has this rule and input")
    }
}
