import Hosts
import Requests
import Testing
import Text

@testable import Workshop

/// Recording from HTTP archives.
@Suite struct HTTPArchiveTests {
    static let archive = #"""
        { "log": { "version": "1.2", "entries": [
          { "request": { "method": "GET", "url": "https://a.test/x", "headers": [] },
            "response": { "status": 302, "headers": [{ "name": "location", "value": "https://b.test/y" }], "content": {} } },
          { "request": { "method": "GET", "url": "https://b.test/y" },
            "response": { "status": 200, "headers": [{ "name": "Content-Type", "value": "text/plain" }],
              "content": { "text": "Zm9vOng=", "encoding": "base64" } } },
          { "request": { "method": "GET", "url": "https://a.test/relative" },
            "response": { "status": 301, "headers": [{ "name": "Location", "value": "/x" }] } },
          { "request": { "method": "GET", "url": "https://a.test/kept" },
            "response": { "status": 304, "headers": [{ "name": "Location", "value": "/x" }] } },
          { "request": { "method": "POST", "url": "https://a.test/form", "postData": { "text": "a=1" } },
            "response": { "status": 307, "headers": [{ "name": "Location", "value": "/form2" }] } },
          { "request": { "method": "POST", "url": "https://a.test/form2", "postData": { "text": "a=1" } },
            "response": { "status": 200, "headers": [] } },
          { "request": { "method": "GET", "url": "https://a.test/loop" },
            "response": { "status": 301, "headers": [{ "name": "Location", "value": "https://a.test/loop" }] } } ] } }
        """#

    static func archive(_ text: String) throws -> HTTPArchive {
        try HTTPArchive(SourceFile(path: "a.har", bytes: Array(text.utf8)))
    }

    @Test func aTestIsRecordedFromAnArchive() throws {
        let example = try RecordingExample(script: "done(httpRequest(url))")
        #expect(try example.record(Self.archive(Self.archive).network).outcomes == [.passed])
        #expect(try example.text.contains(#""redirects": ["#))
        #expect(try example.run().outcomes == [.passed])
    }

    @Test(arguments: [
        (FetchRequest(url: "https://a.test/relative"), "https://b.test/y", [301, 302]),
        (FetchRequest(url: "https://a.test/kept"), "https://a.test/kept", []),
        (
            FetchRequest(method: "POST", url: "https://a.test/form", body: Array("a=1".utf8)), "https://a.test/form2",
            [307]
        ),
    ])
    func redirectsAreFollowedAsByTheFetchHost(request: FetchRequest, url: String, statuses: [Int]) throws {
        let response = try Self.archive(Self.archive).response(to: request, within: .seconds(1))
        #expect(response.url == url)
        #expect(response.redirects.map(\.status) == statuses)
    }

    @Test(arguments: [
        ("https://a.test/z", FetchError.Kind.notRecorded), ("https://a.test/loop", .redirectLimit),
    ])
    func whatTheArchiveDoesNotAnswerFails(url: String, kind: FetchError.Kind) throws {
        let archive = try Self.archive(Self.archive)
        let error = #expect(throws: FetchError.self) {
            try archive.response(to: FetchRequest(url: url), within: .seconds(1))
        }
        #expect(error?.kind == kind)
    }

    @Test(arguments: [
        ("{", "not JSON"), (#"{ "log": {} }"#, "not an HTTP archive"),
        (#"{ "log": { "entries": [{ "request": {} }] } }"#, "the entry has no request"),
        (
            #"{ "log": { "entries": [{ "request": { "method": "GET", "url": "u" }, "response": { "status": "x" } }] } }"#,
            "the entry has no request"
        ),
    ])
    func otherFilesAreRefused(text: String, message: String) {
        let finding = #expect(throws: Finding.self) { try Self.archive(text) }
        #expect(finding?.message.hasPrefix(message) == true)
        #expect(finding?.location != nil)
    }
}
