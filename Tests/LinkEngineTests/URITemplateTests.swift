import Foundation
import LinkEngine
import TestCorpora
import Testing

struct URITemplateTests {
    @Test(
        "Every case of the RFC 6570 test suite without lists",
        .enabled(if: Corpus.uriTemplates.isAvailable),
        arguments: ["spec-examples", "spec-examples-by-section", "extended-tests", "negative-tests"])
    func suite(file: String) throws {
        let groups = try Corpus.uriTemplates.file("\(file).json").json(as: [String: SuiteGroup].self)
        var differences: [String] = []
        for group in groups.values {
            for test in group.testcases where !group.usesLists(test.template) {
                let result = Self.result(of: test.template, group.variables)
                let isRight = test.expected.isEmpty ? result == nil : result.map(test.expected.contains) ?? false
                if !isRight { differences.append("\(test.template): \(result ?? "error")") }
            }
        }
        #expect(!groups.isEmpty)
        #expect(differences == [])
    }

    private static func result(of source: String, _ variables: [String: SuiteValue]) -> String? {
        guard let template = try? URITemplate(source) else { return nil }
        return template.expand { variables[$0]?.text }
    }

    /// The variables of `expansions`.
    private static let values: [String: String] = [
        "book": "John", "note": "good news", "path": "/a/b", "empty": "",
        "half": "50%", "encoded": "a%20b", "letter": "ü",
    ]

    /// Each operator with each modifier, as RFC 6570 has them.
    private static let expansions: [(template: String, url: String)] = [
        ("{book}", "John"), ("{note}", "good%20news"), ("{path}", "%2Fa%2Fb"), ("{letter}", "%C3%BC"),
        ("{half}", "50%25"), ("{encoded}", "a%2520b"), ("{empty}", ""), ("{undefined}", ""),
        ("{book,note}", "John,good%20news"), ("{undefined,book}", "John"), ("{book,empty}", "John,"),
        ("{book:2}", "Jo"), ("{book:9}", "John"), ("{note:6}", "good%20n"), ("{letter:1}", "%C3%BC"),
        ("{+path}", "/a/b"), ("{+note}", "good%20news"), ("{+half}", "50%25"), ("{+encoded}", "a%20b"),
        ("{+book,path}", "John,/a/b"), ("{+path:3}x", "/a/x"), ("{#path}", "#/a/b"), ("{#book,path}", "#John,/a/b"),
        ("{#empty}", "#"), ("{#undefined}", ""), ("{#path:2}", "#/a"), ("{#encoded}", "#a%20b"), ("{.book}", ".John"),
        ("{.book,note}", ".John.good%20news"), ("{.empty}", "."), ("{.undefined}", ""), ("{/book}", "/John"),
        ("{/book,path}", "/John/%2Fa%2Fb"), ("{/empty}", "/"), ("{/undefined}", ""), ("{/book:1,book}", "/J/John"),
        ("{;book}", ";book=John"), ("{;book,note}", ";book=John;note=good%20news"), ("{;empty}", ";empty"),
        ("{;undefined}", ""), ("{;book:2}", ";book=Jo"), ("{?book}", "?book=John"),
        ("{?book,note}", "?book=John&note=good%20news"), ("{?empty}", "?empty="), ("{?undefined}", ""),
        ("{?undefined,book}", "?book=John"), ("{?book:2}", "?book=Jo"), ("{&book}", "&book=John"),
        ("x?a=1{&book,empty}", "x?a=1&book=John&empty="), ("{&undefined}", ""), ("{book*}", "John"),
        ("{?book*,note:4}", "?book=John&note=good"),
    ]

    @Test("Operators and modifiers", arguments: expansions)
    func expansion(template: String, url: String) throws {
        #expect(try URITemplate(template).expand { Self.values[$0] } == url)
    }

    @Test(
        "An error points into the template",
        arguments: [
            ("a{b", 1, "this expression is never closed"),
            ("é}", 2, "this character must be percent-encoded in a template"),
            ("a b", 1, "this character must be percent-encoded in a template"),
            ("a%2", 1, "% is not followed by two hexadecimal digits"), ("{}", 1, "a variable name is missing here"),
            ("{a.}", 3, "a variable name is missing here"), ("{a b}", 2, "an expression cannot hold this character"),
            ("{a:0}", 3, "a prefix is 1 to 9999 characters long"),
            ("{a:10000}", 3, "a prefix is 1 to 9999 characters long"),
            ("{a:2*}", 4, "an expression cannot hold this character"), ("{=a}", 1, "a variable name is missing here"),
        ])
    func errors(source: String, offset: Int, message: String) throws {
        let error = try #require(throws: URITemplateError.self) { try URITemplate(source) }
        #expect(error.offset == offset)
        #expect(error.message == message)
    }

    @Test("A template knows its variables")
    func variableNames() throws {
        let template = try URITemplate("x://{book}/{chapter:2}{?book,list*,a.b}")
        #expect(template.variableNames == ["book", "chapter", "list", "a.b"])
        #expect(template.expand { _ in nil } == "x:///")
    }

    @Test("Text outside of expressions is encoded where a URI cannot hold it")
    func literals() throws {
        #expect(try URITemplate("é%C3'{a}").expand { _ in "é%C3'" } == "%C3%A9%C3'%C3%A9%25C3%27")
    }
}

private struct SuiteGroup: Decodable {
    let variables: [String: SuiteValue]
    let testcases: [SuiteCase]

    func usesLists(_ template: String) -> Bool {
        let names = (try? URITemplate(template).variableNames) ?? []
        return names.contains { variables[$0]?.text == nil && variables[$0]?.isDefined == true }
    }
}

/// A template and what it may become; nothing, if it is wrong.
private struct SuiteCase: Decodable {
    let template: String
    let expected: [String]

    init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        template = try row.decode(String.self)
        if let one = try? row.decode(String.self) {
            expected = [one]
        } else if let several = try? row.decode([String].self) {
            expected = several
        } else {
            expected = []
        }
    }
}

/// A variable: `text` is nil for a list, and for one that is not defined.
private struct SuiteValue: Decodable {
    let text: String?
    let isDefined: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text =
            (try? container.decode(String.self)) ?? (try? container.decode(Decimal.self)).map { "\($0)" }
        isDefined = !container.decodeNil()
    }
}
