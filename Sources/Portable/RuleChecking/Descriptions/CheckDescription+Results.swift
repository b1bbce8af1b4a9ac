import Text

extension CheckDescription {
    /// Checks of what rules make of a link.
    static let results = [
        CheckDescription(
            .schemeRefused, "A format or template begins with a scheme that is never opened.",
            reason: """
                Schemes such as javascript: and file: can do harm, so no link with one is ever given out. Write the scheme of the
                app.
                """,
            bad: refused("1️⃣\"javascript:show($1)\""), good: refused("\"example:page/$1\"")),
        CheckDescription(
            .schemeUndeclared, "A format or template gives a link with a scheme that its app does not declare.",
            reason: """
                The link would open another app, or none. Correct the scheme, or add it to the "schemes" of the app if its
                documentation shows it.
                """,
            bad: .action(format: ["format": "1️⃣\"exmaple:page/$1\""]), good: .action()),
        CheckDescription(
            .scriptNeedless, "A script only puts the parts of the link together, as a format can.",
            reason: """
                Groups, formats and templates can be checked, run anywhere and need no process of their own. Use a script only
                where they are not enough.
                """,
            bad: .site([
                "regex": #""https?://example\\.org/\\w+/\\d+""#,
                "script":
                    #"1️⃣"function process(url, done) { var m = /org\\/(\\w+)\\/(\\d+)/.exec(url); done('bible://?passages=[' + m[1] + '.' + m[2] + ']') }""#,
            ]), good: .site()),
        CheckDescription(
            .scriptNetwork, "A script uses the network.",
            reason:
                "To read a link, it must not be sent to anybody. A link that does not say its passage cannot be read.",
            bad: .site([
                "regex": #""https?://example\\.org/\\w+/\\d+""#,
                "script":
                    #"1️⃣"function process(url, done) { httpRequest(url, function (page) { done(page.passage) }) }""#,
            ]), good: .site()),
        CheckDescription(
            .templateInvalid, "A template is not a URI Template.",
            reason: "The rule is left out. Variables are in braces, as in example:{book.osis}/{chapter} (RFC 6570).",
            bad: .app(form: ["templates": "[1️⃣\"example:{book.osis/{chapter}\"]"]), good: .app()),
        CheckDescription(
            .templateUnknownVariable, "A template uses a variable or a group that is not there.",
            reason: """
                The template of an app can use the variables in docs/variables.md. A format can use as many groups as the regex
                has, a template those with a name.
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
