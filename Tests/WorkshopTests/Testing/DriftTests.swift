import Hosts
import Requests
import Testing

@testable import Workshop

/// Comparing recordings with the answers of the network.
@Suite struct DriftTests {
    static func answer(_ text: String, status: Int = 200) -> Result<FetchResponse, FetchError> {
        .success(FetchResponse(status: status, url: "https://a.test/x", body: Array(text.utf8)))
    }

    static func example() throws -> RecordingExample {
        let example = try RecordingExample(
            script: "var r = jsonRequest(url); done(r ? 'foo:' + r['id'] : null)",
            inputs: [("https://a.test/x", #""foo:1""#)])
        try example.record(ScriptedNetwork { _ in answer(#"{"id":1,"n":[1,2]}"#) }.network)
        return example
    }

    @Test func theOfflineResultsCount() throws {
        let example = try Self.example()
        let run = try example.run(.live(ScriptedNetwork { _ in Self.answer(#"{"id":2}"#, status: 404) }.network))
        #expect(run.outcomes == [.passed])
        #expect(run.results[0].drift?.recorded == "foo:1")
        #expect(run.results[0].drift?.changesResult == true)
        #expect(
            Reporter.text.report(run) == """
                m.json:6: drift: action "Open" (foo): the network gives another result
                    input     https://a.test/x
                    recorded  foo:1
                    network   null
                    GET https://a.test/x:
                      - status 200
                      + status 404
                      - {
                      - "id": 1,
                      - "n": [1, 2]
                      - ... 1 more lines
                      + {"id": 2}

                drift: of 1 recorded tests, 1 would have another result with the answers of the network, \
                0 the same result with other answers
                1 passed, 0 failed, 0 warnings, 0 skipped

                """)
        #expect(Reporter.json.report(run).contains(#""recorded": "foo:1""#))
        #expect(try !Reporter.json.report(example.run()).contains("drift"))
    }

    @Test(arguments: [
        (#"{"id":1,"n":[1,2]}"#, [String]()), (#"{"id": 1, "n": [1, 2]}"#, []),
        (#"{"id":1,"n":[3]}"#, [#"  - "n": [1, 2]"#, #"  + "n": [3]"#]),
    ])
    func otherAnswersMayGiveTheSameResult(text: String, changes: [String]) throws {
        let run = try Self.example().run(.live(ScriptedNetwork { _ in Self.answer(text) }.network))
        #expect(run.results[0].drift?.changesResult ?? false == false)
        #expect((run.results[0].drift?.changes ?? []) == (changes.isEmpty ? [] : ["GET https://a.test/x:"] + changes))
    }

    @Test func aFailureOfTheNetworkIsNoFailureOfTheTest() throws {
        let run = try Self.example().run(
            .live(ScriptedNetwork { _ in .failure(FetchError(.unreachable, "no such host")) }.network))
        #expect(run.outcomes == [.passed])
        #expect(run.results[0].drift?.changes == ["GET https://a.test/x:", "  - status 200", "  + no such host"])
    }
}
