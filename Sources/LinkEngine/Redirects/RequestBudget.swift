import Fetching
import Synchronization

/// A network for one link: all requests that are made for it, by its scripts and by the engine, have common bounds.
final class RequestBudget: Network {
    private struct Remaining {
        var requests: Int
        var time: Duration
    }

    private let network: any Network
    private let requests: Int
    private let time: Duration
    private let remaining: Mutex<Remaining>

    /// A budget on a network.
    ///
    /// - Parameters:
    ///   - requests: the most requests.
    ///   - time: the most time that all requests take together.
    init(_ network: any Network, requests: Int = 40, time: Duration = .seconds(30)) {
        self.network = network
        self.requests = requests
        self.time = time
        remaining = Mutex(Remaining(requests: requests, time: time))
    }

    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        let remaining = self.remaining.withLock { remaining in
            remaining.requests -= 1
            return remaining
        }
        guard remaining.requests >= 0 else {
            throw FetchError(.requestLimit, "more than \(requests) requests for one link")
        }
        guard remaining.time > .zero else {
            throw FetchError(.timeLimit, "the requests for one link take more than \(self.time) together")
        }
        let start = ContinuousClock.now
        defer { self.remaining.withLock { $0.time -= ContinuousClock.now - start } }
        return try network.response(to: request, within: min(time, remaining.time))
    }
}
