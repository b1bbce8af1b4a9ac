import Text

extension CheckDescription {
    /// Checks of what rules make of a link.
    static let results = [
        CheckDescription(
            .schemeRefused, "A format or template begins with a forbidden scheme.",
            reason: """
                Schemes such as javascript: and file: can be harmful, so links with them are never printed. Write the
                scheme of the app.
                """,
            bad: refused("1️⃣\"javascript:show($1)\""), good: refused("\"example:page/$1\"")),
        CheckDescription(
            .schemeUndeclared, "A format or template makes a link with a scheme that its app does not declare.",
            reason: """
                The link would open another app or none. Correct the scheme, or add it to the "schemes" of the app if
                it is documented.
                """,
            bad: .action(format: ["format": "1️⃣\"exmaple:page/$1\""]), good: .action()),
        CheckDescription(
            .scriptNeedless, "A script only combines the parts of the link, which a format can do.",
            reason: """
                Groups, formats and templates can be checked, run everywhere and need no separate process. Use a
                script only if they are not sufficient.
                """,
            bad: .site([
                "regex": #""https?://example\\.org/\\w+/\\d+""#,
                "script":
                    #"1️⃣"function process(url, done) { var m = /org\\/(\\w+)\\/(\\d+)/.exec(url); done('bible://?passages=[' + m[1] + '.' + m[2] + ']') }""#,
            ]), good: .site()),
        CheckDescription(
            .scriptNetwork, "A script uses the network.",
            reason:
                "Reading a link must not send it to anybody. A link that does not contain its passage cannot be read.",
            bad: .site([
                "regex": #""https?://example\\.org/\\w+/\\d+""#,
                "script":
                    #"1️⃣"function process(url, done) { httpRequest(url, function (page) { done(page.passage) }) }""#,
            ]), good: .site()),
        CheckDescription(
            .templateInvalid, "A template is not a URI Template.",
            reason: "The rule is ignored. Write variables in braces, as in example:{book.osis}/{chapter} (RFC 6570).",
            bad: .app(form: ["templates": "[1️⃣\"example:{book.osis/{chapter}\"]"]), good: .app()),
        CheckDescription(
            .templateUnknownVariable, "A template uses a variable or a group that does not exist.",
            reason: """
                The template of an app can use the variables in docs/variables.md. A format can use the numbered
                groups of the regex, and a template the named ones.
                """,
            bad: .app(form: ["templates": "[1️⃣\"example:{book.osi}/{chapter}\"]"]), good: .app()),
    ]

    /// A manifest for Opener with one format.
    private static func refused(_ format: String) -> CheckExample {
        CheckExample(
            """
            {
              "apps": [{ "identifier": "example", "name": "Example Reader", "scheme": "example" }],
              "actions": [
                {
                  "title": "Open Page",
                  "regex": "^https?://example\\\\.org/page/(\\\\d+)",
                  "formats": [{ "appId": "example", "format": \(format) }]
                }
              ]
            }

            """)
    }
}
