/// The limits of the ring Programs. docs/limits.md lists them; a test compares the two.
enum ProgramLimits {
    /// The errors of a list of links that are printed, and the warnings. The others are counted.
    static let shownFindings = 10
    /// The words of the arguments that are joined to one reference. Longer references must be quoted.
    static let referenceWords = 16
    /// The threads of `--jobs`. Most machines have fewer processors.
    static let jobs = 256
    /// The results that wait for the result of an earlier input, in bytes. No further input is read until they are written.
    static let waitingResults = 16_777_216
    /// A file of `--headers`, in bytes. It is read as a whole.
    static let headerFile = 1_048_576
    /// A paragraph of a text for `find`, in bytes. A longer one is read in pieces.
    static let paragraph = 1_048_576
    /// The links that `diff` compares. Each is kept in memory with its results.
    static let comparedLinks = 1_000_000
    /// All lists of these links together, in bytes. They are kept in memory.
    static let comparedLinkLists = 268_435_456
    /// A link for which `explain` suggests `lectern new site`, in bytes. A longer one does not fit on a few lines.
    static let suggestedLink = 500
    /// The forms of links that `new site` offers. They are chosen with one digit.
    static let newSiteForms = 9
    /// The lines of the log of refused clicks. The log stays smaller than 64 KB.
    static let refusedClicks = 200
    /// The rule files in the list of failed tests. The oldest ones are removed.
    static let failedTestFiles = 5_000
    /// The output that an editor has not yet read, in bytes. The language server waits for it.
    static let editorOutput = 8_388_608
    /// The unanswered messages of an editor. No further ones are read until some are answered.
    static let editorMessages = 1_000
}
