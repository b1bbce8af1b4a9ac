/// The limits of the ring System. docs/limits.md lists them; a test compares the two.
package enum SystemLimits {
    /// A rule file or a manifest, in bytes. The largest public manifest has 0.7 million.
    package static let ruleFile = 67_108_864
    /// A file of the user that Lectern changes, in bytes. It is in memory twice.
    package static let changedFile = 16_777_216
    /// A signed rule set, in bytes. A fetch host must have room for it, and the built-in rules have a third of it.
    package static let ruleSet = 8_388_608
    /// A `.gitignore`, in bytes. Each of its lines is compared with each file.
    package static let ignoreFile = 1_048_576
    /// The URL of a request, in bytes. Common servers accept no longer one.
    package static let requestURL = 65_536
    /// The header fields of a request, in bytes. Common servers refuse more.
    package static let requestFields = 16_384
    /// The body of a request, in bytes. The requests of rules are small.
    package static let requestBody = 1_048_576
    /// The certificates that are trusted, in bytes. libcurl does not accept more (`CURL_MAX_INPUT_LENGTH`).
    package static let certificates = 8_000_000
    /// The header of a response, in bytes. Common servers send a tenth of it.
    package static let responseHeader = 65_536
    /// The header fields of a response. Common servers send a tenth of them.
    package static let responseFields = 256
    /// The codings of the content of a response. Servers use one.
    package static let contentCodings = 5
    /// The simultaneous requests. Further requests wait.
    package static let concurrentRequests = 4
    /// The requests of a fetch host. Then another one replaces it.
    package static let requestsOfHost = 100
    /// The new memory of a fetch host, in bytes. It is enough for a response and its decompressed contents.
    package static let fetchMemory = 41_943_040
    /// The memory of a fetch host that is reused, in bytes. A larger one is ended after its request.
    package static let keptFetchHost = 50_331_648
    /// The scripts that a script host runs. Then another one replaces it.
    package static let scriptsOfHost = 1_000
    /// The lines of a script on the console. The others are dropped.
    package static let consoleLines = 128
    /// A line of a script on the console, in bytes. A longer one is dropped.
    package static let consoleLine = 8_192
    /// The time in which a host must start. Starting takes some milliseconds, unless the machine is busy.
    package static let hostStart = Duration.seconds(10)
    /// The time for which a program waits while another one changes the same file. Changes take some milliseconds.
    package static let fileLock = Duration.seconds(20)
    /// The messages of a script in one run. A script that sends more is ended.
    package static let scriptMessages = 1_000
}
