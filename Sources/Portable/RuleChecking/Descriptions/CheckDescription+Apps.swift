import Text

extension CheckDescription {
    /// Checks of apps.
    static let apps = [
        CheckDescription(
            .appCommonScheme, "An app of the common scheme for Bible apps lacks a required property.",
            reason: """
                The document of the scheme requires each app to have a URL scheme that begins with bible-, its
                purposes (intentions), and its number in the store, for people without the app.
                """,
            bad: .app(
                ["scheme": "\"bible-example\"", "intentions": "[\"Read\"]", "passage": "\"common-scheme\""],
                isMarked: true),
            good: .app([
                "scheme": "\"bible-example\"", "intentions": "[\"Read\"]", "storeId": "\"123456789\"",
                "passage": "\"common-scheme\"",
            ])),
        CheckDescription(
            .appCountry, "The country of an app is not a two-letter code.",
            reason: "The app would not be shown in any country. Write the ISO 3166 code.",
            bad: .app(["country": "1️⃣\"Germany\""]), good: .app(["country": "\"DE\""])),
        CheckDescription(
            .appDuplicate, "Two apps have the same identifier.",
            reason:
                "Formats refer to apps by their identifiers, so only the first app is used. Rename or remove one.",
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
                The app would be offered on every phone and computer, although most apps run only on a few systems.
                Name the systems that a source confirms, with the known ids in their stores. If no system is known,
                use "allow" with the reason.
                """,
            bad: .app(["os": nil], isMarked: true), good: .app()),
        CheckDescription(
            .appUnknown, "A format names an app that does not exist.",
            reason: "The format is ignored. Correct the identifier, or add the app to \"apps\".",
            bad: .action(format: ["appId": "1️⃣\"exampel\""]), good: .action()),
        CheckDescription(
            .appVerified, "The date on which the source of an app was read is not a date.",
            reason: "Write dates like 2026-11-21, so that they can be sorted and are unambiguous.",
            bad: .app(["verified": "1️⃣\"21.11.2026\""]), good: .app(["verified": "\"2026-11-21\""])),
    ]
}
