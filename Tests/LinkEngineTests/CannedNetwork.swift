import Hosts
import Requests
import Synchronization

/// A network of answers that are given before: no connection is opened.
final class CannedNetwork: Responder {
    private let answers: [String: FetchResponse]
    private let log = Mutex<[String]>([])

    /// - Parameter answers: The responses by method and URL, "HEAD https://a.test/"; every other request fails.
    init(_ answers: [String: FetchResponse]) { self.answers = answers }

    /// The requests, each as its method and URL.
    var requests: [String] { log.withLock { $0 } }

    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        let key = "\(request.method) \(request.url)"
        log.withLock { $0.append(request.followsRedirects ? key + " and on" : key) }
        guard let answer = answers[key] else { throw FetchError(.unreachable, "nothing answers there") }
        return answer
    }

    /// The redirect that a server answers with.
    static func redirect(_ url: String, to target: String, status: Int = 301) -> FetchResponse {
        FetchResponse(status: status, url: url, headers: [HeaderField(name: "location", value: target)])
    }
}
