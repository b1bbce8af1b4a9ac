import Bible
import LinkEngine
import URLText

extension SiteProposal {
    /// The rules with their tests: the links that were given, and links that are made of them.
    ///
    /// - Parameters:
    ///   - site: the name of the site.
    ///   - docs: the source that shows the form of the links.
    package func tested(site: String, docs: String?) -> [SiteRule] {
        let trial = RuleTrial(rules)
        return rules.enumerated().map { index, rule in
            var rule = rule
            rule.site = site
            rule.docs = docs
            let alone = RuleTrial([rule])
            let own = examples.filter { $0.passage != nil && $0.accepts(alone.passage(of: $0.link)) }
            let nulls = index == 0 ? examples.filter { $0.passage == nil } : []
            let given = (own + nulls).map { RuleExample(link: $0.link, result: alone.passage(of: $0.link)?.string) }
            let made = own.first.map { madeTests(of: $0.link, alone, trial) } ?? []
            rule.tests = given + made.filter { test in !given.contains { $0.link == test.link } }
            return rule
        }
    }

    /// Links that are made of a link: the other scheme and host with the same passage; and, without one, the host that
    /// only looks alike, the home page and a chapter that does not exist.
    private func madeTests(of link: String, _ rule: RuleTrial, _ all: RuleTrial) -> [RuleExample] {
        let result = rule.passage(of: link)
        let same = sameLinks(link).filter { rule.passage(of: $0) == result }
            .map { RuleExample(link: $0, result: result?.string, isMade: true) }
        let other = otherLinks(link).filter { all.passage(of: $0) == nil }
            .map { RuleExample(link: $0, result: nil, isMade: true) }
        return same + other
    }

    private func sameLinks(_ link: String) -> [String] {
        guard let colon = link.ranges(of: "://").first else { return [] }
        let scheme = link[..<colon.lowerBound].lowercased() == "https" ? "http" : "https"
        let rest = String(link[colon.upperBound...])
        let sameScheme = scheme + "://" + rest
        if rest.hasPrefix("www.") { return [sameScheme, "https://" + String(rest.dropFirst(4))] }
        return [sameScheme] + (rest.hasPrefix(host.name) ? ["https://www." + rest] : [])
    }

    private func otherLinks(_ link: String) -> [String] {
        guard let host = link.ranges(of: host.name).first else { return [] }
        let start = String(link[..<host.upperBound])
        let rest = String(link[host.upperBound...])
        return [start + ".example.net" + rest, start + "/"] + beyondTheBook(link)
    }

    /// The link with each of its numbers in turn made greater than any chapter; the first that is no passage.
    private func beyondTheBook(_ link: String) -> [String] {
        let trial = RuleTrial(rules)
        let tokens = LinkToken.tokens(link)
        let changed = tokens.indices.filter { tokens[$0].number != nil }.map { index in
            tokens.indices.map { $0 == index ? "999" : tokens[$0].text }.joined()
        }
        return changed.first { trial.passage(of: $0) == nil }.map { [$0] } ?? []
    }
}
