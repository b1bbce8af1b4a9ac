import Fetching
import Synchronization

/// A network that keeps what became of each request.
final class Recorder: Network {
    private let network: any Network
    private let entries = Mutex<[(request: FetchRequest, result: Result<FetchResponse, FetchError>?)]>([])

    /// - Parameter network: what performs the requests.
    init(_ network: any Network) { self.network = network }

    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        // Requests keep the order in which they were made, also where their responses come in another.
        let index = entries.withLock { entries in
            entries.append((request, nil))
            return entries.count - 1
        }
        let result = Result { () throws(FetchError) in try network.response(to: request, within: time) }
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
