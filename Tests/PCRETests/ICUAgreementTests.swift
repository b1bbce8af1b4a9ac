import Foundation
import PCRE
import TestCorpora
import Testing

/// What ICU 72 found, as recorded in the external corpora.
struct ICUAgreementTests {
    @Test(
        "Every regex of the v4 manifest matches what ICU matches, group by group",
        .enabled(if: Corpus.icuMatrix.isAvailable))
    func matrix() throws {
        let matrix = try Corpus.icuMatrix.json(as: Matrix.self)
        let expected = Dictionary(uniqueKeysWithValues: matrix.matches.map { ([$0.regex, $0.input], $0.bounds) })
        let subjects = matrix.inputs.map(Subject.init)
        var differences: [String] = []
        for (number, source) in matrix.regexes.enumerated() {
            let pattern = try Pattern(source)
            for (input, subject) in subjects.enumerated() {
                let found = try pattern.matches(in: subject).map { utf16Bounds(of: $0, in: subject) }
                if found != expected[[number, input]] ?? [] { differences.append("\(source) on \(subject.string)") }
            }
        }
        #expect(differences == [])
    }

    @Test("So does PCRE2 alone where ICU matches", .enabled(if: Corpus.icuMatrix.isAvailable))
    func matrixByPCRE2() throws {
        let matrix = try Corpus.icuMatrix.json(as: Matrix.self)
        let patterns = try matrix.regexes.map { try Pattern($0, options: .compiled) }
        var differences: [String] = []
        for row in matrix.matches {
            let subject = Subject(matrix.inputs[row.input])
            let found = try patterns[row.regex].matches(in: subject).map { utf16Bounds(of: $0, in: subject) }
            if found != row.bounds { differences.append("\(patterns[row.regex].source) on \(subject.string)") }
        }
        #expect(differences == [])
    }

    @Test(
        "Line ends, case and non-ASCII characters change nothing", .enabled(if: Corpus.icuMutations.isAvailable),
        arguments: ICURegexSuiteTests.matchers)
    func mutations(options: Pattern.Options) throws {
        let mutations = try Corpus.icuMutations.json(as: Mutations.self)
        let patterns = try mutations.regexes.map { try Pattern($0, options: options) }
        var differences: [String] = []
        for row in mutations.cases {
            let subject = Subject(row.input)
            let found = try patterns[row.regex].matches(in: subject).map { utf16Bounds(of: $0, in: subject) }
            if found != row.bounds { differences.append("\(patterns[row.regex].source) on \(row.input)") }
        }
        #expect(Set(differences) == Self.leftovers)
    }

    /// A character that becomes two when its case is folded; PCRE2 folds one by one.
    private static let leftovers: Set<String> = []

    @Test("Headers rules match in both anchor modes as ICU does", .enabled(if: Corpus.icuHeaders.isAvailable))
    func headers() throws {
        var differences: [String] = []
        for row in try Corpus.icuHeaders.json(as: [HeadersRow].self) {
            let subject = Subject(row.input)
            let plain = try Pattern(row.regex).firstMatch(in: subject) != nil
            let multiline = try Pattern(row.regex, options: .multiline).firstMatch(in: subject) != nil
            if (plain, multiline) != (row.matched, row.matchedMultiline) {
                differences.append("\(row.regex) on \(row.input)")
            }
        }
        #expect(differences == [])
    }
}

private struct Matrix: Decodable {
    let regexes: [String]
    let inputs: [String]
    let matches: [Row]

    struct Row: Decodable {
        let regex: Int
        let input: Int
        let bounds: [[[Int]?]]

        init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            regex = try row.decode(Int.self)
            input = try row.decode(Int.self)
            bounds = try row.decode([[Span?]].self).map { $0.map { $0.map { [$0.start, $0.end] } } }
        }
    }

    struct Span: Decodable {
        let start: Int
        let end: Int

        init(from decoder: any Decoder) throws {
            var span = try decoder.unkeyedContainer()
            start = try span.decode(Int.self)
            end = try span.decode(Int.self)
        }
    }
}

private struct Mutations: Decodable {
    let regexes: [String]
    let cases: [Row]

    struct Row: Decodable {
        let regex: Int
        let input: String
        let bounds: [[[Int]?]]

        init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            regex = try row.decode(Int.self)
            input = try row.decode(String.self)
            bounds = try row.decode([[[Int]?]].self)
        }
    }
}

private struct HeadersRow: Decodable {
    let regex: String
    let input: String
    let matched: Bool
    let matchedMultiline: Bool

    enum CodingKeys: String, CodingKey {
        case regex
        case input
        case matched
        case matchedMultiline = "matched_multiline"
    }
}
