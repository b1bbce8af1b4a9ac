import PCRE
import RuleChecking
import Testing

@Suite struct BacktrackingAttackTests {
    static func attack(on source: String) throws -> BacktrackingAttack? {
        let pattern = try Pattern(source)
        var samples = SampleTexts()
        return BacktrackingAttack.find(in: source, samples: &samples) { pattern }
    }

    @Test(
        "A repetition of something ambiguous is found, with a text that shows it",
        arguments: [
            (#"^https://e\.example/(?:(?:a|a)*b)?(.*)$"#, "(?:a|a)*", #""https://e.example/" + 96 x "a""#),
            ("(?:(?:a|a)*b)?", "(?:a|a)*", #"96 x "a""#),
            ("x(a+)+b", "(a+)+", #""x" + 96 x "a""#),
            (#"https?://(?:.+\.)+webex\.com/"#, #"(?:.+\.)+"#, #""http://" + 48 x "a.""#),
            (#"(?:\w|\d)*-z"#, #"(?:\w|\d)*"#, #"96 x "0""#),
            (#"(?:[g-z]|[a-m])*!x"#, "(?:[g-z]|[a-m])*", #"96 x "g""#),
            (#"(?:a?){40}b"#, "(?:a?){40}", #"96 x "a""#),
            (#"(\w+\s?)*[!?]$"#, #"(\w+\s?)*"#, #"96 x "a""#),
            (#"a(?=(?:b*)*c)b"#, "(?:b*)*", #""a" + 96 x "b""#),
        ])
    func found(source: String, repetition: String, text: String) throws {
        let attack = try #require(try Self.attack(on: source))
        #expect(String(decoding: Array(source.utf8)[attack.range], as: UTF8.self) == repetition)
        #expect(attack.summary.hasPrefix(text), "\(attack.summary)")
        #expect(throws: MatchError.limitExceeded) {
            var budget = MatchBudget()
            budget.startRule()
            _ = try Pattern(source).firstMatch(in: Subject(attack.text), budget: &budget)
        }
    }

    @Test(
        "A pattern that reads every text in few ways is left alone",
        arguments: [
            "abc", #"https?://(?:www\.|m\.)?e\.example/(?:[^/?#]+/)*[^/?#]*$"#, #"(?:\w+\.)*e\.example"#, #"(?:a|b)*c"#,
            #"(?>a+)+b"#, #"(?:a++)+b"#, "[a-z]+[a-z]*x", "(?:a|a){1,5}b", #"(?:\d+,)*\d+;"#, ".*a.*b", "(?:ab?)+c",
        ])
    func notFound(source: String) throws {
        #expect(try Self.attack(on: source) == nil)
    }
}
