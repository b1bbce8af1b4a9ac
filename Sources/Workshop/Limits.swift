/// What is read and written at most in the ring Workshop. docs/limits.md is this table; a test compares them.
enum WorkshopLimits {
    /// The name of a rule file, in characters. It has to fit in a line of a listing.
    static let fileName = 64
    /// A body that is recorded, in bytes. Recordings are part of the repository of the rules.
    static let recordedBody = 262_144
    /// A recording, in bytes. It is read for each run of its test.
    static let recording = 1_048_576
    /// An HTTP archive, in bytes. It is read as a whole.
    static let archive = 67_108_864
    /// The rule files of a git revision together, in bytes. All are kept in memory to be compared.
    static let revision = 268_435_456
    /// A comparison of rules as Markdown, in characters. GitHub refuses a comment with more than 65,536.
    static let comparison = 60_000
    /// A document in an editor, in bytes. Files of rules have the same limit.
    static let editorDocument = 67_108_864
    /// A message of an editor, in bytes. It can have a document, in which some characters are escaped.
    static let editorMessage = 167_772_160
    /// The rules of a document that an editor shows findings of. Each is read by itself while a person types.
    static let editorRules = 10_000
}
