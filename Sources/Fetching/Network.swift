/// What performs network requests: the fetch host, a folder of recordings, or nothing at all.
public protocol Network: Sendable {
    /// Performs a request, and blocks the calling thread until the response is there.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - time: the time that is left for it; an implementation may have a shorter limit of its own.
    /// - Throws: `FetchError` if there is no response. A response with an HTTP status of failure is not an error.
    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse
}

extension Network {
    /// Performs a request; the record says what became of it.
    package func perform(_ request: FetchRequest, within time: Duration) -> PerformedRequest {
        let start = ContinuousClock.now
        let result = Result { () throws(FetchError) in try response(to: request, within: time) }
        return PerformedRequest(request: request, result: result, duration: ContinuousClock.now - start)
    }
}

/// The network of a program that was not allowed to use it: every request fails.
public struct NoNetwork: Network {
    /// Creates it.
    public init() {}

    /// Throws `FetchError` of the kind `notAllowed`.
    public func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        throw FetchError(.notAllowed, "the network is off; --network allows it")
    }
}
