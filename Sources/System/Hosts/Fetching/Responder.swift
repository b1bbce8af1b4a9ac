public import Requests

/// What answers the requests of a ``Network``: the fetch hosts, recordings.
public protocol Responder: Sendable {
    /// Performs a request, and blocks the calling thread until the response is there.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - time: the time that is left for it; an implementation may have a shorter limit of its own.
    /// - Throws: `FetchError` if there is no response. A response with an HTTP status of failure is not an error.
    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse
}

extension Responder {
    /// The network that it answers, whose records have the time that each request took.
    public var network: Network {
        Network { request, time in
            let start = ContinuousClock.now
            let result = Result { () throws(FetchError) in try response(to: request, within: time) }
            return PerformedRequest(request: request, result: result, duration: ContinuousClock.now - start)
        }
    }
}
