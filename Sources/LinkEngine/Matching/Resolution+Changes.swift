package import Diagnostics

extension Resolution {
    /// Changes the URLs of the openings, and says what a person should know about that.
    package mutating func changeURLs(_ change: (Opening, inout [Finding]) -> String) {
        for index in openings.indices {
            openings[index].written = Array(change(openings[index], &findings).utf8)[...]
        }
    }

    /// Says what a person should know about the link.
    package mutating func note(_ message: String) { findings.append(Finding(.note, message)) }
}
