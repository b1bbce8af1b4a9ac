import Foundation
import LinkEngine
import Testing
import Text

@testable import RuleChecking

/// What CONTRIBUTING.md refuses, each with a rule file that has it and a good counterpart. `1️⃣` is where the finding is.
@Suite struct ContributionTests {
    /// A rule file for a site; each part can be replaced by a bad one.
    static func site(
        regex: String = #"https?://s\\.org/(?<book>\\w+)/(?<chapter>\\d+)"#,
        docs: String = #""docs": "https://s.org/help", "#,
        inputs: String = #"["https://s.org/john/3", "http://s.org/acts/2", "https://s.org/"]"#,
        results: String = #"["bible://?passages=[John.3]", "bible://?passages=[Acts.2]", null]"#, more: String = ""
    ) -> String {
        #"{ "passages": [{ "site": "S", \#(docs)"regex": "\#(regex)", \#(more)"testInputs": \#(inputs), "testResults": \#(results) }] }"#
    }

    /// A rule file of an app, with the inside of its object.
    static func app(_ inside: String, more: String = "") -> String {
        #"{ "$schema": "s", "apps": [{ "identifier": "a", "name": "A", "os": { "ios": {} }, \#(inside) }]\#(more) }"#
    }

    static let tests =
        #""testInputs": ["bible://?passages=[John.3]", "bible://?passages=[Acts.2]", "bible://?passages=[Tob.1]"], "testResults": ["a:1", "a:2", null]"#
    static let form = #""passage": { "templates": ["a:{bookNumber}"], \#(tests) }"#

