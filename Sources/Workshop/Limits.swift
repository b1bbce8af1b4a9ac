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
    /// What git prints beside the rule files, in bytes. It is a list of files, or a message.
    static let gitOutput = 16_777_216
    /// The kinds of changes that a comparison tells from each other. The links of the others are counted.
    static let comparedEdits = 1_000
    /// The groups of links that a comparison shows, unless it shows all. The number of the others is printed.
    static let comparedGroups = 30
    /// The changes of a group that it shows. The number of the others is printed.
    static let comparedChanges = 5
    /// A comparison of rules as Markdown, in characters. GitHub refuses a comment with more than 65,536.
    static let comparison = 60_000
    /// The lines of a changed response that a report shows of each side. The number of the others is printed.
    static let driftLines = 3
    /// The examples on the page of an app. They are enough to see what it opens.
    static let appExamples = 12
    /// The examples on the page of a site. They are enough to see what it reads.
    static let siteExamples = 8
    /// The links on the page of a site that are not read. They are enough to see what it leaves.
    static let siteRefusals = 4
    /// A document in an editor, in bytes. Files of rules have the same limit.
    static let editorDocument = 67_108_864
    /// A message of an editor, in bytes. It can have a document, in which some characters are escaped.
    static let editorMessage = 167_772_160
    /// The header of a message of an editor, in bytes. Editors send two short fields.
    static let editorHeader = 4_096
    /// A message of an editor that is skipped, in bytes. What claims to be longer is not a message.
    static let editorSkipped = 4_294_967_296
    /// The messages about an editor that are logged. It may cause them by the thousand.
    static let editorLog = 100
    /// The links of tests that are shown for a regex in an editor. The number of the others is shown.
    static let hoverLinks = 40
    /// The parts of a regex without a test that are shown in an editor. The number of the others is shown.
    static let hoverParts = 10
    /// The rules of a document that an editor shows findings of. Each is read by itself while a person types.
    static let editorRules = 10_000
}
