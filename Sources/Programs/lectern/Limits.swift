/// What is read and shown at most in the ring Programs. docs/limits.md is this table; a test compares them.
enum ProgramLimits {
    /// The words of the arguments that are tried as one reference. Longer references have to be quoted.
    static let referenceWords = 16
    /// The threads that `--jobs` can ask for. More than most machines have processors.
    static let jobs = 256
    /// The results that wait for that of an earlier input, in bytes. No further input is read until they are written.
    static let waitingResults = 16_777_216
    /// A file of `--headers`, in bytes. It is read as a whole.
    static let headerFile = 1_048_576
    /// A paragraph of a text for `find`, in bytes. A longer one is read in pieces.
    static let paragraph = 1_048_576
    /// The links that `diff` compares. Each is kept in memory with what becomes of it.
    static let comparedLinks = 1_000_000
    /// The lists of these links together, in bytes. They are kept in memory.
    static let comparedLinkLists = 268_435_456
    /// The rules that `explain` shows where none reads a link. The others are further from it.
    static let nearestRules = 5
    /// The rules that `explain --rule` shows. A name is meant to be that of a few.
    static let namedRules = 20
    /// A link for which `explain` suggests `lectern new site`, in bytes. A longer one does not fit on a few lines.
    static let suggestedLink = 500
    /// The forms of links that `new site` lets people choose from. They are chosen by one digit.
    static let newSiteForms = 9
    /// The refused clicks that are remembered, in lines. The log stays smaller than 64 KB.
    static let refusedClicks = 200
    /// The rule files in that list. The first of them are forgotten.
    static let failedTestFiles = 5_000
    /// The output that an editor has not read, in bytes. The language server waits for it.
    static let editorOutput = 8_388_608
    /// The messages of an editor that are not answered. No further ones are read until some are.
    static let editorMessages = 1_000
}
