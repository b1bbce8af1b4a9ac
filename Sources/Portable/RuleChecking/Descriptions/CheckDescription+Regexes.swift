import Text

extension CheckDescription {
    /// Checks of regexes.
    static let regexes = [
        CheckDescription(
            .regexBackspace, #"A regex has a backspace, because "\b" in JSON is one."#,
            reason: #"No link has a backspace. The boundary of a word is \b in the regex and \\b in JSON."#,
            bad: .site(["regex": #""https?://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)1️⃣\b""#]),
            good: .site(["regex": #""https?://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)\\b""#])),
        CheckDescription(
            .regexEveryLink, "A regex is tried on every link.",
            reason: #"""
                A link is compared only with the rules that have a word in common with it: a run of ASCII letters and digits,
                between other characters, which each link of the rule has. A regex without one is tried on all links, which makes
                each of them slower. Write out the host, or a part of the path; the start or the end of a word is enough.
                """#,
            bad: opener(regex: #"1️⃣^https?://[^/]+/(\\d+)$"#), good: opener(regex: #"^https?://example\\.org/(\\d+)$"#)),
        CheckDescription(
            .regexExponential, "A regex takes too many steps on some links.",
            reason: #"""
                A repetition of something that can itself match a text in many ways, as in (\w+-?)*, tries all of them before it
                gives up. Somebody can send a link that takes forever; the program stops, and the link is not read. Write what
                is repeated so that it can match each text in one way: \w+(?:-\w+)*.
                """#,
            bad: .site(["regex": #""https?://example\\.org/(?<book>1️⃣(?:\\w+-?)*)/(?<chapter>\\d+)""#]),
            good: .site(["regex": #""https?://example\\.org/(?<book>\\w+(?:-\\w+)*)/(?<chapter>\\d+)""#])),
        CheckDescription(
            .regexGuesses, "A group takes any text.",
            reason: #"""
                What such a group reads may be anything, so the rule guesses what it means. No passage is better than a wrong one:
                write what the text looks like, \d+ or [A-Za-z0-9]+, or at least [^/?#]+, a segment of the path.
                """#,
            bad: .site([
                "regex": #""https?://example\\.org/(?<translation>1️⃣.*)/(?<book>\\w+)/(?<chapter>\\d+)""#,
                "tests": withTranslation,
            ]),
            good: .site([
                "regex": #""https?://example\\.org/(?<translation>\\w+)/(?<book>\\w+)/(?<chapter>\\d+)""#,
                "tests": withTranslation,
            ])),
        CheckDescription(
            .regexICUOnly, "A regex is written as only ICU reads it.",
            reason: """
                Other regex programs, and most people, read it as something else. The note says what to write instead, and
                `lectern check --fix` writes it.
                """,
            bad: .site(["regex": #""https?://example\\.org/(?<book>1️⃣[:alpha:]+)/(?<chapter>\\d+)""#]),
            good: .site(["regex": #""https?://example\\.org/(?<book>[[:alpha:]]+)/(?<chapter>\\d+)""#])),
        CheckDescription(
            .regexInvalid, "A regex is not valid.",
            reason: "The rule is left out. The note has the text before the mistake.",
            bad: .site(["regex": #""https?://example\\.org/(?<book>\\w+)/1️⃣(?<chapter>\\d+""#]), good: .site()),
        CheckDescription(
            .regexNeedlessEscape, "A regex escapes a letter that means only itself.",
            reason: """
                The author may have meant a class such as \\w. `lectern check --fix` removes the backslash.
                """,
            bad: .site([
                "regex": #""https?://example\\.org/1️⃣\\m/(?<book>\\w+)/(?<chapter>\\d+)""#,
                "tests": CheckExample.tests(at: "example.org/m"),
            ]),
            good: .site([
                "regex": #""https?://example\\.org/m/(?<book>\\w+)/(?<chapter>\\d+)""#,
                "tests": CheckExample.tests(at: "example.org/m"),
            ])),
        CheckDescription(
            .regexNoHost, "A regex names no host.",
            reason: "The rule would read the links of every site, and give a wrong passage for most of them.",
            bad: .site(["regex": #""https?://1️⃣/bible/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexNoScheme, "A regex does not begin with a scheme.",
            reason: """
                A regex that may match in the middle of a link also matches a link to another site that has the first one in its
                query. Begin with https?://, and in actions and redirects with ^https?://.
                """,
            bad: .site(["regex": #""1️⃣example\\.org/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexOpenHost, "A regex leaves the host open, so that it matches the hosts of other sites.",
            reason: #"""
                Links of other sites would be read as links of this one, and anybody can make a host that matches. Write the host
                out, and what ends it: https?://example\.org/. Only labels before the domain may vary: (?:[a-z]+\.)?example\.org/.
                """#,
            bad: .site(["regex": #""https?://1️⃣[^/]+/bible/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexOpenScheme, "A regex matches any scheme.",
            reason: "Links of the web begin with http: or https:. Other schemes mean other things: write https?://.",
            bad: .site(["regex": #""1️⃣\\w+://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexUnescapedDot, "A dot in the host matches any character.",
            reason: #"""
                The regex example.org also matches exampleXorg, a host that somebody else may have. Write \., which is \\. in
                JSON.
                """#,
            bad: .site(["regex": #""https?://example1️⃣.org/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexUnknownGroup, "A group in the regex of a site is not a part of a passage.",
            reason: """
                The passage is put together of the groups by their names: reference, book, chapter, verse, and others that
                docs/rules.md lists. A group that only groups is written (?:...).
                """,
            bad: .site(["regex": #""https?://example\\.org/(?<book>\\w+)/1️⃣(?<chapt>\\d+)""#]), good: .site()),
    ]

    /// A manifest that is not a contribution, with one action.
    private static func opener(regex: String) -> CheckExample {
        CheckExample(
            #"""
            {
              "apps": [{ "identifier": "example", "name": "Example Reader", "scheme": "example" }],
              "actions": [
                {
                  "title": "Open Page",
                  "regex": "\#(regex)",
                  "formats": [{ "appId": "example", "format": "example:page/$1" }]
                }
              ]
            }

            """#)
    }

    private static let withTranslation = CheckExample.tests(at: "example.org/esv", ending: "&translation=ESV")
}
