import PCRE
import TestCorpora
import Testing

/// Matching ends for any pattern and subject.
struct LimitTests {
    @Test(
        "A catastrophic pattern ends as an error",
        arguments: [
            (#"https?://(?:.+\.)+webex\.com/"#, "https://" + String(repeating: "a.", count: 30)),
            ("(a+)+[bc]", String(repeating: "a", count: 40)),
            ("(?:a|a)*[bc]", String(repeating: "a", count: 40)),
            (#"^(\w+\s?)*[!?]$"#, String(repeating: "word ", count: 20)),
            ("(?:(?:a|a)*)*[bc]", String(repeating: "a", count: 40)),
        ])
    func catastrophe(source: String, text: String) throws {
        let pattern = try Pattern(source)
        #expect(throws: MatchError.limitExceeded) { try pattern.firstMatch(in: Subject(text)) }
        #expect(throws: MatchError.limitExceeded) { try pattern.matches(in: Subject(text)) }
    }

    @Test("Memory has a limit")
    func memory() throws {
        let pattern = try Pattern("^(?:(a)|b|c)*d")
        let subject = Subject(String(repeating: "abc", count: 300_000))
        #expect(throws: MatchError.limitExceeded) { try pattern.firstMatch(in: subject) }
    }

    @Test("Where machine code runs out of stack, the interpreter takes over")
    func stack() throws {
        let pattern = try Pattern("^(?:(a)|b|c)*$")
        let short = Subject("abc")
        for _ in 0..<1000 { #expect(try pattern.firstMatch(in: short) != nil) }
        let long = Subject(String(repeating: "abc", count: 20_000))
        #expect(try pattern.firstMatch(in: long)?.range == 0..<60_000)
    }

    @Test(
        "Machine code finds what the interpreter finds on a long link", .enabled(if: Corpus.icuMatrix.isAvailable))
    func longLinks() throws {
        let sources = try Corpus.icuMatrix.json(as: Regexes.self).regexes
        let long = Subject("https://www.facebook.com/" + String(repeating: "a-b/c1.", count: 9362))
        let short = Subject("https://example.com/")
        var differences: [String] = []
        for source in sources {
            let pattern = try Pattern(source)
            let interpreted = try? pattern.firstMatch(in: long)
            for _ in 0..<400 { _ = try pattern.firstMatch(in: short) }
            if (try? pattern.firstMatch(in: long)) != interpreted { differences.append(source) }
        }
        #expect(differences == [])
    }
}

private struct Regexes: Decodable {
    let regexes: [String]
}
