/// The limits of the ring Workshop. docs/limits.md lists them; a test compares the two.
enum WorkshopLimits {
    /// A body that is recorded, in bytes. Recordings are part of the repository of the rules.
    static let recordedBody = 262_144
    /// A recording, in bytes. It is read for each run of its test.
    static let recording = 1_048_576
    /// An HTTP archive, in bytes. It is read as a whole.
    static let archive = 67_108_864
    /// A signature or a key of a rule set, in bytes. It has some 300.
    static let signature = 16_384
    /// The output of minisign, in bytes. It is one line.
    static let minisignOutput = 16_384
    /// The time for the request of a rule set. It is larger than what rules request.
    static let ruleSetRequest = Duration.seconds(60)
    /// The rule files of a git revision together, in bytes. All are kept in memory for the comparison.
    static let revision = 268_435_456
    /// The other output of git, in bytes. It is a list of files, or a message.
    static let gitOutput = 16_777_216
    /// The kinds of changes that a comparison distinguishes. The links of the others are counted.
    static let comparedEdits = 1_000
    /// The groups of links that a comparison shows without `--all`. The number of the others is printed.
    static let comparedGroups = 30
    /// The changes that it shows for each group. The number of the others is printed.
    static let comparedChanges = 5
    /// A comparison of rules as Markdown, in characters. GitHub refuses a comment with more than 65,536.
    static let comparison = 60_000
    /// The lines of a changed response that a report shows for each side. The number of the others is printed.
    static let driftLines = 3
    /// The examples on the page of an app. They are enough to show the links of the app.
    static let appExamples = 12
    /// The examples on the page of a site. They are enough to show the forms of the links.
    static let siteExamples = 8
    /// The links that are not read on the page of a site. They are enough to show what the rule ignores.
    static let siteRefusals = 4
    /// A document in an editor, in bytes. Files of rules have the same limit.
    static let editorDocument = 67_108_864
    /// A message of an editor, in bytes. It can contain a document with escaped characters.
    static let editorMessage = 167_772_160
    /// The header of a message of an editor, in bytes. Editors send two short fields.
    static let editorHeader = 4_096
    /// A message of an editor that is skipped, in bytes. A longer message is not plausible.
    static let editorSkipped = 4_294_967_296
    /// The messages about an editor that are logged. There may be thousands.
    static let editorLog = 100
    /// The test links that an editor shows for a regex. The number of the others is shown.
    static let hoverLinks = 40
    /// The untested parts of a regex that an editor shows. The number of the others is shown.
    static let hoverParts = 10
    /// The rules of a document for which an editor shows findings. Each rule is read separately while the user types.
    static let editorRules = 10_000
}