    /// A rule file of an app and an action for it.
    static func action(
        regex: String = #"^https?://s\\.org/(\\d+)$"#, docs: String = #""docs": "https://s.org/help", "#,
        format: String = #""format": "a://$1""#
    ) -> String {
        app(
            #""scheme": "a", "docs": "https://a.org/links""#,
            more: #"""
                , "actions": [{ "title": "Open", \#(docs)"regex": "\#(regex)",
                  "testInputs": ["https://s.org/1", "http://s.org/2", "https://s.org/"],
                  "formats": [{ "appId": "a", \#(format), "testResults": ["a://1", "a://2", null] }] }]
                """#)
    }

    static func redirect(
        regex: String = #"^https?://s\\.org/\\?"#, tests: String, docs: String = #""docs": "d.org", "#
    ) -> String {
        #"{ "$schema": "s", "redirects": { "\#(regex)": { "param": "u", \#(docs)"tests": { \#(tests) } } } }"#
    }

    static func findings(_ files: [(path: String, text: String)]) -> [Finding] {
        var check = RuleCheck()
        check.add(
            files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }, areContributions: false)
        return check.findings.all
    }

    @Test(arguments: [
        site(), action(), app(#""scheme": "a", "docs": "https://a.org/links", \#(form)"#),
        site(docs: #""status": "unverified", "#), action(docs: #""status": "unverified", "#),
        app(#""scheme": "a", "status": "unverified", \#(form)"#),
        app(#""scheme": "a", "docs": "a.org", \#(form)"#).replacing(#""os": { "ios": {} }"#, with: #""web": true"#),
        app(#""scheme": "a", "docs": "github.com/a/a Links.swift", \#(form)"#),
        app(
            #""scheme": "a", "docs": "https://a.org", "passage": { "templates": ["a:{book.osis}"], "takes": { "books": "all" }, "testInputs": ["bible://?passages=[John]", "bible://?passages=[Tob]"], "testResults": ["a:John", "a:Tob"] }"#
        ),
        redirect(
            tests: #""https://s.org/?u=https%3A%2F%2Fa.org": "https://a.org", "https://s.org/": "https://s.org/""#),
        // A file for Opener.
        #"{ "apps": [{ "identifier": "a", "name": "A", "scheme": "a" }], "actions": [{ "title": "Open", "regex": "s.org/(.*)", "formats": [{ "appId": "a", "format": "b://$1" }] }] }"#,
    ])
    func goodRulesHaveNoFindings(text: String) {
        #expect(Self.findings([("m.json", text)]) == [])
    }

    /// What a rule file lacks.
    @Test(arguments: [
        // Sources.
        (site(docs: "").replacing("[{ ", with: "[1️⃣{ "), "the passage rule has no \"docs\""),
        (site(docs: #""docs": 1️⃣"", "#), #""docs" is "", which is not a source"#),
        (site(docs: #""docs": 1️⃣"TODO", "#), #""docs" is "TODO", which is not a source"#),
        (
            app(#""scheme": "a", \#(form)"#).replacing("[{ \"id", with: "[1️⃣{ \"id"), "the app has no \"docs\""
        ),
        (action(docs: "").replacing("{ \"title", with: "1️⃣{ \"title"), "the action has no \"docs\""),
        (
            redirect(tests: #""https://s.org/?u=x:": "x:", "b": "b""#, docs: "")
                .replacing("{ \"param", with: "1️⃣{ \"param"), "the redirect has no \"docs\""
        ),
        // Operating systems.
        (
            app(#""scheme": "a", "docs": "a.org", \#(form)"#).replacing(#"{ "ios": {} }"#, with: "1️⃣{}"),
            "the app names no operating system"
        ),
        (
            app(#""scheme": "a", "docs": "a.org", \#(form)"#).replacing(#""os": { "ios": {} }, "#, with: "")
                .replacing("[{ \"id", with: "[1️⃣{ \"id"), "the app names no operating system"
        ),
        // Schemes.
        (action(format: #""format": 1️⃣"b://$1""#), "the scheme \"b\" is not one that the app declares"),
        (action(format: #""template": 1️⃣"b://{url}""#), "the scheme \"b\" is not one that the app declares"),
        (
            app(#""scheme": "b", "docs": "a.org", \#(form)"#.replacing("[\"a:{", with: "[1️⃣\"a:{")),
            "the scheme \"a\" is not one that the app declares"
        ),
        // Tests.
        (
            site(
                inputs: #"["https://s.org/john/3", "https://s.org/"]"#,
                results: #"1️⃣["bible://?passages=[John.3]", null]"#),
            "the passage rule has 1 of the 2 tests with a passage that it needs"
        ),
        (
            site(
                inputs: #"["https://s.org/john/3", "https://s.org/"]"#,
                results: #"1️⃣["bible://?passages=[John.3]", null]"#),
            "the passage rule has 1 of the 2 tests with a passage that it needs"
        ),
        (
            site(
                inputs: #"["https://s.org/john/3", "https://s.org/acts/2"]"#,
                results: #"1️⃣["bible://?passages=[John.3]", "bible://?passages=[Acts.2]"]"#),
            "the passage rule has no test that expects null"
        ),
        (
            app(
                #""scheme": "a", "docs": "a.org", "passage": { "templates": ["a:{bookNumber}"], "testInputs": ["bible://?passages=[John.3]", "bible://?passages=[Acts.2]"], "testResults": 1️⃣["a:1", "a:2"] }"#
            ), "the passage form has no test that expects null"
        ),
        (
            redirect(tests: #""https://s.org/?u=https%3A%2F%2Fa.org": "https://a.org""#)
                .replacing("\"tests\": {", with: "\"tests\": 1️⃣{"), "the redirect has no test that expects null"
        ),
        // Test links.
        (
            site(inputs: #"["https://s.org/john/3", 1️⃣"http://s.org/acts/2?session_id=ab12", "https://s.org/"]"#),
            "the test link has the parameter \"session_id\", which seems to belong to a person"
        ),
        (
            site(inputs: #"["https://s.org/john/3", 1️⃣{ "url": "https://jo:pw@s.org/acts/2" }, "https://s.org/"]"#),
            "the test link has a user name before the host, which seems to belong to a person"
        ),
        // Scripts.
        (
            site(
                regex: #"https?://s\\.org/(\\w+)"#,
                more: #""script": 1️⃣"function process(url, done) { done(httpRequest(url)) }", "#),
            "the script calls httpRequest: rules must work without the network"
        ),
        (
            site(
                regex: #"https?://s\\.org/(\\w+)"#,
                more:
                    #""script": 1️⃣"function process(url, done) { var m = /\\/(\\w+)\\/(\\d+)/.exec(url); done(m ? 'bible://?passages=[' + m[1] + '.' + m[2] + ']' : null) }", "#
            ), "the script seems only to rearrange the text of the link"
        ),
        (
            site(results: #"["bible://?passages=[John.3]", "bible://?passages=[Acts.2]", 1️⃣"null"]"#)
                .replacing("acts/2\", \"", with: "acts/2\", \"https://s.org/search\", \"").replacing(
                    "1️⃣", with: "null, 1️⃣"),
            "\"null\" is a text, not null"
        ),
        (
            site(inputs: #"["https://s.org/john/3", 1️⃣"http://s.org/acts/2?u=jo@example.com", "https://s.org/"]"#),
            "the test link has an e-mail address in the parameter \"u\", which seems to belong to a person"
        ),
        // Values.
        (site(docs: #""docs": 1️⃣"https://", "#), #""docs" is "https://", which is not a source"#),
        (
            app(#""scheme": "a", "docs": "a.org", "verified": 1️⃣"2026-13-41", \#(form)"#),
            #""verified" is "2026-13-41""#
        ),
        (app(#""scheme": "a", "docs": "a.org", "country": 1️⃣"usa", \#(form)"#), #""country" is "usa""#),
        (site(more: #""status": 1️⃣"unverfied", "#), #""status" is "unverfied""#),
        (site(more: #""language": 1️⃣"German", "#), "there are no names of books for the language \"German\""),
        (
            app(#""scheme": "a", "docs": "a.org", "passage": 1️⃣{ "templates": [], \#(tests) }"#),
            "the passage form has neither \"templates\" nor a \"script\""
        ),
        // Groups that take anything.
        (
            site(regex: #"https?://s\\.org/(?<translation>1️⃣.*)/(?<book>\\w+)"#),
            "the group \"translation\" takes any text: \".*\""
        ),
        (site(regex: #"https?://s\\.org/(?<reference>(?:1️⃣.)+)"#), "the group \"reference\" takes any text: \".\""),
        (site(regex: #"https?://s\\.org/(?<reference>1️⃣\\S+?)"#), "the group \"reference\" takes any text: \"\\S+?\""),
    ])
    func whatIsRefusedIsFoundWhereItIs(marked: String, message: String) throws {
        try Self.expect(message, in: marked)
    }

    /// The first finding of a text must have a message, and be where the text has the mark.
    static func expect(_ message: String, in marked: String) throws {
        let mark = try #require(marked.range(of: "1️⃣"), "no mark in \(marked)")
        let before = marked[..<mark.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        let findings = findings([("m.json", marked.replacing("1️⃣", with: ""))])
        #expect(findings.map(\.message) == [message])
        let position = try #require(findings.first?.location).position
        #expect(position.line == before.count)
        #expect(position.column == (before.last?.unicodeScalars.count ?? 0) + 1)
    }

    /// The files of a folder are rule files whatever is in them.
    @Test func theFilesOfAFolderAreContributions() {
        let file = SourceFile(
            path: "a.json",
            bytes: Array(#"{ "apps": [{ "identifier": "a", "name": "A", "scheme": "a", "web": true }] }"#.utf8))
        var check = RuleCheck()
        check.add([file], areContributions: true)
        #expect(check.findings.all.map(\.message) == ["the app has no \"docs\""])
    }
}
