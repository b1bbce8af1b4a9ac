import Foundation
import Testing

/// Rule files with very many mistakes.
@Suite struct ManyFindingsTests {
    static let broken = "{\"actions\":[" + Array(repeating: "{}", count: 2000).joined(separator: ",") + "]}"

    @Test(arguments: [["check"], ["test"], ["bundle", "--manifest"], ["https://e.example/", "--manifest"]])
    func theFirst100ArePrintedAndTheNumberOfTheRest(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.broken, to: "m.json")
        let run = try Program(arguments + [path])
        #expect(run.status == 1)
        let lines = (run.output + run.error).split(separator: "\n")
        #expect(lines.count { $0.contains("the action has no \"title\"") } == 100)
        #expect(lines.count { $0 == "error: \(path): and 1,900 more" } == 1)
    }

    @Test func theErrorOfARuleIsPrintedOnce() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"actions":[{"title":"T","regex":"e[.]example(","formats":[{"appId":"a","format":"x"}]}]}"#, to: "m.json")
        for option in ["--ndjson", "--json", "--no-browsers"] {
            let run = try Program(
                [option, "-", "--manifest", path],
                input: Data("https://e.example/1\nhttps://e.example/2\nhttps://e.example/3\n".utf8))
            #expect((run.output + run.error).components(separatedBy: "the regex is not valid").count == 2)
            #expect(run.error.contains("m.json:1:"))
        }
    }

    @Test func aRegexThatTakesTooManyStepsIsAWarningAtTheRepetition() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"redirects":{"^https://e\\.example/(?:(?:a|a)*b)?":{"param":"u"}}}"#, to: "m.json")
        let run = try Program("check", path)
        #expect(run.status == 0)
        #expect(
            run.output == #"""
                \#(path):1:40: warning: the regex takes too many steps on some links: this repetition can match a text in many ways [regex/exponential]
                    {"redirects":{"^https://e\\.example/(?:(?:a|a)*b)?":{"param":"u"}}}
                                                           ^
                    note: on "https://e.example/" + 96 x "a", for example

                """#)
    }
}
