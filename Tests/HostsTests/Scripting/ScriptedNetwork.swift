import Hosts
import Requests

/// A network whose servers are a function.
struct ScriptedNetwork: Responder {
    let answer: @Sendable (FetchRequest, Duration) throws(FetchError) -> FetchResponse

    init(_ answer: @escaping @Sendable (FetchRequest, Duration) throws(FetchError) -> FetchResponse) {
        self.answer = answer
    }

    /// A network that answers every request with a text.
    init(status: Int = 200, type: String = "text/html", body: String) {
        answer = { request, _ in
            FetchResponse(
                status: status, url: request.url, headers: [HeaderField(name: "Content-Type", value: type)],
                body: Array(body.utf8))
        }
    }

    /// A network that answers with what it was asked: `GET https://example.org/ Accept=*/* ...`.
    static let echo = ScriptedNetwork { request, _ in
        let parts = [request.method, request.url] + request.headers.map { "\($0.name)=\($0.value)" }
        let body = parts.joined(separator: " ") + (request.body.isEmpty ? "" : "\n")
        return FetchResponse(status: 200, url: request.url, body: Array(body.utf8) + request.body)
    }

    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        try answer(request, time)
    }
}
