/// The name of a check of rule files, as findings and `"allow"` have it: `regex/open-host`.
///
/// docs/checks.md, which `lectern check --explain` prints, says what each of them means.
public enum CheckName: String, Hashable, Sendable, CaseIterable {
    // The file.
    case jsonEncoding = "json/encoding"
    case jsonSyntax = "json/syntax"
    case fileEmpty = "file/empty"
    case fileExtension = "file/extension"
    case fileFolder = "file/folder"
    case fileNoRules = "file/no-rules"
    // Its objects and their keys.
    case manifestConflictingKeys = "manifest/conflicting-keys"
    case manifestInvalidValue = "manifest/invalid-value"
    case manifestMissingKey = "manifest/missing-key"
    case manifestRepeatedKey = "manifest/repeated-key"
    case manifestUnknownKey = "manifest/unknown-key"
    case manifestWrongType = "manifest/wrong-type"
    // Apps.
    case appCommonScheme = "app/common-scheme"
    case appCountry = "app/country"
    case appDuplicate = "app/duplicate"
    case appSystems = "app/systems"
    case appUnknown = "app/unknown"
    case appVerified = "app/verified"
    // Sites, and the sources of rules.
    case docsMissing = "docs/missing"
    case siteNoPassage = "site/no-passage"
    case siteTwoFiles = "site/two-files"
    // Which links a rule is for.
    case regexBackspace = "regex/backspace"
    case regexEveryLink = "regex/every-link"
    case regexExponential = "regex/exponential"
    case regexGuesses = "regex/guesses"
    case regexICUOnly = "regex/icu-only"
    case regexInvalid = "regex/invalid"
    case regexNeedlessEscape = "regex/needless-escape"
    case regexNoHost = "regex/no-host"
    case regexNoScheme = "regex/no-scheme"
    case regexOpenHost = "regex/open-host"
    case regexOpenScheme = "regex/open-scheme"
    case regexUnescapedDot = "regex/unescaped-dot"
    case regexUnknownGroup = "regex/unknown-group"
    // What becomes of them.
    case schemeRefused = "scheme/refused"
    case schemeUndeclared = "scheme/undeclared"
    case scriptNeedless = "script/needless"
    case scriptNetwork = "script/network"
    case templateInvalid = "template/invalid"
    case templateUnknownVariable = "template/unknown-variable"
    // Tests.
    case testsDuplicate = "tests/duplicate"
    case testsFailed = "tests/failed"
    case testsNoNegative = "tests/no-negative"
    case testsNoPassage = "tests/no-passage"
    case testsOtherLinks = "tests/other-links"
    case testsPrivate = "tests/private"
    case testsQuotedNull = "tests/quoted-null"
    case testsTooFew = "tests/too-few"
    case testsUnequalLists = "tests/unequal-lists"
    // Exceptions from checks.
    case allowForbidden = "allow/forbidden"
    case allowNoReason = "allow/no-reason"
    case allowUnknown = "allow/unknown"
    case allowUnused = "allow/unused"

    /// How serious its findings are.
    public var severity: Finding.Severity { Self.warnings.contains(self) ? .warning : .error }

    /// Whether a rule may have `"allow"` for it. What makes a rule unusable, or can only be a mistake, may not be
    /// allowed.
    public var isAllowable: Bool { Self.warnings.contains(self) && self != .allowUnused || Self.refused.contains(self) }

    private static let warnings: Set<CheckName> = [
        .fileExtension, .fileFolder, .manifestUnknownKey, .appCommonScheme, .appCountry, .appSystems,
        .appVerified, .regexBackspace, .regexEveryLink, .regexExponential, .regexICUOnly, .regexNeedlessEscape,
        .schemeRefused, .scriptNeedless, .testsPrivate, .allowUnused,
    ]

    /// What CONTRIBUTING.md refuses in rules that work.
    private static let refused: Set<CheckName> = [
        .docsMissing, .siteTwoFiles, .regexGuesses, .regexNoHost, .regexNoScheme, .regexOpenHost, .regexOpenScheme,
        .regexUnescapedDot, .schemeUndeclared, .scriptNetwork, .testsNoNegative, .testsTooFew,
    ]
}
