import Text

extension CheckDescription {
    /// Checks of the tests in rules.
    static let tests = [
        CheckDescription(
            .testsDuplicate, "A link is tested twice in one rule.",
            reason: "The second test says nothing new, and if the results differ, one of them is wrong. Remove one.",
            bad: .site([
                "tests": CheckExample.tests([
                    "https://example.org/john/3": "bible://?passages=[John.3]",
                    "http://example.org/acts/2": "bible://?passages=[Acts.2]",
                    "1️⃣https://example.org/john/3": "bible://?passages=[John.3]", "https://example.org/search": nil,
                ])
            ]), good: .site()),
        CheckDescription(
            .testsFailed, "A test of a rule fails.",
            reason: """
                `lectern test` shows the expected and the actual result. Either the rule is wrong or the expectation; a failure
                that cannot be corrected yet is named with "knownFailure".
                """,
            bad: .site([
                "tests": CheckExample.tests([
                    "https://example.org/john/3": "1️⃣bible://?passages=[John.2]",
                    "http://example.org/acts/2": "bible://?passages=[Acts.2]", "https://example.org/search": nil,
                ])
            ]), good: .site()),
        CheckDescription(
            .testsNoNegative, "A rule has no test that expects null.",
            reason: """
                Only a link that must not match shows that the rule does not take too much: a search page, a chapter that does
                not exist, a host that looks alike. For a redirect it is a link that it leaves as it is.
                """,
            bad: .site([
                "tests": CheckExample.tests(
                    [
                        "https://example.org/john/3": "bible://?passages=[John.3]",
                        "http://example.org/acts/2": "bible://?passages=[Acts.2]",
                    ], isMarked: true)
            ]), good: .site()),
        CheckDescription(
            .testsOtherLinks, "The formats of an action are not tested on the same links.",
            reason: """
                Opener has one list of links for all formats of an action, and a link that one format opens shows whether another
                does too. Add it; null means that the format should not match.
                """,
            bad: twoFormats(
                second: CheckExample.tests(
                    ["https://example.org/page/1": "example:read/1", "https://example.org/search": nil], isMarked: true,
                    indent: 10)),
            good: twoFormats(
                second: CheckExample.tests(
                    [
                        "https://example.org/page/1": "example:read/1", "http://example.org/page/2": "example:read/2",
                        "https://example.org/search": nil,
                    ], indent: 10))),
        CheckDescription(
            .testsPrivate, "A test link has a part that seems to belong to a person.",
            reason: """
                Rule files are public. Cut names, e-mail addresses, sessions and tracking parameters out of the link, or write
                example in their place.
                """,
            bad: .site([
                "tests": CheckExample.tests([
                    "https://example.org/john/3": "bible://?passages=[John.3]",
                    "1️⃣http://example.org/acts/2?session=8f14e45f": "bible://?passages=[Acts.2]",
                    "https://example.org/search": nil,
                ])
            ]), good: .site()),
        CheckDescription(
            .testsQuotedNull, #"A test expects the text "null" in place of null."#,
            reason: "No link gives that text, so the test fails. Write null without quotes.",
            bad: .site([
                "tests": CheckExample.tests([
                    "https://example.org/john/3": "bible://?passages=[John.3]",
                    "http://example.org/acts/2": "bible://?passages=[Acts.2]", "https://example.org/": "1️⃣null",
                    "https://example.org/search": nil,
                ])
            ]), good: .site()),
        CheckDescription(
            .testsTooFew, "A rule has too few tests with a result.",
            reason: """
                One link does not show what varies. A rule needs two different ones for each form of links, and a redirect one.
                """,
            bad: .site([
                "tests": CheckExample.tests(
                    ["https://example.org/john/3": "bible://?passages=[John.3]", "https://example.org/search": nil],
                    isMarked: true)
            ]), good: .site()),
        CheckDescription(
            .testsUnequalLists, "There are more or fewer results than inputs.",
            reason: """
                Each result belongs to the input in the same place: where one is missing, all that come after belong to the wrong
                one.
                """,
            bad: .site([
                "tests": nil,
                "testInputs":
                    #"["https://example.org/john/3", "http://example.org/acts/2", "https://example.org/search"]"#,
                "testResults": #"1️⃣["bible://?passages=[John.3]", "bible://?passages=[Acts.2]", null, null]"#,
            ]), good: .site()),
    ]

    /// A rule file with an action that has two formats.
    private static func twoFormats(second tests: String) -> CheckExample {
        let first = CheckExample.tests(
            [
                "https://example.org/page/1": "example:page/1", "http://example.org/page/2": "example:page/2",
                "https://example.org/search": nil,
            ], indent: 10)
        return .action([
            "formats": """
            [
                    { "appId": "example", "format": "example:page/$1", "tests": \(first) },
                    { "appId": "example", "format": "example:read/$1", "tests": \(tests) }
                  ]
            """
        ])
    }
}
