import PCRE
import Requests
import Text
import URLText

extension Engine {
    /// Longer headers, as JSON, are not looked at: no server in common use sends them.
    public static let maximumHeadersLength = PortableLimits.headers
}

extension LinkContext {
    /// Follows redirects to the end of the chain, and moves on to the page there.
    mutating func follow() {
        do throws(Finding) {
            while try step() { move() }
        } catch {
            resolution.findings.append(error)
            // A short link may have led to another one before.
            if chain.url != page.link.string { move() }
        }
        resolution.url = chain.url
        resolution.redirects = chain.steps
    }

    /// Moves on to the page at the end of the chain.
    private mutating func move() { page = Page(Subject(chain.url), engine.index) }

    /// Makes one step. Redirects see the host in lower case, other rules as it is written.
    private mutating func step() throws(Finding) -> Bool {
        guard let lowered = WebAuthority.lowercasingHost(page.link.string) else {
            return try chain.follow(page.link, engine.manifest, page.candidates.redirects, &rules)
        }
        let link = Subject(lowered)
        return try chain.follow(link, engine.manifest, engine.index.candidates(in: lowered).redirects, &rules)
    }

    /// Gives the headers of a page to the rules that look at them.
    mutating func add(_ headers: [HeaderField]) {
        let json = headers.json
        guard json.utf8.count <= Engine.maximumHeadersLength else {
            resolution.findings.append(
                Finding(
                    .note, "the headers of the page have \(json.utf8.count) bytes and are not looked at",
                    note: "the longest that are looked at have \(Engine.maximumHeadersLength)"))
            return
        }
        page.add(headers: json, engine.index)
    }

    /// Requests the headers of a page and moves on to the page to which its server redirects; false if they are not
    /// known and it is the same page. The headers are those of the page that the server names, so they are not used
    /// where that link only wraps another, nor where the last redirect was not followed.
    mutating func requestHeaders() -> Bool {
        let url = chain.url
        let performed = rules.services.requestHeaders(of: url, followsRedirects: true)
        performed.forEach { rules.trace?.record(.request($0)) }
        do throws(Finding) {
            guard let response = try performed.last?.result.mapError(Self.finding).get() else { return false }
            try chain.append(redirectsOf: response)
            if chain.url != url { move() }
            let target = chain.url
            follow()
            if chain.url == target, !response.isRedirect { add(response.headers) }
            return true
        } catch {
            resolution.findings.append(error)
            return false
        }
    }

    private static func finding(_ error: FetchError) -> Finding {
        Finding(.note, "the headers of the page are not known: \(error)")
    }
}

extension Manifest {
    /// The link to which a link leads, by the redirects of the manifest alone.
    package func unwrapped(_ url: String, _ services: RuleServices) -> RuleEvaluation {
        var context = RuleContext(services)
        var chain = RedirectChain(url)
        var evaluation = RuleEvaluation()
        do throws(Finding) {
            while try chain.follow(Subject(chain.url), self, lazyRedirects.indices, &context) {}
        } catch {
            // After a note the link stays as it is.
            if error.severity == .warning { evaluation.failure = error.message }
        }
        evaluation.value = evaluation.failure == nil ? chain.url : nil
        evaluation.requests = chain.requests
        return evaluation
    }
}

extension RuleServices {
    /// The statuses by which servers refuse HEAD: those that RFC 9110 has for a method, and what else is in use.
    private static let refusals = [400, 403, 405, 501]

    /// Requests the headers of a page: by HEAD, then, if the server refuses that method, by GET. The last request
    /// decides.
    func requestHeaders(of url: String, followsRedirects: Bool) -> [PerformedRequest] {
        var request = FetchRequest(method: "HEAD", url: url, followsRedirects: followsRedirects)
        let time = FetchLimits().time
        let head = network.perform(request, within: time)
        guard case .success(let response) = head.result, Self.refusals.contains(response.status) else { return [head] }
        request.method = "GET"
        return [head, network.perform(request, within: time)]
    }
}

extension FetchResponse {
    /// Whether it is a redirect itself, which was not followed.
    var isRedirect: Bool { headers.redirectTarget(status: status) != nil }

    /// The redirects that were followed, then the one of the response itself that was not.
    var allRedirects: [(status: Int, target: String)] {
        let targets = redirects.dropFirst().map { $0.url } + [url]
        let followed = zip(redirects, targets).map { (status: $0.status, target: $1) }
        guard let location = headers.redirectTarget(status: status) else { return followed }
        return followed + [(status, URLParts.resolve(location, against: url))]
    }
}
