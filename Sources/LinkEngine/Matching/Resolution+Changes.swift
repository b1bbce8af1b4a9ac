package import Diagnostics

extension Resolution {
    /// Changes the URLs of the openings, and says what a person should know about that.
    package mutating func changeURLs(_ change: (Opening, inout [Finding]) -> String) {
        for index in openings.indices {
            openings[index].url = change(openings[index], &findings)
        }
    }

    /// The same answer to a text that the link stands in.
    package func answering(_ text: String) -> Resolution {
        var answer = self
        answer.input = text
        return answer
    }

    /// Says what a person should know about the link.
    package mutating func note(_ message: String) { findings.append(Finding(.note, message)) }
}
