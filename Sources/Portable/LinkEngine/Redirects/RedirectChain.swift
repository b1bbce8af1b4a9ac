import PCRE
import Requests
import Text
import URLText

/// The way from a link to the one that it leads to, through links that wrap another and short links.
struct RedirectChain {
    /// The link after the steps so far.
    private(set) var url: String
    private(set) var steps: [LinkRedirect] = []
    /// The requests for where short links lead.
    private(set) var requests: [PerformedRequest] = []
    /// Whether a redirect of a manifest for Opener was applied. Opener makes one pass.
    private var hasForeignStep = false

    init(_ url: String) { self.url = url }

    /// Makes the step of the first redirect that matches; false at the end of the chain.
    ///
    /// - Parameters:
    ///   - link: the URL of the chain as a subject.
    ///   - candidates: the indices of the redirects that may match.
    /// - Throws: A finding that says why the chain is not followed to its end.
    mutating func follow(
        _ link: Subject, _ manifest: Manifest, _ candidates: some Sequence<Int>, _ context: inout RuleContext
    ) throws(Finding) -> Bool {
        let count = steps.count
        guard
            let (redirect, matches) = try manifest.redirect(
                of: link, candidates, onlyOwn: hasForeignStep, &context.budget)
        else { return false }
        if redirect.isForeign { hasForeignStep = true }
        if case .fetch = redirect.target {
            try followShortLink(&context)
        } else if let target = try redirect.wrappedLink(matches, &context.budget), target != url {
            try append(target, .rule(redirect.location))
        }
        return steps.count > count
    }

    /// Adds the redirects of a response.
    mutating func append(redirectsOf response: FetchResponse) throws(Finding) {
        for redirect in response.allRedirects { try append(redirect.target, .http(status: redirect.status)) }
    }

    /// Adds a step.
    ///
    /// - Throws: A finding, if the target is not a link of the web, leads back, or is one step too many.
    private mutating func append(_ target: String, _ cause: LinkRedirect.Cause) throws(Finding) {
        let target = SchemePolicy.lowercasingWebHost(target)
        let shown = Printable.shortened(target)
        guard Self.isWebLink(target) else {
            let verb = if case .rule = cause { "wraps" } else { "leads to" }
            throw Finding(.note, "the link \(verb) \"\(shown)\", which is not a link of the web")
        }
        guard target != url, !steps.contains(where: { $0.url == target }) else {
            throw Finding(.note, "the link redirects back to \"\(shown)\"", note: "the rest is not followed")
        }
        guard steps.count < PortableLimits.redirects else {
            throw Finding(
                .note, "the link leads through more than \(PortableLimits.redirects) others",
                note: "the rest is not followed")
        }
        steps.append(LinkRedirect(url: url, target: target, cause: cause))
        url = target
    }

    private static func isWebLink(_ url: String) -> Bool {
        SchemePolicy.isWeb(url) && WebAuthority.problem(in: url) == nil && url.utf8.count <= Engine.maximumLength
            && Array(url.utf8).firstControlCharacterOffset == nil
    }

    /// Asks the server of a short link where it leads. Only its own host learns of that: what the answer names is
    /// followed if it is a short link too.
    private mutating func followShortLink(_ context: inout RuleContext) throws(Finding) {
        let performed = context.services.requestHeaders(of: url, followsRedirects: false)
        requests += performed
        performed.forEach { context.trace?.record(.request($0)) }
        let shown = Printable.shortened(String(url.dropFirst(url.hasPrefix("https://") ? 8 : 7)))
        switch performed.last?.result {
        case .success(let response):
            guard !response.allRedirects.isEmpty else {
                throw Finding(.note, "the short link \(shown) does not work: its server answers \(response.status)")
            }
            try append(redirectsOf: response)
        case .failure(let error) where context.services.isOnline:
            throw Finding(.note, "the short link \(shown) was not followed: \(error)")
        case .failure, nil:
            throw Finding(.note, "\(shown) is a short link; use --network to follow it", problem: .shortLink)
        }
    }
}

extension Redirect {
    /// The link that is wrapped in another, which the pattern matches; nil if no link is wrapped.
    func wrappedLink(_ matches: RuleMatches, _ budget: inout MatchBudget) throws(Finding) -> String? {
        do throws(MatchError) {
            switch target {
            case .format(let substitution):
                return try substitution.replacing(matches.all(budget: &budget), in: matches.subject, budget: &budget)
            case .parameter(let name):
                return Query(of: matches.subject.string).values(named: name, plusIsSpace: false).first ?? nil
            case .fetch: return nil
            }
        } catch {
            throw finding(error)
        }
    }

    fileprivate func finding(_ error: MatchError) -> Finding {
        Finding(
            .warning, "the redirect \"\(Printable.shortened(pattern.source))\" was skipped: \(error)", at: location,
            note: "the link is not unwrapped")
    }
}

extension Manifest {
    /// The first redirect that matches a link, which decides where the link leads, and its matches.
    ///
    /// - Parameters:
    ///   - candidates: the indices of the redirects that may match.
    ///   - isOwn: whether redirects of manifests for Opener are left out.
    /// - Throws: A finding that names the rule whose regex exceeds its limits.
    fileprivate func redirect(
        of link: Subject, _ candidates: some Sequence<Int>, onlyOwn isOwn: Bool, _ budget: inout MatchBudget
    ) throws(Finding) -> (Redirect, RuleMatches)? {
        for candidate in candidates {
            guard let redirect = lazyRedirects[candidate].rule, !(isOwn && redirect.isForeign) else { continue }
            budget.startRule()
            do throws(MatchError) {
                guard let match = try redirect.pattern.firstMatch(in: link, budget: &budget) else { continue }
                return (redirect, RuleMatches(match, of: redirect.pattern, in: link))
            } catch {
                throw redirect.finding(error)
            }
        }
        return nil
    }
}
