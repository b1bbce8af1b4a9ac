import Hosts
import Requests
import Synchronization

/// Keeps what became of each request.
final class Recorder: Responder {
    private let inner: Network
    private let entries = Mutex<[(request: FetchRequest, result: Result<FetchResponse, FetchError>?)]>([])

    /// - Parameter network: what performs the requests.
    init(_ network: Network) { inner = network }

    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        // Requests keep the order in which they were made, also where their responses come in another.
        let index = entries.withLock { entries in
            entries.append((request, nil))
            return entries.count - 1
        }
        let result = inner.perform(request, within: time).result
        entries.withLock { $0[index].result = result }
        return try result.get()
    }

    /// The requests that have ended, with their responses, secrets included.
    var exchanges: [Recording.Exchange] {
        entries.withLock { $0 }.compactMap { entry in
            entry.result.map { Recording.Exchange(request: entry.request, result: $0) }
        }
    }
}
