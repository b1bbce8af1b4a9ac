import Text

extension CheckDescription {
    /// Checks of the tests in rules.
    static let tests = [
        CheckDescription(
            .testsDuplicate, "A link is tested twice in one rule.",
            reason: "The second test is redundant, and if the results differ, one of them is wrong. Remove one.",
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
                `lectern test` shows the expected and the actual result. Either the rule or the expectation is wrong.
                Mark a failure that cannot be corrected yet with "knownFailure".
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
                Only a link that must not match shows that the rule does not match too much: a search page, a chapter
                that does not exist, a similar host. For a redirect, use a link that it does not change.
                """,
            bad: .site([
                "tests": CheckExample.tests(
                    [
                        "https://example.org/john/3": "bible://?passages=[John.3]",
                        "http://example.org/acts/2": "bible://?passages=[Acts.2]",
                    ], isMarked: true)
            ]), good: .site()),
        CheckDescription(
            .testsNoPassage, "A test of a site expects a text that is not the URL of a passage.",
            reason: "The result of a rule for a site is a URL of the common scheme for Bible apps, so the test fails.",
            bad: .site([
                "tests": CheckExample.tests([
                    "https://example.org/john/3": "1️⃣John 3", "http://example.org/acts/2": "bible://?passages=[Acts.2]",
                    "https://example.org/search": nil,
                ])
            ]), good: .site()),
        CheckDescription(
            .testsOtherLinks, "The formats of an action are not tested with the same links.",
            reason: """
                Opener has one list of links for all formats of an action, and a link for one format also tests the
                others. Add the link; null means that the format should not match.
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
            .testsPrivate, "A test link seems to contain personal data.",
            reason: """
                Rule files are public. Remove names, e-mail addresses, sessions and tracking parameters from the link,
                or replace them with example.
                """,
            bad: .site([
                "tests": CheckExample.tests([
                    "https://example.org/john/3": "bible://?passages=[John.3]",
                    "1️⃣http://example.org/acts/2?session=8f14e45f": "bible://?passages=[Acts.2]",
                    "https://example.org/search": nil,
                ])
            ]), good: .site()),
        CheckDescription(
            .testsQuotedNull, #"A test expects the text "null" instead of null."#,
            reason: "No link has this text as its result, so the test fails. Write null without quotes.",
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
                One link does not show which parts vary. A rule needs two different links for each form, and a
                redirect needs one.
                """,
            bad: .site([
                "tests": CheckExample.tests(
                    ["https://example.org/john/3": "bible://?passages=[John.3]", "https://example.org/search": nil],
                    isMarked: true)
            ]), good: .site()),
        CheckDescription(
            .testsUnequalLists, "The numbers of inputs and results differ.",
            reason: """
                Each result belongs to the input at the same position. If one is missing, all following results belong
                to the wrong inputs.
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
