import Text

extension CheckDescription {
    /// Checks of the keys and values of objects.
    static let keys = [
        CheckDescription(
            .manifestConflictingKeys, "An object has two keys of which only one can count.",
            reason: "It is not clear which one is meant, so the object is left out. Keep one of them.",
            bad: .redirect(["format": "\"https://example.net/\""], isMarked: true), good: .redirect()),
        CheckDescription(
            .manifestInvalidValue, "A value is not one of those that its key can have.",
            reason: "The object is left out. The note lists the values that are known, or says where they are listed.",
            bad: .app(["platform": "1️⃣\"desktop\""]), good: .app(["platform": "\"phone\""])),
        CheckDescription(
            .manifestMissingKey, "An object lacks a key that it needs.",
            reason: "The object is left out without it. docs/keys.md lists the keys of each kind of object.",
            bad: .site(["site": nil], isMarked: true), good: .site()),
        CheckDescription(
            .manifestRepeatedKey, "A key occurs twice in an object.",
            reason: "Programs that read JSON use one of the two values, and most of them the last. Remove the other.",
            bad: .site(["1️⃣docs": "\"https://example.org/links\""]), good: .site()),
        CheckDescription(
            .manifestUnknownKey, "A key is not known.",
            reason: """
                Nothing reads it: most often it is a known key that is misspelt. `lectern check --fix` corrects a key that is
                near to exactly one known key. docs/keys.md lists them all; remarks go into "note".
                """,
            bad: .site(["1️⃣tranlsation": "\"ESV\"", "tests": inESV]),
            good: .site(["translation": "\"ESV\"", "tests": inESV])),
        CheckDescription(
            .manifestWrongType, "A value has another type than its key needs.",
            reason: "The object is left out. docs/keys.md lists the types of each key.",
            bad: .site(["translation": "1️⃣[\"ESV\"]", "tests": inESV]),
            good: .site(["translation": "\"ESV\"", "tests": inESV])),
    ]

    private static let inESV = CheckExample.tests(at: "example.org", ending: "&translation=ESV")
}
