import PCRE
import RuleChecking
import TestCorpora
import Testing

/// Which branches of a pattern a match takes.
@Suite struct BranchTests {
    private static func recorder(_ source: String, _ options: Pattern.Options = []) throws -> BranchRecorder {
        try BranchRecorder(Pattern(source, options: options))
    }

    private static func words(_ branch: PatternBranch, _ source: String) -> String {
        let text = String(decoding: Array(source.utf8)[branch.range], as: UTF8.self)
        return branch.kind == .alternative || branch.kind == .item ? text : "\(text) \(branch.kind)"
    }

    private static func list(_ branches: some Sequence<PatternBranch>, _ source: String) -> String {
        branches.map { words($0, source) }.joined(separator: ", ")
    }

    @Test(arguments: [
        // Alternatives, of the whole pattern, of groups, of lookaheads, of several levels.
        ("ab", ""), ("a|b", "a, b"), ("(?:a|b)c", "a, b"), ("(a|(?:b|c)d)", "a, (?:b|c)d, b, c"), ("(?:a|)b", "a, "),
        ("(?=a|b)c", "a, b"), ("(?!a|b)c", ""), ("(?<=a|b)c", ""), ("(?>a|b)", "a, b"),
        // Repetitions.
        ("a?", "a? absent, a? once"), ("a*", "a* absent, a* once, a* many"), ("a+", "a+ once, a+ many"), ("a{2}", ""),
        ("a{2,3}", "a{2,3} once, a{2,3} many"), ("a{0,3}", "a{0,3} absent, a{0,3} once, a{0,3} many"),
        ("a{0,1}", "a{0,1} absent, a{0,1} once"), ("a{2,}", "a{2,} once, a{2,} many"), ("a{0}(?:b|c){0}", ""),
        ("a??", "a?? absent, a?? once"), ("a?+b*?", "a?+ absent, a?+ once, b*? absent, b*? once, b*? many"),
        ("(?:ab)?", "(?:ab)? absent, (?:ab)? once"),
        // How long free text is says nothing.
        (".*", ".* absent, .* present"), (".+", ""),
        (#"[^/]*\w+\S{2,}\p{L}*"#, #"[^/]* absent, [^/]* present, \p{L}* absent, \p{L}* present"#),
        ("[^/]?.{2,3}", "[^/]? absent, [^/]? once, .{2,3} once, .{2,3} many"), (#"\d+"#, #"\d+ once, \d+ many"#),
        (#"(a)\1*"#, #"\1* absent, \1* present"#),
        // Items of sets.
        ("[a]", ""), ("[^ab]", ""), ("[a-z]", ""), ("[a-z]+", "[a-z]+ once, [a-z]+ many"),
        (#"[a-c\d_-]"#, #"a-c, \d, _, -"#), ("[]a]", "], a"), (#"[\]\-x]"#, #"\], \-, x"#), ("[a-]", "a, -"),
        ("[[a-c]x]", "[a-c], x"), ("[[:alpha:]_]", "[:alpha:], _"), ("[a-z&&[b]]", ""), ("[a-z--b]", ""),
        (#"[\p{L}\x41]?"#, #"[\p{L}\x41]? absent, [\p{L}\x41]? once, \p{L}, \x41"#),
        // What is not text.
        ("(?i)a(?#x|y)b$", ""),
        ("(?x) a # b | c\n ? | d", "(?x) a # b | c\n ? , a # b | c\n ?  absent, a # b | c\n ?  once, d"),
        (#"\Qa|b\E?"#, #"b\E? absent, b\E? once"#),
    ])
    func theBranchesOfAPattern(source: String, expected: String) throws {
        #expect(Self.list(try Self.recorder(source).branches, source) == expected)
    }

    @Test(arguments: [
        ("(?:a|b)c", "ac", "a"), ("(?:a|b)c", "bc", "b"), ("(?:a|ab)c", "abc", "ab"),
        // What is taken back does not count.
        ("(?:ab?|a)bc", "abc", "ab?, b? absent"), ("(?:(a|b)|a)c", "ac", "(a|b), a"), ("(?:(?:a|b)x|a)c", "ac", "a"),
        // Nested repetitions: every one of them counts, not only the last.
        ("(?:,a?)*", ",a,", "(?:,a?)* many, a? absent, a? once"), ("(?:a|b)+", "ab", "(?:a|b)+ many, a, b"),
        (
            #"(?:,\d+(?:-\d+)?)+"#, ",12,3-4",
            #"(?:,\d+(?:-\d+)?)+ many, \d+ once, \d+ many, (?:-\d+)? absent, (?:-\d+)? once, \d+ once"#
        ),
        ("(?:a|b){2,3}", "ab", "(?:a|b){2,3} once, a, b"), ("(?:a|b){2,3}", "abb", "(?:a|b){2,3} many, a, b"),
        // Repetitions that read nothing.
        ("(?:a?)*", "", "(?:a?)* once, a? absent"), ("(?:a?)*", "a", "(?:a?)* once, a? absent, a? once"),
        ("(?:a?){2,3}", "", "(?:a?){2,3} once, a? absent"),
        // Lookaheads, lazy and possessive quantifiers.
        ("(?=a|b)[ab]", "b", "b, b"), ("(?!b)[ab]", "a", "a"), ("a*?b", "aab", "a*? many"),
        ("a*?", "aab", "a*? absent"),
        ("a*+b", "aab", "a*+ many"), ("(?>a|ab)b?", "ab", "a, b? once"),
        // References count the author's groups.
        (#"(a|b)?(c)\2(?:\1|d)"#, "accd", #"(a|b)? once, a, d"#),
        (#"(a|b)?(c)\2(?:\1|d)"#, "acca", #"(a|b)? once, a, \1"#),
        (#"(a|b)\10?"#, "bb0", "b, 0? once"), (#"(?<n>a|b)\k<n>+"#, "bbb", "b"),
        // Flags, comments, quotations.
        ("(?i)s?t|x", "St", "(?i)s?t, s? once"), ("(?i)[a-c_]+", "B_", "[a-c_]+ many, a-c, _"),
        ("(?x) (?: a | b )  # c\n ?", "b", "(?: a | b )  # c\n ? once, b "), (#"\Q(a\E|b"#, "(a", #"(a\E"#),
        // Items of sets; several characters may be of one.
        (#"[a-c\d_-]+"#, "a-1", #"[a-c\d_-]+ many, a-c, \d, -"#), ("[é-ü😀]", "😀", "😀"),
    ])
    func theBranchesThatAMatchTakes(source: String, text: String, expected: String) throws {
        let recorder = try Self.recorder(source)
        var budget = MatchBudget()
        let path = try #require(try recorder.path(in: Subject(text), budget: &budget))
        #expect(Self.list(path.taken.sorted().map { recorder.branches[$0] }, source) == expected)
    }

    @Test func moreThan24WordsCountTogether() throws {
        let words = (0..<25).map { "w\($0)x" }.joined(separator: "|")
        let recorder = try Self.recorder("(?:\(words)|z?)!")
        #expect(recorder.branches.map(\.kind) == [.words, .alternative, .absent, .once])
        #expect(recorder.branches[0].range == 3..<3 + words.utf8.count)
        var budget = MatchBudget()
        #expect(try recorder.path(in: Subject("w7x!"), budget: &budget)?.taken == [0])
        #expect(try recorder.path(in: Subject("z!"), budget: &budget)?.taken == [1, 3])
        #expect(try Self.recorder((0..<24).map { "w\($0)x" }.joined(separator: "|")).branches.count == 24)
    }

    @Test func onlyThePartOfTheAuthorCounts() throws {
        let pattern = try Pattern("(?:a|b?)/?(?=[?#]|\\z)", options: [.anchored])
        let recorder = try BranchRecorder(pattern, part: 3..<7)
        #expect(recorder.branches.map(\.range) == [0..<1, 2..<4, 2..<4, 2..<4])
        var budget = MatchBudget()
        let path = try #require(try recorder.path(in: Subject("b/"), budget: &budget))
        #expect(path.taken == [1, 3])
        #expect(path.range(of: 2..<4) == 0..<1)
        #expect(try recorder.path(in: Subject("c"), budget: &budget) == nil)
    }

    @Test func theRangeOfATermIsWhatItRead() throws {
        let recorder = try Self.recorder("x(?:,[ab]+(?:z)?)*")
        var budget = MatchBudget()
        let path = try #require(try recorder.path(in: Subject("-x,ab,a"), budget: &budget))
        #expect(path.range(of: 1..<18) == 2..<7)
        #expect(path.range(of: 5..<10) == 6..<7)
        // Left out the last time.
        #expect(path.range(of: 10..<16) == 7..<7)
        #expect(path.range(of: 0..<1) == nil)
    }

    /// `ß` is read as one with `ss`, but not where a mark is between the two.
    @Test func aMatchThatMarksWouldChangeIsNotRecorded() throws {
        let recorder = try Self.recorder("(?i)s(?:s|x)|(?:ss)?t")
        var budget = MatchBudget()
        #expect(try recorder.path(in: Subject("ßt"), budget: &budget) != nil)
        let other = try Self.recorder("(?i)ss?")
        #expect(try other.path(in: Subject("ß"), budget: &budget) == nil)
    }

    @Test(arguments: [
        (String(repeating: "a?", count: 10_000), "regular expression is too large"),
        (#"(?:\2b|(b))(a)?"#, "branches before a reference to a later group cannot be told apart"),
    ])
    func aPatternThatCannotBeRecordedIsRefused(source: String, message: String) throws {
        let pattern = try Pattern(source)
        #expect(throws: PatternError.self) { try BranchRecorder(pattern) }
        do { _ = try BranchRecorder(pattern) } catch { #expect(error.message == message) }
    }

    @Test func aThousandBranchesAreRecorded() throws {
        let source = (0..<1000).map { "w\($0);y?" }.joined(separator: "|")
        let recorder = try Self.recorder(source)
        #expect(recorder.branches.count == 3000)
        var budget = MatchBudget()
        let path = try #require(try recorder.path(in: Subject("w999;y"), budget: &budget))
        #expect(
            path.taken.map { recorder.branches[$0].kind }.sorted { $0.rawValue < $1.rawValue } == [.alternative, .once])
    }

    @Test func aSearchThatNeedsTooManyStepsIsGivenUp() throws {
        let recorder = try Self.recorder("(?:a+b?)+c|a")
        var budget = MatchBudget()
        #expect(throws: MatchError.limitExceeded) {
            try recorder.path(in: Subject(String(repeating: "a", count: 60)), budget: &budget)
        }
    }

    /// Random patterns over three letters, compared with a matcher that keeps its way.
    @Test func theWayIsThatOfAnotherMatcher() throws {
        var generator = RandomBranches(seed: 13)
        var (compared, matched) = (0, 0)
        var differences: [String] = []
        while compared < 6_000 {
            let source = generator.pattern()
            guard let pattern = try? Pattern(source, options: .anchored) else { continue }
            let recorder = try BranchRecorder(pattern)
            for _ in 0..<10 {
                let text = generator.text()
                compared += 1
                var budget = MatchBudget()
                let path = try recorder.path(in: Subject(text), budget: &budget)
                let found = path.map { Set($0.taken.map { recorder.branches[$0] }) }
                let matcher = try BacktrackingMatcher(source, text)
                let expected = matcher.match()?.way
                guard !matcher.isGivenUp else { continue }
                if found != nil { matched += 1 }
                if found != expected { differences.append("\(source) on \"\(text)\"") }
            }
        }
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(20))")
        #expect(matched > 1_500)
    }
}
