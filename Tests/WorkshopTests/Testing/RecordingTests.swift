import Foundation
import Hosts
import Requests
import Synchronization
import Testing
import Text

@testable import Workshop

/// Recording requests, and running tests with the recordings.
@Suite struct RecordingTests {
    static let twoRequests = "var a = jsonRequest(url); done('foo:' + a['id'] + httpRequest(url + '?n=' + a['id']))"

    static let network = ScriptedNetwork { request in
        let isFirst = !request.url.contains("?")
        let headers = [
            HeaderField(name: "Content-Type", value: isFirst ? "application/json" : "text/plain"),
            HeaderField(name: "Set-Cookie", value: "session=1"), HeaderField(name: "Date", value: "today"),
        ]
        let redirects = isFirst ? [] : [FetchResponse.Redirect(url: request.url, status: 301)]
        return .success(
            FetchResponse(
                status: 200, url: isFirst ? request.url : "https://b.test/n", headers: headers,
                body: Array((isFirst ? #"{"id":"x","tags":[1,2]}"# : "y\nz").utf8), redirects: redirects))
    }

    @Test func aRecordingIsReadableAndRunsWithoutTheNetwork() throws {
        let example = try RecordingExample(
            script: Self.twoRequests, inputs: [("https://a.test/x", #""foo:xy\nz""#)])
        #expect(try example.run().outcomes == [.skipped])
        #expect(try example.record(Self.network.network).outcomes == [.passed])
        let text = try example.text
        #expect(
            text == """
                {
                  "version": 1,
                  "rule": {"kind": "action", "title": "Open", "app": "foo"},
                  "input": "https://a.test/x",
                  "exchanges": [
                    {
                      "request": {"method": "GET", "url": "https://a.test/x"},
                      "response": {
                        "status": 200,
                        "headers": [
                          {"name": "Content-Type", "value": "application/json"}
                        ],
                        "json": {
                          "id": "x",
                          "tags": [1, 2]
                        }
                      }
                    },
                    {
                      "request": {"method": "GET", "url": "https://a.test/x?n=x"},
                      "response": {
                        "status": 200,
                        "url": "https://b.test/n",
                        "redirects": [
                          {"status": 301, "url": "https://a.test/x?n=x"}
                        ],
                        "headers": [
                          {"name": "Content-Type", "value": "text/plain"}
                        ],
                        "text": ["y", "z"]
                      }
                    }
                  ]
                }

                """)
        #expect(example.file.lastPathComponent == "foo-open-a-test-x-5a5a3433d2dbf708.json")
        let requests = Self.network.count
        let run = try example.run()
        #expect(run.outcomes == [.passed])
        #expect(run.findings.isEmpty)
        #expect(Self.network.count == requests)
    }

    @Test func aSkipNamesTheRequestAndTheCommand() throws {
        let example = try RecordingExample(script: "httpRequest(url + '?token=12345678'); done('foo:x')")
        let result = try #require(try example.run().results.first)
        #expect(result.outcome == .skipped)
        #expect(result.reason == "needs GET https://a.test/x?token=12345678; record it with: record")
    }

    /// Bodies, and the member of the recording that they are in.
    static let bodies: [(bytes: [UInt8], member: String)] = [
        ([], "200}"), (Array("a".utf8), #""text": "a""#), (Array("a\n".utf8), #""text": ["a", ""]"#),
        (Array("a\r\nb".utf8), #""text": ["a\r", "b"]"#), (Array(#"{"a":1}"#.utf8), #""json": {"a": 1}"#),
        (Array("[1,2.50,\"/\"]".utf8), #""json": [1, 2.50, "/"]"#),
        (Array(#"{"a": 1}"#.utf8), #""text": "{\"a\": 1}""#),
        (Array("12".utf8), #""text": "12""#), ([0xFF, 0xFE, 0], #""base64": "//4A""#),
        ([0, 0x1B], #""text": "\u0000\u001b""#),
    ]

    @Test(arguments: bodies) func aBodyIsRestoredByteForByte(body: [UInt8], member: String) throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://a.test/"),
            result: .success(FetchResponse(status: 200, url: "https://a.test/", body: body)))
        let text = Recording(subject: Self.subject, exchanges: [exchange]).text
        #expect(text.contains(member), "\(text)")
        let read = try Recording(SourceFile(path: "r.json", bytes: Array(text.utf8)))
        #expect(try read.exchanges.map(\.result).first?.get().body == body)
    }

    static let subject = Recording.Subject(kind: .action, title: "Open", app: "foo", input: "https://a.test/x")

    @Test func anyFailureIsRecorded() throws {
        for kind in FetchError.Kind.allCases {
            let exchange = Recording.Exchange(
                request: FetchRequest(method: "POST", url: "https://a.test/", body: [0x61]),
                result: .failure(FetchError(kind, "message")))
            let text = Recording(subject: Self.subject, exchanges: [exchange]).text
            let read = try Recording(SourceFile(path: "r.json", bytes: Array(text.utf8)))
            #expect(read.exchanges.map(\.result) == [exchange.result])
            #expect(read.exchanges.map(\.request) == [exchange.request])
            #expect(read.subject == Self.subject)
        }
    }

    @Test func aRequestThatIsMadeTwiceHasItsResponsesInTheirOrder() throws {
        let counter = ScriptedNetwork { _ in .success(FetchResponse(status: 200, url: "")) }
        let network = ScriptedNetwork { request in
            _ = try? counter.response(to: request, within: .zero)
            return .success(FetchResponse(status: 200, url: request.url, body: Array("\(counter.count)".utf8)))
        }
        let example = try RecordingExample(
            script: "done('foo:' + httpRequest(url) + httpRequest(url) + httpRequest(url))",
            inputs: [("https://a.test/x", #""foo:123""#)])
        #expect(try example.record(network.network).outcomes == [.passed])
        #expect(try example.run().outcomes == [.passed])
    }

    @Test func onlyMissingLeavesWhatIsThere() throws {
        let example = try RecordingExample(
            script: "done(httpRequest(url))",
            inputs: [("https://a.test/x", #""foo:1""#), ("https://a.test/y", #""foo:1""#)])
        try example.record(ScriptedNetwork { _ in "foo:1" }.network)
        try FileManager.default.removeItem(at: example.file)
        let network = ScriptedNetwork { _ in "foo:2" }
        #expect(try example.record(network.network, onlyMissing: true).outcomes == [.failed, .passed])
        #expect(network.count == 1)
    }

    @Test func aFailedRequestIsNotRecordedUnlessAsked() throws {
        let example = try RecordingExample(
            script: "done(httpRequest(url) || 'foo:none')", inputs: [("https://a.test/x", #""foo:1""#)])
        let offline = ScriptedNetwork { _ in .failure(FetchError(.unreachable, "no such host")) }
        let busy = ScriptedNetwork { .success(FetchResponse(status: 503, url: $0.url)) }
        let run = try example.record(offline.network)
        #expect(run.outcomes == [.skipped])
        #expect(run.results[0].reason == "needs GET https://a.test/x; it was not recorded")
        #expect(run.findings.map(\.message) == ["GET https://a.test/x is not recorded: no such host"])
        try example.record(ScriptedNetwork { _ in "foo:1" }.network)
        #expect(
            try example.record(busy.network).findings.map(\.message) == [
                "GET https://a.test/x is not recorded: status 503"
            ])
        #expect(try example.run().outcomes == [.passed])
        #expect(try example.record(offline.network, includesFailures: true).outcomes == [.failed])
        #expect(try example.text.contains(#""failure": {"kind": "unreachable", "message": "no such host"}"#))
        // Another machine may use the network.
        let notAllowed = try example.record(.off, includesFailures: true)
        #expect(notAllowed.findings.count == 1)
        #expect(try example.text.contains("unreachable"))
    }

    @Test func aLargeBodyIsNotRecorded() throws {
        let example = try RecordingExample(script: "done(httpRequest(url) ? 'foo:x' : null)")
        for (size, outcome) in [(WorkshopLimits.recordedBody, TestResult.Outcome.passed), (262_145, .skipped)] {
            try? FileManager.default.removeItem(at: example.folder)
            let run = try example.record(ScriptedNetwork { _ in String(repeating: "x", count: size) }.network)
            #expect(run.outcomes == [outcome])
            let message = "GET https://a.test/x is not recorded: a body has 262145 bytes; at most 262144 are recorded"
            #expect(run.findings.map(\.message) == (outcome == .passed ? [] : [message]))
        }
    }

    @Test func aResponseWithASecretIsNotRecorded() throws {
        let example = try RecordingExample(script: "done(httpRequest(url) ? 'foo:x' : null)")
        let run = try example.record(ScriptedNetwork { _ in #"{"apiKey":"S3cret"}"# }.network)
        #expect(run.outcomes == [.skipped])
        #expect(
            run.findings.map(\.message) == [#"GET https://a.test/x is not recorded: it may have a secret: "apiKey""#])
        #expect(
            run.findings.map(\.note) == [
                "save the responses with a browser, replace the secret by REDACTED, and use --har"
            ])
        let clean = try example.record(ScriptedNetwork { _ in #"{"apiKey":"REDACTED"}"# }.network)
        #expect(clean.outcomes == [.passed])
    }

    /// A rule's own words can be read in the rule.
    @Test func aKeyOfTheRuleIsRecorded() throws {
        let example = try RecordingExample(script: "done(httpRequest(url + '?api_key=0123456789') ? 'foo:x' : null)")
        let run = try example.record(ScriptedNetwork { _ in "for 0123456789" }.network)
        #expect(run.outcomes == [.passed])
        #expect(try example.text.contains("api_key=0123456789"))
    }

    /// Each run writes whole files, and the last one counts.
    @Test func runsThatRecordAtOnceDoNotDamageFiles() throws {
        let example = try RecordingExample(
            script: "done(httpRequest(url))", inputs: (0..<20).map { ("https://a.test/\($0)", #""foo:1""#) })
        let failures = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let run = try? example.record(ScriptedNetwork { _ in "foo:1" }.network)
            if run?.count(.passed) != 20 { failures.withLock { $0 += 1 } }
        }
        #expect(failures.withLock(\.self) == 0)
        let run = try example.run()
        #expect(run.count(.passed) == 20)
        #expect(run.findings.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: example.folder.path).count == 20)
    }

    /// A short link is followed by a request for the headers of the page, and one for the page where that is refused.
    @Test func theTestsOfShortLinksAreRecorded() throws {
        let example = RecordingExample(
            #"""
            { "$schema": "rules", "redirects": { "^https://s\\.test/.": { "fetch": true,
                "tests": { "https://s.test/1": "https://a.test/2", "https://s.test/": "https://s.test/" } } } }
            """#)
        let skipped = try example.run()
        #expect(skipped.outcomes == [.skipped, .passed])
        #expect(skipped.results[0].reason?.hasPrefix("needs HEAD https://s.test/1; ") == true)
        let network = ScriptedNetwork { request in
            let isShort = request.url == "https://s.test/1"
            let location = isShort ? [HeaderField(name: "Location", value: "https://a.test/2")] : []
            return .success(FetchResponse(status: isShort ? 301 : 200, url: request.url, headers: location))
        }
        #expect(try example.record(network.network).outcomes == [.passed, .passed])
        let run = try example.run()
        #expect(run.outcomes == [.passed, .passed])
        #expect(run.findings.isEmpty)
        #expect(try example.text.contains(#""followsRedirects": false"#))
        #expect(try example.text.contains(#""rule": {"kind": "redirect", "title": "^https://s\\.test/."}"#))
    }
}
