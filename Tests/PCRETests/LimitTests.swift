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

    @Test("Memory has a limit", arguments: [[], Pattern.Options.compiled])
    func memory(options: Pattern.Options) throws {
        let pattern = try Pattern("^(?:(a)|b|c)*$", options: options)
        let subject = Subject(String(repeating: "abc", count: 300_000))
        #expect(throws: MatchError.limitExceeded) { try pattern.firstMatch(in: subject) }
    }

    @Test("All matches of a pattern share one budget, however each of them ends")
    func slowMatches() throws {
        let pattern = try Pattern("(?:(?:a|a)*b)?")
        let segments = String(repeating: String(repeating: "a", count: 21) + "/", count: 2900)
        #expect(throws: MatchError.limitExceeded) { try pattern.matches(in: Subject(segments)) }
    }

    @Test("A rule gets its share of a budget, and the rules together the whole of it")
    func shares() throws {
        let slow = try Pattern("^(?:(?:a|a)*b)?")
        let subject = Subject(String(repeating: "a", count: 40))
        var budget = MatchBudget()
        var rules = 0
        while !budget.isSpent {
            budget.startRule()
            #expect(throws: MatchError.limitExceeded) { try slow.firstMatch(in: subject, budget: &budget) }
            rules += 1
            if !budget.isSpent {
                budget.startRule()
                #expect(try Pattern("a").firstMatch(in: subject, budget: &budget)?.range == 0..<1)
            }
        }
        #expect(rules == 3)
        budget.startRule()
        #expect(throws: MatchError.limitExceeded) { try Pattern("a").firstMatch(in: subject, budget: &budget) }
    }

    @Test(
        "Long scans between two steps are limited",
        arguments: [
            "[^/]*+[^?]*+x|[^z]*+y", "(?:.*+b|.*+c|.*+d)!?e|f", "a{5000}a*+b?c|d", #"(a*)\1\1x|y"#,
            "(?:[\u{100}\u{102}\u{104}\u{106}a]*+x){2}|y", ".*.*.*x|y",
        ])
    func uncountedWork(source: String) throws {
        let pattern = try Pattern(source)
        for end in ["", "é"] {
            let subject = Subject(String(repeating: "a", count: 65_000) + end)
            #expect(throws: MatchError.limitExceeded) { try pattern.firstMatch(in: subject) }
        }
    }

    @Test("The answer does not depend on how often the pattern was used")
    func answerDoesNotDependOnUse() throws {
        let texts = [10, 20, 40, 80, 160].map { String(repeating: "a", count: $0) }
        for source in ["(?:(?:a|a)*b)?", "(a+)+c", "(?:a?){30}a{30}$", "(?:.*a){8}", "^(?:(a)|b)*$"] {
            let pattern = try Pattern(source)
            let answers = texts.map { text in Result { try pattern.firstMatch(in: Subject(text)) }.description }
            for _ in 0..<100 { _ = try? pattern.firstMatch(in: Subject("aaa")) }
            #expect(texts.map { text in Result { try pattern.firstMatch(in: Subject(text)) }.description } == answers)
        }
    }

    @Test("Ways through alternatives have a limit")
    func alternatives() throws {
        let text = Subject("https://" + String(repeating: "a", count: 28))
        for alternatives in ["(?:a|a)(?:a|a|x)", "(?:ab?|a)(?:a|a)", "(?:(?:a|a)(?:a|[a]))", "(?=a|a)(?:a|aa|)"] {
            let pattern = try Pattern("https?://" + String(repeating: alternatives, count: 14) + "[bc]")
            #expect(throws: MatchError.limitExceeded) { try pattern.firstMatch(in: text) }
        }
    }

    @Test("A pattern that is too large for a program is limited all the same")
    func largePattern() throws {
        let source = "(?:" + (0..<1500).map { "(?:a|a)*\($0)x" }.joined(separator: "|") + ")!"
        let pattern = try Pattern(source)
        #expect(throws: MatchError.limitExceeded) {
            try pattern.firstMatch(in: Subject(String(repeating: "a", count: 60) + "!"))
        }
    }

    @Test("A longer pattern is refused")
    func patternLength() throws {
        #expect(try Pattern(String(repeating: "a", count: 30_000)).groupCount == 0)
        #expect(throws: PatternError("it has 65537 bytes; the limit is 65536", at: 0)) {
            try Pattern(String(repeating: "a", count: 65_537))
        }
        let index = PatternIndex([(source: String(repeating: "a", count: 65_537), isAnchored: false)])
        #expect(index.unlisted == [0])
    }

    @Test("A group that is repeated very often needs no stack")
    func stack() throws {
        let long = Subject(String(repeating: "abc", count: 20_000))
        for options in [[], Pattern.Options.compiled] {
            let pattern = try Pattern("^(?:(a)|b|c)*$", options: options)
            #expect(try pattern.firstMatch(in: long)?.range == 0..<60_000)
        }
    }

    @Test(
        "PCRE2 is limited where there is no program for a text",
        arguments: ["(a+)+[bc]", "(?:a|a)*[bc]", "(?:(?:a|a)*)*[bc]", "(?:(?:a|a)*b)?", "(?:a?){30}a{30}[bc]"])
    func catastropheOfPCRE2(source: String) throws {
        let pattern = try Pattern(source)
        let text = Subject(String(repeating: "a", count: 40) + "é")
        #expect(throws: MatchError.limitExceeded) { try pattern.firstMatch(in: text) }
        #expect(throws: MatchError.limitExceeded) { try pattern.matches(in: text) }
    }

    @Test(
        "A program finds what PCRE2 finds on a long link", .enabled(if: Corpus.icuMatrix.isAvailable))
    func longLinks() throws {
        let sources = try Corpus.icuMatrix.json(as: Regexes.self).regexes
        let long = Subject("https://www.facebook.com/" + String(repeating: "a-b/c1.", count: 2900))
        var differences: [String] = []
        for source in sources {
            let compiled = try Pattern(source, options: .compiled)
            if (try? Pattern(source).firstMatch(in: long)) != (try? compiled.firstMatch(in: long)) {
                differences.append(source)
            }
        }
        #expect(differences == [])
    }
}

extension Result<Match?, any Error> {
    fileprivate var description: String {
        switch self {
        case .success(let match): "\(String(describing: match?.range))"
        case .failure(let error): "\(error)"
        }
    }
}

private struct Regexes: Decodable {
    let regexes: [String]
}
