import Text

extension CheckDescription {
    /// Checks of regexes.
    static let regexes = [
        CheckDescription(
            .regexBackspace, #"A regex has a backspace, because "\b" in JSON is one."#,
            reason: #"Links contain no backspaces. A word boundary is \b in the regex and \\b in JSON."#,
            bad: .site(["regex": #""https?://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)1️⃣\b""#]),
            good: .site(["regex": #""https?://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)\\b""#])),
        CheckDescription(
            .regexEveryLink, "A regex is tried on every link.",
            reason: #"""
                A link is compared only with rules that share a word with it: a run of ASCII letters and digits that
                occurs in each link of the rule. A regex without such a word is tried on every link, which makes all
                of them slower. Write the host or a part of the path literally; the start or the end of a word is
                sufficient.
                """#,
            bad: opener(regex: #"1️⃣^https?://[^/]+/(\\d+)$"#), good: opener(regex: #"^https?://example\\.org/(\\d+)$"#)),
        CheckDescription(
            .regexExponential, "A regex needs too many steps for some links.",
            reason: #"""
                A repetition of a part that can itself match a text in many ways, as in (\w+-?)*, tries all of these
                ways before it fails. For some links this would take forever, so the program stops and does not read
                the link. Write the repeated part so that it can match each text in only one way: \w+(?:-\w+)*.
                """#,
            bad: .site(["regex": #""https?://example\\.org/(?<book>1️⃣(?:\\w+-?)*)/(?<chapter>\\d+)""#]),
            good: .site(["regex": #""https?://example\\.org/(?<book>\\w+(?:-\\w+)*)/(?<chapter>\\d+)""#])),
        CheckDescription(
            .regexGuesses, "A group matches any text.",
            reason: #"""
                The group may match any text, so the rule guesses its meaning. No passage is better than a wrong one.
                Describe the text, such as \d+ or [A-Za-z0-9]+, or at least a segment of the path, [^/?#]+.
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
            .regexICUOnly, "A regex has a meaning that only ICU supports.",
            reason: """
                Other regex engines, and most people, read it differently. The note contains the usual spelling, and
                `lectern check --fix` writes it.
                """,
            bad: .site(["regex": #""https?://example\\.org/(?<book>1️⃣[:alpha:]+)/(?<chapter>\\d+)""#]),
            good: .site(["regex": #""https?://example\\.org/(?<book>[[:alpha:]]+)/(?<chapter>\\d+)""#])),
        CheckDescription(
            .regexInvalid, "A regex is not valid.",
            reason: "The rule is ignored. The note contains the text before the mistake.",
            bad: .site(["regex": #""https?://example\\.org/(?<book>\\w+)/1️⃣(?<chapter>\\d+""#]), good: .site()),
        CheckDescription(
            .regexNeedlessEscape, "A regex escapes a letter without a special meaning.",
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
            reason: "The rule would read the links of every site, and most of the passages would be wrong.",
            bad: .site(["regex": #""https?://1️⃣/bible/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexNoScheme, "A regex does not begin with a scheme.",
            reason: """
                A regex that may match in the middle of a link also matches a link to another site that has the first one in its
                query. Begin with https?://, and in actions and redirects with ^https?://.
                """,
            bad: .site(["regex": #""1️⃣example\\.org/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexOpenHost, "A regex also matches the hosts of other sites.",
            reason: #"""
                Links of other sites would be read as links of this one, and anybody can make a host that matches. Write the host
                out, and what ends it: https?://example\.org/. Only labels before the domain may vary: (?:[a-z]+\.)?example\.org/.
                """#,
            bad: .site(["regex": #""https?://1️⃣[^/]+/bible/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexOpenScheme, "A regex matches any scheme.",
            reason: "Web links begin with http: or https:, and other schemes have other meanings. Write https?://.",
            bad: .site(["regex": #""1️⃣\\w+://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexUnescapedDot, "A dot in the host matches any character.",
            reason: #"""
                The regex example.org also matches exampleXorg, a host that may belong to somebody else. Write \.,
                which is \\. in JSON.
                """#,
            bad: .site(["regex": #""https?://example1️⃣.org/(?<book>\\w+)/(?<chapter>\\d+)""#]), good: .site()),
        CheckDescription(
            .regexUnknownGroup, "A group in the regex of a site is not a part of a passage.",
            reason: """
                The names of the groups determine the passage: reference, book, chapter, verse, and others listed in
                docs/rules.md. Write a group without a name as (?:...).
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
