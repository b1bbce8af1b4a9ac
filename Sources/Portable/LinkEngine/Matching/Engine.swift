import Bible
import PCRE
public import Requests
import Text
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
    static func noApp(for what: String) -> [Finding] { [Finding(.note, "no requested app opens the \(what)")] }

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
