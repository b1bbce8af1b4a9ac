import Bible
import LinkEngine

/// Compares what two sets of rules make of single links.
struct LinkComparison: Sendable {
    let old: Engine
    let new: Engine
    let difference: RuleDifference
    private let openings: OpeningChanges
    /// Finds the passage of a link, and the openings that may differ and are not made from the passage.
    private let linkFilter: OpeningFilter
    /// Finds the openings of a passage that may differ.
    private let passageFilter: OpeningFilter

    init(from old: RuleSet, to new: RuleSet) {
        (self.old, self.new) = (old.engine, new.engine)
        difference = RuleDifference(from: old, to: new)
        openings = OpeningChanges(from: old.engine.manifest, to: new.engine.manifest)
        linkFilter = difference.linkApps.isEmpty ? .passageOnly : Self.filter(difference.linkApps)
        passageFilter = Self.filter(difference.passageApps)
    }

    private static func filter(_ apps: [String]?) -> OpeningFilter {
        var filter = OpeningFilter()
        filter.apps = apps
        filter.includesUnverified = true
        return filter
    }

    /// Compares the readings of a link, and the openings that are not made from its passage.
    ///
    /// - Returns: the passage if both read the same one, and apps may open it differently.
    func compare(_ link: ComparedLink, _ tally: inout ChangeTally) -> LinkedPassage? {
        guard !difference.readsAlike || !difference.linkApps.isEmpty else {
            return difference.passageApps.isEmpty ? nil : new.resolve(link, linkFilter).passage
        }
        let after = new.resolve(link, linkFilter)
        let before = old.resolve(link, linkFilter)
        guard before.topicURL == after.topicURL else {
            addReading(before, after, link, &tally)
            return nil
        }
        if after.topic == nil, before.url != after.url {
            compareUnread(old.resolve(link, Self.filter(nil)), new.resolve(link, Self.filter(nil)), link, &tally)
        } else if after.topic != nil || !compareOpened(before, after, link, &tally) {
            openings.add(from: before.ofLink, to: after.ofLink, links: [link.text], to: &tally)
        }
        return difference.passageApps.isEmpty ? nil : after.passage
    }

    /// Compares the openings of a passage.
    ///
    /// - Parameter links: the links that are read as this passage.
    func compare(_ passage: LinkedPassage, of links: some Collection<String>, _ tally: inout ChangeTally) {
        let (before, after) = (old.openings(of: passage, passageFilter), new.openings(of: passage, passageFilter))
        openings.add(from: before, to: after, links: links, to: &tally)
    }

    private func addReading(
        _ before: Resolution, _ after: Resolution, _ link: ComparedLink, _ tally: inout ChangeTally
    ) {
        let kind: LinkChange.Kind =
            before.topic == nil ? .newlyRead : after.topic == nil ? .noLongerRead : .readDifferently
        let rule = Self.rule(of: after) ?? Self.rule(of: before) ?? Self.rule(ofRedirects: before, after)
        tally.add(kind, of: rule, from: before.topicURL, to: after.topicURL, links: [link.text])
    }

    /// Adds the change of a link without a passage that only one side opens in an app.
    ///
    /// - Returns: whether it is such a link.
    private func compareOpened(
        _ before: Resolution, _ after: Resolution, _ link: ComparedLink, _ tally: inout ChangeTally
    ) -> Bool {
        guard (before.appOpening == nil) != (after.appOpening == nil) else { return false }
        // Apps whose rules are the same may open it on both sides.
        let others = before.appOpening == nil ? old : new
        guard others.resolve(link, Self.filter(nil)).appOpening == nil else { return false }
        addOpened(before.appOpening, after.appOpening, link, &tally)
        return true
    }

    private func addOpened(_ before: Opening?, _ after: Opening?, _ link: ComparedLink, _ tally: inout ChangeTally) {
        guard let rule = (after ?? before).flatMap(openings.rule) else { return }
        tally.add(
            after == nil ? .noLongerRead : .newlyRead, of: rule, from: before?.url, to: after?.url, links: [link.text])
    }

    /// Compares links without a passage that lead to different ones.
    private func compareUnread(
        _ before: Resolution, _ after: Resolution, _ link: ComparedLink, _ tally: inout ChangeTally
    ) {
        switch (before.appOpening, after.appOpening) {
        case (nil, nil):
            tally.add(
                .readDifferently, of: Self.rule(ofRedirects: before, after), from: before.url, to: after.url,
                links: [link.text])
        case (let before?, nil): addOpened(before, nil, link, &tally)
        case (nil, let after?): addOpened(nil, after, link, &tally)
        default:
            openings.add(
                from: before.ofLink.filter { $0.kind != .browser }, to: after.ofLink.filter { $0.kind != .browser },
                links: [link.text], to: &tally)
        }
    }

    private static func rule(of resolution: Resolution) -> ComparedRule? {
        if let place = resolution.place, let site = place.site {
            return ComparedRule(kind: .passage, title: site, location: nil)
        }
        return resolution.passage?.rule.map { ComparedRule(kind: .passage, title: $0.site, location: $0.location) }
    }

    /// The last redirect that a rule made.
    private static func rule(ofRedirects before: Resolution, _ after: Resolution) -> ComparedRule {
        for redirect in after.redirects.reversed() + before.redirects.reversed() {
            if case .rule(let location) = redirect.cause {
                return ComparedRule(kind: .redirect, title: "links that wrap another", location: location)
            }
        }
        return ComparedRule(kind: .redirect, title: "links that wrap another", location: nil)
    }
}

extension Resolution {
    /// The canonical URL of the passage or the place.
    fileprivate var topicURL: String? { passage?.canonicalURL.string ?? place?.url }

    /// The openings that are not made from the passage.
    fileprivate var ofLink: [Opening] { openings.filter { !$0.isOfPassage } }

    fileprivate var appOpening: Opening? { ofLink.first { $0.kind != .browser } }
}
