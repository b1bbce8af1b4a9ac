import Bible
package import PCRE
public import Requests
package import Text
import URLText

/// Turns links into openings by the rules of one manifest. Immutable: new rules, new engine.
public struct Engine: Sendable {
    /// A longer link is refused: no server in common use takes one.
    public static let maximumLength = PortableLimits.link

    /// The rules.
    public var manifest: Manifest { rules.manifest }
    private(set) var rules: EngineRules
    /// What the rules may use.
    package private(set) var services: RuleServices
    /// Whether the headers of any link that nothing opens are requested, not only where short links lead.
    let requestsAnyLink: Bool
    var index: ManifestIndex { rules.index }
    var isTracing = false

    /// An engine for a manifest.
    ///
    /// - Parameters:
    ///   - manifest: the rules.
    ///   - scripts: runs their scripts.
    ///   - network: performs the requests of scripts, and those that ask where the short links lead that the redirects
    ///     of the manifest name.
    ///   - requestsAnyLink: whether the headers of every other link are requested too, if nothing but browsers opens it.
    ///     Its host then learns of the link.
    public init(
        manifest: Manifest, scripts: ScriptRunner, network: Network = .off, requestsAnyLink: Bool = false
    ) {
        rules = EngineRules(manifest)
        self.requestsAnyLink = requestsAnyLink
        services = RuleServices(scripts: scripts, network: network)
    }

    /// The engine with another network.
    package func using(_ network: Network) -> Engine {
        var engine = self
        engine.services = RuleServices(scripts: services.scripts, network: network)
        return engine
    }

    /// The engine for a thread that resolves many links while others do: its rules and services are objects of its own,
    /// since processors take turns to count references to a common one.
    package var forOneThread: Engine {
        var engine = self
        engine.rules = EngineRules(rules)
        engine.services = RuleServices(scripts: services.scripts, network: services.network)
        return engine
    }

    // Made for each link: threads would take turns to count references to a common list.
    static func noRule(_ filter: OpeningFilter) -> [Finding] {
        [Finding(.note, filter.noRule)]
    }

    /// The answer to a plain link that no rule is for, as `resolution` gives it; nil if browsers may open the link. Nine in
    /// ten links of a crawl are answered so, without a look at anything but their bytes.
    func answerWithoutRules(_ bytes: [UInt8], _ filter: OpeningFilter) -> Resolution? {
        let opensBrowsers = filter.includesBrowsers && filter.admits(.browser) && !filter.isPassageOnly
        if isTracing || requestsAnyLink || opensBrowsers { return nil }
        var resolution = Resolution(input: String(decoding: bytes, as: UTF8.self))
        if !filter.isPassageOnly { resolution.findings = Self.noRule(filter) }
        return resolution
    }
}

/// The rules of an engine, and what is derived from them. An object, so that an engine is copied by one reference.
final class EngineRules: Sendable {
    let manifest: Manifest
    /// The rank of each app in the display order, by its identifier.
    let ranks: [String: Int]
    /// The apps that open passages in display order, web readers last.
    let passageApps: [App]
    /// The apps that open places in display order, web pages last.
    let placeApps: [App]
    /// Which rules may be for a link.
    let index: ManifestIndex

    init(_ manifest: Manifest) {
        self.manifest = manifest
        index = ManifestIndex(manifest)
        var ranks: [String: Int] = [:]
        for (rank, app) in manifest.apps.enumerated() where ranks[app.identifier] == nil {
            ranks[app.identifier] = rank
        }
        self.ranks = ranks
        let apps = manifest.apps.filter { !$0.isWebReader } + manifest.apps.filter { $0.isWebReader }
        passageApps = apps.filter { $0.passage != nil }
        placeApps = apps.filter { $0.place != nil }
    }

    /// Another object with the same rules.
    init(_ rules: EngineRules) {
        manifest = rules.manifest
        ranks = rules.ranks
        passageApps = rules.passageApps
        placeApps = rules.placeApps
        index = rules.index
    }
}

extension Engine {
    /// The address of a picture of what a link leads to; nil if no rule gives one on the web.
    ///
    /// The picture is not loaded. A rule whose script needs the network gives none where the engine has none.
    public func preview(of link: String) -> (url: String, canSave: Bool)? {
        let subject = Subject(resolve(link: link, .passageOnly).url)
        let services = services.forOneLink
        return manifest.previews.lazy.compactMap { preview -> (url: String, canSave: Bool)? in
            guard let url = preview.result.evaluate(subject, preview.pattern, services).value, SchemePolicy.isWeb(url),
                SchemePolicy.general.verdict(on: url) == .allowed
            else { return nil }
            return (url, preview.canSave)
        }.first
    }
}

extension Engine {
    /// How many actions match a link: what the index and the regexes take, without what is made of the matches.
    package func actionMatches(of link: Subject) -> Int {
        var budget = MatchBudget()
        return Page(link, index).candidates.actions.count { candidate in
            budget.startRule()
            guard let action = manifest.lazyActions[candidate].rule else { return false }
            return (try? action.pattern.firstMatch(in: link, budget: &budget)) != nil
        }
    }

    /// How many rules may match a link in UTF-8: what the index takes, without the regexes.
    package func candidateCount(of link: Span<UInt8>) -> Int { index.candidates(in: link).actions.count { _ in true } }
}

extension Engine {
    /// What each rule for sites that reads a link makes of it, in the order of the rules; only the first counts when the
    /// link is resolved.
    package func readings(of link: String) -> [(rule: SourceLocation, passage: String)] {
        let normalized = NormalizedLink(link).url
        return index.candidates(in: normalized).passages.compactMap { candidate in
            guard let rule = manifest.lazyReadingRules[candidate].rule,
                let passage = rule.evaluate(link, services).value
            else { return nil }
            return (rule.location, passage)
        }
    }
}
