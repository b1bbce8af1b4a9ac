import Text

extension CheckDescription {
    /// Checks of the rules for sites, and of the sources of rules.
    static let sites = [
        CheckDescription(
            .docsMissing, "A rule does not say where the form of its links is documented.",
            reason: """
                Links that nobody documents are often invented, and stop working unnoticed. "docs" names the page, or the code,
                that shows the form of the links. If there is none, write "status": "unverified".
                """,
            bad: .site(["docs": nil], isMarked: true), good: .site(["docs": nil, "status": "\"unverified\""])),
        CheckDescription(
            .siteNoPassage, "A rule for a site does not give a passage.",
            reason: """
                Such a rule needs a group named reference or book, or a query parameter that holds one of them, or a format or
                script that gives the URL of a passage.
                """,
            bad: .site(["regex": #""https?://example\\.org/(\\w+)/(\\d+)""#], isMarked: true), good: .site()),
        CheckDescription(
            .siteTwoFiles, "Two files have rules for one site.",
            reason: """
                A site has one file: otherwise two people do not see each other's rules, and the first file reads links that the
                second one has tests for. Add the rule to the file that is there.
                """,
            bad: CheckExample(
                CheckExample.site().files
                    + CheckExample.site(
                        [
                            "site": "\"Another Name\"",
                            "regex": #"1️⃣"https?://example\\.org/read/(?<book>\\w+)/(?<chapter>\\d+)""#,
                            "tests": CheckExample.tests(at: "example.org/read"),
                        ], path: "rules/sites/other.json"
                    ).files),
            good: CheckExample(
                CheckExample.site().files
                    + CheckExample.site(
                        [
                            "site": "\"Another Name\"",
                            "regex": #""https?://example\\.net/read/(?<book>\\w+)/(?<chapter>\\d+)""#,
                            "tests": CheckExample.tests(at: "example.net/read"),
                        ], path: "rules/sites/other.json"
                    ).files)),
    ]
}
