import LinkEngine
package import Text

/// Rules for a site, proposed from some of its links.
package struct SiteProposal: Sendable {
    /// A rule for each form of links, in the order of the links.
    package private(set) var rules: [SiteRule] = []
    /// The host of the links.
    package let host: SiteHost
    let examples: [LinkExample]
    /// The labels before the host in the links.
    private let prefixes: [String]

    /// Proposes rules. Each is run: it reads all its links as it should.
    ///
    /// - Throws: A finding about the first link that cannot be used, or in which the passage is not found.
    package init(host: SiteHost, examples: [LinkExample]) throws(Finding) {
        self.host = host
        self.examples = try Self.withoutRepetitions(examples)
        var groups = Groups()
        var prefixes: [String] = []
        for example in self.examples where example.passage != nil {
            prefixes.append(try host.prefix(in: example.link))
            try groups.add(example)
        }
        self.prefixes = prefixes
        guard !groups.groups.isEmpty else {
            throw Finding(
                .error, "no link of a passage was given", note: "give one with its reference: 'URL=John 3:16'")
        }
        for group in groups.groups { rules += try rules(for: group) }
        guard RuleTrial(rules).reads(self.examples, besides: []) else {
            throw Finding(
                .error, "the links contradict each other: rules that read some of them read others wrongly",
                note: "look the references up again, or give the links in two calls")
        }
    }

    /// Each link once.
    private static func withoutRepetitions(_ examples: [LinkExample]) throws(Finding) -> [LinkExample] {
        var kept: [LinkExample] = []
        for example in examples {
            guard let same = kept.first(where: { $0.link == example.link }) else {
                kept.append(example)
                continue
            }
            guard same.words == example.words else {
                throw Finding(
                    .error,
                    "\(Printable.shortened(Printable.line(example.link))) is given twice, as \(same.words) and as \(example.words)",
                    note: "a link has one meaning")
            }
        }
        return kept
    }

    private func rules(for group: Groups.Group) throws(Finding) -> [SiteRule] {
        if let rule = rule(for: group.candidates, group.examples) { return [rule] }
        // Links that look alike may have two forms all the same.
        var rules: [SiteRule] = []
        for example in group.examples {
            guard let rule = rule(for: example.readings.map { [$0] }, [example]) else { throw Self.unread(example) }
            rules.append(rule)
        }
        return rules
    }

    private static let maximumTrials = 60

    private func rule(for candidates: [[LinkReading]], _ examples: [LinkExample]) -> SiteRule? {
        let others = self.examples.filter { example in !examples.contains { $0.link == example.link } }
        let forms = candidates.compactMap { LinkForm($0) }
        let rules = forms.lazy.flatMap {
            FormRules(form: $0, examples: examples, host: host, prefixes: prefixes).rules
        }
        return rules.prefix(Self.maximumTrials).first { RuleTrial([$0]).reads(examples, besides: others) }
    }

    fileprivate static func unread(_ example: LinkExample) -> Finding {
        Finding(
            .error, "no part of \(Printable.shortened(Printable.line(example.link))) leads to \(example.words)",
            note: "look the reference up again; a link that has only a number of the site's own cannot be read")
    }
}

/// Links that may have one form.
private struct Groups {
    struct Group {
        var examples: [LinkExample]
        /// The readings of all links that make a form, the likeliest first.
        var candidates: [[LinkReading]]
    }

    var groups: [Group] = []

    private static let maximumCandidates = 80

    mutating func add(_ example: LinkExample) throws(Finding) {
        let readings = example.readings
        guard !readings.isEmpty else { throw SiteProposal.unread(example) }
        for index in groups.indices {
            let joined = Self.joined(groups[index].candidates, readings)
            guard !joined.isEmpty else { continue }
            groups[index].candidates = joined
            groups[index].examples.append(example)
            return
        }
        groups.append(Group(examples: [example], candidates: readings.map { [$0] }))
    }

    private static func joined(_ candidates: [[LinkReading]], _ readings: [LinkReading]) -> [[LinkReading]] {
        let all = candidates.flatMap { candidate in readings.map { candidate + [$0] } }
        let forms = all.compactMap { readings in LinkForm(readings).map { (readings: readings, cost: $0.cost) } }
        let indices = forms.indices.sorted { (forms[$0].cost, $0) < (forms[$1].cost, $1) }
        return indices.prefix(maximumCandidates).map { forms[$0].readings }
    }
}

extension LinkExample {
    /// The ways to read the link as its passage.
    fileprivate var readings: [LinkReading] { passage.map { LinkReader(LinkText(link), $0).readings } ?? [] }
}
