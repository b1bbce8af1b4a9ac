import CCurl
import Hosts
import Requests

/// Performs requests by a policy.
struct HTTPClient {
    private let policy: FetchPolicy
    private let limits: FetchLimits
    private let certificates: Result<[UInt8], FetchError>

    /// Prepares libcurl and reads the certificates, while files can still be read.
    init(policy: FetchPolicy, limits: FetchLimits) {
        self.policy = policy
        self.limits = limits
        curl_global_init(Int(CURL_GLOBAL_DEFAULT))
        Resolver.prepare()
        certificates = Result { () throws(FetchError) in try policy.certificateBundle().bytes }
    }

    /// Performs a request and follows its redirects.
    func answer(to request: FetchRequest, within time: Duration) -> FetchAnswer {
        let deadline = ContinuousClock.now + time
        return Result { () throws(FetchError) in try response(to: request, until: deadline) }
    }

    private func response(
        to request: FetchRequest, until deadline: ContinuousClock.Instant
    ) throws(FetchError) -> FetchResponse {
        var request = try request.sanitized()
        var url = try ParsedURL(request.url)
        var redirects: [FetchResponse.Redirect] = []
        var visited: Set<String> = []
        while true {
            let target = try url.target()
            let received = try exchange(request, url, target, until: deadline)
            guard let next = try redirect(of: received, to: request, at: url, target) else {
                return try received.response(url: url.text, redirects: redirects)
            }
            visited.insert("\(request.method) \(url.text)")
            redirects.append(FetchResponse.Redirect(url: url.text, status: received.status))
            guard redirects.count <= limits.redirects else {
                throw FetchError(.redirectLimit, "there were more than \(limits.redirects) redirects")
            }
            request = try self.request(request, from: target, to: next, status: received.status)
            url = next
            if visited.contains("\(request.method) \(url.text)") {
                throw FetchError(.redirectLimit, "the redirects lead in a circle, over \(target.host)")
            }
        }
    }

    /// The URL of a redirect that is to be followed; nil if the response is the last.
    private func redirect(
        of received: Reception, to request: FetchRequest, at url: ParsedURL, _ target: RequestTarget
    ) throws(FetchError) -> ParsedURL? {
        guard request.followsRedirects, let location = received.location else { return nil }
        let next = try ParsedURL(location, relativeTo: url)
        // HEAD shows where a URL leads, and for that no connection over http is needed.
        let isDowngrade = target.scheme == "https" && (try? next.target())?.scheme == "http"
        return request.method == "HEAD" && isDowngrade ? nil : next
    }

    /// The request that follows a redirect.
    private func request(
        _ request: FetchRequest, from target: RequestTarget, to url: ParsedURL, status: Int
    ) throws(FetchError) -> FetchRequest {
        do throws(FetchError) {
            let next = try url.target()
            if target.scheme == "https", next.scheme == "http" {
                throw FetchError(.refusedURL, "from https: to http: of \(next.host) is not followed")
            }
            return try request.redirected(status: status, to: url.text, hasSameOrigin: next.hasOrigin(of: target))
        } catch {
            throw FetchError(error.kind, "a redirect of \(target.host): \(error.message)")
        }
    }

    /// One request and its response, after all checks.
    private func exchange(
        _ request: FetchRequest, _ url: ParsedURL, _ target: RequestTarget, until deadline: ContinuousClock.Instant
    ) throws(FetchError) -> Reception {
        let route = try policy.route(to: target)
        let endpoint = try Endpoint(route, to: target)
        let rest = deadline - .now
        guard rest > .zero else { throw .noResponse }
        let transfer = try Transfer(request, url, target, limits: limits)
        if target.scheme == "https" { try transfer.trust(certificates.get()) }
        transfer.connect(to: endpoint, by: route)
        return try transfer.perform(within: rest)
    }
}
