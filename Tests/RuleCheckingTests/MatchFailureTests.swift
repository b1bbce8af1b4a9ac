import PCRE
import RuleChecking
import Testing

/// How far patterns get in texts that they do not match.
@Suite struct MatchFailureTests {
    static let failures: [(pattern: String, text: String, offset: Int, expected: [String])] = [
        ("https://example\\.com/passage/", "https://example.com/pasage/", 23, ["\"sage/\""]),
        ("https?://(?:www\\.)?bible\\.com", "https://wwx.bible.com", 10, ["\"w.\""]),
        ("https?://(?:www\\.)?bible\\.com", "http:/bible.com", 6, ["\"/\""]),
        ("a(?:bc|bd)e", "abxe", 2, ["\"c\"", "\"d\""]),
        ("/(\\d+)/([a-z]+)", "/12/", 4, ["a character of [a-z]+"]),
        ("/\\d+(?:-\\d+)?$", "/12x", 3, ["\"-\"", "the end of the link"]),
        ("(?i)search=", "SEARXH=", 4, ["\"ch=\""]),
        // An attempt from another start counts if it gets farther.
        ("bible/\\d", "bi bible/x", 9, ["a digit"]),
        // A wildcard reads to the end; what lookaheads read does not count.
        ("(?=.*x)abc", "abx", 2, ["\"c\""]),
        ("/(?!search)[a-z]+", "/search", 1, ["not search"]),
        ("/(?=\\d)[0-9a]+", "/a1", 1, ["\\d ahead"]),
        ("(a+)-\\1", "aa-b", 3, ["the text of a group again, \\1"]),
        (".*?version=(\\w+)", "q=1&vers1on=KJV", 15, ["\"version=\""]),
        ("\\Q?.\\E(?#c)x", "?.y", 2, ["\"x\""]),
        ("é\\x41", "éB", 2, ["\"A\""]),
    ]

    static func failure(of pattern: String, in text: String) throws -> MatchFailure? {
        var budget = MatchBudget()
        return try #require(try FailureFinder(Pattern(pattern))).failure(in: Subject(text), budget: &budget)
    }

    @Test(arguments: failures)
    func theFarthestFailureCounts(pattern: String, text: String, offset: Int, expected: [String]) throws {
        let failure = try #require(try Self.failure(of: pattern, in: text))
        #expect(failure.offset == offset)
        #expect(failure.expectations(at: offset).map(\.description) == expected)
    }

    @Test func attemptsAreKnownAlsoBeforeTheFarthestOne() throws {
        let failure = try #require(try Self.failure(of: "\\?(?:[^#]*&)?chapter=\\d+", in: "?a=1&chaptr=3"))
        #expect(failure.offset == 13)
        #expect(failure.expectations(at: 10).map(\.description) == ["\"&\"", "\"er=\""])
    }

    @Test func aMatchIsNotAFailure() throws {
        #expect(try Self.failure(of: "b+", in: "abc") == nil)
    }

    @Test func theSearchIsBounded() throws {
        var budget = MatchBudget()
        let subject = Subject(String(repeating: "a", count: 1 << 16) + "!")
        let finder = try #require(try FailureFinder(Pattern("(?:a+)+$")))
        _ = finder.failure(in: subject, budget: &budget)
        #expect(budget.isSpent)
    }
}
