import PCRE
import TestCorpora
import Testing

@testable import LinkEngine

struct SubstitutionTests {
    @Test(
        "A template inserts groups as NSRegularExpression does",
        arguments: [
            ("b", "abc", "[$0]", "a[b]c"),
            ("(b)", "abc", "$1$2$9", "abc"),
            ("(b)", "abc", "$12x", "ab2xc"),
            ("(a)(b)(c)(d)(e)(f)(g)(h)(i)", "abcdefghijk", "$10", "a0jk"),
            ("(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)", "abcdefghijk", "<$10>", "<j>k"),
            ("(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)", "abcdefghijk", "$15", "k"),
            ("(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)", "abcdefghijk", "$1x$010", "axa0k"),
            ("(b)", "abc", "\\$1\\n\\", "a$1nc"),
            ("(b)", "abc", "$x${1}$$1$", "a$x${1}$b$c"),
            ("(x)?b", "abc", "[$1]", "a[]c"),
            (".*", "abc", "<$0>", "<abc><>"),
            ("x*", "é😀", "-", "-é-😀-"),
            ("(.+)", "a$1\\b", "<$1>", "<a$1\\b>"),
            ("z", "abc", "$0", nil),
        ])
    func expansion(pattern: String, input: String, template: String, result: String?) throws {
        #expect(try replaced(Pattern(pattern), in: input, by: template) == result)
    }

    @Test(
        "The highest group is what the author asked for",
        arguments: [("a", 0), ("$1$3$2", 3), ("$12", 12), ("\\$4$", 0)])
    func highestGroup(template: String, highest: Int) {
        #expect(Substitution(template, groupCount: 3).highestGroup == highest)
    }

    @Test("Every recorded template case")
    func cases() throws {
        var differences: [String] = []
        for row in try Corpus.templateCases.lines(as: TemplateCase.self) {
            // The empty pattern is refused when it is compiled.
            let result = row.pattern.isEmpty ? nil : try replaced(Pattern(row.pattern), in: row.input, by: row.template)
            if result != row.result { differences.append("\(row): \(result ?? "nil")") }
        }
        #expect(differences == [])
    }

    @Test("Every replacement of the v4 manifest", .enabled(if: Corpus.icuMatrix.isAvailable))
    func manifest() throws {
        let matrix = try Corpus.icuMatrix.json(as: ReplacementMatrix.self)
        let patterns = try matrix.regexes.map { try Pattern($0) }
        var differences: [String] = []
        for row in matrix.replacements {
            let template = matrix.templates[row.template]
            let pattern = patterns[template.regex]
            let input = matrix.inputs[row.input]
            if try replaced(pattern, in: input, by: template.text) != row.result {
                differences.append("\(pattern.source) on \(input)")
            }
        }
        #expect(differences == [])
    }

    private func replaced(_ pattern: Pattern, in input: String, by template: String) throws -> String? {
        let subject = Subject(input)
        var budget = MatchBudget()
        let matches = try pattern.matches(in: subject, budget: &budget)
        let substitution = Substitution(template, groupCount: pattern.groupCount)
        return matches.isEmpty ? nil : try substitution.replacing(matches, in: subject, budget: &budget)
    }
}

private struct TemplateCase: Decodable {
    let pattern: String
    let input: String
    let template: String
    let result: String?
}

private struct ReplacementMatrix: Decodable {
    let regexes: [String]
    let inputs: [String]
    let templates: [Template]
    let replacements: [Replacement]

    struct Template: Decodable {
        let regex: Int
        let text: String

        init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            regex = try row.decode(Int.self)
            text = try row.decode(String.self)
        }
    }

    struct Replacement: Decodable {
        let template: Int
        let input: Int
        let result: String

        init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            template = try row.decode(Int.self)
            input = try row.decode(Int.self)
            result = try row.decode(String.self)
        }
    }
}
