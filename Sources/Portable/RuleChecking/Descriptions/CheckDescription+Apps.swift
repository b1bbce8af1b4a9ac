import Text

extension CheckDescription {
    /// Checks of apps.
    static let apps = [
        CheckDescription(
            .appCommonScheme, "An app of the common scheme for Bible apps lacks what the scheme asks for.",
            reason: """
                The document of the scheme asks each app for a URL scheme that begins with bible-, for what the app is for
                (intentions), and for its number in the store, where people without the app are sent.
                """,
            bad: .app(
                ["scheme": "\"bible-example\"", "intentions": "[\"Read\"]", "passage": "\"common-scheme\""],
                isMarked: true),
            good: .app([
                "scheme": "\"bible-example\"", "intentions": "[\"Read\"]", "storeId": "\"123456789\"",
                "passage": "\"common-scheme\"",
            ])),
        CheckDescription(
            .appCountry, "The country of an app is not a code of two letters.",
            reason: "The app would be shown in no country. Write the code of ISO 3166.",
            bad: .app(["country": "1️⃣\"Germany\""]), good: .app(["country": "\"DE\""])),
        CheckDescription(
            .appDuplicate, "Two apps have the same identifier.",
            reason:
                "Formats name apps by their identifiers, so only the first of the two is used. Rename or remove one.",
            bad: CheckExample(
                """
                {
                  "apps": [
                    { "identifier": "example", "name": "Example Reader", "os": { "ios": {} } },
                    1️⃣{ "identifier": "example", "name": "Example Listener", "os": { "ios": {} } }
                  ]
                }

                """),
            good: CheckExample(
                """
                {
                  "apps": [
                    { "identifier": "example", "name": "Example Reader", "os": { "ios": {} } },
                    { "identifier": "example-audio", "name": "Example Listener", "os": { "ios": {} } }
                  ]
                }

                """)),
        CheckDescription(
            .appSystems, "The rule of an app names no operating system.",
            reason: """
                The app would be offered on every phone and computer, although most apps run on a few systems only. Name
                those of which a source says that the app runs on them, with the ids in their stores as far as they are
                known. An app of which nothing is known may have "allow" with the reason.
                """,
            bad: .app(["os": nil], isMarked: true), good: .app()),
        CheckDescription(
            .appUnknown, "A format names an app that is not there.",
            reason: "The format is left out. Correct the identifier, or add the app to \"apps\".",
            bad: .action(format: ["appId": "1️⃣\"exampel\""]), good: .action()),
        CheckDescription(
            .appVerified, "The date on which the source of an app was read is not a date.",
            reason: "Dates are written as in 2026-11-21, so that they sort and mean the same everywhere.",
            bad: .app(["verified": "1️⃣\"21.11.2026\""]), good: .app(["verified": "\"2026-11-21\""])),
    ]
}
