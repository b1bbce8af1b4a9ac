/// What is read, changed and requested at most in the ring System. docs/limits.md is this table; a test compares them.
package enum SystemLimits {
    /// A rule file or a manifest, in bytes. The largest public manifest has 0.7 million.
    package static let ruleFile = 67_108_864
    /// A file of the user that is changed, in bytes. It is kept in memory twice.
    package static let changedFile = 16_777_216
    /// A `.gitignore`, in bytes. Each of its lines is compared with each file.
    package static let ignoreFile = 1_048_576
    /// The URL of a request, in bytes. No server in common use takes a longer one.
    package static let requestURL = 65_536
    /// The header fields of a request, in bytes. Servers in common use refuse more.
    package static let requestFields = 16_384
    /// The body of a request, in bytes. Rules ask for little.
    package static let requestBody = 1_048_576
    /// The certificates that are trusted, in bytes. libcurl does not take more (`CURL_MAX_INPUT_LENGTH`).
    package static let certificates = 8_000_000
    /// The messages of a script in one run. A script that sends more is ended.
    package static let scriptMessages = 1_000
}
