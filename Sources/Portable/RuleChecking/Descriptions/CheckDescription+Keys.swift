import Text

extension CheckDescription {
    /// Checks of the keys and values of objects.
    static let keys = [
        CheckDescription(
            .manifestConflictingKeys, "An object has two conflicting keys.",
            reason: "The intended key is unclear, so the object is ignored. Keep one of the keys.",
            bad: .redirect(["format": "\"https://example.net/\""], isMarked: true), good: .redirect()),
        CheckDescription(
            .manifestInvalidValue, "A value is not allowed for its key.",
            reason: "The object is ignored. The note lists the allowed values, or says where they are listed.",
            bad: .app(["platform": "1️⃣\"desktop\""]), good: .app(["platform": "\"phone\""])),
        CheckDescription(
            .manifestMissingKey, "An object lacks a required key.",
            reason: "The object is ignored. docs/keys.md lists the keys of each kind of object.",
            bad: .site(["site": nil], isMarked: true), good: .site()),
        CheckDescription(
            .manifestRepeatedKey, "A key occurs twice in an object.",
            reason: "JSON parsers use only one of the two values, usually the last one. Remove the other.",
            bad: .site(["1️⃣docs": "\"https://example.org/links\""]), good: .site()),
        CheckDescription(
            .manifestUnknownKey, "A key is unknown.",
            reason: """
                The key has no effect. Usually it is misspelt. `lectern check --fix` corrects a key that resembles
                exactly one known key. docs/keys.md lists all keys; use "note" for remarks.
                """,
            bad: .site(["1️⃣tranlsation": "\"ESV\"", "tests": inESV]),
            good: .site(["translation": "\"ESV\"", "tests": inESV])),
        CheckDescription(
            .manifestWrongType, "A value has the wrong type.",
            reason: "The object is ignored. docs/keys.md lists the types of each key.",
            bad: .site(["translation": "1️⃣[\"ESV\"]", "tests": inESV]),
            good: .site(["translation": "\"ESV\"", "tests": inESV])),
    ]

    private static let inESV = CheckExample.tests(at: "example.org", ending: "&translation=ESV")
}
