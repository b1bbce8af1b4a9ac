import PCRE
import Requests
import Text
import URLText

extension Engine {
    /// Longer headers, as JSON, are not looked at: no server in common use sends them.
    public static let maximumHeadersLength = PortableLimits.headers

    /// Follows redirects to the end of the chain, and moves on to the page there.
    func follow(_ chain: inout RedirectChain, _ page: inout Page, _ resolution: inout Resolution) {
        let requestCount = chain.requests.count
        defer { chain.requests.dropFirst(requestCount).forEach { resolution.trace?.record(.request($0)) } }
        do throws(Finding) {
            while try follow(&chain, page, &resolution.budget) {
                page = Page(Subject(chain.url, scratch: scratch), index)
            }
        } catch {
            resolution.findings.append(error)
            // A short link may have led to another one before.
            if chain.url != page.link.string { page = Page(Subject(chain.url, scratch: scratch), index) }
        }
        resolution.url = chain.url
        resolution.redirects = chain.steps
    }

    /// Makes one step. Redirects see the host in lower case, other rules as it is written.
    private func follow(
        _ chain: inout RedirectChain, _ page: Page, _ budget: inout MatchBudget
    ) throws(Finding) -> Bool {
        guard let lowered = WebAuthority.lowercasingHost(page.link.string) else {
            return try chain.follow(page.link, manifest, page.candidates.redirects, services, &budget)
        }
        let link = Subject(lowered, scratch: scratch)
        return try chain.follow(link, manifest, index.candidates(in: lowered).redirects, services, &budget)
    }

    /// Gives the headers of a page to the rules that look at them.
    func add(_ headers: [HeaderField], to page: inout Page, _ resolution: inout Resolution) {
        let json = headers.json
        guard json.utf8.count <= Self.maximumHeadersLength else {
            resolution.findings.append(
                Finding(
                    .note, "the headers of the page have \(json.utf8.count) bytes and are not looked at",
                    note: "the longest that are looked at have \(Self.maximumHeadersLength)"))
            return
        }
        page.add(headers: json, index)
    }

    /// Requests the headers of a page and moves on to the page to which its server redirects; false if they are not
    /// known and it is the same page. The headers are those of the page that the server names, so they are not used
    /// where that link only wraps another, nor where the last redirect was not followed.
    func requestHeaders(_ chain: inout RedirectChain, _ page: inout Page, _ resolution: inout Resolution) -> Bool {
        let url = chain.url
        let performed = services.requestHeaders(of: url, followsRedirects: true)
        performed.forEach { resolution.trace?.record(.request($0)) }
        do throws(Finding) {
            guard let response = try performed.last?.result.mapError(Self.finding).get() else { return false }
            try chain.append(redirectsOf: response)
            if chain.url != url { page = Page(Subject(chain.url, scratch: scratch), index) }
            let target = chain.url
            follow(&chain, &page, &resolution)
            if chain.url == target, !response.isRedirect { add(response.headers, to: &page, &resolution) }
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
        var budget = MatchBudget()
        var chain = RedirectChain(url)
        var evaluation = RuleEvaluation()
        do throws(Finding) {
            while try chain.follow(Subject(chain.url), self, lazyRedirects.indices, services, &budget) {}
        } catch {
            // After a note the link stays as it is.
            if error.severity == .warning { evaluation.failure = error.message }
        }
        evaluation.value = evaluation.failure == nil ? chain.url : nil
        evaluation.requests = chain.requests
        return evaluation
    }
}
