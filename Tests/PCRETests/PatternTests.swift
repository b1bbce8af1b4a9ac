import PCRE
import Testing

struct PatternTests {
    @Test("Groups have numbers and names")
    func groups() throws {
        let pattern = try Pattern("(?<book>[a-z]+)(?: (?<chapter>\\d+))?(x)?")
        let subject = Subject("é john 3")
        let match = try #require(try pattern.firstMatch(in: subject, from: 2))
        #expect(pattern.groupCount == 3)
        #expect(pattern.groupNames == ["book": [1], "chapter": [2]])
        #expect(match.range == 3..<9)
        #expect(match[2] == 8..<9)
        #expect(match[3] == nil)
        #expect(match[4] == nil)
        #expect(match.string(1, in: subject) == "john")
        #expect(match.string(3, in: subject) == nil)
    }

    @Test("The same name may occur in several alternatives, if asked for")
    func duplicateNames() throws {
        let pattern = try Pattern("(?<n>a)x|(?<n>b)y", options: .duplicateNames)
        let match = try #require(try pattern.firstMatch(in: Subject("by")))
        #expect(pattern.groupNames == ["n": [1, 2]])
        #expect(match[1] == nil)
        #expect(match[2] == 0..<1)
    }

    @Test("Options")
    func options() throws {
        #expect(try Pattern("^b").firstMatch(in: Subject("a\nb")) == nil)
        #expect(try Pattern("^b", options: .multiline).firstMatch(in: Subject("a\nb"))?.range == 2..<3)
        #expect(try Pattern("b", options: .anchored).firstMatch(in: Subject("ab")) == nil)
        #expect(try Pattern("b", options: .anchored).firstMatch(in: Subject("ab"), from: 1)?.range == 1..<2)
    }

    @Test("A search starts at a character", arguments: [-1, 1, 3])
    func offsets(offset: Int) throws {
        let pattern = try Pattern("a")
        #expect(throws: MatchError.self) { try pattern.firstMatch(in: Subject("é"), from: offset) }
    }

    @Test("NUL is a character like any other")
    func nul() throws {
        #expect(try Pattern("a\0b").firstMatch(in: Subject("xa\0b"))?.range == 1..<4)
        #expect(try Pattern(#"a\x00b"#).firstMatch(in: Subject("xa\0b"))?.range == 1..<4)
    }

    @Test("More groups than usual")
    func manyGroups() throws {
        let subject = Subject(String(repeating: "a", count: 200))
        let match = try Pattern(String(repeating: "(a)", count: 200)).firstMatch(in: subject)
        #expect(match?[200] == 199..<200)
        #expect(try Pattern("(a)").firstMatch(in: subject)?[1] == 0..<1)
    }

    @Test("One pattern and one subject serve many threads")
    func threads() async throws {
        let pattern = try Pattern("(\\w+)-(\\d+)")
        let subject = Subject("see abc-123")
        let found = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try (0..<500).count(where: { _ in try pattern.firstMatch(in: subject)?[2] == 8..<11 })
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(found == 4000)
    }

    @Test(
        "Spellings that only work outside of brackets",
        arguments: [
            (#"\w[:alnum:]+"#, 2..<11, "[[:alnum:]]"), ("a[:^hex:]", 1..<9, "[[:^hex:]]"), (#"é\j"#, 2..<4, "j"),
        ])
    func lints(source: String, range: Range<Int>, replacement: String) throws {
        let lints = try ICUDialect(source).lints
        #expect(lints.map(\.range) == [range])
        #expect(lints.map(\.replacement) == [replacement])
    }
}
