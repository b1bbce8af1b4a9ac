import Text

extension CheckDescription {
    /// Checks of the rules for sites, and of the sources of rules.
    static let sites = [
        CheckDescription(
            .docsMissing, "A rule does not name the source for the form of its links.",
            reason: """
                Undocumented links are often invented, and may stop working unnoticed. "docs" names the page or code
                that documents the form of the links. If there is no source, write "status": "unverified".
                """,
            bad: .site(["docs": nil], isMarked: true), good: .site(["docs": nil, "status": "\"unverified\""])),
        CheckDescription(
            .siteNoPassage, "A rule for a site cannot read a passage.",
            reason: """
                The rule needs a group named reference or book, a query parameter with one of these, or a format or
                script that returns the URL of a passage.
                """,
            bad: .site(["regex": #""https?://example\\.org/(\\w+)/(\\d+)""#], isMarked: true), good: .site()),
        CheckDescription(
            .siteTwoFiles, "Two files have rules for one site.",
            reason: """
                Each site has one file. Otherwise contributors overlook each other's rules, and the first file reads
                links for which the second one has tests. Add the rule to the existing file.
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
