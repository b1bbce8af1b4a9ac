import Requests
import URLText

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
