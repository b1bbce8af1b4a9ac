package import Text

extension Resolution {
    /// Changes the URLs of the openings, and says what a person should know about that.
    package mutating func changeURLs(_ change: (Opening, inout [Finding]) -> String) {
        for index in openings.indices {
            openings[index].url = change(openings[index], &findings)
        }
        for index in others.indices { others[index].changeURLs(change) }
    }

    /// Whether each link is opened as it was asked for; where no openings are made, whether it is a passage.
    public func isOpened(for filter: OpeningFilter) -> Bool {
        (filter.isPassageOnly ? passage != nil || place != nil : openings.contains(where: filter.counts))
            && others.allSatisfy { $0.isOpened(for: filter) }
    }

    /// Says that the link is not opened, where it is not and nothing else says why.
    public mutating func explainUnopened(_ filter: OpeningFilter) {
        guard findings.isEmpty, !isOpened(for: filter) else { return }
        note(filter.isPassageOnly ? "no rule reads a passage from this link" : "\(filter.noRule), only browsers do")
    }

    /// Says what a person should know about the link.
    package mutating func note(_ message: String) { findings.append(Finding(.note, message)) }
}
